package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.search.ItemRule;

/**
 * Makes nodes of few words in local variables, which takes half as long as in an array, and writes them to their blocks
 * only if they have solutions below, as far as one can see. Loops over words are written out for the same reason.
 */
final class FewBudgets extends BudgetNodes {

    private static final int FIELDS = BudgetLayout.FEW_FIELDS;
    private static final int WORDS = BudgetLayout.FEW_WORDS;

    /** As those of the layout, with all words of each row. */
    private final long[] options;

    private final long[] charges;
    private final long[] excluded;

    /** Whether the item to branch on is the first of those with the smallest degree. */
    private final boolean smallest;

    FewBudgets(BudgetLayout layout, ItemRule rule) {
        super(layout, rule);
        this.smallest = !rule.isLeftmost() && !rule.isWeighted();
        this.options = layout.options.dense(WORDS);
        this.charges = layout.charges.dense(FIELDS);
        this.excluded = layout.excluded.dense(WORDS);
    }

    /** Whether a layout has as many words as this class. */
    static boolean canHold(BudgetLayout layout) {
        return layout.fields == FIELDS && layout.words == WORDS;
    }

    @Override
    int enter(int block, int how) {
        int at = reserve(block);
        int from = at - stride;
        long[] blocks = this.blocks;
        long[] options = this.options;
        long[] charges = this.charges;
        int length = ends[block - 1];
        long h0 = layout.guards[0];
        long h1 = layout.guards[1];
        long h2 = layout.guards[2];
        long l0 = layout.units[0];
        long l1 = layout.units[1];
        long l2 = layout.units[2];
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
        long u3 = blocks[from + 12];
        // The options to choose, or to leave out.
        boolean choosing = how >= 0;
        int given = choosing ? how : ~how;
        long bit = how == NOTHING ? 0 : 1L << given;
        long x0 = given >> 6 == 0 ? bit : 0;
        long x1 = given >> 6 == 1 ? bit : 0;
        long x2 = given >> 6 == 2 ? bit : 0;
        long x3 = given >> 6 == 3 ? bit : 0;
        u0 ^= x0;
        u1 ^= x1;
        u2 ^= x2;
        u3 ^= x3;
        while (true) {
            if (choosing) {
                long y0 = 0;
                long y1 = 0;
                long y2 = 0;
                long y3 = 0;
                for (int word = 0; word < WORDS; word++) {
                    for (long x = word < 2 ? (word == 0 ? x0 : x1) : (word == 2 ? x2 : x3); x != 0; x &= x - 1) {
                        int option = 64 * word + Long.numberOfTrailingZeros(x);
                        path[length++] = option;
                        b0 -= charges[FIELDS * option];
                        b1 -= charges[FIELDS * option + 1];
                        b2 -= charges[FIELDS * option + 2];
                        y0 |= excluded[WORDS * option];
                        y1 |= excluded[WORDS * option + 1];
                        y2 |= excluded[WORDS * option + 2];
                        y3 |= excluded[WORDS * option + 3];
                    }
                }
                if (((x0 & y0) | (x1 & y1) | (x2 & y2) | (x3 & y3)) != 0) {
                    return DEAD; // Two that are forced exclude each other.
                }
                x0 = y0 & u0;
                x1 = y1 & u1;
                x2 = y2 & u2;
                x3 = y3 & u3;
                u0 ^= x0;
                u1 ^= x1;
                u2 ^= x2;
                u3 ^= x3;
            }
            for (; x0 != 0; x0 &= x0 - 1) {
                int row = FIELDS * Long.numberOfTrailingZeros(x0);
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            for (; x1 != 0; x1 &= x1 - 1) {
                int row = FIELDS * (64 + Long.numberOfTrailingZeros(x1));
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            for (; x2 != 0; x2 &= x2 - 1) {
                int row = FIELDS * (128 + Long.numberOfTrailingZeros(x2));
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            for (; x3 != 0; x3 &= x3 - 1) {
                int row = FIELDS * (192 + Long.numberOfTrailingZeros(x3));
                a0 -= charges[row];
                a1 -= charges[row + 1];
                a2 -= charges[row + 2];
            }
            // A budget of less than 0 has no guard even with one more.
            if (((~((a0 + l0) & (b0 + l0)) & h0) | (~((a1 + l1) & (b1 + l1)) & h1) | (~((a2 + l2) & (b2 + l2)) & h2))
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
            for (; p0 != 0; p0 &= p0 - 1) {
                int row = WORDS * Long.numberOfTrailingZeros(p0);
                x0 |= options[row];
                x1 |= options[row + 1];
                x2 |= options[row + 2];
                x3 |= options[row + 3];
            }
            for (; p1 != 0; p1 &= p1 - 1) {
                int row = WORDS * (64 + Long.numberOfTrailingZeros(p1));
                x0 |= options[row];
                x1 |= options[row + 1];
                x2 |= options[row + 2];
                x3 |= options[row + 3];
            }
            for (; p2 != 0; p2 &= p2 - 1) {
                int row = WORDS * (128 + Long.numberOfTrailingZeros(p2));
                x0 |= options[row];
                x1 |= options[row + 1];
                x2 |= options[row + 2];
                x3 |= options[row + 3];
            }
            x0 &= u0;
            x1 &= u1;
            x2 &= u2;
            x3 &= u3;
            u0 ^= x0;
            u1 ^= x1;
            u2 ^= x2;
            u3 ^= x3;
        }
        ends[block] = length;
        blocks[at + 9] = u0;
        blocks[at + 10] = u1;
        blocks[at + 11] = u2;
        blocks[at + 12] = u3;
        if ((u0 | u1 | u2 | u3) == 0) {
            return FREE; // A solution. The search does not go on from here, so the rest is not read.
        }
        blocks[at] = a0;
        blocks[at + 1] = a1;
        blocks[at + 2] = a2;
        blocks[at + 3] = b0;
        blocks[at + 4] = b1;
        blocks[at + 5] = b2;
        blocks[at + 6] = e0;
        blocks[at + 7] = e1;
        blocks[at + 8] = e2;
        long n0 = (b0 - layout.slacks[0]) & e0;
        long n1 = (b1 - layout.slacks[1]) & e1;
        long n2 = (b2 - layout.slacks[2]) & e2;
        if (!smallest || (n0 | n1 | n2) == 0) {
            return branch(at);
        }
        // As in branch: the item that is the first to have nothing left.
        do {
            a0 = (a0 | (h0 & ~n0)) - l0;
            a1 = (a1 | (h1 & ~n1)) - l1;
            a2 = (a2 | (h2 & ~n2)) - l2;
        } while (((~a0 & n0) | (~a1 & n1) | (~a2 & n2)) == 0);
        int row = WORDS * lowest(~a0 & n0, ~a1 & n1, ~a2 & n2);
        long z0 = u0 & options[row];
        long z1 = u1 & options[row + 1];
        return (z0 | z1) != 0 ? lowest(z0, z1, 0) : 128 + lowest(u2 & options[row + 2], u3 & options[row + 3], 0);
    }

    /** The lowest bit of a set that is not empty. */
    private static int lowest(long x0, long x1, long x2) {
        int high = x1 != 0 ? 64 + Long.numberOfTrailingZeros(x1) : 128 + Long.numberOfTrailingZeros(x2);
        return x0 != 0 ? Long.numberOfTrailingZeros(x0) : high;
    }
}
