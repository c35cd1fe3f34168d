package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What matters of a solution: the keys of its options. Two solutions have the same projection if each key occurs
 * equally often in both. Of some keys it only matters whether they occur. Immutable.
 */
public final class ProjectionKeys {

    /** In place of a key, for an option that does not matter. */
    public static final int NONE = -1;

    /** For each option the offset of its first key in the next array, and the end of all. */
    private final int[] starts;

    private final int[] keys;
    private final int keyCount;

    /** The keys of which it only matters whether they occur. */
    private final BitSet single;

    private ProjectionKeys(int[] starts, int[] keys, int keyCount, BitSet single) {
        this.starts = starts;
        this.keys = keys;
        this.keyCount = keyCount;
        this.single = single;
    }

    /**
     * The projection to one key of each option.
     *
     * @param keys by option, from 0, or {@link #NONE}
     */
    public static ProjectionKeys byKeys(int[] keys) {
        int[] starts = new int[keys.length + 1];
        for (int option = 0; option < keys.length; option++) {
            starts[option + 1] = starts[option] + (keys[option] == NONE ? 0 : 1);
        }
        int keyCount = Arrays.stream(keys).max().orElse(NONE) + 1;
        return new ProjectionKeys(
                starts, Arrays.stream(keys).filter(key -> key != NONE).toArray(), keyCount, new BitSet());
    }

    /**
     * The projection to what covers some items: the options that cover them without a color, and the colors that they
     * have.
     */
    public static ProjectionKeys onItems(OptionTable table, BitSet items) {
        int[] starts = new int[table.optionCount() + 1];
        int[] keys = new int[table.cellCount()];
        int keyCount = 0;
        int end = 0;
        BitSet single = new BitSet();
        Map<Long, Integer> colors = new HashMap<>();
        for (int option = 0; option < table.optionCount(); option++) {
            boolean matters = false;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (!items.get(table.item(cell))) {
                    continue;
                }
                if (table.color(cell) == OptionTable.NO_COLOR) {
                    matters = true;
                    continue;
                }
                long value = ((long) table.item(cell) << Integer.SIZE) | table.color(cell);
                Integer known = colors.putIfAbsent(value, keyCount);
                if (known == null) {
                    single.set(keyCount);
                }
                keys[end++] = known == null ? keyCount++ : known;
            }
            if (matters) {
                keys[end++] = keyCount++;
            }
            starts[option + 1] = end;
        }
        return new ProjectionKeys(starts, Arrays.copyOf(keys, end), keyCount, single);
    }

    /**
     * The options that have a key of their own, so that it matters which of them are chosen.
     *
     * @return the options; empty if some keys belong to several options, or some options to several keys
     */
    public Optional<BitSet> options() {
        BitSet options = new BitSet();
        BitSet seen = new BitSet();
        for (int option = 0; option + 1 < starts.length; option++) {
            int count = starts[option + 1] - starts[option];
            options.set(option, count > 0);
            if (count > 1 || (count == 1 && seen.get(keys[starts[option]]))) {
                return Optional.empty();
            }
            seen.set(count == 0 ? keyCount : keys[starts[option]]);
        }
        return Optional.of(options);
    }

    int keyCount() {
        return keyCount;
    }

    /** The keys of an option. */
    IntStream of(int option) {
        return Arrays.stream(keys, starts[option], starts[option + 1]);
    }

    /** Whether it only matters if a key occurs, and not how often. */
    boolean isSingle(int key) {
        return single.get(key);
    }
}
