package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.symmetry.Copies;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where the stages of a {@link StageMachine} end: after each of some copies, such as the rows of a Latin square. There
 * the rest is some whole copies, which looks alike for many states. In the middle of a copy it does not.
 *
 * <p>The items come in an order of their own: first as in a given one, until the rest has {@link Copies}, and then copy
 * by copy. Before the first copy and after the last, each layer is a stage.
 */
public final class Stages {

    /** Fewer copies are hardly worth it. */
    private static final int FEWEST_COPIES = 3;

    /** The part of the options that are left that copies have at least. */
    private static final double LEAST_SHARE = 0.5;

    private final Frontier frontier;
    private final int[] ends;

    private final int firstCopy;

    private Stages(Frontier frontier, int[] ends, int firstCopy) {
        this.frontier = frontier;
        this.ends = ends;
        this.firstCopy = firstCopy;
    }

    /** The layers. */
    Frontier frontier() {
        return frontier;
    }

    /** The layers at which stages end, ascending, the last of them that of complete solutions. */
    int[] ends() {
        return ends;
    }

    /** The number of the first stage that ends after a copy. */
    int firstCopy() {
        return firstCopy;
    }

    /** The stages of a table; null if there are no copies. */
    public static @Nullable Stages of(Frontier frontier, ItemSequence sequence) {
        int all = frontier.options.length;
        for (int layer = 1; layer < frontier.layers && 2 * frontier.firstRows[layer] <= all; layer++) {
            Copies copies = new Copies(frontier, layer);
            int left = all - frontier.firstRows[layer];
            if (copies.most().size() >= FEWEST_COPIES && copies.mostRows() >= LEAST_SHARE * left) {
                return of(frontier.table, sequence.order(), layer, copies.most());
            }
        }
        return null;
    }

    private static Stages of(OptionTable table, int[] order, int layer, List<List<Integer>> copies) {
        int[] places = new int[order.length];
        for (int place = 0; place < order.length; place++) {
            places[order[place]] = place;
        }
        int size = copies.get(0).size();
        int[] inCopy = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingInt(i -> places[copies.get(0).get(i)]))
                .mapToInt(Integer::intValue)
                .toArray();
        Set<Integer> items = new LinkedHashSet<>();
        IntStream.range(0, layer).forEach(place -> items.add(order[place]));
        copies.forEach(copy -> IntStream.of(inCopy).forEach(i -> items.add(copy.get(i))));
        IntStream.of(order).forEach(items::add);
        Frontier frontier =
                new Frontier(table, items.stream().mapToInt(Integer::intValue).toArray());
        int last = layer + size * copies.size();
        int[] ends = IntStream.rangeClosed(1, frontier.layers)
                .filter(end -> end <= layer || end >= last || (end - layer) % size == 0)
                .filter(end -> end == frontier.layers || frontier.rowCount(end - 1) > 0 || end <= last)
                .toArray();
        return new Stages(frontier, ends, layer);
    }
}
