package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.search.SizeTournament;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the sizes of {@link Cells} were at each level, and which of them is the smallest.
 *
 * <p>While items are few, all sizes are copied at each level and looked at for the smallest. With many items that would
 * be most of the work; then a trail tells which sizes changed, and a tournament, which hears of them when it is asked,
 * knows the smallest.
 */
final class SizeHistory {

    private static final int COVERED = 1 << 30;

    private final int[] sizes;
    private final int primaryCount;

    /** The sizes at each level, one level after the other; unless there is a trail. */
    private int[] copies = {};

    /** Each item that lost an option, and {@code ~item} for each that was marked, in this order. */
    private int[] trail = {};

    private int trailLength;

    /** How long the trail was at each level. */
    private int[] lengths = {};

    /** No item has fewer options when one is chosen, for those that have fewer are settled before. */
    private static final int FEWEST = 2;

    /** The smallest size that was found last. */
    private int smallest;

    private final @Nullable SizeTournament tournament;

    /** The tournament knows of this much of the trail. */
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

    /** Tells the trail that an item lost an option. */
    void shortened(int item) {
        if (trailLength == trail.length) {
            grow();
        }
        trail[trailLength++] = item;
    }

    /** Tells the trail that an item will be marked. */
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

    /** Looks at all sizes; but as long as the smallest possible one is found, only as far as its first place. */
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
