package io.github.exactcover.dlx.parts;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/**
 * Workers that search a tree together, each by the loop of {@link SharedWork} in a thread of its own, in simulated
 * time: only one thread runs at a time, the one whose time is earliest.
 */
final class SimulatedFolder {

    /** Seconds to lock a part, set up its search, and write the result. */
    private static final double PART = 0.02;

    /** Seconds to see whether there is a result, on a network disk. */
    private static final double LOOK = 0.0002;

    /** Seconds to put a result together with others, and to cut a part. */
    private static final double PUT = 0.002;

    private static final double NANOS = 1e9;

    /** The work up to each of many places in the tree, at equal shares. */
    private final double[] work;

    private final int workers;
    private final List<Piece> numbered = new ArrayList<>();
    private final BitSet running = new BitSet();
    private final BitSet results = new BitSet();
    private final BitSet put = new BitSet();

    /** What is left of parts that have run, from when it is written to when it gets numbers. */
    private final List<Piece> left = new ArrayList<>();

    private boolean isMerging;
    private boolean isDone;
    private double searched;
    private int pauses;

    /** Threads that wait for their time. */
    private final PriorityQueue<Sleeper> sleepers =
            new PriorityQueue<>(Comparator.comparingDouble(Sleeper::until).thenComparingInt(Sleeper::worker));

    private final Semaphore[] turns;
    private double now;

    /** A part of the tree, from one share of it to another. */
    private record Piece(double from, double to) {}

    private record Sleeper(double until, int worker) {}

    /**
     * A folder.
     *
     * @param sizes the work of subtrees with equal shares, in the order of the search
     * @param each seconds of search for each worker
     */
    SimulatedFolder(double[] sizes, int workers, double each, int parts) {
        this.work = new double[sizes.length + 1];
        double scale = each * workers / Arrays.stream(sizes).sum();
        for (int i = 0; i < sizes.length; i++) {
            work[i + 1] = work[i] + sizes[i] * scale;
        }
        this.workers = workers;
        this.turns = new Semaphore[workers];
        numbered.addAll(cut(new Piece(0, sizes.length), parts));
    }

    /** Subtrees of very different sizes: each node divides its work at random among its children, who do the same. */
    static double[] skewed(int levels, int children, double spread, long seed) {
        Random random = new Random(seed);
        double[] sizes = {1};
        for (int level = 0; level < levels; level++) {
            double[] next = new double[sizes.length * children];
            for (int i = 0; i < next.length; i++) {
                next[i] = sizes[i / children] * Math.exp(spread * random.nextGaussian());
            }
            sizes = next;
        }
        return sizes;
    }

