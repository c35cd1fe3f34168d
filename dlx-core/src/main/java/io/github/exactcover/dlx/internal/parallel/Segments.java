package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The branches that are left to visit, in the order of the search, and what was found in them. One lock guards all of
 * it; threads come here some hundred times a second each, not once a node.
 */
final class Segments {

    /** How many solutions are kept for later at most, all segments but the first together. */
    private static final int MAX_KEPT = 4096;

    /** How many the first segment, whose solutions are being asked for, may be ahead. */
    private static final int MAX_KEPT_FIRST = 256;

    private final ReentrantLock lock = new ReentrantLock();

    /** There is a branch to take, or all is over. */
    private final Condition work = lock.newCondition();

    /** Solutions were asked for, so that there is room for others. */
    private final Condition room = lock.newCondition();

    /** Something changed for the thread that asks for solutions. */
    private final Condition news = lock.newCondition();

    /** The first segment that is not finished, or whose solutions were not all asked for; null when all is done. */
    private @Nullable Segment first;

    private int kept;

    /** What all threads have reported together. */
    private long solutions;

    private long nodes;
    private long updates;
    private double share;

    private boolean closed;

    /** How many threads wait for a branch, less the branches that wait for a thread. Read without the lock. */
    private volatile int hungry;

    Segments(Remainder start) {
        Segment last = null;
        for (Remainder.Part part : start.parts()) {
            Segment segment = new Segment(part.branch());
            segment.found.addAll(part.found());
            kept += part.found().size();
            segment.previous = last;
            if (last == null) {
                first = segment;
            } else {
                last.next = segment;
            }
            last = segment;
        }
        hungry = -start.parts().size();
        solutions = start.solutions();
        nodes = start.nodes();
        updates = start.updates();
        share = start.share();
    }

