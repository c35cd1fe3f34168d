package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

/**
 * Finds one solution of each class where there are too many symmetries to list them, or items have bounds. It grows
 * sets of options, the smaller ones first, and keeps one of each class. A set grows at one item, by an option of each
 * orbit of the symmetries that keep the set. Which item that is follows from its {@linkplain SetClasses.Form form}, so
 * all sets of a class would take the same one, and it is enough to let one of them grow. Sets with the same form are in
 * the same class. (That is isomorph rejection by recorded objects: Kaski, Östergård, Classification Algorithms for
 * Codes and Designs, Springer 2006, section 4.2.1.)
 *
 * <p>What is kept depends on the graph alone.
 */
public final class GrownClasses extends Finder.Keeping {

    /** What it takes to keep a set, beside numbers and bytes. */
    private static final int BYTES_OF_A_SET = 200;

    private final SetClasses group;
    private final SymmetryGraph graph;
    private final boolean counting;
    private final long memory;
    private final PartialSolution partial;

    /** No solution has more options, because each option has a primary item. */
    private final long mostOptions;

    /** A set that was not seen before, and the options by which it grows. */
    private static final class Kept {

        private final int[] options;
        private final int[] growth;

        Kept(int[] options, int[] growth) {
            this.options = options;
            this.growth = growth;
        }

        long bytes() {
            return BYTES_OF_A_SET + (long) Integer.BYTES * (options.length + growth.length);
        }
    }

    /** By size: the sets that have not grown yet, by form. */
    private final TreeMap<Integer, Map<ByteBuffer, Kept>> waiting = new TreeMap<>();

    /** The sets of the least size. */
    private final Deque<Kept> growing = new ArrayDeque<>();

    /** By how many options of the first one of these it has grown. */
    private int grown;

    private long bytes;
    private boolean hasBegun;
    private boolean isOver;
    private long nodeCount;

    /**
     * Sets up a search.
     *
     * @param counting whether {@link #run} counts classes without coming back for each
     * @param memory how many bytes the sets may take
     */
    public GrownClasses(SetClasses group, boolean counting, long memory) {
        this.group = group;
        this.graph = group.graph();
        this.counting = counting;
        this.memory = memory;
        partial = new PartialSolution(graph);
        mostOptions = LongStream.range(0, graph.primaryCount)
                .map(item -> graph.high((int) item))
                .sum();
    }

    @Override
    public Step run(long budget) {
        long stop = nodeCount + Math.min(budget, Long.MAX_VALUE - nodeCount);
        while (nodeCount < stop) {
            if (!begin()) {
                isOver = true;
                return Step.EXHAUSTED;
            }
            if (add() && partial.isSolution()) {
                keep(graph.firstOptions(partial.times));
                if (!counting) {
                    return Step.SOLUTION;
                }
            }
        }
        return Step.PAUSED;
    }

    /** Makes the next set; false if there is none. */
    private boolean begin() {
        if (!hasBegun) {
            hasBegun = true;
            partial.set(graph.required());
            return true;
        }
        while (!growing.isEmpty() || !waiting.isEmpty()) {
            if (growing.isEmpty()) {
                waiting.pollFirstEntry().getValue().forEach((form, kept) -> {
                    growing.add(kept);
                    bytes -= form.capacity();
                });
            }
            Kept first = growing.getFirst();
            if (grown < first.growth.length) {
                partial.set(first.options);
                partial.choose(first.growth[grown++]);
                return true;
            }
            bytes -= growing.removeFirst().bytes();
            grown = 0;
        }
        return false;
    }

    /** Keeps a set, with all that has to be chosen besides, if it may grow to a solution and its class is new. */
    private boolean add() {
        nodeCount++;
        if (!partial.complete()) {
            return false;
        }
        SetClasses.Form canonical = group.form(partial.times);
        Kept kept = new Kept(partial.chosen(), partial.growth(canonical.places, canonical.orbits));
        Map<ByteBuffer, Kept> alike = waiting.computeIfAbsent(partial.size(), size -> new LinkedHashMap<>());
        if (alike.putIfAbsent(ByteBuffer.wrap(canonical.bytes), kept) != null) {
            return false;
        }
        bytes += canonical.bytes.length + kept.bytes();
        if (bytes > memory) {
            throw new IllegalArgumentException("Solutions up to symmetry grow from sets of fewer options, and those of "
                    + Phrases.count(partial.size(), "option") + " do not fit in " + Phrases.count(memory, "byte")
                    + " of memory; allow more with maxMemory, and give it to the JVM, as with -Xmx4g"
                    + GeneratedGroup.FEWER);
        }
        return true;
    }

    @Override
    public long nodes() {
        return nodeCount;
    }

    @Override
    public double fraction() {
        if (isOver) {
            return 1;
        }
        return growing.isEmpty() ? 0 : (double) growing.getFirst().options.length / (mostOptions + 1);
    }
}
