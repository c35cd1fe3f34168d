package io.github.exactcover.dlx.internal.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The independent parts of a table. No option of one part shares an item with an option of another, so the solutions of
 * the table are the combinations of the solutions of its parts.
 */
public final class TableParts {

    /**
     * If there are more components than this, the last part has all the rest, because each part costs time proportional
     * to the number of all items.
     */
    private static final int MOST_PARTS = 64;

    private final OptionTable table;

    /** By item: its parent in a union-find forest, itself at the root. Items of one component have the same root. */
    private final int[] parents;

    private TableParts(OptionTable table, BitSet without) {
        this.table = table;
        this.parents = new int[table.itemCount()];
        Arrays.setAll(parents, item -> item);
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option) && !without.get(option)) {
                for (int cell = table.start(option) + 1; cell < table.start(option + 1); cell++) {
                    parents[find(table.item(cell))] = find(table.item(table.start(option)));
                }
            }
        }
    }

    private int find(int item) {
        int top = item;
        while (parents[top] != top) {
            parents[top] = parents[parents[top]];
            top = parents[top];
        }
        return top;
    }

    /** The parts of a table, in the order of their first items; only the table itself if it has a single part. */
    public static List<View> of(OptionTable table) {
        List<BitSet> items = new TableParts(table, new BitSet()).components();
        if (items.size() <= 1) {
            return List.of(View.same(table));
        }
        int[] partOf = new int[table.itemCount()];
        for (int part = 0; part < items.size(); part++) {
            int number = part;
            items.get(part).stream().forEach(item -> partOf[item] = number);
        }
        List<BitSet> options = new ArrayList<>();
        items.forEach(part -> options.add(new BitSet()));
        for (int option = 0; option < table.optionCount(); option++) {
            if (table.isEligible(option)) {
                options.get(partOf[table.item(table.start(option))]).set(option);
            }
        }
        List<View> parts = new ArrayList<>();
        for (int part = 0; part < items.size(); part++) {
            parts.add(View.part(table, options.get(part), items.get(part), table.lows(), table.highs(), new BitSet()));
        }
        return parts;
    }

    /** The items of each part; secondary items without options belong to none. */
    private List<BitSet> components() {
        Map<Integer, BitSet> components = new LinkedHashMap<>();
        List<BitSet> parts = new ArrayList<>();
        for (int item = 0; item < parents.length; item++) {
            int top = find(item);
            if (item >= table.primaryCount() && !components.containsKey(top)) {
                continue;
            }
            BitSet part = components.get(top);
            if (part == null) {
                part = parts.size() < MOST_PARTS ? new BitSet() : parts.get(MOST_PARTS - 1);
                components.put(top, part);
                if (parts.size() < MOST_PARTS) {
                    parts.add(part);
                }
            }
            part.set(item);
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
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (table.item(cell) == item && table.isEligible(option)) {
                    options.set(option);
                }
            }
        }
        return options;
    }

    /** How many primary items the largest part has. */
    private int largest() {
        int[] sizes = new int[parents.length];
        int largest = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            largest = Math.max(largest, ++sizes[find(item)]);
        }
        return largest;
    }
}
