package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Some options of a solution that may be replaced together by cheaper ones. They are drawn at random, in several ways,
 * because each way is good for other problems.
 *
 * <p>Source: P. Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP
 * 1998.
 */
final class Neighborhoods {

    /** How the options are drawn. */
    enum Kind {
        /** Those that cost most beyond the prices of their items. */
        DEAR,
        /** Those of items that follow one another. */
        WINDOW,
        /** Those that exclude options of the table which exclude others of them. */
        NEAR
    }

    /** How often {@link Kind#NEAR} draws for each option that is wanted: only to be sure of an end. */
    private static final int MOST_DRAWS = 20;

    private final OptionTable table;
    private final SplittableRandom random = new SplittableRandom(1);

    private final OptionLists lists;

    Neighborhoods(OptionTable table) {
        this.table = table;
        this.lists = OptionLists.eligible(table);
    }

    /** One of the kinds, drawn by their weights. */
    Kind kind(double[] weights) {
        double at = random.nextDouble() * Arrays.stream(weights).sum();
        int place = 0;
        while (place < weights.length - 1 && at >= weights[place]) {
            at -= weights[place++];
        }
        return Kind.values()[place];
    }

    /**
     * Options to be replaced.
     *
     * @param size how many, as far as the kind finds so many
     * @param nets what each option costs beyond the prices of its items
     */
    BitSet of(BitSet solution, Kind kind, int size, IntToDoubleFunction nets) {
        return switch (kind) {
            case DEAR -> dear(solution, size, nets);
            case WINDOW -> window(solution, size);
            case NEAR -> near(solution, size);
        };
    }

    private BitSet dear(BitSet solution, int size, IntToDoubleFunction nets) {
        int[] all = solution.stream().toArray();
        double[] values = Arrays.stream(all).mapToDouble(nets::applyAsDouble).toArray();
        double usual = Arrays.stream(values).map(Math::abs).average().orElse(0);
        Arrays.setAll(values, i -> values[i] - usual * Math.log1p(-random.nextDouble()));
        BitSet dear = new BitSet();
        IntStream.range(0, all.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -values[i]))
                .limit(size)
                .forEach(i -> dear.set(all[i]));
        return dear;
    }

    private BitSet window(BitSet solution, int size) {
        BitSet window = new BitSet();
        int items = table.primaryCount();
        int first = random.nextInt(items);
        for (int i = 0; i < items && window.cardinality() < size; i++) {
            addAt((first + i) % items, solution, size, window);
        }
        return window;
    }

    private BitSet near(BitSet solution, int size) {
        BitSet near = new BitSet();
        near.set(any(solution.stream().toArray()));
        for (int draws = 0; draws < MOST_DRAWS * size && near.cardinality() < size; draws++) {
            int one = any(near.stream().toArray());
            int item = table.item(table.start(one) + random.nextInt(table.start(one + 1) - table.start(one)));
            int other = lists.option(random.nextInt(lists.start(item), lists.start(item + 1)));
            for (int cell = table.start(other); cell < table.start(other + 1); cell++) {
                addAt(table.item(cell), solution, size, near);
            }
        }
        return near;
    }

    private int any(int[] some) {
        return some[random.nextInt(some.length)];
    }

    /** Adds all options of the solution that an item has, unless these are too many. */
    private void addAt(int item, BitSet solution, int most, BitSet near) {
        int[] here = IntStream.range(lists.start(item), lists.start(item + 1))
                .map(lists::option)
                .filter(solution::get)
                .toArray();
        if (here.length <= most) {
            Arrays.stream(here).forEach(near::set);
        }
    }
}
