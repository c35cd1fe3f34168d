package io.github.exactcover.dlx.internal.symmetry;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.table.OptionLists;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The graph whose automorphisms are the symmetries of a table. Its nodes are the primary items, the secondary items,
 * the colors of each secondary item, and the options, in this order. An edge leads from an option to each of its items
 * or, where the item has a color there, to that color of the item, and from each color to its item. Nodes of different
 * kinds are never exchanged: the kind of an item has its bounds and its key, and that of an option its cost.
 *
 * <p>What makes no difference is left out:
 * <ul>
 *   <li>options that can never be chosen,
 *   <li>secondary items that exclude nothing, because all their options agree in the color, or there is only one,
 *   <li>an item that says the same as another one with its key, as it has the same options, divided by colors in the
 *       same way,
 *   <li>copies: of the options that have the same items, colors and cost, the first one stands for all.
 * </ul>
 */
public final class SymmetryGraph {

    /** In place of the node of something that was left out, or of the item of a node that is none. */
    public static final int NONE = -1;

    private static final int PRIMARY = 0;
    private static final int SECONDARY = 1;
    private static final int COLOR = 2;
    private static final int OPTION = 3;

    private final OptionTable table;
    private final BitSet required;
    private final BitSet forbidden;

    /** By item: only items with the same key may be exchanged. */
    private final int[] keys;

    private final boolean hasCopies;

    /** By item: whether two options can exclude each other by it. */
    private final boolean[] excluding;

    /** By item: its node, or {@link #NONE}. */
    public final int[] itemNodes;

    /** By option: its node, or {@link #NONE}; copies have the same. */
    public final int[] optionNodes;

    /** By node before {@link #colorStart}: its item. */
    private final int[] items;

    /** By node from {@link #optionStart} on, less that: the option and its copies, ascending. */
    private final int[][] copies;

    public final int primaryCount;
    public final int colorStart;
    public final int optionStart;
    public final int nodeCount;

    /** By node: a number for its kind. */
    public final int[] kinds;

    /** Where the neighbours of each node begin in {@link #neighbours}. */
    public final int[] starts;

    public final int[] neighbours;

    /** What distinguishes kinds of nodes. */
    private record Kind(int of, long first, long second) {}

    /** A list of numbers that can be looked up. */
    private static final class Key {

        private final long[] numbers;
        private final Kind kind;

        Key(long[] numbers, Kind kind) {
            this.numbers = numbers;
            this.kind = kind;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key that && kind.equals(that.kind) && Arrays.equals(numbers, that.numbers);
        }

        @Override
        public int hashCode() {
            long code = kind.hashCode();
            for (long number : numbers) {
                code = mixed(code, number);
            }
            return Long.hashCode(code);
        }
    }

    /**
     * The graph of a table. A required option is only exchanged with required ones, and a forbidden with forbidden
     * ones.
     *
     * @param keys by item: only items with the same key are exchanged
     * @param hasCopies whether copies have one node; if not, each option that can be chosen has its own
     */
    public SymmetryGraph(OptionTable table, BitSet required, BitSet forbidden, int[] keys, boolean hasCopies) {
        Asked.checkRelease(SymmetryGraph.class, Asked.RELEASE); // Another module may enter here.
        this.table = table;
        this.hasCopies = hasCopies;
        this.keys = keys;
        this.required = required;
        this.forbidden = forbidden;
        this.excluding = new boolean[table.itemCount()];
        this.itemNodes = new int[table.itemCount()];
        this.optionNodes = new int[table.optionCount()];
        findExcluding();
        this.copies = findCopies();
        List<Kind> kindsOfNodes = new ArrayList<>();
        Map<Long, Integer> colors = new HashMap<>();
        this.items = findItems(kindsOfNodes, colors);
        this.primaryCount = (int)
                Arrays.stream(items).filter(item -> item < table.primaryCount()).count();
        this.colorStart = items.length;
        this.optionStart = items.length + colors.size();
        this.nodeCount = optionStart + copies.length;
        colors.keySet().forEach(color -> kindsOfNodes.add(new Kind(COLOR, 0, 0)));
        for (int[] same : copies) {
            for (int option : same) {
                optionNodes[option] += optionStart;
            }
            kindsOfNodes.add(kindOf(same[0], same.length));
        }
        Map<Kind, Integer> numbers = new HashMap<>();
        this.kinds = kindsOfNodes.stream()
                .mapToInt(kind -> numbers.computeIfAbsent(kind, key -> numbers.size()))
                .toArray();
        int[] ends = edges(colors);
        this.starts = new int[nodeCount + 1];
        this.neighbours = new int[ends.length];
        connect(ends);
    }

