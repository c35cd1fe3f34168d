package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.search.ItemRule;

/**
 * Makes nodes as {@link FewBudgets} does, where one word has the budgets of all items, and another one all options.
 * That takes half as long.
 */
final class OneWordBudgets extends BudgetNodes {

    private static final int OPEN = 3;

    /** As those of the layout: a word for each guard, and two for each option. */
    private final long[] options;

    private final long[] charges;
    private final long[] excluded;

    private final boolean smallest;

    OneWordBudgets(BudgetLayout layout, ItemRule rule) {
        super(layout, rule);
        this.smallest = !rule.isLeftmost() && !rule.isWeighted();
        this.options = layout.options.dense(1);
        this.charges = layout.charges.dense(1);
        this.excluded = layout.excluded.dense(1);
    }

    /** Whether one word is enough for the budgets, and one for the options. */
    static boolean canHold(BudgetLayout layout) {
        return layout.fields == 1 && layout.words == 1;
    }

    @Override
    int enter(int block, int how) {
        int at = reserve(block);
        int from = at - stride;
        long[] blocks = this.blocks;
        int length = ends[block - 1];
        long guards = layout.guards[0];
        long units = layout.units[0];
        long leave = blocks[from];
        long choose = blocks[from + 1];
        long closing = blocks[from + 2];
        long open = blocks[from + OPEN];
        // The options to choose, or to leave out.
        boolean choosing = how >= 0;
        long settled = how == NOTHING ? 0 : 1L << (choosing ? how : ~how);
        open ^= settled;
        while (true) {
            if (choosing) {
                long excludes = 0;
                for (long rest = settled; rest != 0; rest &= rest - 1) {
                    int option = Long.numberOfTrailingZeros(rest);
                    path[length++] = option;
                    choose -= charges[option];
                    excludes |= excluded[option];
                }
                if ((settled & excludes) != 0) {
                    return DEAD; // Two that are forced exclude each other.
                }
                settled = excludes & open;
                open ^= settled;
            }
            for (; settled != 0; settled &= settled - 1) {
                leave -= charges[Long.numberOfTrailingZeros(settled)];
            }
            // A budget of less than 0 has no guard even with one more.
            if ((~((leave + units) & (choose + units)) & guards) != 0) {
                return DEAD;
            }
            // To leave out can show a dead end, so it comes first.
            long used = ~choose & closing;
            choosing = used == 0;
            if (choosing) {
                used = ~leave & closing;
                if (used == 0) {
                    break;
                }
            }
            closing ^= used;
            for (; used != 0; used &= used - 1) {
                settled |= options[Long.numberOfTrailingZeros(used)];
            }
            settled &= open;
            open ^= settled;
        }
        ends[block] = length;
        blocks[at + OPEN] = open;
        if (open == 0) {
            return FREE; // A solution. The search does not go on from here, so the rest is not read.
        }
        blocks[at] = leave;
        blocks[at + 1] = choose;
        blocks[at + 2] = closing;
        long needy = (choose - layout.slacks[0]) & closing;
        if (!smallest || needy == 0) {
            return branch(at);
        }
        // As in branch: the item that is the first to have nothing left.
        do {
            leave = (leave | (guards & ~needy)) - units;
        } while ((~leave & needy) == 0);
        return Long.numberOfTrailingZeros(open & options[Long.numberOfTrailingZeros(~leave & needy)]);
    }
}
