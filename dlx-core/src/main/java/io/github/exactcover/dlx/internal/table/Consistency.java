package io.github.exactcover.dlx.internal.table;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The options that are left at each node on the way from the root to where a search stands, consistent with their
 * {@link Supports}: there is none whose choice would leave some item that still has to be covered without options,
 * because they all have another item.
 *
 * <p>Each node has a block: a bit for each option that is left, a bit for each pair of items that is {@linkplain
 * Supports joined} and for each color that is gone, and how many options each primary item has left. Block 0 is the
 * table, block 1 the root, and each choice goes from one block to the next. Nothing is undone.
 *
 * <p>If an option goes, its items are looked at again: one that has just the options left that it needs gets them, and
 * the others may have lost the last support of a color. Of each support, the word is remembered that had a bit last.
 */
public final class Consistency {

    /** The size of an item that is covered is so large, and stays so, whatever goes. */
    private static final int COVERED = 1 << 30;

    private final Supports s;
    private final int[] starts;
    private final int[] places;
    private final long[] masks;
    private final int itemCount;
    private final int pairs;

    /** The words of the options in a block, and all words of a block. */
    private final int optionWords;

    private final int stride;

    private long[] blocks;
    private int[] sizes;

    /** For each block, how many primary items are not covered, and how many options were chosen. */
    private int[] uncovered = new int[16];

    private int[] ends = new int[16];

    /** All options chosen on the way: the choice of each block, and the complements of those that it forced. */
    private final int[] path;

    private int end;

    /** Where in its row each support was seen last, and for each pair an option that showed that it is not joined. */
    private final int[] lastSeen;

    private final int[] witnesses;

    /** The items that are looked at next, in a ring, and those that have no more options than they need. */
    private final int[] queue;

    private final boolean[] isQueued;
    private int head;
    private int queued;
    private int[] forced = new int[16];
    private int forcedCount;
    private boolean failed;

    /** Where the block that is made starts, and where its sizes do. */
    private int at;

    private int sizesAt;

    /** How many primary items are not covered there. */
    private int left;

    private long updates;

    /** The table before anything was chosen, in block 0. */
    public Consistency(Supports supports) {
        this.s = supports;
        this.starts = s.rows.starts();
        this.places = s.rows.places();
        this.masks = s.rows.words();
        this.itemCount = s.colorStarts.length - 1;
        this.pairs = s.doomed.length;
        this.optionWords = (s.optionCount() + 63) / 64;
        this.stride = optionWords + (pairs + s.colors + 63) / 64;
        this.blocks = new long[2 * stride];
        this.sizes = new int[2 * s.primaryCount];
        this.path = new int[s.optionCount()];
        this.lastSeen = s.supports.clone();
        Arrays.setAll(lastSeen, support -> starts[s.supports[support]]);
        this.witnesses = new int[pairs];
        Arrays.fill(witnesses, Supports.NONE);
        this.queue = new int[Math.max(1, s.primaryCount)];
        this.isQueued = new boolean[s.primaryCount];
        for (int bit = 0; bit < s.optionCount(); bit++) {
            blocks[bit >> 6] |= 1L << bit;
            for (int i = s.primaryStarts[bit]; i < s.primaryStarts[bit + 1]; i++) {
                sizes[s.primaries[i]]++;
            }
        }
        uncovered[0] = s.primaryCount;
    }

    /** A table without the options whose colors show that they are in no solution; the same if it is too large. */
    public static View of(OptionTable table) {
        BitSet hopeless = table.isColored() && Supports.fit(table) ? hopeless(Supports.of(table)) : new BitSet();
        if (hopeless.isEmpty()) {
            return View.same(table);
        }
        BitSet options = new BitSet();
        options.set(0, table.optionCount());
        options.andNot(hopeless);
        BitSet items = new BitSet();
        items.set(0, table.itemCount());
        return View.part(table, options, items, table.lows(), table.highs(), new BitSet());
    }

    /** The options that are gone at the root; all of them if there is no solution. */
    static BitSet hopeless(Supports supports) {
        BitSet gone = new BitSet();
        Consistency consistency = new Consistency(supports);
        boolean isAlive = consistency.enterRoot();
        for (int bit = 0; bit < supports.optionCount(); bit++) {
            gone.set(supports.option(bit), !isAlive || !consistency.isLeft(1, bit));
        }
        return gone;
    }

    /** The bytes that the blocks of a table take at most, if they are as many as this. */
    public static long bytes(OptionTable table, int blocks) {
        long words = (table.optionCount() + (long) table.cellCount()) / 64 + table.primaryCount() / 2;
        return 8 * (words + 3) * blocks;
    }

    /** Makes the root, in block 1; false if it has no solution. */
    public boolean enterRoot() {
        begin(1);
        for (int item = 0; item < s.primaryCount; item++) {
            note(item);
        }
        return settle(1);
    }

    /** Makes a node: chooses an option of the node in the block before, and what it forces; false at a dead end. */
    public boolean enter(int block, int bit) {
        begin(block);
        path[end++] = s.optionOf[bit];
        choose(bit);
        return settle(block);
    }