    /** The share of the workers' time that is spent on the search. */
    double busy(Duration longest) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int worker = 0; worker < workers; worker++) {
            turns[worker] = new Semaphore(0);
            sleepers.add(new Sleeper(0, worker));
            Worker job = new Worker(worker);
            Thread thread = new Thread(() -> {
                turns[job.number].acquireUninterruptibly();
                new SharedWork(job, longest, () -> false).run();
                next();
            });
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        next();
        for (Thread thread : threads) {
            thread.join();
        }
        return searched / workers / now;
    }

    double searched() {
        return searched;
    }

    int pauses() {
        return pauses;
    }

    int parts() {
        return numbered.size();
    }

    /** Wakes the thread whose time is earliest. */
    private void next() {
        Sleeper first = sleepers.poll();
        if (first != null) {
            now = first.until;
            turns[first.worker].release();
        }
    }

    /** One worker's view of the folder. */
    private final class Worker implements SharedWork.Job {

        private final int number;
        private int begin;

        /** Parts that were seen to have results. */
        private final BitSet known = new BitSet();

        /** Seconds of small things that are spent with the next large one. */
        private double owed;

        private Worker(int number) {
            this.number = number;
            this.begin = new Random(number).nextInt(numbered.size());
        }

        /** Lets the others run while this worker is busy. */
        private void spend(double seconds) {
            sleepers.add(new Sleeper(now + owed + seconds, number));
            owed = 0;
            next();
            turns[number].acquireUninterruptibly();
        }

        @Override
        public int size() {
            return numbered.size();
        }

        @Override
        public int open() {
            int open = 0;
            for (int at = known.nextClearBit(0); at < numbered.size(); at = known.nextClearBit(at + 1)) {
                if (!hasResult(at)) {
                    open++;
                }
            }
            return open;
        }

        private boolean hasResult(int at) {
            owed += LOOK;
            known.set(at, results.get(at));
            return results.get(at);
        }

        @Override
        public boolean runNext(Budget budget, BooleanSupplier cancelled) {
            for (int tried = 0; tried < numbered.size(); tried++) {
                int at = (begin + tried) % numbered.size();
                if (!known.get(at) && !hasResult(at) && !running.get(at)) {
                    begin = at + 1;
                    run(at, budget);
                    return true;
                }
            }
            return false;
        }

        private void run(int at, Budget budget) {
            running.set(at);
            Piece piece = numbered.get(at);
            double from = workAt(piece.from);
            double stop = Math.min(piece.to, shareAt(from + budget.nanos() / NANOS));
            searched += workAt(stop) - from;
            spend(PART + workAt(stop) - from);
            running.clear(at);
            results.set(at);
            if (stop < piece.to) {
                left.addAll(cut(new Piece(stop, piece.to), budget.pieces()));
            }
        }

        @Override
        public int workers() {
            return workers;
        }

        @Override
        public OptionalInt advance(int parts) {
            if (isMerging) {
                return OptionalInt.empty();
            }
            isMerging = true;
            int open = merge(parts);
            spend(0);
            isMerging = false;
            isDone = open == 0;
            return OptionalInt.of(open);
        }

        private int merge(int parts) {
            for (int at = results.nextSetBit(0); at >= 0; at = results.nextSetBit(at + 1)) {
                if (!put.get(at)) {
                    put.set(at);
                    owed += PUT;
                }
            }
            numbered.addAll(left);
            left.clear();
            while (true) {
                int open = 0;
                int largest = -1;
                for (int at = results.nextClearBit(0); at < numbered.size(); at = results.nextClearBit(at + 1)) {
                    open++;
                    if (!running.get(at) && (largest < 0 || share(at) > share(largest))) {
                        largest = at;
                    }
                }
                if (open >= parts || largest < 0 || share(largest) < 1e-6) {
                    return open;
                }
                results.set(largest);
                put.set(largest);
                numbered.addAll(cut(numbered.get(largest), 4));
                owed += PUT;
            }
        }

        private double share(int at) {
            return numbered.get(at).to - numbered.get(at).from;
        }

        @Override
        public boolean isDone() {
            return isDone;
        }

        @Override
        public long now() {
            return (long) ((now + owed) * NANOS);
        }

        @Override
        public void pause(long nanos) {
            pauses++;
            spend(nanos / NANOS);
        }
    }

    private static List<Piece> cut(Piece piece, int pieces) {
        List<Piece> parts = new ArrayList<>();
        double size = (piece.to - piece.from) / pieces;
        for (int i = 0; i < pieces; i++) {
            parts.add(new Piece(piece.from + i * size, i == pieces - 1 ? piece.to : piece.from + (i + 1) * size));
        }
        return parts;
    }

    /** The work before a share; within the smallest subtrees it is even. */
    private double workAt(double share) {
        int at = Math.min((int) share, work.length - 2);
        return work[at] + (share - at) * (work[at + 1] - work[at]);
    }

    private double shareAt(double done) {
        if (done >= work[work.length - 1]) {
            return work.length - 1;
        }
        int found = Arrays.binarySearch(work, done);
        int at = found >= 0 ? found : -found - 2;
        return at + (done - work[at]) / (work[at + 1] - work[at]);
    }
}
