package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The branches that are left to visit, in the order of the search, with the solutions found in them. One lock guards
 * everything; that is enough, because each thread comes here some hundred times a second, not once a node.
 */
final class Segments {

    /** The most solutions that all segments but the first may keep together. */
    private static final int MAX_KEPT = 4096;

    /** The most solutions that the first segment may keep. These are handed out next. */
    private static final int MAX_KEPT_FIRST = 256;

    private final ReentrantLock lock = new ReentrantLock();

    /** Signalled when there is a branch to take, or the search is over. */
    private final Condition work = lock.newCondition();

    /** Signalled when a solution was handed out, so that there is room for another. */
    private final Condition room = lock.newCondition();

    /** Signalled when something changed for the thread that asks for solutions. */
    private final Condition news = lock.newCondition();

    /** The first segment that is not finished or still has solutions; null when all is done. */
    private @Nullable Segment first;

    /** The number of solutions that all segments keep. */
    private int kept;

    /** This and the next three fields are the sums of what all threads have reported. */
    private long solutions;

    private long nodes;
    private long updates;
    private double share;

    private boolean closed;

    /**
     * The number of threads that wait for a branch, minus the branches that wait for a thread. Read without the lock.
     */
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

    /** Takes the first branch that no thread has. Waits until there is one; null if there will be none. */
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

    /** Takes the first branch that no thread has; null if there is none now. */
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

    /** Call this only under the lock, except in tests with one thread. */
    void changeHunger(int by) {
        int changed = hungry + by;
        hungry = changed;
    }

    /** Whether more threads wait for a branch than there are branches, so that it is time to split. */
    boolean isHungry() {
        return hungry > 0;
    }

    /**
     * Adds a branch right behind the segment that it was split off from; {@code left} is what is left of that segment.
     */
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

    /**
     * Waits until there is room for the solutions of a report, and takes it in; false if the search was closed instead.
     */
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

    /** Takes in a report if there is room for its solutions, and says whether there was. */
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
            // The thread of the new first segment may be waiting, and the first segment has extra room.
            room.signalAll();
        }
    }

    /** The next solution in order; null if it was not found yet. */
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

    /** What is left and what was done, as of the last reports. */
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

    /** Whether the next solution found in a segment is the next one to hand out. */
    boolean isFirst(Segment segment) {
        lock.lock();
        try {
            return segment == first && segment.found.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** Whether everything was visited and every solution handed out. */
    boolean isDone() {
        lock.lock();
        try {
            return first == null;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until something changes for the thread that asks for solutions, but no longer than the given time. */
    @SuppressWarnings("WaitNotInLoop") // The loop is the caller's, who looks at everything again.
    void awaitNews(long nanos) {
        lock.lock();
        try {
            changeHunger(1);
            if (first != null && !closed) {
                news.await(nanos, TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            // The thread that runs the search looks at the flag and decides.
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