    private void begin(int block) {
        if ((block + 1) * stride > blocks.length || block == uncovered.length) {
            int room = Math.max(block + 1, Math.min(uncovered.length, (block + 1) * 3 / 2));
            blocks = Arrays.copyOf(blocks, room * stride);
            sizes = Arrays.copyOf(sizes, room * s.primaryCount);
            uncovered = block < uncovered.length ? uncovered : Arrays.copyOf(uncovered, 2 * block);
            ends = Arrays.copyOf(ends, uncovered.length);
        }
        at = block * stride;
        sizesAt = block * s.primaryCount;
        System.arraycopy(blocks, at - stride, blocks, at, stride);
        System.arraycopy(sizes, sizesAt - s.primaryCount, sizes, sizesAt, s.primaryCount);
        uncovered[block] = uncovered[block - 1];
        end = ends[block - 1];
        left = uncovered[block];
    }

    private boolean settle(int block) {
        while (!failed && (forcedCount > 0 || queued > 0)) {
            if (forcedCount > 0) {
                chooseAll(forced[--forcedCount]);
            } else {
                int item = queue[head];
                head = head + 1 == queue.length ? 0 : head + 1;
                queued--;
                isQueued[item] = false;
                if (sizes[sizesAt + item] < COVERED / 2) {
                    narrow(item);
                }
            }
        }
        uncovered[block] = left;
        ends[block] = end;
        boolean isAlive = !failed;
        failed = false;
        forcedCount = 0;
        for (; queued > 0; queued--) {
            isQueued[queue[head]] = false;
            head = head + 1 == queue.length ? 0 : head + 1;
        }
        return isAlive;
    }

    /** Notes that an item has lost an option. */
    private void note(int item) {
        int size = sizes[sizesAt + item];
        if (size >= COVERED / 2) {
            return;
        }
        if (size <= s.lows[item]) {
            failed |= size < s.lows[item];
            if (forcedCount == forced.length) {
                forced = Arrays.copyOf(forced, 2 * forcedCount);
            }
            forced[forcedCount++] = item;
        }
        if (!isQueued[item] && s.pairStarts[item] < s.pairStarts[item + 1]) {
            isQueued[item] = true;
            int tail = head + queued++;
            queue[tail < queue.length ? tail : tail - queue.length] = item;
        }
    }

    /** Chooses all options that an item has left, unless it was covered since it was noted. */
    private void chooseAll(int item) {
        if (sizes[sizesAt + item] >= COVERED / 2) {
            return;
        }
        for (int entry = starts[item]; entry < starts[item + 1] && !failed; entry++) {
            long some = blocks[at + places[entry]] & masks[entry];
            for (; some != 0 && !failed; some &= some - 1) {
                int bit = 64 * places[entry] + Long.numberOfTrailingZeros(some);
                if (s.lows[item] == 1 && s.highs[item] == 1) {
                    path[end++] = ~s.optionOf[bit];
                }
                choose(bit);
            }
        }
    }

    /** Takes away all options that cannot be chosen together with one. */
    private void choose(int bit) {
        for (int i = s.primaryStarts[bit]; i < s.primaryStarts[bit + 1]; i++) {
            int item = s.primaries[i];
            if (s.highs[item] == 1 && sizes[sizesAt + item] < COVERED / 2) {
                sizes[sizesAt + item] = COVERED;
                left--;
            }
        }
        long own = 1L << bit;
        for (int i = s.limitStarts[bit]; i < s.limitStarts[bit + 1]; i++) {
            blocks[at + (bit >> 6)] &= ~own; // It is no conflict of its own.
            drop(s.limits[i], s.sharers[i]);
            blocks[at + (bit >> 6)] |= own;
        }
    }

    /** Takes away the options that are in a row and not in another one. */
    private void drop(int row, int others) {
        int other = others == Supports.NONE ? 0 : starts[others];
        int otherEnd = others == Supports.NONE ? 0 : starts[others + 1];
        int rowEnd = starts[row + 1];
        updates += rowEnd - starts[row];
        for (int entry = starts[row]; entry < rowEnd; entry++) {
            int place = places[entry];
            long gone = blocks[at + place] & masks[entry];
            if (gone != 0) {
                while (other < otherEnd && places[other] < place) {
                    other++;
                }
                if (other < otherEnd && places[other] == place) {
                    gone &= ~masks[other];
                }
                blocks[at + place] ^= gone;
                for (; gone != 0; gone &= gone - 1) {
                    remove(64 * place + Long.numberOfTrailingZeros(gone));
                }
            }
        }
    }

    private void remove(int bit) {
        int last = s.primaryStarts[bit + 1];
        updates += last - s.primaryStarts[bit];
        for (int i = s.primaryStarts[bit]; i < last; i++) {
            sizes[sizesAt + s.primaries[i]]--;
            note(s.primaries[i]);
        }
    }

