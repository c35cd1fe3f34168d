package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.search.SizeTournament;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Restores the sizes of {@link Cells} to what they were at a level, and finds the smallest of them.
 *
 * <p>With few items, it copies all sizes at each level and scans them for the smallest. With many items this would be
 * most of the work. Then it keeps a trail of the sizes that changed, and a tournament for the smallest, which catches
 * up with the trail when it is asked.
 */
final class SizeHistory {

    private static final int COVERED = 1 << 30;

    private final int[] sizes;
    private final int primaryCount;

    /** The sizes at each level, one level after the other. Not in use with a trail. */
    private int[] copies = {};

    /**
     * The trail: {@code item} for each item that lost an option, {@code ~item} for each that was marked, in this order.
     */
    private int[] trail = {};

    private int trailLength;

    /** How long the trail was at each level; ascending. */
    private int[] lengths = {};

    /** No item has fewer options when one is chosen to branch on: items with fewer were settled before. */
    private static final int FEWEST = 2;

    /** The smallest size when the sizes were last scanned. */
    private int smallest;

    private final @Nullable SizeTournament tournament;

    /** How much of the trail the tournament knows; at most {@link #trailLength}. */
    private int told;

    SizeHistory(int[] sizes, int primaryCount, boolean trailing) {
        this.sizes = sizes;
        this.primaryCount = primaryCount;
        if (trailing) {
            tournament = new SizeTournament(primaryCount);
            lengths = new int[64];
            trail = new int[1024];
            for (int item = 0; item < primaryCount; item++) {
                tournament.set(item, sizes[item]);
            }
        } else {
            tournament = null;
        }
    }

    /** An item lost an option. Only with a trail. */
    void shortened(int item) {
        if (trailLength == trail.length) {
            grow();
        }
        trail[trailLength++] = item;
    }

    /** An item is about to be marked. Only with a trail. */
    void marked(int item) {
        shortened(~item);
    }

    private void grow() {
        trail = Arrays.copyOf(trail, 2 * trail.length);
    }

    void save(int level) {
        if (tournament != null) {
            if (level == lengths.length) {
                lengths = Arrays.copyOf(lengths, 2 * level);
            }
            lengths[level] = trailLength;
            return;
        }
        int at = level * sizes.length;
        if (at + sizes.length > copies.length) {
            copies = Arrays.copyOf(copies, Math.max(2 * copies.length, 8 * sizes.length));
        }
        System.arraycopy(sizes, 0, copies, at, sizes.length);
    }

    void restore(int level) {
        if (tournament == null) {
            System.arraycopy(copies, level * sizes.length, sizes, 0, sizes.length);
            return;
        }
        int length = lengths[level];
        for (int i = trailLength - 1; i >= length; i--) {
            undo(trail[i]);
        }
        for (int i = length; i < told; i++) {
            tell(trail[i]);
        }
        told = Math.min(told, length);
        trailLength = length;
    }

    private void undo(int entry) {
        if (entry >= 0) {
            sizes[entry]++;
        } else {
            int size = sizes[~entry];
            sizes[~entry] = size < 0 ? size & Integer.MAX_VALUE : size & ~COVERED;
        }
    }

    private void tell(int entry) {
        int item = entry < 0 ? ~entry : entry;
        if (tournament != null && item < primaryCount) {
            int size = sizes[item];
            tournament.set(item, size < COVERED ? size : SizeTournament.ABSENT);
        }
    }

    /** The primary item with the smallest size, the first of equals. */
    int smallest() {
        if (tournament == null) {
            return scan();
        }
        for (; told < trailLength; told++) {
            tell(trail[told]);
        }
        return tournament.smallest();
    }

    /** Scans the sizes. While the last result was the smallest possible size, stops at the first item that has it. */
    private int scan() {
        final int[] sizes = this.sizes;
        int end = primaryCount;
        if (smallest == FEWEST) {
            for (int item = 0; item < end; item++) {
                if (sizes[item] == FEWEST) {
                    return item;
                }
            }
        }
        int least = COVERED;
        for (int item = 0; item < end; item++) {
            least = Math.min(least, sizes[item]);
        }
        smallest = least;
        int item = 0;
        while (sizes[item] != least) {
            item++;
        }
        return item;
    }
}
