package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.proof.ProofPieces;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Alarm;
import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One search by several threads, each with an engine of its own. A thread without work gets a branch that another one
 * splits off. The thread that runs this machine works too, and sees a single machine with the same solutions in the
 * same order. Helpers that are ahead keep a limited number of solutions and then wait, so memory stays bounded even if
 * the caller takes the solutions slowly.
 *
 * <p>If the solutions are collected, each thread puts what it finds into a {@link Sink} at once, and this machine
 * counts.
 *
 * <p>{@link #close} ends the helpers. What they have reported is kept, so {@link #remainder} can be asked afterwards.
 */
public final class ParallelMachine implements Finder {

    private final Segments segments;
    private final Supplier<SearchEngine> newEngine;
    private final boolean counting;
    private final boolean watched;
    private final Telling telling;
    private final Worker worker;

    private final Crew crew;

    /** The workers of the helpers, by their numbers. Each is made on its own thread. */
    private final Map<Integer, Worker> helpers = new ConcurrentHashMap<>();

    /** Whether the helpers have begun. */
    private boolean helped;

    /** Makes a sink if solutions are collected; null if they are not. */
    private @Nullable Supplier<Sink> newSink;

    /** The proof that the threads write; null if none is wanted. */
    private @Nullable ProofPieces proof;

    /** Whether solutions are collected in their order. */
    private boolean inOrder;

    /** Rings when a run that collects should return. */
    private final Alarm alarm = new Alarm();

    /** The segment that this thread's own engine is in; null when it has none. */
    private @Nullable Segment own;

    /** Whether {@link #run} has found that nothing is left. */
    private boolean exhausted;

    /**
     * The next solutions in order, and how many of them were handed out. The last of these has no field of its own:
     * this object is old, and the garbage collector has to note each young array that an old object gets.
     */
    private List<int[]> batch = List.of();

    private int handedOut;

    /**
     * How many solutions were handed out since the start of the search. Solutions that were only counted are not
     * included.
     */
    private long delivered;

    /**
     * A machine whose helpers start when it is run.
     *
     * @param threads the number of threads, including the one that runs the machine
     * @param newEngine makes engines, all alike and all with nothing to visit; called by several threads
     * @param counting whether these engines count, or solutions are {@linkplain #collecting collected}
     * @param watched whether {@link #remainder} or {@link #fraction} will be asked for
     * @param start what there is to visit
     * @throws IllegalArgumentException if the start has branches that do not belong to such an engine; this is noticed
     *     only when they are visited
     */
    public ParallelMachine(
            int threads, Supplier<SearchEngine> newEngine, boolean counting, boolean watched, Remainder start) {
        this(threads, newEngine, counting, watched, start, Segments.MAX_KEPT);
    }

    /**
     * The same, but helpers that are ahead keep so many bytes of solutions at most, or the usual number if that is
     * less. A solution takes 20 bytes, and 4 for each option.
     */
    public ParallelMachine(
            int threads,
            Supplier<SearchEngine> newEngine,
            boolean counting,
            boolean watched,
            Remainder start,
            long mostKept) {
        this.segments = new Segments(start, threads, counting, Math.min(mostKept, Segments.MAX_KEPT));
        this.crew = new Crew(threads);
        this.newEngine = newEngine;
        this.counting = counting;
        this.watched = watched;
        this.worker = newWorker();
        this.telling = worker.engine().telling();
        this.delivered = counting ? 0 : start.effort().solutions();
    }

    /**
     * A machine that collects the solutions of a whole search, and counts them.
     *
     * @param newEngine makes engines that show solutions and have nothing to visit; called by several threads
     * @param makes makes a sink for solutions that are told in a certain way; called by several threads
     * @param ordered whether solutions are collected in the order of the search: then each part of it has a sink of its
     *     own. If not, each thread has one for all that it finds
     */
    public static ParallelMachine collecting(
            int threads,
            Supplier<SearchEngine> newEngine,
            boolean watched,
            Function<Telling, Sink> makes,
            boolean ordered) {
        ParallelMachine machine = new ParallelMachine(threads, newEngine, true, watched, Remainder.ALL);
        machine.newSink = () -> makes.apply(machine.telling);
        machine.inOrder = ordered;
        machine.collectInto(machine.worker, machine.alarm::isRinging);
        return machine;
    }

    /**
     * A machine that writes a proof of what a whole search finds.
     *
     * @param pieces the proof, which this machine closes
     * @param how lets an engine, from where it stands, write the proof of what it visits
     */
    public static ParallelMachine proving(
            int threads,
            Supplier<SearchEngine> newEngine,
            boolean counting,
            boolean watched,
            ProofPieces pieces,
            BiConsumer<SearchEngine, ProofWriter> how) {
        ParallelMachine machine = new ParallelMachine(threads, newEngine, counting, watched, Remainder.ALL);
        machine.proof = pieces;
        machine.segments.proveTo(pieces, how);
        return machine;
    }

    private Worker newWorker() {
        return new Worker(
                segments, () -> new Reporter(newEngine.get(), counting, watched), Pace.ofSlices(System::nanoTime));
    }

    private Worker collectInto(Worker collector, BooleanSupplier wanted) {
        return newSink == null ? collector : collector.collectInto(newSink, inOrder, wanted);
    }

    /**
     * {@inheritDoc} It also returns {@link Step#PAUSED} after it has waited a while for other threads. Where it shows
     * solutions, it searches for about two milliseconds whatever the budget, and keeps what it finds: handing solutions
     * out from a batch is faster than finding each when it is asked for.
     */
    @Override
    public Step run(long budget) {
        return hasMore() || findBatch(budget) ? handOut() : exhausted ? Step.EXHAUSTED : Step.PAUSED;
    }

    private Step handOut() {
        handedOut++;
        delivered++;
        return Step.SOLUTION;
    }

    /** Gets the next solutions that are kept, or searches for a while. Returns whether there are any. */
    private boolean findBatch(long budget) {
        if (!helped) {
            helped = true;
            crew.go(this::help);
        }
        crew.check();
        if (pollBatch()) {
            return true;
        }
        exhausted = own == null && segments.isDone();
        return !exhausted && work(counting ? budget : UNLIMITED) && pollBatch();
    }

    private boolean pollBatch() {
        List<int[]> next = counting ? null : segments.poll();
        handedOut = 0;
        batch = next == null ? List.of() : next;
        return next != null;
    }

    /**
     * Lets a helper visit a branch, and keeps the solutions for the caller's thread. Returns false if no branches are
     * left.
     */
    private boolean help(int number) throws InterruptedException {
        Worker helper = helpers.computeIfAbsent(number, first -> collectInto(newWorker(), () -> false));
        Segment segment = segments.awaitWork();
        if (segment == null) {
            return false;
        }
        helper.enter(segment);
        while (helper.visitSlice(segment, UNLIMITED)) {
            // A slice takes some milliseconds, and returns false once the search is closed.
        }
        return true;
    }

    /** Visits a slice of this thread's segment. If there is none for it, waits a while, and returns false. */
    private boolean work(long budget) {
        if (newSink != null && alarm.isRinging()) {
            alarm.set(Watch.ASK_EVERY);
        }
        Segment segment = own;
        if (segment == null) {
            segment = segments.takeWork();
            if (segment == null) {
                segments.awaitNews(Pace.WANTED_SLICE);
                return false;
            }
            worker.enter(segment);
        }
        own = worker.visitSlice(segment, budget) ? segment : null;
        return true;
    }

    /** Closes this machine, and counts what this thread has collected since its last report. */
    public void rest() {
        close();
        if (newSink != null && own != null) {
            worker.report(own);
        }
    }

    /**
     * Closes this machine, and gives all that was collected. If the search has not ended, solutions are missing that
     * come before some of these.
     */
    public Sink collected() {
        if (newSink == null) {
            throw new IllegalStateException("This machine was not made to collect; give it what makes sinks");
        }
        rest();
        crew.check();
        Stream<Sink> sinks = inOrder
                ? segments.sinks().stream()
                : Stream.concat(Stream.of(worker), helpers.values().stream()).map(Worker::sink);
        return sinks.reduce(Sink::append).orElseGet(newSink);
    }

    /**
     * What is left of the search, without the solutions that were handed out, and what was done. This is the state that
     * the threads last reported. They report some hundred times a second, and less often in deep searches, where a
     * report takes time. A search that resumes from here repeats what they did since.
     */
    public Remainder remainder() {
        if (!watched) {
            throw new IllegalStateException("This machine was not made to be watched; make it with watched = true");
        }
        Remainder remainder = segments.remainder();
        return counting
                ? remainder
                : new Remainder(pieces(remainder), remainder.effort().with(delivered));
    }

    /** The solutions that come next and the pieces that are left, all solutions in the order of the search. */
    private List<Remainder.Piece> pieces(Remainder remainder) {
        List<Remainder.Piece> pieces = new ArrayList<>();
        if (hasMore()) {
            pieces.add(new Remainder.Piece(inOrder(batch.subList(handedOut, batch.size())), Branch.NONE));
        }
        remainder.pieces().forEach(piece -> pieces.add(new Remainder.Piece(inOrder(piece.found()), piece.branch())));
        return pieces;
    }

    /**
     * What is left of each branch that threads have visited or have still to visit, without the solutions that this
     * machine has got. After {@link #close} and all solutions that {@link #hasMore} promises, it is what is left.
     */
    public List<SegmentLeft> left() {
        return segments.left().stream()
                .map(left -> new SegmentLeft(
                        left.whole(),
                        new Remainder.Piece(
                                inOrder(left.piece().found()), left.piece().branch())))
                .toList();
    }

    /** Whether the next run shows a solution without searching. */
    public boolean hasMore() {
        return handedOut < batch.size();
    }

    private List<int[]> inOrder(List<int[]> told) {
        return told.stream().map(telling::inOrder).toList();
    }

    @Override
    public int[] solution() {
        return telling.inOrder(told());
    }

    @Override
    public int[] told() {
        return batch.get(handedOut - 1);
    }

    @Override
    public Telling telling() {
        return telling;
    }

    @Override
    public long solutions() {
        return counting ? segments.effort().solutions() : delivered;
    }

    @Override
    public long nodes() {
        return segments.effort().nodes();
    }

    @Override
    public long updates() {
        return segments.effort().updates();
    }

    /** For tests, which see that all threads work: the nodes of each helper, which {@link #close} has ended. */
    List<Long> nodesOfHelpers() {
        return helpers.values().stream().map(Worker::nodes).toList();
    }

    @Override
    public double fraction() {
        return exhausted ? 1 : Math.min(segments.effort().share(), Math.nextDown(1.0));
    }

    @Override
    public void close() {
        segments.close();
        helpers.values().forEach(Worker::close);
        crew.close();
        if (proof != null) {
            proof.close();
        }
    }
}
