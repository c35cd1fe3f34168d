package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The states of a path between its terms, numbered in each layer, and the ways that lead from one to the next. */
final class Layers {

    private static final int MOST_STEPS = 200_000;

    /** Of each layer, of each of its states: the place of a value and the state behind it, then the next two. */
    private final List<int[][]> ways = new ArrayList<>();

    /**
     * Goes through all states that can be reached, then drops the ways that lead nowhere.
     *
     * @throws IllegalArgumentException if there are too many steps
     */
    Layers(Draft draft, String name, Path path) {
        List<Object> states = List.of(path.start());
        int size = path.terms().size();
        int steps = 0;
        for (int p = 0; p < size; p++) {
            int[] places = draft.places[path.terms().get(p).variable()];
            Map<Object, Integer> numbers = new LinkedHashMap<>();
            int[][] layer = new int[states.size()][];
            int[] found = new int[2 * places.length];
            for (int state = 0; state < layer.length; state++) {
                int length = 0;
                for (int place : places) {
                    Object next = path.next(states.get(state), p, place);
                    if (next != null) {
                        found[length++] = place;
                        found[length++] = numbers.computeIfAbsent(next, fresh -> numbers.size());
                    }
                }
                layer[state] = Arrays.copyOf(found, length);
                steps += length / 2;
                if (steps > MOST_STEPS) {
                    throw new IllegalArgumentException(String.format(
                            "Rule '%s' needs more than %,d steps: after %d of its %d variables there are %,d different"
                                    + " states. Split it into rules on fewer variables, for example with digits and"
                                    + " carries, or take a solver for sums",
                            name, MOST_STEPS, p + 1, size, numbers.size()));
                }
            }
            ways.add(layer);
            states = List.copyOf(numbers.keySet());
        }
        prune();
    }

    private void prune() {
        for (int p = ways.size() - 2; p >= 0; p--) {
            int[][] layer = ways.get(p);
            int[][] after = ways.get(p + 1);
            // The state behind a value, or a state itself, is at k | 1.
            Arrays.setAll(
                    layer,
                    state -> IntStream.range(0, layer[state].length)
                            .filter(k -> after[layer[state][k | 1]].length > 0)
                            .map(k -> layer[state][k])
                            .toArray());
        }
    }

    /** Leaves out the values with which no way leads to an end. */
    void narrow(Draft draft, List<View> terms) {
        for (int p = 0; p < terms.size(); p++) {
            BitSet places = Arrays.stream(ways.get(p))
                    .flatMapToInt(all -> IntStream.range(0, all.length / 2).map(k -> all[2 * k]))
                    .collect(BitSet::new, BitSet::set, BitSet::or);
            draft.keep(terms.get(p).variable(), places::get);
        }
    }

    /** The least sum of the terms times a factor on a way to an end. */
    int least(List<View> terms, int factor) {
        int[] least = {0};
        for (int p = ways.size() - 1; p >= 0; p--) {
            View term = terms.get(p);
            int[] after = least;
            least = Arrays.stream(ways.get(p))
                    .mapToInt(all -> IntStream.range(0, all.length / 2)
                            .map(k -> after[all[2 * k + 1]] + factor * term.number(all[2 * k]))
                            .reduce(Integer.MAX_VALUE, Math::min))
                    .toArray();
        }
        return least[0];
    }

    /** The states before a term that lead to an end. */
    int[] states(int layer) {
        int[][] all = ways.get(layer);
        return IntStream.range(0, all.length)
                .filter(state -> all[state].length > 0)
                .toArray();
    }

    /** The places of values that lead on from a state, each with the state behind it. */
    int[] ways(int layer, int state) {
        return ways.get(layer)[state];
    }

    /** The last layer up to which there are at most so many ways from this one; at least the next. */
    int reach(int from, long most) {
        long[] counts = new long[ways.get(from).length];
        Arrays.fill(counts, 1);
        for (int to = from; to < ways.size(); to++) {
            int[][] layer = ways.get(to);
            long[] next = new long[to + 1 < ways.size() ? ways.get(to + 1).length : 1];
            for (int state = 0; state < layer.length; state++) {
                for (int k = 1; k < layer[state].length; k += 2) {
                    next[layer[state][k]] += counts[state];
                }
            }
            if (to > from && Arrays.stream(next).sum() > most) {
                return to;
            }
            counts = next;
        }
        return ways.size();
    }
}
