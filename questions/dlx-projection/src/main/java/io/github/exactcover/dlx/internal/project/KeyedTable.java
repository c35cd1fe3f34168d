package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A table in which each key is one more primary item, which all options with the key cover. The keys come after the
 * other primary items, but first in each option.
 *
 * @param table the table with keys; its options are those of the table without
 * @param firstKey the first item that is a key; the last one is the last primary item
 * @param single the items that are keys of which it only matters whether they occur
 */
record KeyedTable(OptionTable table, int firstKey, BitSet single) {

    /** The table of a view, with the keys of the table that it is a view of. */
    static KeyedTable of(View view, ProjectionKeys projection) {
        return new Builder(view, projection).build();
    }

    private boolean isKey(int item) {
        return item >= firstKey && item < table.primaryCount();
    }

    /** The keys of some options, as a buffer, because buffers are equal when their content is. */
    IntBuffer keysOf(int[] options) {
        int[] keys = new int[options.length];
        int count = 0;
        for (int option : options) {
            for (int cell = table.start(option); isKey(table.item(cell)); cell++) {
                keys = count == keys.length ? Arrays.copyOf(keys, 2 * count) : keys;
                keys[count++] = table.item(cell);
            }
        }
        Arrays.sort(keys, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || keys[i] != keys[i - 1] || !single.get(keys[i])) {
                keys[kept++] = keys[i];
            }
        }
        return IntBuffer.wrap(Arrays.copyOf(keys, kept));
    }

    /** Adds the keys, numbered as they come. */
    private static final class Builder {

        private final View view;
        private final OptionTable plain;
        private final ProjectionKeys projection;
        private final OptionTableBuilder options = new OptionTableBuilder();

        /** The number of each key of the projection, or {@link View#NONE} if no option had it until now. */
        private final int[] numbers;

        /** How many options have the key of each number. */
        private final int[] counts;

        private final BitSet single = new BitSet();
        private int keyCount;

        Builder(View view, ProjectionKeys projection) {
            this.view = view;
            this.plain = view.table();
            this.projection = projection;
            this.numbers = new int[projection.keyCount()];
            this.counts = new int[numbers.length];
            Arrays.fill(numbers, View.NONE);
        }

        KeyedTable build() {
            BitSet settled = settled();
            Patience patience = Patience.ofThread();
            for (int option = 0; option < plain.optionCount(); option++) {
                patience.spend(Patience.LOOK_UP);
                if (plain.isEligible(option)) {
                    projection
                            .of(view.option(option))
                            .filter(key -> !settled.get(key))
                            .forEach(this::addKey);
                }
                options.addOption(plain, option);
                options.endOption();
            }
            return new KeyedTable(table(), plain.primaryCount(), single);
        }

        /**
         * The keys that are known to occur, where nothing else matters, because of the options that are chosen already.
         */
        private BitSet settled() {
            BitSet settled = new BitSet();
            view.chosen().flatMap(projection::of).filter(projection::isSingle).forEach(settled::set);
            return settled;
        }

        private void addKey(int key) {
            if (numbers[key] == View.NONE) {
                single.set(plain.primaryCount() + keyCount, projection.isSingle(key));
                numbers[key] = keyCount++;
            }
            counts[numbers[key]]++;
            options.addCell(plain.itemCount() + numbers[key], OptionTable.NO_COLOR);
        }

        /** The table, in which the keys move before the secondary items. */
        private OptionTable table() {
            int firstKey = plain.primaryCount();
            int[] lows = new int[firstKey + keyCount];
            int[] highs = new int[firstKey + keyCount];
            int[] moved = new int[plain.itemCount() + keyCount];
            Arrays.setAll(moved, item -> item < firstKey ? item : item + keyCount);
            for (int item = 0; item < firstKey; item++) {
                lows[item] = plain.low(item);
                highs[item] = plain.high(item);
            }
            for (int key = 0; key < keyCount; key++) {
                moved[plain.itemCount() + key] = firstKey + key;
                highs[firstKey + key] = counts[key];
            }
            return options.build(firstKey + keyCount, moved, lows, highs);
        }
    }
}
