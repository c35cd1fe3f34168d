package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Looks for a proof by arithmetic that a table has no solution: too many pigeons for the holes, more black squares than
 * white ones, more shifts than the staff may work. A tree search can take forever to see such a thing.
 *
 * <p>The proof is a price for each item, positive or negative, such that all items together are worth more than any
 * choice of options can pay (Farkas' lemma). An item that must be covered {@code low..high} times is worth at least its
 * price times {@code low}, or times {@code high} if the price is negative. An option pays the sum of the prices of its
 * items, and at most all options with a positive sum are chosen. If the items are worth more than that, there is no
 * solution. The prices are whole numbers and the proof is checked with them, so rounding plays no part.
 *
 * <p>To find prices, options may be chosen in part. The amounts that miss the bounds of the items by the least sum of
 * squares are improved by accelerated gradient steps (Nesterov 1983; Beck and Teboulle 2009, with the restarts of
 * O'Donoghue and Candes 2015). What each item then misses is its price. If nothing is missing, there is no such proof.
 *
 * <p>Colors cannot be added up, so places with a color play no part.
 */
public final class LinearArgument {

    /** How many steps are made between two looks whether the prices are a proof. */
    private static final int STEPS = 20;

    /** If no item misses more than this, nothing is missing. */
    private static final double NOTHING = 1e-4;

    /**
     * Prices are rounded to multiples of the largest price divided by one of these; most proofs need only the first.
     */
    private static final int[] FINENESS = {1, 2, 3, 4, 6, 12, 1_000_000};

    /** How many cells can be looked at in the time of an update. */
    private static final double CELLS_PER_UPDATE = 16;

    private final OptionTable table;

    /** How often each item must and may be covered. */
    private final int[] lows;

    private final int[] highs;

    /**
     * For each option, how steep the sum of squares can be: the options of all its items. 0 for options that never
     * count.
     */
    private final double[] steepness;

    /** How much of each option is chosen; and the same, moved on a bit in the direction of the last step. */
    private double[] amounts;

    private final double[] ahead;
    private double[] before;

    /** How much each item misses; negative if it has too much. */
    private final double[] missing;

    private double momentum = 1;
    private final long[] prices;
    private boolean proven;
    private boolean over;
    private int steps;
    private long cellsSeen;

    /** A search for a proof that the items cannot all be covered. */
    public LinearArgument(OptionTable table) {
        this.table = table;
        int items = table.itemCount();
        int options = table.optionCount();
        this.lows = new int[items];
        this.highs = new int[items];
        this.missing = new double[items];
        this.prices = new long[items];
        this.steepness = new double[options];
        this.amounts = new double[options];
        this.ahead = new double[options];
        this.before = new double[options];
        int[] sizes = sizes();
        for (int item = 0; item < items; item++) {
            boolean primary = item < table.primaryCount();
            lows[item] = primary ? Math.min(table.low(item), sizes[item] + 1) : 0;
            highs[item] = primary ? Math.min(table.high(item), Math.max(lows[item], sizes[item])) : 1;
        }
        for (int option = 0; option < options; option++) {
            start(option, sizes);
        }
    }

    private int[] sizes() {
        int[] sizes = new int[table.itemCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (counts(cell) && table.isEligible(option)) {
                    sizes[table.item(cell)]++;
                }
            }
        }
        return sizes;
    }

    private boolean counts(int cell) {
        return table.color(cell) == OptionTable.NO_COLOR;
    }

    /** Chooses an option as far as no item gets too much if all options do the same. */
    private void start(int option, int[] sizes) {
        if (!table.isEligible(option)) {
            return;
        }
        double most = 1;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (counts(cell)) {
                int item = table.item(cell);
                steepness[option] += sizes[item];
                most = Math.min(most, (double) highs[item] / sizes[item]);
            }
        }
        amounts[option] = most;
        ahead[option] = most;
    }

    /** Improves the amounts once, and looks for a proof now and then. It looks twice at each cell. */
    public void step() {
        measure();
        if (Arrays.stream(missing).allMatch(amount -> Math.abs(amount) < NOTHING)) {
            over = true;
        } else if (++steps % STEPS == 0) {
            proven = isProof();
            over = proven;
        }
        if (!over) {
            improve();
        }
    }

    /** Whether more steps are of no use: there is a proof, or there will never be one. */
    public boolean isOver() {
        return over;
    }

    /** Whether there is no solution. */
    public boolean isProven() {
        return proven;
    }

    /**
     * Items that cannot be covered together. They have a positive price; of those with a negative one, the proof uses
     * only that they must not be covered too often. None of them can be left out of this proof.
     */
    public BitSet items() {
        BitSet items = new BitSet();
        for (int item = 0; item < table.primaryCount(); item++) {
            items.set(item, prices[item] > 0 && lows[item] > 0 && !isProofWithout(item));
        }
        return items;
    }

    /** Takes the price of an item away if the others are a proof. */
    private boolean isProofWithout(int item) {
        long price = prices[item];
        prices[item] = 0;
        boolean isProof = excess() > 0;
        prices[item] = isProof ? 0 : price;
        return isProof;
    }

    /** The prices of all items, secondary ones too, if there is a proof. */
    public long[] prices() {
        return prices.clone();
    }

    /** The work so far, in updates of a search that would have taken as long. */
    public long updates() {
        return (long) (cellsSeen / CELLS_PER_UPDATE);
    }

    private void measure() {
        Arrays.fill(missing, 0);
        for (int option = 0; option < ahead.length; option++) {
            for (int cell = table.start(option); ahead[option] != 0 && cell < table.start(option + 1); cell++) {
                missing[table.item(cell)] += counts(cell) ? ahead[option] : 0;
            }
        }
        for (int item = 0; item < missing.length; item++) {
            double covered = missing[item];
            missing[item] = covered < lows[item] ? lows[item] - covered : Math.min(0, highs[item] - covered);
        }
        cellsSeen += table.cellCount();
    }

    /** Chooses each option more or less, as its items need it, and plans to go on in that direction. */
    private void improve() {
        double[] next = before;
        double turned = 0;
        for (int option = 0; option < next.length; option++) {
            if (steepness[option] > 0) {
                double amount = ahead[option] + needOf(option) / steepness[option];
                next[option] = Math.min(1, Math.max(0, amount));
                turned += (ahead[option] - next[option]) * (next[option] - amounts[option]) * steepness[option];
            }
        }
        double longer = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
        // Where the last steps went uphill, the momentum is too large and starts again.
        double push = turned > 0 ? 0 : (momentum - 1) / longer;
        momentum = turned > 0 ? 1 : longer;
        for (int option = 0; option < next.length; option++) {
            ahead[option] = Math.max(0, next[option] + push * (next[option] - amounts[option]));
        }
        before = amounts;
        amounts = next;
        cellsSeen += table.cellCount();
    }

    private double needOf(int option) {
        double need = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            need += counts(cell) ? missing[table.item(cell)] : 0;
        }
        return need;
    }

    private boolean isProof() {
        double largest = Arrays.stream(missing).map(Math::abs).max().orElse(0);
        for (int fineness : FINENESS) {
            for (int item = 0; item < prices.length; item++) {
                prices[item] = Math.round(missing[item] / largest * fineness);
            }
            cellsSeen += table.cellCount();
            if (excess() > 0) {
                return true;
            }
        }
        return false;
    }

    /** How much more the items are worth than the options can pay. The sums are far from the bounds of a long. */
    private long excess() {
        long excess = 0;
        for (int item = 0; item < prices.length; item++) {
            excess += prices[item] * (prices[item] > 0 ? lows[item] : highs[item]);
        }
        for (int option = 0; option < steepness.length; option++) {
            if (steepness[option] > 0) {
                excess -= Math.max(0, payment(option));
            }
        }
        return excess;
    }

    private long payment(int option) {
        long payment = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            payment += counts(cell) ? prices[table.item(cell)] : 0;
        }
        return payment;
    }
}
