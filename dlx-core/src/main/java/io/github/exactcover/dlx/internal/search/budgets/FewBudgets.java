package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.search.ItemRule;

/**
 * Makes nodes of few words in local variables, which takes half as long as in an array, and writes them to their blocks
 * only if they have solutions below, as far as one can see. What is done for
 * most options is written out for each word, for the same reason.
 */
final class FewBudgets extends BudgetNodes {

    private static final int FEW = BudgetLayout.FEW;

    /** As those of the layout, with {@link #FEW} words for each row. */
    private final long[] options;

    private final long[] charges;
    private final long[] excluded;

    FewBudgets(BudgetLayout layout, ItemRule rule) {
        super(layout, rule);
        this.options = layout.options.dense(FEW);
        this.charges = layout.charges.dense(FEW);
        this.excluded = layout.excluded.dense(FEW);
    }

    @Override
    int enter(int block, int how) {
        int at = reserve(block);
        int from = at - stride;
        long[] blocks = this.blocks;
        long[] guards = layout.guards;
        long[] units = layout.units;
        long[] options = this.options;
        long[] charges = this.charges;
        int length = ends[block - 1];
        // How many options may be left out, how many may be chosen, who is not closed, what is open.
        long a0 = blocks[from];
        long a1 = blocks[from + 1];
        long a2 = blocks[from + 2];
        long b0 = blocks[from + 3];
        long b1 = blocks[from + 4];
        long b2 = blocks[from + 5];
        long e0 = blocks[from + 6];
        long e1 = blocks[from + 7];
        long e2 = blocks[from + 8];
        long u0 = blocks[from + 9];
        long u1 = blocks[from + 10];
        long u2 = blocks[from + 11];
        // The options to choose, or to leave out.
        boolean choosing = how >= 0;
        int given = choosing ? how : ~how;
        long bit = how == NOTHING ? 0 : 1L << given;
        long x0 = given >> 6 == 0 ? bit : 0;
        long x1 = given >> 6 == 1 ? bit : 0;
        long x2 = given >> 6 == 2 ? bit : 0;
        while (true) {
            x0 &= u0;
            x1 &= u1;
            x2 &= u2;
            u0 ^= x0;
            u1 ^= x1;
            u2 ^= x2;
            if (choosing) {
                long y0 = 0;
                long y1 = 0;
                long y2 = 0;
                for (int word = 0; word < FEW; word++) {
                    for (long x = word == 0 ? x0 : word == 1 ? x1 : x2; x != 0; x &= x - 1) {
                        int option = 64 * word + Long.numberOfTrailingZeros(x);
                        int row = FEW * option;
                        path[length++] = option;
                        b0 -= charges[row];
                        b1 -= charges[row + 1];
                        b2 -= charges[row + 2];
                        y0 |= excluded[row];
                        y1 |= excluded[row + 1];
                        y2 |= excluded[row + 2];
                    }
                }
                if ((x0 & y0 | x1 & y1 | x2 & y2) != 0) {
                    return DEAD; // Two that are forced exclude each other.
                }
                x0 = y0 & u0;
                x1 = y1 & u1;
                x2 = y2 & u2;
                u0 ^= x0;
                u1 ^= x1;
                u2 ^= x2;
            }
            for (; x0 != 0; x0 &= x0 - 1) {
                int row = FEW * Long.numberOfTrailingZeros(x0);
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            for (; x1 != 0; x1 &= x1 - 1) {
                int row = FEW * (64 + Long.numberOfTrailingZeros(x1));
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            for (; x2 != 0; x2 &= x2 - 1) {
                int row = FEW * (128 + Long.numberOfTrailingZeros(x2));
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            // A budget of less than 0 has no guard even with one more.
            if (((~((a0 + units[0]) & (b0 + units[0])) & guards[0])
                            | (~((a1 + units[1]) & (b1 + units[1])) & guards[1])
                            | (~((a2 + units[2]) & (b2 + units[2])) & guards[2]))
                    != 0) {
                return DEAD;
            }
            // To leave out can show a dead end, so it comes first.
            long p0 = ~b0 & e0;
            long p1 = ~b1 & e1;
            long p2 = ~b2 & e2;
            choosing = (p0 | p1 | p2) == 0;
            if (choosing) {
                p0 = ~a0 & e0;
                p1 = ~a1 & e1;
                p2 = ~a2 & e2;
                if ((p0 | p1 | p2) == 0) {
                    break;
                }
            }
            e0 ^= p0;
            e1 ^= p1;
            e2 ^= p2;
            for (int word = 0; word < FEW; word++) {
                for (long p = word == 0 ? p0 : word == 1 ? p1 : p2; p != 0; p &= p - 1) {
                    int row = FEW * (64 * word + Long.numberOfTrailingZeros(p));
                    x0 |= options[row];
                    x1 |= options[row + 1];
                    x2 |= options[row + 2];
                }
            }
        }
        ends[block] = length;
        blocks[at] = a0;
        blocks[at + 1] = a1;
        blocks[at + 2] = a2;
        blocks[at + 3] = b0;
        blocks[at + 4] = b1;
        blocks[at + 5] = b2;
        blocks[at + 6] = e0;
        blocks[at + 7] = e1;
        blocks[at + 8] = e2;
        blocks[at + 9] = u0;
        blocks[at + 10] = u1;
        blocks[at + 11] = u2;
        return branch(at);
    }
}
