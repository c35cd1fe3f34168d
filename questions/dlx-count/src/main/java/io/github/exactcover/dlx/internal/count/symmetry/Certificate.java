package io.github.exactcover.dlx.internal.count.symmetry;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The remaining problem of a state, written down with the numbers that a {@link Refinement} gave its nodes. The problem
 * could be read back from it, except for the names of its items. So two states with the same certificate have
 * isomorphic remaining problems and the same number of completions. This holds even if the refinement numbered badly.
 *
 * <p>It says how many nodes of each kind there are, and then lists the edges, each as the sorted numbers of its nodes.
 * They are sorted, and written as differences, with seven bits to a byte.
 */
public final class Certificate {

    /** With more options than this, a certificate takes a millisecond or more, which symmetry rarely saves. */
    private static final int MOST_OPTIONS = 5_000;

    private final RemainingProblem problem;
    private final Refinement refinement;

    /** The bits of a node's number. */
    private final int bits;

    private final int longest;
    private final int[] numbers;
    private final long[] edges;
    private byte[] bytes = new byte[256];
    private int length;

    private Certificate(RemainingProblem problem) {
        this.problem = problem;
        this.refinement = new Refinement(problem);
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(problem.mostNodes());
        this.longest = problem.longestEdge();
        this.numbers = new int[longest];
        this.edges = new long[problem.edgeStarts.length];
    }

    /**
     * A writer of the certificates of a layer; null if there are too many options, if an edge does not fit into a word,
     * or if the table has bounds, because a certificate has no counters. One bit of the word says whether the edge is
     * an option.
     */
    public static @Nullable Certificate of(Frontier frontier, int layer) {
        return of(frontier, layer, false);
    }

    /**
     * The same for problems without colors, but if {@code whole} of the remaining problem before any choice is made, so
     * that all its items have {@link #items numbers}.
     */
    public static @Nullable Certificate of(Frontier frontier, int layer, boolean whole) {
        return of(frontier, layer, whole, false);
    }

    /** The same, but one of some {@link Copies} stands for all of them. */
    public static @Nullable Certificate withCopies(Frontier frontier, int layer) {
        return of(frontier, layer, false, true);
    }

    private static @Nullable Certificate of(Frontier frontier, int layer, boolean whole, boolean withCopies) {
        if (frontier.table.isBounded() || frontier.options.length - frontier.firstRows[layer] > MOST_OPTIONS) {
            return null;
        }
        Certificate certificate = new Certificate(new RemainingProblem(frontier, layer, whole, withCopies));
        return certificate.bits * certificate.longest < Long.SIZE - 1 ? certificate : null;
    }

    /** An upper bound of the number of automorphisms of what all states of the layer have in common. */
    public double automorphisms() {
        problem.readAll();
        return refinement.number(false);
    }

    /** Writes the remaining problem of a state; returns false if that has no solution. */
    public boolean write(long[] keys, int at) {
        return write(keys, at, false);
    }

    /**
     * The same with numbers that are found with more care.
     *
     * @param thorough whether to look for numbers that do not depend on the names of items; it takes about ten times as
     *     long
     */
    public boolean write(long[] keys, int at, boolean thorough) {
        if (!problem.read(keys, at)) {
            return false;
        }
        refinement.number(thorough);
        for (int edge = 0; edge < problem.edgeCount; edge++) {
            edges[edge] = word(edge);
        }
        Arrays.sort(edges, 0, problem.edgeCount);
        length = 0;
        writeKinds();
        append(problem.options);
        long last = 0;
        for (int edge = 0; edge < problem.edgeCount; edge++) {
            append(edges[edge] - last);
            last = edges[edge];
        }
        return true;
    }

    private void writeKinds() {
        int[] counts = new int[problem.kindCount];
        for (int i = 0; i < problem.nodeCount; i++) {
            counts[problem.kinds[problem.nodes[i]]]++;
        }
        for (int count : counts) {
            append(count);
        }
    }

    /** The sorted numbers of an edge's nodes, in one word; those of options come first. */
    private long word(int edge) {
        int count = 0;
        for (int at = problem.edgeStarts[edge]; at < problem.edgeStarts[edge + 1]; at++) {
            int number = refinement.place(problem.edgeNodes[at]) + 1;
            int to = count++;
            for (; to > 0 && numbers[to - 1] > number; to--) {
                numbers[to] = numbers[to - 1];
            }
            numbers[to] = number;
        }
        long word = edge < problem.options ? 0 : 1;
        for (int i = 0; i < longest; i++) {
            word = word << bits | (i < count ? numbers[i] : 0);
        }
        return word;
    }

    private void append(long number) {
        if (length + 10 > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        long rest = number;
        for (; rest > 127; rest >>>= 7) {
            bytes[length++] = (byte) (rest | 128);
        }
        bytes[length++] = (byte) rest;
    }

    /** The items of the remaining problem that was written, in the order of their numbers. */
    public int[] items() {
        int[] items = new int[problem.nodeCount];
        for (int i = 0; i < items.length; i++) {
            items[refinement.place(problem.nodes[i])] = problem.items[problem.nodes[i]];
        }
        return items;
    }

    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return length;
    }

    /** The work so far. */
    public long steps() {
        return refinement.steps();
    }
}
