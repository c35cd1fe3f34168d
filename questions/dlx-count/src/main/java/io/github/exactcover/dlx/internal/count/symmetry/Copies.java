package io.github.exactcover.dlx.internal.count.symmetry;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.Roots;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which parts of a layer are copies of each other. The items that no earlier option has are the same in all states of
 * the layer. The options that are left tie them together in parts, and to the frontier. Two parts are copies if they
 * have the same options, but for the names of their own items. The empty rows of a Latin square are such copies: each
 * is tied to the columns in the same way. So one can stand for all, and what is left of a state is smaller by far.
 */
public final class Copies {

    /** How often the codes of items are mixed with those of their neighbours before items are told apart by them. */
    private static final int ROUNDS = 2;

    private final Frontier frontier;
    private final int firstRow;

    /** By item: its part, as the way to the root; -1 if it is not an item of a part. */
    private final int[] parents;

    /** By item: a hash of its place in its part, and then its number there. */
    private final long[] codes;

    private final int[] ranks;

    /** By item: how many copies its part has, with itself; 0 if another copy stands for it. */
    private final int[] times;

    /** By row from {@link #firstRow} on: the first row of which it is a copy; -1 if it has none. */
    private final int[] firsts;

    /** The parts that are copies of each other, those that have the most rows: the items of each, in the same order. */
    private List<List<Integer>> most = List.of();

    private int mostRows;

    /** The copies of a layer. */
    public Copies(Frontier frontier, int layer) {
        OptionTable table = frontier.table;
        this.frontier = frontier;
        this.firstRow = frontier.firstRows[layer];
        this.parents = new int[table.itemCount()];
        this.codes = new long[parents.length];
        this.ranks = new int[parents.length];
        this.times = new int[parents.length];
        this.firsts = new int[frontier.options.length - firstRow];
        Arrays.fill(firsts, -1);
        Arrays.fill(times, 1);
        // A secondary item is left out of what remains if only one option has it. Of copies, several have it.
        boolean onlyPrimary = table.primaryCount() == table.itemCount();
        if (onlyPrimary && !table.isBounded()) {
            for (int item = 0; item < parents.length; item++) {
                boolean isOwn = item < table.primaryCount()
                        && frontier.layout.death(item) >= layer
                        && !frontier.layout.isInFrontier(item, layer);
                parents[item] = isOwn ? item : -1;
                codes[item] = isOwn ? 1 : mixed(item + 2L);
            }
            join();
            find();
        }
    }

    /** How many copies the part of an item has, with itself; 0 if another copy stands for it. */
    int times(int item) {
        return times[item];
    }

    /**
     * The first of the rows that are the same as a row, but for the copy; -1 if there are no others. For each state of
     * the layer, all of them are in the same number of solutions.
     */
    public int first(int row) {
        return firsts[row - firstRow];
    }

    /** The parts that are copies of each other and have the most options: the items of each, all in the same order. */
    public List<List<Integer>> most() {
        return most;
    }

    /** How many options these parts have together. */
    public int mostRows() {
        return mostRows;
    }

    private void join() {
        OptionTable table = frontier.table;
        for (int row = firstRow; row < frontier.options.length; row++) {
            int option = frontier.options[row];
            int part = part(option);
            Patience.ofThread().spend(table.start(option + 1) - table.start(option));
            for (int cell = table.start(option); cell < table.start(option + 1) && part >= 0; cell++) {
                if (parents[table.item(cell)] >= 0) {
                    parents[Roots.of(parents, table.item(cell))] = part;
                }
            }
        }
    }

