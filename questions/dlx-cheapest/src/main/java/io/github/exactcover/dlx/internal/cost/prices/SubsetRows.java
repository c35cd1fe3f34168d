package io.github.exactcover.dlx.internal.cost.prices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds subset rows: sets of options of which a solution has at most one, although their shares in a fractional
 * solution add up to more. Each set has all options with at least two of three items that can be covered once. Any two
 * of these options have one of the items in common. So half of a tour to A and B, half of one to B and C and half of
 * one to A and C cover each of the three once, but a solution has one of these tours at most.
 *
 * <p>Source: M. Jepsen, B. Petersen, S. Spoorendonk, D. Pisinger, "Subset-row inequalities applied to the
 * vehicle-routing problem with time windows", Operations Research 56, 2008.
 */
public final class SubsetRows {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** The shares must add up to more than this, because an averaged solution is only close to a fractional one. */
    private static final double TOO_MUCH = 1.05;

    /** Options with a smaller share are left out of the sums. */
    private static final double LEAST_SHARE = 0.001;

    /** How many sets are found at most: those with the largest sums. */
    private static final int MOST = 60;

    /** In a table with more items, a number for each two of them would take too much memory. */
    private static final int MOST_ITEMS = 1500;

    /** How often items and options are looked at, at most; some milliseconds. Fewer sets are right as well. */
    private static final int MOST_LOOKS = 1 << 22;

    /** Three items, and the sum of the shares of the options that have two of them or all. */
    private record Triple(int a, int b, int c, double sum) {}

    private final PricedTable table;
    private final int[] options;
    private final double[] shares;

    /** The options with a share that counts. */
    private final int[] used;

    /** The three items in question. */
    private final boolean[] isOfThree;

    private final List<Triple> found = new ArrayList<>();
    private int looks;

    /**
     * A search for the subset rows of a fractional solution.
     *
     * @param options the options of the sets
     * @param shares the fractional solution: the share of each option of the table
     */
    public SubsetRows(PricedTable table, int[] options, double[] shares) {
        this.table = table;
        this.options = options;
        this.shares = shares;
        this.used = Arrays.stream(options)
                .filter(option -> shares[option] > LEAST_SHARE)
                .toArray();
        this.isOfThree = new boolean[table.itemCount()];
    }

    /** The options of each set. There are none for a table with very many items. */
    public List<int[]> find() {
        if (table.itemCount() > MOST_ITEMS) {
            return List.of();
        }
        double[][] pairs = pairs();
        for (int a = 0; a < pairs.length; a++) {
            double[] withA = pairs[a];
            int[] near = IntStream.range(a + 1, pairs.length)
                    .filter(b -> withA[b] > 0)
                    .toArray();
            for (int i = 0; i < near.length; i++) {
                for (int j = 0; j < i && looks < MOST_LOOKS; j++) {
                    looks++;
                    // Where two of the three are never together, the shares only say that the third is covered too
                    // often.
                    double most = withA[near[i]] + withA[near[j]] + pairs[near[i]][near[j]];
                    if (pairs[near[i]][near[j]] > 0 && most > TOO_MUCH) {
                        addIfViolated(a, near[j], near[i]);
                    }
                }
            }
        }
        return found.stream()
                .sorted(Comparator.comparingDouble(triple -> -triple.sum))
                .limit(MOST)
                .map(triple -> withTwoOf(options, triple.a, triple.b, triple.c))
                .toList();
    }

    /** By two items: the sum of the shares of the options that have both. */
    private double[][] pairs() {
        double[][] pairs = new double[table.itemCount()][table.itemCount()];
        for (int q = 0; q < used.length && looks < MOST_LOOKS; q++) {
            int option = used[q];
            int[] items = IntStream.range(table.starts[option], table.starts[option + 1])
                    .map(cell -> table.items[cell])
                    .filter(item -> table.isPriced[item] && table.highs[item] == 1)
                    .toArray();
            looks += items.length * items.length;
            for (int one : items) {
                for (int other : items) {
                    pairs[one][other] += shares[option];
                }
            }
        }
        return pairs;
    }

    private void addIfViolated(int a, int b, int c) {
        looks += used.length;
        double sum = Arrays.stream(withTwoOf(used, a, b, c))
                .mapToDouble(option -> shares[option])
                .sum();
        if (sum > TOO_MUCH) {
            found.add(new Triple(a, b, c, sum));
        }
    }

    private int[] withTwoOf(int[] among, int... three) {
        for (int item : three) {
            isOfThree[item] = true;
        }
        int[] all = Arrays.stream(among).filter(this::hasTwo).toArray();
        for (int item : three) {
            isOfThree[item] = false;
        }
        return all;
    }

    private boolean hasTwo(int option) {
        int has = 0;
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            has += isOfThree[table.items[cell]] ? 1 : 0;
        }
        return has >= 2;
    }
}