    /** Waits for a branch that nobody has taken, the first in order; null when there will be none. */
    @Nullable
    Segment awaitWork() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            changeHunger(1);
            Segment untaken = firstUntaken();
            while (untaken == null && !closed && first != null) {
                work.await();
                untaken = firstUntaken();
            }
            if (untaken == null || closed) {
                changeHunger(-1);
                return null;
            }
            untaken.taken = true;
            return untaken;
        } finally {
            lock.unlock();
        }
    }

    /** The first branch that nobody has taken; null if there is none now. */
    @Nullable
    Segment takeWork() {
        lock.lock();
        try {
            Segment untaken = firstUntaken();
            if (untaken != null) {
                untaken.taken = true;
                changeHunger(1);
            }
            return untaken;
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Segment firstUntaken() {
        Segment segment = first;
        while (segment != null && segment.taken) {
            segment = segment.next;
        }
        return segment;
    }

    /** Under the lock only, but in tests of one thread. */
    void changeHunger(int by) {
        int changed = hungry + by;
        hungry = changed;
    }

    /** Whether somebody waits for a branch that is not there, so that it is time to split. */
    boolean isHungry() {
        return hungry > 0;
    }

    /** Adds a branch right behind the segment that it was split off; {@code left} is what that segment has left. */
    void addBehind(Segment segment, Branch branch, Branch left) {
        lock.lock();
        try {
            Segment added = new Segment(branch);
            Segment next = segment.next;
            added.previous = segment;
            added.next = next;
            segment.next = added;
            if (next != null) {
                next.previous = added;
            }
            segment.position = left;
            changeHunger(-1);
            work.signal();
            news.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Takes a report, and waits until there is room for its solutions; false when they are not wanted any more. */
    boolean awaitReport(Segment segment, SegmentReport report) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!closed && !report.found().isEmpty() && !hasRoom(segment)) {
                room.await();
            }
            if (!closed) {
                take(segment, report);
            }
            return !closed;
        } finally {
            lock.unlock();
        }
    }

    /** Takes a report if there is room for its solutions. */
    boolean tryReport(Segment segment, SegmentReport report) {
        lock.lock();
        try {
            boolean fits = report.found().isEmpty() || hasRoom(segment);
            if (fits) {
                take(segment, report);
            }
            return fits;
        } finally {
            lock.unlock();
        }
    }

    private void take(Segment segment, SegmentReport report) {
        segment.found.addAll(report.found());
        segment.position = report.position();
        kept += report.found().size();
        solutions += report.solutions();
        nodes += report.nodes();
        updates += report.updates();
        share += report.share();
        if (segment == first && !report.found().isEmpty()) {
            news.signal();
        }
    }

    private boolean hasRoom(Segment segment) {
        return segment == first ? segment.found.size() < MAX_KEPT_FIRST : kept < MAX_KEPT;
    }

    /** The branch of a segment was visited to its end. */
    void finish(Segment segment) {
        lock.lock();
        try {
            segment.finished = true;
            if (segment.found.isEmpty()) {
                unlink(segment);
            }
            news.signal();
            if (first == null) {
                work.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    private void unlink(Segment segment) {
        Segment previous = segment.previous;
        Segment next = segment.next;
        if (previous != null) {
            previous.next = next;
        }
        if (next != null) {
            next.previous = previous;
        }
        if (segment == first) {
            first = next;
            // The segment that is first now may be waiting for room, and has its own.
            room.signalAll();
        }
    }

    /** The next solution in order, if it was found already; null if not. */
    int @Nullable [] poll() {
        lock.lock();
        try {
            Segment segment = first;
            while (segment != null) {
                int[] solution = segment.found.poll();
                if (solution != null) {
                    kept--;
                    room.signalAll();
                    return solution;
                }
                if (!segment.finished) {
                    return null;
                }
                unlink(segment);
                segment = first;
            }
            work.signalAll();
            return null;
        } finally {
            lock.unlock();
        }
    }

    long solutions() {
        lock.lock();
        try {
            return solutions;
        } finally {
            lock.unlock();
        }
    }

    long nodes() {
        lock.lock();
        try {
            return nodes;
        } finally {
            lock.unlock();
        }
    }

    double share() {
        lock.lock();
        try {
            return share;
        } finally {
            lock.unlock();
        }
    }

    long updates() {
        lock.lock();
        try {
            return updates;
        } finally {
            lock.unlock();
        }
    }

    /** What is left, and what was done, as the last reports say. */
    Remainder remainder() {
        lock.lock();
        try {
            List<Remainder.Part> parts = new ArrayList<>();
            for (Segment segment = first; segment != null; segment = segment.next) {
                if (!segment.found.isEmpty() || !(segment.finished || segment.position.isNothing())) {
                    Branch left = segment.finished ? Branch.NONE : segment.position;
                    parts.add(new Remainder.Part(List.copyOf(segment.found), left));
                }
            }
            return new Remainder(parts, solutions, nodes, updates, share);
        } finally {
            lock.unlock();
        }
    }

    /** Whether a segment comes first, so that its next solution is the next one of all. */
    boolean isFirst(Segment segment) {
        lock.lock();
        try {
            return segment == first && segment.found.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** Whether everything was visited and every solution asked for. */
    boolean isDone() {
        lock.lock();
        try {
            return first == null;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until something changes for the thread that asks for solutions, or for a while. */
    @SuppressWarnings("WaitNotInLoop") // The loop is the caller's, who looks at everything again.
    void awaitNews(long nanos) {
        lock.lock();
        try {
            changeHunger(1);
            if (first != null && !closed) {
                news.await(nanos, TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            // Whoever runs this search looks at the flag and decides.
            Thread.currentThread().interrupt();
        } finally {
            changeHunger(-1);
            lock.unlock();
        }
    }

    /** Ends the search for all threads. */
    void close() {
        lock.lock();
        try {
            closed = true;
            work.signalAll();
            room.signalAll();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }
}
