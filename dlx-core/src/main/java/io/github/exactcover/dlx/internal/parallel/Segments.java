package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.proof.ProofPieces;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The branches that are left to visit, in the order of the search, with the solutions found in them. One lock guards
 * everything. That is enough, because a thread comes here only once in a few hundred solutions or a few milliseconds.
 *
 * <p>Solutions are handed out in order, and solutions found too early have to be kept until their turn. So a segment
 * has room for a limited number of them. A thread that has filled its segment's room leaves the segment for later, and
 * takes the next one that has room. The first segment is split again and again for such threads, so all of them work
 * close together: what they find is handed out soon, and no thread has to wait.
 */
final class Segments {

    /**
     * How many bytes of solutions all segments may keep together, not counting the first one's part. That is some
     * 200,000 solutions of fifteen options, or 48,000 Sudokus.
     */
    static final long MAX_KEPT = 1 << 24;

    /** The first segment, whose solutions are handed out next, may keep {@link #MAX_KEPT} divided by this. */
    private static final int PART_OF_FIRST = 4;

    /**
     * Any other segment may keep what is left divided by this, or by the number of threads if that is larger, so that
     * segments nearer to the first still get some. A thread that has filled its room has to wait until the first
     * segment is split, so large rooms save time.
     */
    private static final int PARTS_OF_LATER = 2;

    /** What a thread does after a report. */
    enum Next {
        /** Visit more of the segment. */
        GO_ON,
        /** Give a part of the segment away, and visit more of the rest. */
        SPLIT,
        /** Leave the segment, and take another one. */
        LEAVE,
        /** Stop, because the search was closed. */
        STOP
    }

    private final long mostKept;

    private final int partsOfLater;

    private final ReentrantLock lock = new ReentrantLock();

    /** Signalled when there is a branch to take, or the search is over. */
    private final Condition work = lock.newCondition();

    /** Signalled when there is news for the thread that asks for solutions. */
    private final Condition news = lock.newCondition();

    /**
     * How many branches should always be free: one if there are several threads, so that a thread without work finds
     * some at once.
     */
    private final int spare;

    /** Whether solutions are counted or collected, so that it does not matter which segment is visited first. */
    private final boolean counting;

    /** The first segment that is not finished or still has solutions, or a sink; null if there is none. */
    private @Nullable Segment first;

    /** The bytes of the solutions that all segments keep. */
    private long kept;

    /** What all threads have reported. */
    private Effort effort;

    /** Lets an engine write what it does; null if no proof is wanted. */
    private @Nullable BiConsumer<SearchEngine, ProofWriter> proves;

    /** How many threads wait for a branch. */
    private int waiting;

    private volatile boolean closed;

    /** Whether a thread that collects should report now: another one waits for a branch, or the search was closed. */
    private volatile boolean urgent;

    Segments(Remainder start, int threads, boolean counting, long mostKept) {
        this.mostKept = mostKept;
        this.partsOfLater = Math.max(PARTS_OF_LATER, threads);
        this.spare = threads > 1 ? 1 : 0;
        this.counting = counting;
        Segment last = null;
        for (Remainder.Piece piece : start.pieces()) {
            Segment segment = new Segment(piece.branch());
            kept += segment.add(piece.found());
            segment.previous = last;
            if (last == null) {
                first = segment;
            } else {
                last.next = segment;
            }
            last = segment;
        }
        effort = start.effort();
    }

    /** Lets engines write a proof, before a search of the whole tree begins. */
    void proveTo(ProofPieces pieces, BiConsumer<SearchEngine, ProofWriter> how) {
        Objects.requireNonNull(first, "There is nothing to search").proof = pieces.first();
        proves = how;
    }

    /** Lets an engine that has come to a segment write the proof of that segment, if one is wanted. */
    void prove(Segment segment, SearchEngine engine) {
        if (proves != null && segment.proof != null) {
            proves.accept(engine, segment.proof.writer());
        }
    }

