package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Some options of a solution that may be replaced together by cheaper ones. They are drawn at random, near one another:
 * from one that is drawn, over an option of the table that shares an item with it, to those that this one excludes.
 *
 * <p>Source: P. Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP
 * 1998.
 */
final class Neighborhoods {

    /** How often to draw for each option that is wanted: only to be sure of an end. */
    private static final int MOST_DRAWS = 20;

    private final OptionTable table;
    private final OptionLists lists;
    private final SplittableRandom random = new SplittableRandom(1);

    Neighborhoods(OptionTable table) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
    }

    /** So many options of a solution that has any, as far as they are found. */
    BitSet of(BitSet solution, int size) {
        BitSet near = new BitSet();
        near.set(any(solution));
        for (int draws = 0; draws < MOST_DRAWS * size && near.cardinality() < size; draws++) {
            int one = any(near);
            int item = table.item(random.nextInt(table.start(one), table.start(one + 1)));
            int other = lists.option(random.nextInt(lists.start(item), lists.start(item + 1)));
            for (int cell = table.start(other); cell < table.start(other + 1); cell++) {
                addAt(table.item(cell), solution, size, near);
            }
        }
        return near;
    }

    private int any(BitSet some) {
        int[] all = some.stream().toArray();
        return all[random.nextInt(all.length)];
    }

    /** Adds all options of the solution that an item has, unless these are too many. */
    private void addAt(int item, BitSet solution, int most, BitSet near) {
        int[] here = IntStream.range(lists.start(item), lists.start(item + 1))
                .map(lists::option)
                .filter(solution::get)
                .toArray();
        if (here.length <= most) {
            IntStream.of(here).forEach(near::set);
        }
    }
}
