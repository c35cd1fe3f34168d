package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A proof by arithmetic that a table has no solution: weights of its items, and of groups of options that exclude each
 * other pairwise. All are whole numbers, and the sums are checked exactly, so it does not matter how they were found.
 *
 * <p>Without a modulus, the weights are prices (Farkas' lemma). An item that must be covered {@code low..high} times is
 * worth at least its weight times {@code low}, or times {@code high} if the weight is negative. A group has a negative
 * weight, which counts once at most. An option pays the weights of its items and groups, and at most all options with a
 * positive sum are chosen. If that is less than all items and groups together are worth, there is no solution.
 *
 * <p>With a modulus, only items have weights, and only those that must be covered a fixed number of times. The weights
 * of each option add up to a multiple of the modulus. If those of all items, as often as they must be covered, do not,
 * there is no solution.
 */
public final class Certificate {

    /** If no small weights prove it, weights are rounded so that this is the largest one. */
    private static final int FINEST = 1_000_000;

    /**
     * A group of options that exclude each other pairwise.
     *
     * @param weight how much it counts, more than 0
     * @param options ascending
     */
    public record Group(long weight, List<Integer> options) {}

    private final Rows rows;
    private final long[] weights;
    private final int modulus;

    private Certificate(Rows rows, long[] weights, int modulus) {
        this.rows = rows;
        this.weights = weights;
        this.modulus = modulus;
    }

    /**
     * A reason with prices that are near these, one for each row; null if they prove nothing. Small weights make a
     * reason that people understand, so those come first whose largest one is 1, 2, and so on.
     *
     * @param most up to which number that is tried
     */
    static @Nullable Certificate near(Rows rows, double[] prices, int most) {
        double largest = 0;
        for (double price : prices) {
            largest = Math.max(largest, Math.abs(price));
        }
        long[] weights = new long[prices.length];
        for (int one = 1; largest > 0 && one <= most + 1; one++) {
            int fineness = one > most ? FINEST : one;
            for (int row = 0; row < weights.length; row++) {
                // The finest are rounded down for items and up for upper bounds and groups, where an option must not
                // pay too much. A price that is a whole number but for rounding errors is that number.
                weights[row] = (long) Math.floor(prices[row] / largest * fineness + (one > most ? 0.01 : 0.5));
            }
            if (excess(rows, weights) > 0) {
                return new Certificate(rows, weights, 0);
            }
        }
        return null;
    }

    /** A reason by the remainders of weights of items; null if they prove nothing. */
    static @Nullable Certificate modular(Rows rows, long[] found, int modulus) {
        int divisor = modulus;
        for (long weight : found) {
            divisor = gcd(divisor, (int) weight);
        }
        int left = modulus / divisor;
        long[] weights = new long[found.length];
        long all = 0;
        for (int row = 0; row < found.length; row++) {
            weights[row] = found[row] / divisor % left;
            all += weights[row] * rows.lows[row];
            if (weights[row] != 0 && !rows.isFixed(row)) {
                return null;
            }
        }
        boolean holds = all % left != 0;
        for (int option = 0; holds && option < rows.optionCount(); option++) {
            holds = rows.sum(option, weights) % left == 0;
        }
        return holds ? new Certificate(rows, weights, left) : null;
    }

    static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    /** How much more the rows are worth than the options can pay. The sums are far from the bounds of a long. */
    private static long excess(Rows rows, long[] weights) {
        long excess = 0;
        for (int row = 0; row < weights.length; row++) {
            excess += weights[row] * (weights[row] > 0 ? rows.lows[row] : rows.highs[row]);
        }
        for (int option = 0; option < rows.optionCount(); option++) {
            excess -= Math.max(0, rows.sum(option, weights));
        }
        return excess;
    }

    /** The rows with a weight. */
    BitSet support() {
        BitSet support = new BitSet();
        IntStream.range(0, weights.length).filter(row -> weights[row] != 0).forEach(support::set);
        return support;
    }

    Rows rows() {
        return rows;
    }

    /** Whether all rows with a weight count the same. */
    public boolean isUniform() {
        return Arrays.stream(weights).allMatch(weight -> Math.abs(weight) <= 1);
    }

    /** The same without rows that are not needed. It looks twice at each cell, however many rows there are. */
    public Certificate trimmed() {
        if (modulus > 0) {
            return this;
        }
        long[] left = weights.clone();
        long[] payments = new long[rows.optionCount()];
        Arrays.setAll(payments, option -> rows.sum(option, weights));
        int[][] options = rows.optionsOfRows();
        long excess = excess(rows, weights);
        for (int row = left.length - 1; row >= 0; row--) {
            long weight = left[row];
            long without = excess - weight * (weight > 0 ? rows.lows[row] : rows.highs[row]);
            for (int option : options[row]) {
                without += Math.max(0, payments[option]) - Math.max(0, payments[option] - weight);
            }
            if (without > 0) {
                for (int option : options[row]) {
                    payments[option] -= weight;
                }
                left[row] = 0;
                excess = without;
            }
        }
        return new Certificate(rows, left, 0);
    }

    /**
     * Items that cannot be covered together. Of those with a negative weight, the proof uses only that they must not be
     * covered too often.
     */
    public BitSet items() {
        BitSet items = new BitSet();
        for (int item = 0; item < rows.table.primaryCount(); item++) {
            items.set(item, weights[item] > 0 && rows.lows[item] > 0);
        }
        return items;
    }

    /** The weights of all items, secondary ones too; negative where the upper bound counts. */
    public long[] weights() {
        return Arrays.copyOf(weights, rows.table.itemCount());
    }

    /** The groups with a weight. */
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (int group = 0; group < rows.groups.size(); group++) {
            long weight = -weights[rows.table.itemCount() + group];
            if (weight != 0) {
                groups.add(new Group(
                        weight, Arrays.stream(rows.groups.get(group)).boxed().toList()));
            }
        }
        return groups;
    }

    /** The same with options that pay something beside these groups: each is a group by itself. */
    public List<Group> allGroups() {
        List<Group> groups = groups();
        for (int option = 0; option < rows.optionCount() && modulus == 0; option++) {
            long payment = rows.sum(option, weights);
            if (payment > 0) {
                groups.add(new Group(payment, List.of(option)));
            }
        }
        return groups;
    }

    /** How many of the {@link #items} each option has that can be chosen at all. */
    public int[] sizes() {
        long[] counts = new long[rows.count()];
        items().stream().forEach(item -> counts[item] = 1);
        return IntStream.range(0, rows.optionCount())
                .filter(rows.table::isEligible)
                .map(option -> (int) rows.sum(option, counts))
                .toArray();
    }

    /** What the weights of each option add up to a multiple of; 0 if they are prices. */
    public int modulus() {
        return modulus;
    }

    /** How often an item counts: what must be covered of it, or can be if its weight is negative. */
    public int times(int item) {
        return weights[item] > 0 ? rows.table.low(item) : rows.highs[item];
    }

    /** Writes the step that ends a proof. */
    public void writeTo(ProofWriter proof) {
        if (modulus > 0) {
            proof.remainders(modulus, weights());
        } else {
            List<Group> groups = groups();
            proof.argument(weights(), groups.size());
            groups.forEach(group -> proof.group(group.weight(), group.options()));
        }
    }

    /** The table that has no solution. */
    public OptionTable table() {
        return rows.table;
    }
}
