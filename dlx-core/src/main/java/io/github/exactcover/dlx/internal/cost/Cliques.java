package io.github.exactcover.dlx.internal.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds sets of options of which a solution has at most one, although the averaged solution has more: any two of them share an
 * item that can be covered once, or give a secondary item different colors. As further items, these sets raise the bound. The
 * averaged solution only says where to look; that any two options exclude each other is checked.
 */
final class Cliques {

    /** How many options of the averaged solution are looked at. */
    private static final int MOST_USED = 800;

    private static final int MOST_FOUND = 150;

    /** How large the share of an option is that counts. */
    private static final double USED = 0.02;

    /** How much of the options of a clique the averaged solution must have. */
    private static final double TOO_MUCH = 1.02;

    private final PricedTable table;
    private final int[] options;
    private final double[] shares;

    /** The places of the options of each item that can be covered once. */
    private final int[][] places;

    Cliques(PricedTable table, int[] options, double[] shares) {
        this.table = table;
        this.options = options;
        this.shares = shares;
        int[] counts = new int[table.itemCount()];
        for (int option : options) {
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                counts[table.items[cell]] += isSingle(cell) ? 1 : 0;
            }
        }
        this.places = new int[counts.length][];
        Arrays.setAll(places, item -> new int[counts[item]]);
        for (int q = options.length - 1; q >= 0; q--) {
            for (int cell = table.starts[options[q]]; cell < table.starts[options[q] + 1]; cell++) {
                if (isSingle(cell)) {
                    places[table.items[cell]][--counts[table.items[cell]]] = q;
                }
            }
        }
    }

    private boolean isSingle(int cell) {
        return table.highs[table.items[cell]] == 1;
    }

    /**
     * The cliques, as lists of options.
     *
     * @param nets the net costs of the options; cliques get more options as long as these are not above {@code mostNet}
     */
    List<int[]> find(long[] nets, long mostNet) {
        int[] used = IntStream.range(0, options.length)
                .filter(q -> shares[q] > USED)
                .boxed()
                .sorted((one, other) -> Double.compare(shares[other], shares[one]))
                .limit(MOST_USED)
                .mapToInt(Integer::intValue)
                .toArray();
        BitSet[] conflicts = conflicts(used);
        Set<BitSet> seen = new HashSet<>();
        List<int[]> found = new ArrayList<>();
        for (int seed = 0; seed < used.length && found.size() < MOST_FOUND; seed++) {
            BitSet clique = grow(seed, conflicts);
            double sum = clique.stream().mapToDouble(i -> shares[used[i]]).sum();
            if (sum > TOO_MUCH && seen.add(clique)) {
                found.add(extended(clique.stream().map(i -> used[i]).toArray(), nets, mostNet));
            }
        }
        return found;
    }

    /** For each of the used options, the others that exclude it. */
    private BitSet[] conflicts(int[] used) {
        int[] ranks = new int[options.length];
        Arrays.fill(ranks, -1);
        for (int i = 0; i < used.length; i++) {
            ranks[used[i]] = i;
        }
        BitSet[] conflicts = new BitSet[used.length];
        for (int i = 0; i < used.length; i++) {
            BitSet others = new BitSet(used.length);
            int option = options[used[i]];
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                for (int q : places[table.items[cell]]) {
                    if (ranks[q] >= 0 && ranks[q] != i && excludes(cell, options[q])) {
                        others.set(ranks[q]);
                    }
                }
            }
            conflicts[i] = others;
        }
        return conflicts;
    }

    /** Whether an option that has the item of a cell too has it in another color, or either of them without. */
    private boolean excludes(int cell, int other) {
        int color = table.colors[cell];
        return color == 0 || table.color(other, table.items[cell]) != color;
    }

    private static BitSet grow(int seed, BitSet[] conflicts) {
        BitSet clique = new BitSet();
        clique.set(seed);
        BitSet left = (BitSet) conflicts[seed].clone();
        for (int next = left.nextSetBit(0); next >= 0; next = left.nextSetBit(0)) {
            clique.set(next);
            left.and(conflicts[next]);
        }
        return clique;
    }

    /** A clique with all other options that exclude those that are in it already. */
    private int[] extended(int[] clique, long[] nets, long mostNet) {
        int[] hits = new int[options.length];
        int[] last = new int[options.length];
        int size = 0;
        for (int member : clique) {
            size++;
            hit(options[member], hits, last, size);
        }
        int members = size;
        List<Integer> all =
                new ArrayList<>(IntStream.of(clique).mapToObj(q -> options[q]).toList());
        List<Integer> more = new ArrayList<>();
        for (int q = 0; q < options.length; q++) {
            if (hits[q] == members && nets[q] <= mostNet && excludesAll(options[q], more)) {
                more.add(options[q]);
            }
        }
        all.addAll(more);
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean excludesAll(int option, List<Integer> others) {
        for (int other : others) {
            if (!exclude(option, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean exclude(int one, int other) {
        for (int cell = table.starts[one]; cell < table.starts[one + 1]; cell++) {
            if (isSingle(cell) && table.has(other, table.items[cell]) && excludes(cell, other)) {
                return true;
            }
        }
        return false;
    }

    /** Counts one more member for each option that it excludes. */
    private void hit(int option, int[] hits, int[] last, int member) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            for (int q : places[table.items[cell]]) {
                if (last[q] != member && options[q] != option && excludes(cell, options[q])) {
                    last[q] = member;
                    hits[q]++;
                }
            }
        }
    }
}
