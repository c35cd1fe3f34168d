package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What keeps some items of a table from being covered: limits, and required options. A limit says that a primary item
 * is not covered more often than it may be, or that the options that give a secondary item one color exclude those that
 * give it another one. Each has a number, and the required options have the last ones.
 */
public final class Limits {

    /** The limit of the options that give an item this color; all options of a primary item give it none. */
    public record Limit(int item, int color) {}

    private final OptionTable table;
    private final BitSet items;
    private final BitSet forbidden;

    /** Those that cover some of the items or are required. */
    private final BitSet options = new BitSet();

    private final Map<Limit, Integer> numbers = new LinkedHashMap<>();

    /** For each cell of these options the number of its limit; 0 if that cannot be exceeded. */
    private final int[] ofCells;

    private final BitSet all = new BitSet();

    /**
     * All that could keep these items from being covered.
     *
     * @param items items that are to be covered
     */
    public Limits(OptionTable table, BitSet items, BitSet required, BitSet forbidden) {
        this.table = table;
        this.items = items;
        this.forbidden = forbidden;
        this.ofCells = new int[table.cellCount()];
        IntStream.range(0, table.optionCount())
                .filter(option -> required.get(option) || Relaxation.covers(table, option, items))
                .forEach(options::set);
        OptionLists lists = new OptionLists(table, options);
        // The limits of the items themselves are the least likely to take part. Together, they are soon left out.
        IntStream others = IntStream.range(0, table.itemCount()).filter(item -> !items.get(item));
        IntStream.concat(items.stream(), others).forEach(item -> {
            Patience.ofThread().spend((long) Patience.LOOK_UP * lists.size(item));
            int high = item < table.primaryCount() ? table.high(item) : 1;
            for (int entry = lists.start(item); lists.size(item) > high && entry < lists.start(item + 1); entry++) {
                int cell = lists.cell(entry);
                Limit limit = new Limit(item, table.color(cell));
                ofCells[cell] = numbers.computeIfAbsent(limit, first -> numbers.size() + 1);
            }
        });
        all.set(1, numbers.size() + 1);
        required.stream().forEach(option -> all.set(ofCells.length + 1 + option));
    }

    /** The numbers of all limits and required options. */
    public BitSet all() {
        return all;
    }

    /** The limits that have some of these numbers, in the order of their items. */
    public Stream<Limit> limits(BitSet some) {
        return numbers.keySet().stream()
                .filter(limit -> some.get(numbers.getOrDefault(limit, 0)))
                .sorted(Comparator.comparingInt(Limit::item));
    }

    /** The required options that have some of these numbers. */
    public BitSet required(BitSet some) {
        return some.get(ofCells.length + 1, ofCells.length + 1 + table.optionCount());
    }

    /** A table in which the items are to be covered, and only what has these numbers keeps them from it. */
    public View holding(BitSet some) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] lows = table.lows();
        int[] highs = table.highs();
        IntStream.range(0, lows.length).filter(item -> !items.get(item)).forEach(item -> lows[item] = 0);
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); options.get(option) && cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                boolean holds = some.get(ofCells[cell]);
                if (item < highs.length) {
                    highs[item] = holds ? highs[item] : Integer.MAX_VALUE;
                }
                if (holds || item < highs.length) {
                    builder.addCell(item, table.color(cell));
                }
            }
            builder.endOption();
        }
        int[] same = IntStream.range(0, table.itemCount()).toArray();
        View view = Restriction.of(builder.build(highs.length, same, lows, highs), required(some), forbidden);
        BitSet open = new BitSet();
        IntStream.range(0, view.table().primaryCount())
                .filter(item -> view.table().low(item) > 0)
                .forEach(open::set);
        return view.then(Relaxation.of(view.table(), open));
    }
}
