package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.model.Table.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
    private final List<View> terms;
    private final Layers layers;
    private final boolean isTwoSided;

    /** The places of the values so far. */
    private final int[] row;

    PathTables(Draft draft, String name, List<View> terms, Layers layers) {
        this.draft = draft;
        this.name = name;
        this.terms = terms;
        this.layers = layers;
        row = new int[terms.size()];
        isTwoSided = terms.stream().allMatch(term -> draft.isTwoSided(term.variable()));
    }

    void write() {
        int most = draft.uses(Trick.LONG_TABLES) ? MOST_ROWS : FEW_ROWS;
        Cut before = Cut.NONE;
        int part = 1;
        int to;
        for (int from = 0; from < terms.size(); from = to) {
            to = layers.reach(from, isTwoSided ? 1 : most);
            boolean isWhole = from == 0 && to == terms.size();
            int[] columns =
                    terms.subList(from, to).stream().mapToInt(View::variable).toArray();
            Table table = draft.table(isWhole ? name : new Label(name, ", part ", part++), columns);
            Cut behind = to < terms.size() ? cut(to) : Cut.NONE;
            for (int state : layers.states(from)) {
                List<Cell> start = before.out.getOrDefault(state, List.of());
                walk(new Walk(table, columns, from, start, behind, new DraftOption()), 0, state);
            }
            before = behind;
        }
    }

    /**
     * What joins two tables.
     *
     * @param in what the rows that reach a state have
     * @param out what the rows that leave it have
     */
    private record Cut(Map<Integer, List<Cell>> in, Map<Integer, List<Cell>> out) {

        static final Cut NONE = new Cut(Map.of(), Map.of());
    }

    private Cut cut(int layer) {
        int[] states = layers.states(layer);
        if (states.length < 2) {
            return Cut.NONE;
        }
        Map<Integer, List<Cell>> in = new HashMap<>();
        if (!isTwoSided) {
            DraftItem item = draft.colored(new Label(name, ", state ", layer));
            for (int state : states) {
                in.put(state, List.of(new Cell(item, state)));
            }
            return new Cut(in, in);
        }
        Map<Integer, List<Cell>> out = new HashMap<>();
        for (int state : states) {
            Label text = new Label(name, ", state ", layer, ".", state);
            DraftItem reached = draft.primary(text);
            DraftItem left = draft.primary(new Label(text, " left"));
            in.put(state, List.of(new Cell(reached, DraftItem.ONCE)));
            out.put(state, List.of(new Cell(left, DraftItem.ONCE)));
            draft.skip(new Label("not ", text), reached, left);
        }
        return new Cut(in, out);
    }

    /**
     * A part of the path, from a state.
     *
     * @param columns the variables along it
     * @param from its first layer
     * @param start what all rows have
     * @param behind what they have for the state where they end
     * @param covered what the values so far cover
     */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
    private record Walk(Table table, int[] columns, int from, List<Cell> start, Cut behind, DraftOption covered) {}

    private void walk(Walk walk, int column, int state) {
        if (column == walk.columns.length) {
            List<Cell> extra = new ArrayList<>(walk.start);
            extra.addAll(walk.behind.in.getOrDefault(state, List.of()));
            walk.table.add(Arrays.copyOf(row, column), extra);
            return;
        }
        int[] ways = layers.ways(walk.from + column, state);
        int before = walk.covered.size();
        for (int k = 0; k < ways.length; k += 2) {
            row[column] = ways[k];
            if (fits(walk, column)) {
                walk(walk, column + 1, ways[k + 1]);
            }
            walk.covered.cut(before);
        }
    }

    /** Whether the value in a column goes with those before it. */
    private boolean fits(Walk walk, int column) {
        int variable = walk.columns[column];
        for (int k = 0; k < column; k++) {
            if (walk.columns[k] == variable) {
                return row[k] == row[column];
            }
        }
        if (walk.columns.length > 1) {
            draft.attached(variable, row[column]).forEach((item, color) -> {
                if (!item.isPrimary() || item.high() <= 1) {
                    walk.covered.add(item, color);
                }
            });
        }
        return walk.covered.fits();
    }
}