    /** Takes away what an item has lost the support of. */
    private void narrow(int item) {
        for (int pair = s.pairStarts[item]; pair < s.pairStarts[item + 1]; pair++) {
            if (!isSet(pair)) {
                if (!isJoined(item, pair)) {
                    continue;
                }
                set(pair);
                if (s.doomed[pair] != Supports.NONE) {
                    drop(s.doomed[pair], item);
                }
            }
            for (int support = s.supportStarts[pair]; support < s.supportStarts[pair + 1]; support++) {
                int color = pairs + s.supported[support] - itemCount;
                if (!isSet(color) && !isSeen(support)) {
                    set(color);
                    drop(s.supported[support], Supports.NONE);
                }
            }
        }
    }

    private boolean isSet(int flag) {
        return (blocks[at + optionWords + (flag >> 6)] >>> flag & 1) != 0;
    }

    private void set(int flag) {
        blocks[at + optionWords + (flag >> 6)] |= 1L << flag;
    }

    /** Whether a support has an option left. */
    private boolean isSeen(int support) {
        int row = s.supports[support];
        int first = starts[row];
        int rowEnd = starts[row + 1];
        if (first == rowEnd) {
            return false;
        }
        int seen = lastSeen[support];
        if ((blocks[at + places[seen]] & masks[seen]) != 0) {
            return true;
        }
        updates += rowEnd - first;
        for (int entry = first; entry < rowEnd; entry++) {
            if ((blocks[at + places[entry]] & masks[entry]) != 0) {
                lastSeen[support] = entry;
                return true;
            }
        }
        return false;
    }

    /** Whether all options that an item has left have the other item of a pair. */
    private boolean isJoined(int item, int pair) {
        if (s.inside[pair] == Supports.NONE) {
            return true;
        }
        int witness = witnesses[pair];
        if (witness >= 0 && (blocks[at + (witness >> 6)] >>> witness & 1) != 0) {
            return false;
        }
        int inside = starts[s.inside[pair]];
        int insideEnd = starts[s.inside[pair] + 1];
        updates += starts[item + 1] - starts[item];
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            int place = places[entry];
            long outside = blocks[at + place] & masks[entry];
            while (inside < insideEnd && places[inside] < place) {
                inside++;
            }
            if (inside < insideEnd && places[inside] == place) {
                outside &= ~masks[inside];
            }
            if (outside != 0) {
                witnesses[pair] = 64 * place + Long.numberOfTrailingZeros(outside);
                return false;
            }
        }
        return true;
    }

    private boolean isLeft(int block, int bit) {
        return (blocks[block * stride + (bit >> 6)] >>> bit & 1) != 0;
    }

    /** How many primary items are not covered in a block. */
    public int uncovered(int block) {
        return uncovered[block];
    }

    /** How many options a primary item has left in a block; very many if it is covered. */
    public int size(int block, int item) {
        return sizes[block * s.primaryCount + item];
    }

    /**
     * The primary item to branch on in a block where each has two options or more.
     *
     * @param leftmost whether to take the first that is not covered
     * @param prices what to multiply the sizes with before they are compared; empty if they count as they are
     */
    public int chooseItem(int block, boolean leftmost, float[] prices) {
        int from = block * s.primaryCount;
        int best = -1;
        int fewest = COVERED / 2;
        float lowest = Float.POSITIVE_INFINITY;
        for (int item = 0; item < s.primaryCount; item++) {
            int size = sizes[from + item];
            if (size >= COVERED / 2) {
                continue;
            }
            if (leftmost) {
                return item;
            }
            if (prices.length != 0) {
                if (size * prices[item] < lowest) {
                    lowest = size * prices[item];
                    best = item;
                }
            } else if (size < fewest) {
                if (size == 2) {
                    return item;
                }
                fewest = size;
                best = item;
            }
        }
        return best;
    }

    /** Writes down the options that an item has left in a block, from a place of a list on, ascending. */
    public int[] list(int block, int item, int[] list, int from) {
        int to = from;
        int[] longer =
                from + size(block, item) > list.length ? Arrays.copyOf(list, 2 * (from + size(block, item))) : list;
        int start = block * stride;
        for (int entry = starts[item]; entry < starts[item + 1]; entry++) {
            for (long some = blocks[start + places[entry]] & masks[entry]; some != 0; some &= some - 1) {
                longer[to++] = s.optionOf[64 * places[entry] + Long.numberOfTrailingZeros(some)];
            }
        }
        Arrays.sort(longer, from, to);
        return longer;
    }

    /** The options chosen on the way to a block: each choice, and the complements of those that it forced. */
    public int[] told(int block) {
        return Arrays.copyOf(path, ends[block]);
    }

    /** The words that were looked at, and the removals of options from the lists of items. */
    public long updates() {
        return updates;
    }

    /** A copy of the first blocks. */
    public Object[] snapshot(int count) {
        return new Object[] {Arrays.copyOf(blocks, count * stride), Arrays.copyOf(sizes, count * s.primaryCount)};
    }
}