    private void findExcluding() {
        int[] seen = new int[table.itemCount()];
        Arrays.fill(seen, NONE);
        for (int option = 0; option < table.optionCount(); option++) {
            optionNodes[option] = NONE;
            if (!table.isEligible(option)) {
                continue;
            }
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                int color = table.color(cell);
                boolean agrees = seen[item] == NONE || (seen[item] == color && color != OptionTable.NO_COLOR);
                excluding[item] |= !agrees || item < table.primaryCount();
                seen[item] = color;
            }
        }
    }

    /** Numbers the options from 0, copies alike, and returns them by number. */
    private int[][] findCopies() {
        Patience patience = Patience.ofThread();
        Map<Key, Integer> known = new HashMap<>();
        int[] counts = new int[table.optionCount()];
        for (int option = 0; option < table.optionCount(); option++) {
            if (!table.isEligible(option)) {
                continue;
            }
            long[] cells = new long[table.start(option + 1) - table.start(option)];
            int count = 0;
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                if (excluding[table.item(cell)]) {
                    cells[count++] = pair(table.item(cell), table.color(cell));
                }
            }
            patience.spend(cells.length + Patience.LOOK_UP);
            Arrays.sort(cells, 0, count);
            Key key = new Key(Arrays.copyOf(cells, count), kindOf(option, hasCopies ? 0 : option));
            int number = known.computeIfAbsent(key, added -> known.size());
            optionNodes[option] = number;
            counts[number]++;
        }
        int[][] found = new int[known.size()][];
        Arrays.setAll(found, number -> new int[counts[number]]);
        for (int option = table.optionCount() - 1; option >= 0; option--) {
            if (optionNodes[option] != NONE) {
                found[optionNodes[option]][--counts[optionNodes[option]]] = option;
            }
        }
        return found;
    }

    private Kind kindOf(int option, int number) {
        int preset = required.get(option) ? 1 : forbidden.get(option) ? 2 : 0;
        return new Kind(OPTION, table.cost(option), 3L * number + preset);
    }

    private static long pair(int first, int second) {
        return (long) first << Integer.SIZE | second;
    }

    /** By item: its options, each with the color that it gives the item. */
    private long[][] optionsOfItems() {
        BitSet firsts = new BitSet();
        Arrays.stream(copies).forEach(same -> firsts.set(same[0]));
        OptionLists lists = new OptionLists(table, firsts);
        long[][] options = new long[table.itemCount()][];
        Arrays.setAll(
                options,
                item -> IntStream.range(lists.start(item), lists.start(item + 1))
                        .mapToLong(entry -> pair(optionNodes[lists.option(entry)], table.color(lists.cell(entry))))
                        .toArray());
        return options;
    }

    /** Numbers the items from 0, and behind them the colors of items, and returns the items by number. */
    private int[] findItems(List<Kind> kindsOfNodes, Map<Long, Integer> colors) {
        long[][] lists = optionsOfItems();
        Patience patience = Patience.ofThread();
        Map<Key, Integer> known = new HashMap<>();
        int[] kept = new int[table.itemCount()];
        int count = 0;
        for (int item = 0; item < table.itemCount(); item++) {
            patience.spend(lists[item].length + Patience.LOOK_UP);
            boolean primary = item < table.primaryCount();
            Kind kind = primary
                    ? new Kind(PRIMARY, pair(table.low(item), table.high(item)), keys[item])
                    : new Kind(SECONDARY, 0, keys[item]);
            boolean stays = primary || excluding[item];
            stays = stays && known.putIfAbsent(new Key(divided(lists[item]), kind), item) == null;
            itemNodes[item] = stays ? count : NONE;
            if (stays) {
                kept[count++] = item;
                kindsOfNodes.add(kind);
            }
        }
        for (int i = 0; i < count; i++) {
            for (long optionAndColor : lists[kept[i]]) {
                if ((int) optionAndColor != OptionTable.NO_COLOR) {
                    int next = count + colors.size();
                    colors.putIfAbsent(pair(kept[i], (int) optionAndColor), next);
                }
            }
        }
        return Arrays.copyOf(kept, count);
    }

    /** The options of an item with the colors numbered as they come, so that their names do not matter. */
    private static long[] divided(long[] optionsAndColors) {
        Map<Integer, Integer> numbers = new HashMap<>();
        numbers.put(OptionTable.NO_COLOR, 0);
        return Arrays.stream(optionsAndColors)
                .map(pair -> pair(
                        (int) (pair >> Integer.SIZE), numbers.computeIfAbsent((int) pair, color -> numbers.size())))
                .toArray();
    }

    /** The two ends of each edge, one after the other. */
    private int[] edges(Map<Long, Integer> colors) {
        int most = colors.size();
        for (int[] same : copies) {
            most = Math.addExact(most, table.start(same[0] + 1) - table.start(same[0]));
        }
        int[] ends = new int[Math.multiplyExact(2, most)];
        int count = 0;
        for (Map.Entry<Long, Integer> color : colors.entrySet()) {
            ends[count++] = itemNodes[(int) (color.getKey() >> Integer.SIZE)];
            ends[count++] = color.getValue();
        }
        for (int number = 0; number < copies.length; number++) {
            int option = copies[number][0];
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                int item = table.item(cell);
                if (itemNodes[item] != NONE) {
                    Integer color = colors.get(pair(item, table.color(cell)));
                    ends[count++] = optionStart + number;
                    ends[count++] = color == null ? itemNodes[item] : color;
                }
            }
        }
        return Arrays.copyOf(ends, count);
    }

    private void connect(int[] ends) {
        for (int end : ends) {
            starts[end + 1]++;
        }
        for (int node = 0; node < nodeCount; node++) {
            starts[node + 1] += starts[node];
        }
        int[] next = starts.clone();
        for (int edge = 0; edge < ends.length; edge += 2) {
            neighbours[next[ends[edge]]++] = ends[edge + 1];
            neighbours[next[ends[edge + 1]]++] = ends[edge];
        }
    }

    public int degree(int node) {
        return starts[node + 1] - starts[node];
    }

    /** The item of a node; {@link #NONE} if it is that of a color or of an option. */
    public int item(int node) {
        return node < colorStart ? items[node] : NONE;
    }

    /** The options of a node, copies of each other, ascending; none if it is no node of options. */
    public int[] options(int node) {
        return node < optionStart ? new int[0] : copies[node - optionStart].clone();
    }

    /** The first option of a node of options. */
    public int option(int node) {
        return copies[node - optionStart][0];
    }

    /** How many options a node of options has. */
    public int copyCount(int node) {
        return copies[node - optionStart].length;
    }

    /** The item of a node, as a node: of an item itself, of a color the one whose color it is. */
    public int itemOf(int node) {
        return node < colorStart ? node : neighbours[starts[node]];
    }

    /** How often the item of a node must be covered; 0 if it is secondary. */
    public int low(int node) {
        return node < primaryCount ? table.low(items[node]) : 0;
    }

    /** How often the primary item of a node may be covered. */
    public int high(int node) {
        return table.high(items[node]);
    }

    /** Whether no solution may have an option of a node. */
    public boolean isForbidden(int node) {
        return forbidden.get(option(node));
    }

    /** The nodes of the options that each solution must have, each as often as it has such options. */
    public int[] required() {
        return required.stream().map(option -> optionNodes[option]).toArray();
    }

    /** By node: how many of its options there are among some options. */
    public int[] times(int[] options) {
        int[] times = new int[nodeCount];
        for (int option : options) {
            times[optionNodes[option]]++;
        }
        return times;
    }

    /** The first options of nodes, of each as many as is said. */
    public int[] firstOptions(int[] times) {
        return IntStream.range(optionStart, nodeCount)
                .flatMap(node -> Arrays.stream(copies[node - optionStart], 0, times[node]))
                .toArray();
    }

    /** Whether a permutation takes required options to required ones, and so on. */
    public boolean keepsKinds(int[] image) {
        return IntStream.range(0, nodeCount).allMatch(node -> kinds[image[node]] == kinds[node]);
    }

    /** The number of nodes. */
    public int size() {
        return nodeCount;
    }

    /** In how many ways copies can be exchanged among themselves. */
    public BigInteger exchanges() {
        return LargeProduct.of(Arrays.stream(copies)
                .flatMapToInt(same -> IntStream.rangeClosed(2, same.length))
                .toArray());
    }

    /** A number that is not larger, and is known at once: each copy at least doubles the ways. */
    public BigInteger leastExchanges() {
        return BigInteger.ONE.shiftLeft(
                Arrays.stream(copies).mapToInt(same -> same.length - 1).sum());
    }

    /** A hash of two numbers. */
    public static long mixed(long first, long second) {
        long code = (first * 0x9E3779B97F4A7C15L) ^ (second + 0x632BE59BD9B4E019L + (first >>> 17));
        code = (code ^ code >>> 30) * 0xBF58476D1CE4E5B9L;
        code = (code ^ code >>> 27) * 0x94D049BB133111EBL;
        return code ^ code >>> 31;
    }
}
