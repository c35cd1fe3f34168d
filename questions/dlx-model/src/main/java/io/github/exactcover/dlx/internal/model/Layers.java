package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The states of a path between its terms, numbered in each layer, and the ways that lead from one to the next. */
final class Layers {

    private static final int MOST_STEPS = 200_000;

    /** Of each layer, of each of its states: where the place of a value leads. */
    private final List<List<Map<Integer, Integer>>> ways = new ArrayList<>();

    private Layers() {}

    /**
     * Goes through all states that can be reached, then drops the ways that lead nowhere.
     *
     * @throws IllegalArgumentException if there are too many steps
     */
    static Layers of(Draft draft, String name, Path path) {
        Layers layers = new Layers();
        List<Object> states = List.of(path.start());
        int size = path.terms().size();
        int steps = 0;
        for (int p = 0; p < size; p++) {
            View term = path.terms().get(p);
            Map<Object, Integer> numbers = new LinkedHashMap<>();
            List<Map<Integer, Integer>> layer = new ArrayList<>();
            for (Object state : states) {
                Map<Integer, Integer> ofState = new LinkedHashMap<>();
                for (int place : draft.places(term.variable())) {
                    Object next = next(path, state, p, term.image(place));
                    if (next != null) {
                        ofState.put(place, numbers.computeIfAbsent(next, n -> numbers.size()));
                        steps++;
                    }
                }
                if (steps > MOST_STEPS) {
                    throw new IllegalArgumentException(String.format(
                            "Rule '%s' needs more than %,d steps: after %d of its %d variables there are %,d different"
                                    + " states. Split it into rules on fewer variables, for example with digits and"
                                    + " carries, or take a solver for sums",
                            name, MOST_STEPS, p + 1, size, numbers.size()));
                }
                layer.add(ofState);
            }
            layers.ways.add(layer);
            states = List.copyOf(numbers.keySet());
        }
        layers.prune();
        return layers;
    }

    /** All ends that are accepted are one state. */
    private static @Nullable Object next(Path path, Object state, int p, Object image) {
        Object next = path.step().next(state, p, image);
        if (next == null || p < path.terms().size() - 1) {
            return next;
        }
        return path.accepts().test(next) ? "end" : null;
    }

    private void prune() {
        for (int p = ways.size() - 2; p >= 0; p--) {
            List<Map<Integer, Integer>> after = ways.get(p + 1);
            ways.get(p)
                    .forEach(ofState ->
                            ofState.values().removeIf(to -> after.get(to).isEmpty()));
        }
    }

    /** Leaves out the values with which no way leads to an end. */
    void narrow(Draft draft, List<View> terms) {
        for (int p = 0; p < terms.size(); p++) {
            BitSet places = new BitSet();
            ways.get(p).forEach(ofState -> ofState.keySet().forEach(places::set));
            draft.keep(terms.get(p).variable(), places);
        }
    }

    /** The states before a term that lead to an end. */
    int[] states(int layer) {
        List<Map<Integer, Integer>> all = ways.get(layer);
        return IntStream.range(0, all.size())
                .filter(state -> !all.get(state).isEmpty())
                .toArray();
    }

    /** Where the places of values lead from a state. */
    Map<Integer, Integer> ways(int layer, int state) {
        return ways.get(layer).get(state);
    }

    /** The last layer up to which there are at most so many ways from this one; at least the next. */
    int reach(int from, long most) {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        for (int state : states(from)) {
            counts.put(state, 1L);
        }
        int to = from;
        while (to < ways.size()) {
            Map<Integer, Long> next = new LinkedHashMap<>();
            List<Map<Integer, Integer>> layer = ways.get(to);
            counts.forEach((state, count) ->
                    layer.get(state).values().forEach(target -> next.merge(target, count, Long::sum)));
            if (to > from && next.values().stream().mapToLong(count -> count).sum() > most) {
                break;
            }
            counts = next;
            to++;
        }
        return to;
    }
}
