package io.github.exactcover.dlx.internal.table;

import java.util.BitSet;

/**
 * Settles some options of a table. The required ones are chosen. They, the forbidden ones, and all that the required
 * ones exclude are dropped. What is left is the problem of completing the choice.
 */
public final class Restriction {

    private static final int FREE = 0;

    /** The state of a secondary item that is covered without a color; colors are 1, 2, 3, ... */
    private static final int TAKEN = -1;

    private final OptionTable table;
    private final int[] lows;
    private final int[] highs;

    /** Of secondary items: free, taken, or the color that the required options give them. Unused for primary items. */
    private final int[] states;

    private Restriction(OptionTable table) {
        this.table = table;
        this.lows = table.lows();
        this.highs = table.highs();
        this.states = new int[table.itemCount()];
    }

    /**
     * The part of a table that is left; impossible if no solution has all required options and no forbidden one. Takes
     * time in proportion to the size of the table.
     */
    public static View of(OptionTable table, BitSet required, BitSet forbidden) {
        Restriction restriction = new Restriction(table);
        if (required.intersects(forbidden) || !required.stream().allMatch(restriction::choose)) {
            return View.impossible(new BitSet());
        }
        BitSet options = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            if (!required.get(option) && !forbidden.get(option) && restriction.leaves(option)) {
                options.set(option);
            }
        }
        return View.part(table, options, restriction.items(), restriction.lows, restriction.highs, required);
    }

    /** Chooses an option, and says whether that can be done. */
    private boolean choose(int option) {
        boolean possible = leaves(option);
        for (int cell = table.start(option); cell < table.start(option + 1) && possible; cell++) {
            int item = table.item(cell);
            if (item < table.primaryCount()) {
                lows[item] = Math.max(0, lows[item] - 1);
                highs[item]--;
            } else {
                states[item] = table.color(cell) == OptionTable.NO_COLOR ? TAKEN : table.color(cell);
            }
        }
        return possible;
    }

    /** Whether an option can still be chosen. */
    private boolean leaves(int option) {
        boolean possible = table.isEligible(option);
        for (int cell = table.start(option); cell < table.start(option + 1) && possible; cell++) {
            int item = table.item(cell);
            possible = item < table.primaryCount()
                    ? highs[item] > 0
                    : states[item] == FREE || states[item] == table.color(cell);
        }
        return possible;
    }

    /** The items that still matter: those that can be covered and have no settled color. */
    private BitSet items() {
        BitSet items = new BitSet();
        for (int item = 0; item < table.itemCount(); item++) {
            items.set(item, item < table.primaryCount() ? highs[item] > 0 : states[item] == FREE);
        }
        return items;
    }
}
