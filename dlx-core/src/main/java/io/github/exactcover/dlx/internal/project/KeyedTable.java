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
    static KeyedTable of(View view, Projection projection) {
        OptionTable plain = view.table();
        int plainCount = plain.itemCount();
        int primaryCount = plain.primaryCount();
        int[] numbers = new int[projection.keyCount()];
        Arrays.fill(numbers, View.NONE);
        int[] counts = new int[projection.keyCount()];
        BitSet settled = settled(view, projection);
        BitSet single = new BitSet();
        OptionTableBuilder builder = new OptionTableBuilder();
        int keyCount = 0;
        for (int option = 0; option < plain.optionCount(); option++) {
            Patience.ofThread().spend(Patience.LOOK_UP);
            int original = view.option(option);
            int end = plain.isEligible(option) ? projection.start(original + 1) : 0;
            for (int place = projection.start(original); place < end; place++) {
                int key = projection.key(place);
                if (settled.get(key)) {
                    continue;
                }
                if (numbers[key] == View.NONE) {
                    single.set(primaryCount + keyCount, projection.isSingle(key));
                    numbers[key] = keyCount++;
                }
                counts[numbers[key]]++;
                builder.addCell(plainCount + numbers[key], OptionTable.NO_COLOR);
            }
            for (int cell = plain.start(option); cell < plain.start(option + 1); cell++) {
                builder.addCell(plain.item(cell), plain.color(cell));
            }
            builder.endOption();
        }
        int allPrimary = primaryCount + keyCount;
        int[] lows = new int[allPrimary];
        int[] highs = new int[allPrimary];
        int[] newNumbers = new int[plainCount + keyCount];
        for (int item = 0; item < plainCount; item++) {
            newNumbers[item] = item < primaryCount ? item : item + keyCount;
        }
        for (int item = 0; item < primaryCount; item++) {
            lows[item] = plain.low(item);
            highs[item] = plain.high(item);
        }
        for (int key = 0; key < keyCount; key++) {
            newNumbers[plainCount + key] = primaryCount + key;
            highs[primaryCount + key] = counts[key];
        }
        return new KeyedTable(builder.build(allPrimary, newNumbers, lows, highs), primaryCount, single);
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

    /** The keys that are known to occur, where nothing else matters, because of the options that are chosen already. */
    private static BitSet settled(View view, Projection projection) {
        BitSet settled = new BitSet();
        view.chosen().forEach(option -> {
            for (int place = projection.start(option); place < projection.start(option + 1); place++) {
                settled.set(projection.key(place), projection.isSingle(projection.key(place)));
            }
        });
        return settled;
    }
}