    /** The part of an option; -1 if it has none. */
    private int part(int option) {
        OptionTable table = frontier.table;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            if (parents[table.item(cell)] >= 0) {
                return Roots.of(parents, table.item(cell));
            }
        }
        return -1;
    }

    private void find() {
        SortedMap<Integer, Part> parts = new TreeMap<>();
        for (int item = 0; item < parents.length; item++) {
            if (parents[item] >= 0) {
                parts.computeIfAbsent(Roots.of(parents, item), root -> new Part())
                        .items
                        .add(item);
            }
        }
        if (parts.size() < 2) {
            return;
        }
        mixCodes();
        Map<Long, Long> looks =
                parts.values().stream().collect(Collectors.groupingBy(part -> look(part.items), Collectors.counting()));
        parts.values().removeIf(part -> looks.getOrDefault(look(part.items), 0L) == 1 || !rank(part.items));
        for (int row = firstRow; row < frontier.options.length; row++) {
            Part part = parts.get(part(frontier.options[row]));
            if (part != null) {
                part.rows
                        .computeIfAbsent(text(frontier.options[row]), text -> new ArrayList<>())
                        .add(row);
            }
        }
        Map<List<IntBuffer>, List<Part>> alike = new LinkedHashMap<>();
        for (Part part : parts.values()) {
            alike.computeIfAbsent(part.text(), text -> new ArrayList<>()).add(part);
        }
        alike.forEach((text, copies) -> {
            if (copies.size() > 1 && !text.isEmpty()) {
                standFor(copies, text.size() * copies.size());
            }
        });
    }

    /** The first of some copies stands for the others. */
    private void standFor(List<Part> copies, int rows) {
        for (Part copy : copies) {
            copy.items.forEach(item -> times[item] = copy == copies.get(0) ? copies.size() : 0);
        }
        for (IntBuffer text : copies.get(0).rows.keySet()) {
            int[] same = copies.stream()
                    .flatMap(copy -> copy.rows.getOrDefault(text, List.of()).stream())
                    .mapToInt(Integer::intValue)
                    .toArray();
            IntStream.of(same).forEach(row -> firsts[row - firstRow] = same[0]);
        }
        if (rows > mostRows) {
            mostRows = rows;
            most = copies.stream().map(copy -> copy.items).toList();
        }
    }

    /** Items that rows tie together, and these rows, by what {@link #text} says. */
    private static final class Part {

        private final List<Integer> items = new ArrayList<>();
        private final SortedMap<IntBuffer, List<Integer>> rows = new TreeMap<>();

        /** The same for copies. */
        private List<IntBuffer> text() {
            List<IntBuffer> text = new ArrayList<>();
            rows.forEach((row, same) -> text.addAll(Collections.nCopies(same.size(), row)));
            return text;
        }
    }

    private void mixCodes() {
        OptionTable table = frontier.table;
        for (int round = 0; round < ROUNDS; round++) {
            long[] before = codes.clone();
            for (int row = firstRow; row < frontier.options.length; row++) {
                int option = frontier.options[row];
                long code = 0;
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    code += before[table.item(cell)];
                }
                for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                    codes[table.item(cell)] += parents[table.item(cell)] >= 0 ? mixed(code) : 0;
                }
            }
        }
    }

    /** The same for copies. */
    private long look(List<Integer> items) {
        return items.stream().mapToLong(item -> codes[item]).sum();
    }

    /** Numbers the items of a part by their codes; returns false if some look alike. */
    private boolean rank(List<Integer> items) {
        items.sort(Comparator.comparingLong(item -> codes[item]));
        for (int i = 0; i < items.size(); i++) {
            ranks[items.get(i)] = i;
            if (i > 0 && codes[items.get(i)] == codes[items.get(i - 1)]) {
                return false;
            }
        }
        return true;
    }

    /** The items of an option, those of its part by their numbers there, as negative ones. */
    private IntBuffer text(int option) {
        return IntBuffer.wrap(frontier.table
                .itemsOf(option)
                .map(item -> parents[item] >= 0 ? -1 - ranks[item] : item)
                .sorted()
                .toArray());
    }

    /** A hash of a number. */
    static long mixed(long number) {
        long code = (number ^ number >>> 32) * 0x9E3779B97F4A7C15L;
        code = (code ^ code >>> 29) * 0xBF58476D1CE4E5B9L;
        return code ^ code >>> 32;
    }
}
