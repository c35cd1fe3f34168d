package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.stream.IntStream;

/**
 * What to decide next: a key, as long as one is open, and then an option. Where there are few ways, it is decided
 * first.
 */
final class NextDecision {

    /** In place of a key. */
    static final int NONE = -1;

    private final Remaining remaining;
    private final OptionTable table;
    private final OptionLists lists;
    private final int firstKey;

    /** The primary items that are no keys and have an option with a key. */
    private final int[] keyed;

    /** Keys seen at the item that is looked at. */
    private final int[] seen;

    private int stamp;

    /** The first open key of the item that was looked at last, or {@link #NONE}. */
    private int first = NONE;

    NextDecision(KeyedTable keyedTable, Remaining remaining) {
        this.remaining = remaining;
        table = keyedTable.table();
        lists = remaining.lists;
        firstKey = keyedTable.firstKey();
        seen = new int[table.primaryCount()];
        keyed = IntStream.range(0, firstKey).filter(this::hasKey).toArray();
    }

    /** Whether an option of an item has a key; keys come first in options. */
    private boolean hasKey(int item) {
        return IntStream.range(lists.start(item), lists.start(item + 1))
                .anyMatch(entry -> remaining.isKey(table.item(table.start(lists.option(entry)))));
    }

    /** A key that is to be decided next, because few keys can cover some item; {@link #NONE} if all are decided. */
    int key() {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (int item : keyed) {
            int ways = remaining.need(item) == 0 ? least : ways(item, least);
            if (ways < least && first != NONE) {
                best = first;
                least = ways;
            }
        }
        for (int key = firstKey; key < table.primaryCount() && best == NONE; key++) {
            best = remaining.isOpen(key) ? key : NONE;
        }
        return best;
    }

    /**
     * In how many ways an item can be covered, as far as keys go: by the free options of an open key, or by all free
     * options that have none. Remembers the first such key.
     *
     * @param most what it returns if there are more
     */
    private int ways(int item, int most) {
        first = NONE;
        stamp++;
        boolean others = false;
        int ways = 0;
        int free = remaining.free(item);
        for (int entry = lists.start(item); free > 0 && ways < most; entry++) {
            int option = lists.option(entry);
            if (!remaining.isFree(option)) {
                continue;
            }
            free--;
            int key = openKeyOf(option);
            if (key == NONE) {
                ways += others ? 0 : 1;
                others = true;
            } else if (seen[key] != stamp) {
                seen[key] = stamp;
                first = first == NONE ? key : first;
                ways++;
            }
        }
        return ways;
    }

    private int openKeyOf(int option) {
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (!remaining.isKey(item)) {
                return NONE;
            }
            if (remaining.isOpen(item)) {
                return item;
            }
        }
        return NONE;
    }

    /** The first free option of an item that has few; to be asked when no key is open and not all is complete. */
    int option() {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (int item = 0; item < table.primaryCount() && (item < firstKey || best == NONE); item++) {
            if (remaining.need(item) > 0 && remaining.free(item) - remaining.need(item) < least) {
                best = item;
                least = remaining.free(item) - remaining.need(item);
            }
        }
        int entry = lists.start(best);
        while (!remaining.isFree(lists.option(entry))) {
            entry++;
        }
        return lists.option(entry);
    }
}
