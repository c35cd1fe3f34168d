package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Roots;
import io.github.exactcover.dlx.internal.table.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * The independent parts of a table. No option of one part shares an item with an option of another, so the solutions of
 * the table are the combinations of the solutions of its parts.
 */
public final class TableParts {

    /**
     * If there are more components than this, they are first divided into so many groups, because each part costs time
     * proportional to the number of all items.
     */
    private static final int GROUPS = 64;

    private final OptionTable table;

    /** By item: its parent in a union-find forest, itself at the root. Items of one component have the same root. */
    private final int[] parents;

    private TableParts(OptionTable table, BitSet without) {
        this.table = table;
        this.parents = Roots.apart(table.itemCount());
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option) && !without.get(option)) {
                for (int cell = table.start(option) + 1; cell < table.start(option + 1); cell++) {
                    parents[Roots.of(parents, table.item(cell))] = Roots.of(parents, table.item(table.start(option)));
                }
            }
        }
    }

    /** The parts of a table, in the order of their first items; only the table itself if it has a single part. */
    public static List<View> of(OptionTable table) {
        int[] numbers = new TableParts(table, new BitSet()).numbers();
        int count = 1 + Arrays.stream(numbers).max().orElse(View.NONE);
        if (count <= 1) {
            return List.of(View.same(table));
        }
        if (count <= GROUPS) {
            return parts(table, numbers, count);
        }
        // Rounded down, so NONE stays what it is.
        int[] groups = Arrays.stream(numbers)
                .map(number -> (int) Math.floorDiv((long) GROUPS * number, count))
                .toArray();
        return parts(table, groups, GROUPS).stream()
                .flatMap(group -> of(group.table()).stream().map(group::then))
                .toList();
    }

    /** By item: the number of its component; {@link View#NONE} for secondary items that no option needs. */
    private int[] numbers() {
        int[] numbers = new int[parents.length];
        Arrays.fill(numbers, View.NONE);
        int count = 0;
        for (int item = 0; item < parents.length; item++) {
            int top = Roots.of(parents, item);
            if (numbers[top] == View.NONE && item < table.primaryCount()) {
                numbers[top] = count++;
            }
            numbers[item] = numbers[top];
        }
        return numbers;
    }

    /** The parts of a table that have the items with the same number. */
    private static List<View> parts(OptionTable table, int[] numbers, int count) {
        List<BitSet> items = Stream.generate(BitSet::new).limit(count).toList();
        List<BitSet> options = Stream.generate(BitSet::new).limit(count).toList();
        for (int item = 0; item < numbers.length; item++) {
            if (numbers[item] != View.NONE) {
                items.get(numbers[item]).set(item);
            }
        }
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option)) {
                options.get(numbers[table.item(table.start(option))]).set(option);
            }
        }
        Patience patience = Patience.ofThread();
        int[] lows = table.lows();
        int[] highs = table.highs();
        List<View> parts = new ArrayList<>();
        for (int part = 0; part < count; part++) {
            patience.spend(table.itemCount());
            parts.add(View.part(table, options.get(part), items.get(part), lows, highs, new BitSet()));
        }
        return parts;
    }

    /**
     * The item that holds a table together: without its options, the table falls into the smallest parts. For each
     * primary item this looks at all cells.
     *
     * @param most how many primary items the largest part may have
     * @return -1 if there is no such item
     */
    public static int hub(OptionTable table, int most) {
        int hub = -1;
        int smallest = most + 1;
        for (int item = 0; item < table.primaryCount(); item++) {
            int largest = new TableParts(table, optionsOf(table, item)).largest();
            if (largest < smallest) {
                smallest = largest;
                hub = item;
            }
        }
        return hub;
    }

    /** The options of an item that can be chosen. */
    public static BitSet optionsOf(OptionTable table, int item) {
        BitSet options = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            options.set(option, table.cellOf(option, item) >= 0 && table.isEligible(option));
        }
        return options;
    }

    /** How many primary items the largest part has. */
    private int largest() {
        int[] sizes = new int[parents.length];
        int largest = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            largest = Math.max(largest, ++sizes[Roots.of(parents, item)]);
        }
        return largest;
    }
}
