package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Budget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/** Workers that search a tree, and a driver that gives them parts of it: in simulated time, with the costs of Spark. */
final class SimulatedCluster {

    /**
     * Seconds that a worker needs for a part beside the search, and the driver for a job and for each part of it.
     * {@link DriverCost} measures less for a part.
     */
    private static final double TASK = 0.05;

    private static final double JOB = 0.025;
    private static final double PART = 0.001;

    /** Seconds until a thread has a part of what another one of its task is at. */
    private static final double SPLIT = 0.005;

    private final double[] work;
    private final int workers;
    private final int threads;

    private final Deque<Piece> open = new ArrayDeque<>();
    private final Deque<Task> submitted = new ArrayDeque<>();
    private final PriorityQueue<Task> running = new PriorityQueue<>((a, b) -> Double.compare(a.end, b.end));
    private double now;
    private double driverFree;
    private int mostOpen;
    private int tasks;

    /** A part of the tree, from one share of it to another. */
    private record Piece(double from, double to) {}

    /** A part that was given to a worker; {@code rest} is what it leaves, at the time {@code end}. */
    private record Task(Piece piece, Budget budget, double ready, List<Piece> rest, double end) {}

    /** What a thread of a task is at: a piece, which it searches from some time on. */
    private static final class Share {

        private double from;
        private double to;
        private double begin;

        Share(double from, double to, double begin) {
            this.from = from;
            this.to = to;
            this.begin = begin;
        }
    }

    /**
     * A cluster whose workers have one core each.
     *
     * @param sizes the sizes of subtrees with equal shares, in the order of the search
     * @param each seconds of search for each worker
     */
    SimulatedCluster(double[] sizes, int workers, double each) {
        this(sizes, workers, 1, each);
    }

    /** A cluster whose workers have some threads each, which share a part. */
    SimulatedCluster(double[] sizes, int workers, int threads, double each) {
        this.work = new double[sizes.length + 1];
        this.threads = threads;
        double scale = each * workers * threads / Arrays.stream(sizes).sum();
        for (int i = 0; i < sizes.length; i++) {
            work[i + 1] = work[i] + sizes[i] * scale;
        }
        this.workers = workers;
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

    /** How many times as large as the mean is the largest of so many parts of equal share. */
    double skew(int parts) {
        double largest = 0;
        for (Piece piece : cut(new Piece(0, work.length - 1), parts)) {
            largest = Math.max(largest, workAt(piece.to) - workAt(piece.from));
        }
        return largest * parts / workAt(work.length - 1);
    }

    /** The share of the workers' time that is spent on the search if parts are never paused. */
    double busyWithoutPauses(int parts) {
        open.addAll(cut(new Piece(0, work.length - 1), parts));
        while (!open.isEmpty() || !running.isEmpty()) {
            while (!open.isEmpty() && running.size() < workers) {
                start(open.remove(), Budget.NONE, now);
            }
            now = running.remove().end;
        }
        return workAt(work.length - 1) / workers / threads / now;
    }

    /** The share of the workers' time that is spent on the search with the policy of the driver. */
    double busy(BudgetPolicy policy) {
        open.addAll(cut(new Piece(0, work.length - 1), policy.firstParts()));
        while (!open.isEmpty() || !running.isEmpty() || !submitted.isEmpty()) {
            submit(policy);
            while (!submitted.isEmpty() && running.size() < workers) {
                Task task = submitted.remove();
                start(task.piece, task.budget, Math.max(now, task.ready));
            }
            Task done = running.remove();
            now = done.end;
            putBack(done);
        }
        return workAt(work.length - 1) / workers / threads / now;
    }

    private void submit(BudgetPolicy policy) {
        int size = policy.jobSize(submitted.size() + running.size());
        while (size > 0 && !open.isEmpty()) {
            driverFree = Math.max(now, driverFree) + JOB;
            for (; size > 0 && !open.isEmpty(); size--) {
                driverFree += PART;
                int parts = open.size() + submitted.size() + running.size();
                submitted.add(
                        new Task(open.remove(), policy.next(parts, (long) (now * 1e9)), driverFree, List.of(), 0));
            }
            size = policy.jobSize(submitted.size() + running.size());
        }
    }

    /** The threads of a worker share a piece until it is done or the budget is used up. */
    private void start(Piece piece, Budget budget, double time) {
        double stop = budget.nanos() / 1e9;
        List<Share> shares = new ArrayList<>(List.of(new Share(piece.from, piece.to, 0)));
        for (int thread = 1; thread < threads; thread++) {
            take(shares, 0);
        }
        double end = 0;
        while (!shares.isEmpty() && end < stop) {
            Share first = Collections.min(shares, Comparator.comparingDouble(this::end));
            end = Math.min(stop, end(first));
            if (end < stop) {
                shares.remove(first);
                take(shares, end);
            }
        }
        List<Piece> rest = new ArrayList<>();
        for (Share share : shares) {
            rest.add(new Piece(at(share, end), share.to));
        }
        rest.sort(Comparator.comparingDouble(Piece::from));
        running.add(new Task(piece, budget, 0, rest, time + TASK + end));
    }

    /** When a thread is done with what it is at. */
    private double end(Share share) {
        return share.begin + workAt(share.to) - workAt(share.from);
    }

    /** Where a thread has come to. */
    private double at(Share share, double time) {
        return Math.min(share.to, shareAt(workAt(share.from) + Math.max(0, time - share.begin)));
    }

    /** A thread without work takes half of the largest share, unless all are nearly done. */
    private void take(List<Share> shares, double time) {
        Share largest = null;
        for (Share share : shares) {
            boolean isLarger = largest == null || share.to - at(share, time) > largest.to - at(largest, time);
            if (isLarger && end(share) - time > 2 * SPLIT) {
                largest = share;
            }
        }
        if (largest != null) {
            largest.from = at(largest, time);
            largest.begin = Math.max(largest.begin, time);
            double middle = (largest.from + largest.to) / 2;
            shares.add(new Share(middle, largest.to, time + SPLIT));
            largest.to = middle;
        }
    }

    /** What is left goes to the front of the open parts, in order. The largest pieces are cut, if few are left. */
    private void putBack(Task done) {
        List<Piece> rest = new ArrayList<>(done.rest);
        while (!rest.isEmpty() && rest.size() < done.budget.pieces()) {
            Piece largest = Collections.max(rest, Comparator.comparingDouble(piece -> piece.to - piece.from));
            int at = rest.indexOf(largest);
            rest.remove(at);
            rest.addAll(at, cut(largest, 2));
        }
        Collections.reverse(rest);
        rest.forEach(open::addFirst);
        mostOpen = Math.max(mostOpen, open.size());
        tasks++;
    }

    /** How many parts were open at the same time, at most. */
    int mostOpen() {
        return mostOpen;
    }

    /** How many tasks were run. */
    int tasks() {
        return tasks;
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
