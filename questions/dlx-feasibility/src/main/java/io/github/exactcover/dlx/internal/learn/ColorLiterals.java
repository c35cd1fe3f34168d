package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A table with its colors as literals: for each color of an item there is one more option, chosen if the item gets that
 * color. A clause can then say that a cell of a nonogram is black, and need not list the options that color it.
 *
 * <p>If all options of a primary item color some other item, there is one more primary item for each color of that one.
 * It is covered by the options of the first item that give the color, and by the new options of all other colors. So a
 * color that has lost its support is gone, and all that follows is found by counting as for any item.
 */
final class ColorLiterals {

    /** Items with more colors get no literals, which would have the square of this in all. */
    private static final int MOST_COLORS = 32;

    /** After looking at so many cells, it makes no literals; a second or less. */
    private static final long MOST_CELLS = 1L << 26;

    /** It makes at most this many times the cells of the table, and a few more. */
    private static final long MOST_GROWTH = 4;

    private static final long FEW = 10_000;

    private final OptionTable table;
    private final int primaryCount;
    private final OptionLists lists;

    /** For each item the number of its colors; 0 if it gets no literals. */
    private final int[] colors;

    /** For each cell, which of the colors of its item it has. */
    private final int[] ranks;

    /** For each {@link #link} of a primary item with one that all its options color, the new item of color 0. */
    private final Map<Long, Integer> links = new HashMap<>();

    /**
     * The same for each colored item. After the colors of its first link comes one more item, covered by its literals:
     * one of them must be chosen.
     */
    private final Map<Integer, List<Integer>> linksOf = new TreeMap<>();

    /** For each new item, the primary item that it follows from. */
    private final List<Integer> sources = new ArrayList<>();

    private ColorLiterals(OptionTable table) {
        this.table = table;
        this.primaryCount = table.primaryCount();
        this.lists = OptionLists.eligible(table);
        this.colors = new int[table.itemCount()];
        this.ranks = new int[table.cellCount()];
    }

    /** A table with literals for the colors where its own options do not say as much; the same table if nowhere. */
    static View of(OptionTable table) {
        if (!table.isColored()) {
            return View.same(table);
        }
        ColorLiterals literals = new ColorLiterals(table);
        for (int item = table.primaryCount(); item < table.itemCount(); item++) {
            literals.numberColors(item);
        }
        literals.addLinks(literals.findLinks());
        boolean isSmall = literals.cellsMade() <= MOST_GROWTH * table.cellCount() + FEW;
        return literals.links.isEmpty() || !isSmall ? View.same(table) : literals.build();
    }

    private void numberColors(int item) {
        Map<Integer, Integer> known = new HashMap<>();
        for (int entry = lists.start(item); entry < lists.start(item + 1); entry++) {
            int cell = lists.cell(entry);
            ranks[cell] = known.computeIfAbsent(table.color(cell), color -> known.size());
        }
        boolean isFit = known.size() <= MOST_COLORS && !known.containsKey(OptionTable.NO_COLOR);
        colors[item] = isFit ? known.size() : 0;
    }

    /** The pairs of a primary item and one that all its options color; none if it would take too long. */
    private List<int[]> findLinks() {
        List<int[]> found = new ArrayList<>();
        int[] counts = new int[table.itemCount()];
        long looked = 0;
        for (int item = 0; item < primaryCount; item++) {
            int start = lists.start(item);
            int size = lists.start(item + 1) - start;
            int[] cells = Arrays.stream(lists.options(), start, start + size)
                    .flatMap(table::itemsOf)
                    .toArray();
            Patience.ofThread().spend(cells.length);
            looked += cells.length;
            if (looked > MOST_CELLS) {
                return List.of();
            }
            for (int other : cells) {
                counts[other]++;
            }
            boolean isOnce = table.low(item) == 1 && table.high(item) == 1;
            for (int other : cells) {
                if (isOnce && counts[other] == size && colors[other] > 1) {
                    found.add(new int[] {item, other});
                    // With so few options, each of them says as much as a literal would.
                    colors[other] = size <= colors[other] ? 0 : colors[other];
                }
                counts[other] = 0;
            }
        }
        return found;
    }

    private static long link(int primary, int colored) {
        return (long) primary << Integer.SIZE | colored;
    }

    private void addLinks(List<int[]> found) {
        for (int[] link : found) {
            int count = colors[link[1]];
            if (count > 0) {
                List<Integer> own = linksOf.computeIfAbsent(link[1], item -> new ArrayList<>());
                links.put(link(link[0], link[1]), primaryCount + sources.size());
                own.add(primaryCount + sources.size());
                sources.addAll(Collections.nCopies(own.size() == 1 ? count + 1 : count, link[0]));
            }
        }
    }

    /** About how many cells there are in place of colors, and in literals. */
    private long cellsMade() {
        long sum = 0;
        for (long link : links.keySet()) {
            int primary = (int) (link >> Integer.SIZE);
            long count = colors[(int) link];
            sum += lists.start(primary + 1) - lists.start(primary) + count * (count + 1);
        }
        return sum;
    }

    private View build() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < table.optionCount(); option++) {
            Patience.ofThread().spend(table.start(option + 1) - table.start(option));
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                addCell(builder, option, cell);
            }
            builder.endOption();
        }
        linksOf.forEach((item, own) -> addLiterals(builder, item, own));
        int more = sources.size();
        int[] all = IntStream.range(0, table.itemCount() + more).toArray();
        int[] items = Arrays.stream(all)
                .map(item -> item < primaryCount
                        ? item
                        : item < primaryCount + more ? sources.get(item - primaryCount) : item - more)
                .toArray();
        // New items have the bounds of those that they follow from: they are covered once.
        int[] lows =
                Arrays.stream(items, 0, primaryCount + more).map(table::low).toArray();
        int[] highs =
                Arrays.stream(items, 0, primaryCount + more).map(table::high).toArray();
        OptionTable built = builder.build(primaryCount + more, all, lows, highs);
        return View.extended(built, table.optionCount(), items);
    }

    /** Adds the items of its links in place of a color. */
    private void addCell(OptionTableBuilder builder, int option, int cell) {
        int item = table.item(cell);
        boolean isLinked = false;
        for (int at = table.start(option); colors[item] > 1 && at < table.start(option + 1); at++) {
            Integer first = table.item(at) < primaryCount ? links.get(link(table.item(at), item)) : null;
            if (first != null) {
                isLinked = true;
                builder.addCell(first + ranks[cell], OptionTable.NO_COLOR);
            }
        }
        if (!isLinked) {
            builder.addCell(item < primaryCount ? item : item + sources.size(), table.color(cell));
        }
    }

    private void addLiterals(OptionTableBuilder builder, int item, List<Integer> own) {
        int rank = 0;
        for (int entry = lists.start(item); rank < colors[item]; entry++) {
            if (ranks[lists.cell(entry)] == rank) {
                builder.addCell(item + sources.size(), table.color(lists.cell(entry)));
                builder.addCell(own.get(0) + colors[item], OptionTable.NO_COLOR);
                for (int first : own) {
                    for (int other = 0; other < colors[item]; other++) {
                        if (other != rank) {
                            builder.addCell(first + other, OptionTable.NO_COLOR);
                        }
                    }
                }
                builder.endOption();
                rank++;
            }
        }
    }
}