    /** Takes the first branch that a thread can take. Waits until there is one; null if there will be none. */
    @Nullable
    Segment awaitWork() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            Segment free = firstFree();
            changeWaiting(1);
            while (free == null && !closed && first != null) {
                work.await();
                free = firstFree();
            }
            changeWaiting(-1);
            return free == null || closed ? null : take(free);
        } finally {
            lock.unlock();
        }
    }

    /** Takes the first branch that a thread can take; null if there is none now. */
    @Nullable
    Segment takeWork() {
        return locked(() -> {
            Segment free = firstFree();
            return free == null ? null : take(free);
        });
    }

    private Segment take(Segment segment) {
        segment.taken = true;
        wake();
        return segment;
    }

    /** Wakes a thread that waits for a branch, if there is one to take. That thread wakes the next. */
    private void wake() {
        look();
        if (waiting > 0 && firstFree() != null) {
            work.signal();
        }
    }

    private @Nullable Segment firstFree() {
        Segment segment = first;
        while (segment != null && !isFree(segment)) {
            segment = segment.next;
        }
        return segment;
    }

    /** Whether a thread can take a segment. If it is nearly full, the thread would have to leave it soon. */
    private boolean isFree(Segment segment) {
        return !segment.taken && !segment.finished && 8 * segment.kept() < 7 * room(segment);
    }

    /** How many bytes a segment may keep: some, as long as there is any room, or else no thread would take it. */
    private long room(Segment segment) {
        return segment == first ? Math.max(1, mostKept / PART_OF_FIRST) : roomOfLater();
    }

    private long roomOfLater() {
        return (mostKept - kept + partsOfLater - 1) / partsOfLater;
    }

    /** Call this only under the lock, except in tests with one thread. */
    void changeWaiting(int by) {
        waiting += by;
        look();
    }

    /** Call this when something changes on which {@link #isUrgent} depends. */
    private void look() {
        urgent = counting && (closed || isMoreWanted(spare));
    }

    /** Whether a thread that collects should report now. This takes no lock, so it can be asked for each solution. */
    boolean isUrgent() {
        return urgent;
    }

    /** Adds a report, and says what the thread has to do next. What was done when the search was closed counts, too. */
    Next report(Segment segment, SegmentReport report) {
        return locked(() -> {
            takeIn(segment, report);
            if (closed) {
                return Next.STOP;
            }
            if (segment.kept() >= room(segment) || isFirstAlone(segment)) {
                return Next.LEAVE;
            }
            boolean isMoreWanted = counting ? urgent : isMoreWanted(segment == first ? spare : 0);
            return isMoreWanted ? Next.SPLIT : Next.GO_ON;
        });
    }

    private void takeIn(Segment segment, SegmentReport report) {
        kept += segment.add(report.found());
        segment.position = report.position();
        segment.solutions += report.effort().solutions();
        effort = effort.plus(report.effort());
        if (segment == first && !report.found().isEmpty()) {
            news.signal();
        }
    }

    /** Whether the next solution is in the first segment and no thread visits that one, so this thread should. */
    private boolean isFirstAlone(Segment visited) {
        Segment head = first;
        return !counting && head != null && head != visited && head.kept() == 0 && isFree(head);
    }

    /** Whether another thread wants a branch, now or soon: whether fewer are free than wait and should be spare. */
    private boolean isMoreWanted(int inAdvance) {
        int wanted = waiting + inAdvance;
        for (Segment other = first; other != null && wanted > 0; other = other.next) {
            if (isFree(other)) {
                wanted--;
            }
        }
        return wanted > 0 && roomOfLater() > 0;
    }

    /**
     * Adds a branch right behind the segment that it was split off from; {@code left} is what is left of that segment.
     */
    void addBehind(Segment segment, Branch branch, Branch left) {
        Segment added = new Segment(branch);
        if (segment.proof != null) {
            added.proof = segment.proof.divide();
        }
        doLocked(() -> {
            Segment next = segment.next;
            added.previous = segment;
            added.next = next;
            segment.next = added;
            if (next != null) {
                next.previous = added;
            }
            segment.position = left;
            wake();
            news.signal();
        });
    }

    /** The thread of a segment leaves it to others; {@code left} is what is left of it. */
    void leave(Segment segment, Branch left) {
        doLocked(() -> {
            segment.position = left;
            segment.taken = false;
            wake();
            news.signal();
        });
    }

    /** The branch of a segment was visited to its end. What was collected in it is combined with its neighbours. */
    void finish(Segment segment) {
        if (segment.proof != null) {
            segment.proof.end(); // Before the search can end.
        }
        Segment left = locked(() -> {
            segment.finished = true;
            if (segment.kept() == 0 && segment.sink == null) {
                unlink(segment);
            }
            news.signal();
            return nextToCombine(segment);
        });
        while (left != null) {
            left = combine(left, Objects.requireNonNull(left.next));
        }
    }

    /** Combines two neighbours without the lock, because it may take long. Returns the next such, if there are any. */
    private @Nullable Segment combine(Segment left, Segment right) {
        left.sink = Objects.requireNonNull(left.sink).append(Objects.requireNonNull(right.sink));
        return locked(() -> {
            left.solutions += right.solutions;
            left.combining = false;
            unlink(right);
            return nextToCombine(left);
        });
    }

    /** Returns the left one of two neighbours that this thread has to combine, if there are any. */
    private @Nullable Segment nextToCombine(Segment segment) {
        Segment previous = segment.previous;
        Segment left = previous != null && isWorthCombining(previous) ? previous : segment;
        if (!isWorthCombining(left)) {
            return null;
        }
        left.combining = true;
        Objects.requireNonNull(left.next).combining = true;
        return left;
    }

    /**
     * Most combiners copy the right container into the left one. If the right one is at most twice as large, or the
     * left one is the first, each solution is copied only some log n times. Then at most log n neighbours wait.
     */
    private boolean isWorthCombining(Segment left) {
        Segment right = left.next;
        return right != null
                && left.isCollected()
                && right.isCollected()
                && (left == first || right.solutions <= 2 * left.solutions)
                && !closed;
    }

    /** What was collected, in the order of the search. Call this when all threads have ended. */
    List<Sink> sinks() {
        List<Sink> sinks = new ArrayList<>();
        for (Segment segment = first; segment != null; segment = segment.next) {
            if (segment.sink != null) {
                sinks.add(segment.sink);
            }
        }
        return sinks;
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
            // The new first segment has extra room, or there is no work any more.
            work.signalAll();
        }
    }

    /** The next solutions in order, as many as there are; null if the next one was not found yet. */
    @Nullable
    List<int[]> poll() {
        return locked(() -> {
            Segment segment = first;
            while (segment != null) {
                long before = segment.kept();
                List<int[]> batch = segment.poll();
                if (batch != null) {
                    kept -= before - segment.kept();
                    wake();
                    return batch;
                }
                if (!segment.finished) {
                    return null;
                }
                unlink(segment);
                segment = first;
            }
            return null;
        });
    }

    /** What all threads have done, as of their last reports. */
    Effort effort() {
        return locked(() -> effort);
    }

    /** What is left and what was done, as of the last reports. */
    Remainder remainder() {
        return locked(() -> {
            List<Remainder.Piece> pieces =
                    left().stream().map(SegmentLeft::piece).toList();
            return new Remainder(pieces, effort);
        });
    }

    private void doLocked(Runnable change) {
        locked(() -> {
            change.run();
            return this;
        });
    }

    private <T> T locked(Supplier<T> look) {
        lock.lock();
        try {
            return look.get();
        } finally {
            lock.unlock();
        }
    }

    /** What is left of each segment, as of the last reports. */
    List<SegmentLeft> left() {
        return locked(() -> {
            List<SegmentLeft> all = new ArrayList<>();
            for (Segment segment = first; segment != null; segment = segment.next) {
                if (segment.kept() > 0 || !(segment.finished || segment.position.isNothing())) {
                    Branch left = segment.finished ? Branch.NONE : segment.position;
                    all.add(new SegmentLeft(segment.whole, new Remainder.Piece(segment.found(), left)));
                }
            }
            return all;
        });
    }

    /** Whether everything was visited and every solution handed out. */
    boolean isDone() {
        return locked(() -> {
            Segment segment = first;
            while (segment != null && segment.finished && segment.kept() == 0) {
                segment = segment.next; // Here is only what was collected.
            }
            return segment == null;
        });
    }

    /** Waits until something changes for the thread that asks for solutions, but no longer than the given time. */
    @SuppressWarnings("WaitNotInLoop") // The loop is the caller's, who looks at everything again.
    void awaitNews(long nanos) {
        lock.lock();
        try {
            changeWaiting(1);
            if (first != null && !closed) {
                news.await(nanos, TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            // The thread that runs the search looks at the flag and decides.
            Thread.currentThread().interrupt();
        } finally {
            changeWaiting(-1);
            lock.unlock();
        }
    }

    /** Ends the search for all threads. */
    void close() {
        doLocked(() -> {
            closed = true;
            look();
            work.signalAll();
            news.signalAll();
        });
    }

    boolean isClosed() {
        return closed;
    }
}
