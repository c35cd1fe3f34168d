package io.github.exactcover.dlx.check;

import static io.github.exactcover.dlx.check.RefusedException.require;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Counts the solutions below a node without their tree. It deals with one primary item after the other, in the order
 * that the proof gives: layer by layer. States that have covered the same have the same solutions below them, so it
 * keeps only how many ways lead to each.
 */
final class Sweep {

    private final State state;
    private final ProofReader in;

    /** By layer: its item. */
    private final int[] order;

    /** By option: the first layer whose item it has; -1 if the option cannot be chosen. */
    private final int[] layerOf;

    /** By layer: the items that can be covered there, and that it or a later layer looks at. */
    private final List<int[]> frontiers = new ArrayList<>();

    /**
     * By layer: its states, and how many ways lead to each. The key of a state has a character for each item of the
     * frontier: how often it is covered if it is primary, else 0 if it is free, and 1 more than its color if it is not.
     */
    private final List<Map<String, BigInteger>> states = new ArrayList<>();

    Sweep(State state, ProofReader in) throws IOException {
        this.state = state;
        this.in = in;
        order = new int[state.problem.primary];
        layerOf = new int[state.problem.options];
        int[] first = new int[state.problem.items];
        int[] last = new int[state.problem.items];
        Arrays.setAll(first, item -> state.covered[item] > 0 ? -1 : order.length);
        Arrays.fill(layerOf, -1);
        for (int layer = 0; layer < order.length; layer++) {
            order[layer] = in.number(state.problem.primary, "primary item");
            for (int option : state.problem.optionsOf.get(order[layer])) {
                if (layerOf[option] < 0 && state.isLive(option)) {
                    layerOf[option] = layer;
                    for (int item : state.problem.cells.get(option)) {
                        first[item] = Math.min(first[item], layer);
                        last[item] = layer;
                    }
                }
            }
            last[order[layer]] = layer;
        }
        require(Arrays.stream(order).distinct().count() == order.length, "an item is twice in a sweep");
        for (int k = 0; k <= order.length; k++) {
            int layer = k;
            IntStream items = IntStream.range(0, state.problem.items);
            IntStream frontier = items.filter(item -> first[item] < layer && layer <= last[item]);
            frontiers.add(frontier.toArray());
            states.add(new LinkedHashMap<>());
        }
    }

    /** Goes through all layers, and returns the number of solutions. */
    BigInteger count() throws IOException {
        int[] before = state.covered.clone();
        reach(0, BigInteger.ONE);
        for (int layer = 0; layer < order.length; layer++) {
            boolean numbered = in.number(2, "way to go on from a layer") == 1;
            Map<String, String> known = new LinkedHashMap<>();
            Map<String, BigInteger> merged = new LinkedHashMap<>();
            Map<String, BigInteger> all = states.set(layer, Map.of());
            for (Map.Entry<String, BigInteger> each : all.entrySet()) {
                enter(layer, each.getKey());
                String key = numbered ? known.computeIfAbsent(rest(layer), rest -> each.getKey()) : each.getKey();
                merged.merge(key, each.getValue(), BigInteger::add);
            }
            for (Map.Entry<String, BigInteger> each : merged.entrySet()) {
                enter(layer, each.getKey());
                extend(layer, 0, each.getValue());
            }
        }
        System.arraycopy(before, 0, state.covered, 0, before.length);
        return states.get(order.length).getOrDefault("", BigInteger.ZERO);
    }

    /** Covers the items of a frontier as a key says, and no others, because they are not looked at. */
    private void enter(int layer, String key) {
        Arrays.fill(state.covered, 0);
        for (int k = 0; k < key.length(); k++) {
            int item = frontiers.get(layer)[k];
            state.covered[item] = item < state.problem.primary ? key.charAt(k) : Math.min(1, key.charAt(k));
            state.colorOf[item] = key.charAt(k) - 1;
        }
    }

    /** Adds ways to the state that we are in, at the next layer whose item has room. */
    private void reach(int from, BigInteger ways) {
        int layer = from;
        while (layer < order.length && state.room(order[layer]) <= 0) {
            layer++;
        }
        char[] key = new char[frontiers.get(layer).length];
        for (int k = 0; k < key.length; k++) {
            int item = frontiers.get(layer)[k];
            boolean colored = item >= state.problem.primary && state.covered[item] > 0;
            int how = colored ? 1 + state.colorOf[item] : state.covered[item];
            require(how <= Character.MAX_VALUE, "a sweep has more than 65535 colors, or options of an item");
            key[k] = (char) how;
        }
        states.get(layer).merge(new String(key), ways, BigInteger::add);
    }

    /** Chooses options of a layer in every way, from a certain one of those of its item on. */
    private void extend(int layer, int from, BigInteger ways) {
        int item = order[layer];
        if (state.needed(item) <= 0) {
            reach(layer + 1, ways);
        }
        for (int k = from; k < state.problem.optionsOf.get(item).size() && state.room(item) > 0; k++) {
            int option = state.problem.optionsOf.get(item).get(k);
            if (layerOf[option] == layer && state.isLive(option)) {
                int mark = state.mark();
                state.choose(option);
                extend(layer, k + 1, ways);
                state.undo(mark);
            }
        }
    }

    /** The remaining problem, in full, but with numbers from the proof for its items. So any numbers do. */
    private String rest(int layer) throws IOException {
        String[] names = new String[state.problem.items];
        Arrays.setAll(names, item -> "item " + item);
        int count = in.number(state.problem.items + 1L, "list of this length:");
        for (int number = 1; number <= count; number++) {
            int item = in.number(state.problem.items, "item");
            require(names[item].startsWith("item"), "item " + item + " gets two numbers in a sweep");
            names[item] = "" + number;
        }
        List<String> lines = new ArrayList<>();
        for (int item : Arrays.copyOfRange(order, layer, order.length)) {
            if (state.room(item) > 0) {
                lines.add(names[item] + ":" + Math.max(0, state.needed(item)) + ":" + state.room(item));
            }
        }
        for (int option = 0; option < state.problem.options; option++) {
            if (layerOf[option] >= layer && state.isLive(option)) {
                int[] cells = state.problem.cells.get(option);
                int[] colors = state.problem.colors.get(option);
                IntStream left = IntStream.range(0, cells.length).filter(k -> state.room(cells[k]) > 0);
                Stream<String> line = left.mapToObj(k -> names[cells[k]] + "." + colors[k]);
                lines.add(line.sorted().toList().toString());
            }
        }
        return lines.stream().sorted().toList().toString();
    }
}
