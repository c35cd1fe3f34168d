package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.Exclusion;
import java.util.Arrays;
import java.util.BitSet;

/** The options chosen so far, and what they leave to be covered. */
public final class Chosen {

    private final PricedTable table;

    /** How many chosen options each item has. */
    private final int[] uses;

    /** The color of each secondary item that is in use. */
    private final int[] colors;

    private final int[] chosen;
    private int size;

    /** The sum of the costs in price units. */
    private long cost;

    public Chosen(PricedTable table) {
        this.table = table;
        this.uses = new int[table.itemCount()];
        this.colors = new int[uses.length];
        this.chosen = new int[table.optionCount()];
    }

    public int size() {
        return size;
    }

    /** What the chosen options cost, in price units. */
    public long cost() {
        return cost;
    }

    /** The option that was chosen as number {@code place}, counted from 0. */
    public int option(int place) {
        return chosen[place];
    }

    /** Whether an option is chosen. */
    public boolean has(int option) {
        return Arrays.stream(chosen, 0, size).anyMatch(other -> other == option);
    }

    public int[] options() {
        return Arrays.copyOf(chosen, size);
    }

    /** The same as a set. */
    public BitSet set() {
        return Arrays.stream(chosen, 0, size).collect(BitSet::new, BitSet::set, BitSet::or);
    }

    /** How often an item is still to be covered. */
    public int needed(int item) {
        return Math.max(0, table.lows[item] - uses[item]);
    }

    /** How often an item can still be covered. */
    public int allowed(int item) {
        return table.highs[item] - uses[item];
    }

    /** Whether an option that is not chosen yet can be chosen too. */
    public boolean fits(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            int item = table.items[cell];
            if (uses[item] >= table.highs[item]
                    && (table.isPriced[item] || !Exclusion.agree(colors[item], table.colors[cell]))) {
                return false;
            }
        }
        return true;
    }

    /** Chooses options as long as they fit, and returns whether they are a solution. Nothing may be chosen before. */
    public boolean solves(int[] options) {
        for (int option : options) {
            boolean isKnown = option >= 0 && option < table.optionCount() && table.isOpen(option);
            if (!isKnown || has(option) || !fits(option)) {
                return false;
            }
            choose(option);
        }
        return isComplete();
    }

    /** Whether no item is to be covered any more. */
    public boolean isComplete() {
        for (int item = 0; item < table.primaryCount; item++) {
            if (needed(item) > 0) {
                return false;
            }
        }
        return true;
    }

    public void choose(int option) {
        chosen[size++] = option;
        cost += table.costs[option];
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            uses[table.items[cell]]++;
            colors[table.items[cell]] = table.colors[cell];
        }
    }

    /** Takes back the latest options until only this many are left. */
    public void shrinkTo(int left) {
        while (size > left) {
            int option = chosen[--size];
            cost -= table.costs[option];
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                uses[table.items[cell]]--;
            }
        }
    }
}
