package io.github.exactcover.dlx.internal.search.budgets;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.table.SparseRows;
import java.util.Arrays;

/**
 * The nodes on the way from the root to where {@link Budgets} stands. Each has a block of words, see
 * {@link BudgetLayout}. Block 0 is the table before anything was settled, and block 1 is the root. The options that
 * were settled to get from one block to the next are chosen, and then on the path, or left out.
 */
class BudgetNodes {

    /** What {@link #enter} says of a node without solutions below it. */
    static final int DEAD = -1;

    /** What {@link #enter} says if each set of open options makes a solution of the chosen ones. */
    static final int FREE = -2;

    /** The way to the root: nothing is settled but what is forced. */
    static final int NOTHING = Integer.MIN_VALUE;

    /** The number of words in a block. */
    final int stride;

    /** Where the open options begin in a block. */
    final int open;

    long[] blocks;

    /** The chosen options. */
    final int[] path;

    /** Where the path of each block ends. */
    final int[] ends;

    final BudgetLayout layout;
    private final int fields;
    private final ItemRule rule;
    private int length;

    BudgetNodes(BudgetLayout layout, ItemRule rule) {
        this.layout = layout;
        this.rule = rule;
        this.fields = layout.fields;
        this.open = 3 * fields;
        this.stride = layout.start.length;
        this.blocks = Arrays.copyOf(layout.start, 16 * stride);
        this.path = new int[layout.optionCount];
        this.ends = new int[layout.optionCount + 2];
    }

