package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A path, cut into tables. A row of a table leads from a state to another, along some terms.
 *
 * <p>Most tables have many terms, and an item between two tables has the state as its color. If all variables have two
 * values, each table has one term, and states are items: a state is left as often as it is reached, and an option says
 * that it is not reached at all. Then what must be, in a line of a nonogram, is seen without a search.
 */
final class PathTables {

    private static final int MOST_ROWS = 1_000;
    private static final int FEW_ROWS = 3;

    private final Draft draft;
    private final String name;
    private final int[] variables;
    private final Layers layers;
    private final boolean isTwoSided;

    /** The places of the values so far. */
    private final int[] row;

    PathTables(Draft draft, String name, List<View> terms, Layers layers) {
        this.draft = draft;
        this.name = name;
        this.layers = layers;
        variables = terms.stream().mapToInt(View::variable).toArray();
        row = new int[variables.length];
        isTwoSided = Arrays.stream(variables).allMatch(draft::isTwoSided);
    }

    void write() {
        int most = isTwoSided ? 1 : draft.uses(Trick.LONG_TABLES) ? MOST_ROWS : FEW_ROWS;
        Cut before = Cut.NONE;
        int number = 1;
        int to;
        for (int from = 0; from < variables.length; from = to) {
            to = layers.reach(from, most);
            boolean isWhole = from == 0 && to == variables.length;
            Part part = part(isWhole ? name : new Label(name, ", part ", number++), from, to, before);
            for (int state : layers.states(from)) {
                walk(part, state, from, state, new DraftOption());
            }
            before = part.behind;
        }
    }

    /**
     * What joins two tables: what rows have that reach a state, and what those have that leave it.
     *
     * @param in the items of the states, when they are reached
     * @param out the same, when they are left
     */
    private record Cut(Map<Integer, DraftItem> in, Map<Integer, DraftItem> out) {

        static final Cut NONE = new Cut(Map.of(), Map.of());

        static void add(DraftOption option, Map<Integer, DraftItem> items, int state) {
            DraftItem item = items.get(state);
            if (item != null) {
                option.add(item, item.isPrimary() ? DraftItem.ONCE : state);
            }
        }
    }

    private Cut cut(int layer) {
        int[] states = layer < variables.length ? layers.states(layer) : new int[0];
        if (states.length < 2) {
            return Cut.NONE;
        }
        Map<Integer, DraftItem> in = new HashMap<>();
        if (!isTwoSided) {
            DraftItem item = draft.colored(new Label(name, ", state ", layer));
            Arrays.stream(states).forEach(state -> in.put(state, item));
            return new Cut(in, in);
        }
        Map<Integer, DraftItem> out = new HashMap<>();
        for (int state : states) {
            Label text = new Label(name, ", state ", layer, ".", state);
            DraftItem reached = draft.primary(text);
            DraftItem left = draft.primary(new Label(text, " left"));
            in.put(state, reached);
            out.put(state, left);
            draft.skip(new Label("not ", text), reached, left);
        }
        return new Cut(in, out);
    }

    /**
     * A part of the path.
     *
     * @param from its first layer
     * @param to the layer behind it
     * @param columns the layers of the columns of its table
     * @param twoSided of other layers, the items of the values
     */
    private record Part(
            Table table,
            int from,
            int to,
            List<Integer> columns,
            Map<Integer, Map<Integer, DraftItem>> twoSided,
            Cut before,
            Cut behind) {}

    private Part part(Object label, int from, int to, Cut before) {
        DraftItem item = draft.primary(label);
        List<Integer> columns = new ArrayList<>();
        Map<Integer, Map<Integer, DraftItem>> twoSided = new HashMap<>();
        BitSet seen = new BitSet();
        for (int layer = from; layer < to; layer++) {
            int variable = variables[layer];
            // A variable with one value left has it anyway.
            boolean isNew = !seen.get(variable) && draft.places(variable).length > 1;
            seen.set(variable);
            if (isNew && draft.isTwoSided(variable)) {
                twoSided.put(layer, draft.twoSided(variable, item));
            } else if (isNew) {
                columns.add(layer);
            }
        }
        int[] ofTable = columns.stream().mapToInt(layer -> variables[layer]).toArray();
        return new Part(draft.table(item, ofTable), from, to, columns, twoSided, before, cut(to));
    }

    /** Goes on to all ends of a part, from a state that was reached from the first one. */
    private void walk(Part part, int first, int layer, int state, DraftOption covered) {
        if (layer == part.to) {
            DraftOption extra = new DraftOption();
            Cut.add(extra, part.before.out, first);
            Cut.add(extra, part.behind.in, state);
            part.twoSided.forEach(
                    (at, ofValues) -> extra.add(Objects.requireNonNull(ofValues.get(row[at])), DraftItem.ONCE));
            int[] places = part.columns.stream().mapToInt(at -> row[at]).toArray();
            part.table.rows().add(new Table.Row(places, extra));
            return;
        }
        int[] ways = layers.ways(layer, state);
        int before = covered.size();
        for (int k = 0; k < ways.length; k += 2) {
            row[layer] = ways[k];
            if (fits(part, layer, covered)) {
                walk(part, first, layer + 1, ways[k + 1], covered);
            }
            covered.cut(before);
        }
    }

    /** Whether the value in a layer goes with those before it, and adds what it covers. */
    private boolean fits(Part part, int layer, DraftOption covered) {
        for (int k = part.from; k < layer; k++) {
            if (variables[k] == variables[layer]) {
                return row[k] == row[layer];
            }
        }
        DraftOption own = draft.attached(variables[layer], row[layer]);
        for (int k = 0; k < own.size() && part.to > part.from + 1; k++) {
            if (own.item(k).high() <= 1 || !own.item(k).isPrimary()) {
                covered.add(own.item(k), own.color(k));
            }
        }
        return covered.fits();
    }
}
