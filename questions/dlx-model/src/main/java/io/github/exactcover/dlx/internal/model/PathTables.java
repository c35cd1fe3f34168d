package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A path, cut into tables. A row of a table leads from a state to another, along some terms.
 *
 * <p>Most tables have many terms, and an item between two tables has the state as its color. If all variables have two
 * values, each table has one term, and states are items: a state is left as often as it is reached, and an option says
 * that it is not reached at all. Then what must be, in a line of a nonogram, is seen without a search.
 */
final class PathTables {

    private static final int MOST_ROWS = 20_000;
    private static final int FEW_ROWS = 3;

    private final Draft draft;
    private final String name;
    private final List<View> terms;
    private final Layers layers;
    private final boolean isTwoSided;

    PathTables(Draft draft, String name, List<View> terms, Layers layers) {
        this.draft = draft;
        this.name = name;
        this.terms = terms;
        this.layers = layers;
        isTwoSided = terms.stream().allMatch(term -> draft.isTwoSided(term.variable()));
    }

    void write() {
        int most = draft.uses(Trick.LONG_TABLES) ? MOST_ROWS : FEW_ROWS;
        IntFunction<Map<DraftItem, Object>> entry = state -> Map.of();
        int part = 1;
        int to;
        for (int from = 0; from < terms.size(); from = to) {
            to = layers.reach(from, isTwoSided ? 1 : most);
            boolean isWhole = from == 0 && to == terms.size();
            List<Integer> columns =
                    terms.subList(from, to).stream().map(View::variable).toList();
            Table table = draft.table(isWhole ? name : name + ", part " + part++, columns);
            Cut cut = to < terms.size() ? cut(to) : Cut.NONE;
            for (int state : layers.states(from)) {
                walk(new Walk(table, from, to, entry.apply(state), cut.in()), from, state, new int[to - from]);
            }
            entry = cut.out();
        }
    }

    /**
     * What joins two tables.
     *
     * @param in what the rows that reach a state have
     * @param out what the rows that leave it have
     */
    private record Cut(IntFunction<Map<DraftItem, Object>> in, IntFunction<Map<DraftItem, Object>> out) {

        static final Cut NONE = new Cut(state -> Map.of(), state -> Map.of());
    }

    private Cut cut(int layer) {
        int[] states = layers.states(layer);
        if (states.length < 2) {
            return Cut.NONE;
        }
        if (!isTwoSided) {
            DraftItem item = draft.colored(name + ", state " + layer);
            return new Cut(state -> Map.of(item, state), state -> Map.of(item, state));
        }
        Map<Integer, DraftItem> in = new HashMap<>();
        Map<Integer, DraftItem> out = new HashMap<>();
        for (int state : states) {
            String text = name + ", state " + layer + "." + state;
            DraftItem reached = draft.primary(text);
            DraftItem left = draft.primary(text + " left");
            in.put(state, reached);
            out.put(state, left);
            Map<DraftItem, Object> both = new LinkedHashMap<>();
            both.put(reached, DraftItem.ONCE);
            both.put(left, DraftItem.ONCE);
            draft.skip("not " + text, both);
        }
        return new Cut(state -> Map.of(in.get(state), DraftItem.ONCE), state -> Map.of(out.get(state), DraftItem.ONCE));
    }

    /**
     * A part of the path.
     *
     * @param table its table
     * @param from its first layer
     * @param to the layer behind it
     * @param start what all rows have that start in a state
     * @param in what the rows have that end in a state
     */
    private record Walk(
            Table table, int from, int to, Map<DraftItem, Object> start, IntFunction<Map<DraftItem, Object>> in) {}

    private void walk(Walk walk, int layer, int state, int[] row) {
        if (layer == walk.to) {
            Map<DraftItem, Object> extra = new LinkedHashMap<>(walk.start);
            extra.putAll(walk.in.apply(state));
            walk.table.add(Arrays.stream(row).boxed().toList(), extra);
            return;
        }
        layers.ways(layer, state).forEach((place, next) -> {
            int last = layer - walk.from;
            row[last] = place;
            if (fits(walk.table.columns(), row, last)) {
                walk(walk, layer + 1, next, row);
            }
        });
    }

    /** Whether the last of these values goes with those before it. */
    private boolean fits(List<Integer> columns, int[] row, int last) {
        int variable = columns.get(last);
        Map<DraftItem, Object> own = draft.attached(variable, row[last]);
        for (int k = 0; k < last; k++) {
            if (columns.get(k) == variable) {
                if (row[k] != row[last]) {
                    return false;
                }
            } else if (excludes(own, draft.attached(columns.get(k), row[k]))) {
                return false;
            }
        }
        return true;
    }

    private static boolean excludes(Map<DraftItem, Object> own, Map<DraftItem, Object> others) {
        return own.entrySet().stream().anyMatch(entry -> {
            Object other = others.get(entry.getKey());
            return other != null
                    && !DraftItem.agree(other, entry.getValue())
                    && !(entry.getKey().isPrimary() && entry.getKey().high() > 1);
        });
    }
}