    /** Makes room for a block, and returns where it starts. */
    final int reserve(int block) {
        if ((block + 1) * stride > blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * blocks.length);
        }
        return block * stride;
    }

    /**
     * Makes the node of a block from that of the block before, with all that is forced.
     *
     * @param how the option to choose, the complement of the one to leave out, or {@link #NOTHING}
     * @return the option to branch on, {@link #DEAD} or {@link #FREE}
     */
    int enter(int block, int how) {
        int at = reserve(block);
        System.arraycopy(blocks, at - stride, blocks, at, stride);
        length = ends[block - 1];
        if (how != NOTHING) {
            int option = how >= 0 ? how : ~how;
            blocks[at + open + (option >> 6)] ^= 1L << option;
            if (how >= 0) {
                choose(option, at);
            } else {
                leaveOut(option, at);
            }
        }
        if (!settle(at)) {
            return DEAD;
        }
        ends[block] = length;
        return branch(at);
    }

    /** Settles all that is forced. False if an item cannot be covered as often as it has to be. */
    private boolean settle(int at) {
        boolean settled;
        do {
            settled = true;
            for (int word = 0; word < fields; word++) {
                long choose = blocks[at + fields + word];
                // A budget of less than 0 has no guard even with one more.
                if ((~((blocks[at + word] + layout.units[word]) & (choose + layout.units[word])) & layout.guards[word])
                        != 0) {
                    return false;
                }
                long used = ~choose & blocks[at + 2 * fields + word];
                blocks[at + 2 * fields + word] ^= used;
                for (; used != 0; used &= used - 1) {
                    settled = false;
                    leaveOutAll(layout.options, 64 * word + Long.numberOfTrailingZeros(used), at);
                }
            }
            // To leave out can show a dead end, so it comes first.
            for (int word = 0; word < fields && settled; word++) {
                long used = ~blocks[at + word] & blocks[at + 2 * fields + word];
                blocks[at + 2 * fields + word] ^= used;
                for (; used != 0; used &= used - 1) {
                    settled = false;
                    chooseAll(64 * word + Long.numberOfTrailingZeros(used), at);
                }
            }
        } while (!settled);
        return true;
    }

    /** Chooses the open options of an item one by one: each may exclude the next. */
    private void chooseAll(int guard, int at) {
        SparseRows options = layout.options;
        for (int entry = options.starts()[guard]; entry < options.starts()[guard + 1]; entry++) {
            int place = at + open + options.places()[entry];
            for (long bits = options.words()[entry]; (bits & blocks[place]) != 0; bits &= bits - 1) {
                bits &= blocks[place];
                blocks[place] ^= bits & -bits;
                int option = 64 * options.places()[entry] + Long.numberOfTrailingZeros(bits);
                choose(option, at);
            }
        }
    }

    private void choose(int option, int at) {
        SparseRows charges = layout.charges;
        path[length++] = option;
        for (int entry = charges.starts()[option]; entry < charges.starts()[option + 1]; entry++) {
            blocks[at + fields + charges.places()[entry]] -= charges.words()[entry];
        }
        leaveOutAll(layout.excluded, option, at);
    }

    /** Leaves out those options in a row that are open. */
    private void leaveOutAll(SparseRows rows, int row, int at) {
        for (int entry = rows.starts()[row]; entry < rows.starts()[row + 1]; entry++) {
            int place = at + open + rows.places()[entry];
            long bits = blocks[place] & rows.words()[entry];
            blocks[place] ^= bits;
            for (; bits != 0; bits &= bits - 1) {
                leaveOut(64 * rows.places()[entry] + Long.numberOfTrailingZeros(bits), at);
            }
        }
    }

    private void leaveOut(int option, int at) {
        SparseRows charges = layout.charges;
        for (int entry = charges.starts()[option]; entry < charges.starts()[option + 1]; entry++) {
            blocks[at + charges.places()[entry]] -= charges.words()[entry];
        }
    }

    /**
     * The option to branch on at a node where nothing is forced: the first of an item that needs options. If no item
     * does, but not all open options can be chosen together, it is one that is in the way of others.
     */
    final int branch(int at) {
        int guard = needy(at);
        for (int word = 0; guard < 0 && word < fields; word++) {
            // Whether more can be chosen than may be: both are lessened by what the item needs.
            long full = (blocks[at + word] - layout.slacks[word]) & blocks[at + 2 * fields + word];
            guard = full == 0 ? -1 : 64 * word + Long.numberOfTrailingZeros(full);
        }
        return guard < 0 ? excluding(at) : firstOpen(layout.options, guard, at);
    }

    /** The guard of the item to branch on; -1 if no item needs options. */
    private int needy(int at) {
        int best = -1;
        float lowest = Float.POSITIVE_INFINITY;
        for (int word = 0; word < fields; word++) {
            long needy = (blocks[at + fields + word] - layout.slacks[word]) & blocks[at + 2 * fields + word];
            if (rule.isLeftmost() && needy != 0) {
                return 64 * word + Long.numberOfTrailingZeros(needy);
            }
            long left = blocks[at + word];
            // Knuth's degree of an item is one more than what it can do without.
            for (int degree = 2; needy != 0 && (rule.isWeighted() || degree < lowest); degree++) {
                left = (left | (layout.guards[word] & ~needy)) - layout.units[word];
                for (long used = ~left & needy; used != 0; used &= used - 1) {
                    needy ^= used & -used;
                    int guard = 64 * word + Long.numberOfTrailingZeros(used);
                    float score = ItemRule.score(degree, rule.price(layout.itemOf[guard]));
                    if (score < lowest || (score == lowest && guard < best)) {
                        lowest = score;
                        best = guard;
                    }
                }
            }
        }
        return best;
    }

    /** The first open option that excludes another; {@link #FREE} if there is none. */
    private int excluding(int at) {
        for (int word = 0; word < stride - open; word++) {
            for (long bits = blocks[at + open + word]; bits != 0; bits &= bits - 1) {
                int option = 64 * word + Long.numberOfTrailingZeros(bits);
                if (firstOpen(layout.excluded, option, at) >= 0) {
                    return option;
                }
            }
        }
        return FREE;
    }

    /** The first open option in a row; {@link #FREE} if there is none. */
    private int firstOpen(SparseRows rows, int row, int at) {
        for (int entry = rows.starts()[row]; entry < rows.starts()[row + 1]; entry++) {
            long bits = blocks[at + open + rows.places()[entry]] & rows.words()[entry];
            if (bits != 0) {
                return 64 * rows.places()[entry] + Long.numberOfTrailingZeros(bits);
            }
        }
        return FREE;
    }

    /** Writes the open options of a block down, and returns how many they are. */
    final int listOpen(int block, int[] list) {
        int count = 0;
        for (int word = 0; word < stride - open; word++) {
            for (long bits = blocks[block * stride + open + word]; bits != 0; bits &= bits - 1) {
                list[count++] = 64 * word + Long.numberOfTrailingZeros(bits);
            }
        }
        return count;
    }
}
