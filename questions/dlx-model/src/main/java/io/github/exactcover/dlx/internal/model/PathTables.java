package io.github.exactcover.dlx.internal.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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

    /** Of how many images the numbers are said at most. With thousands, it would take longer than a search. */
    private static final int MOST_IMAGES = 16;

    private final Draft draft;
    final int rule;
    private final String name;
    private final Path path;
    private final int[] variables;

    private @Nullable Layers layers;

    /** How many values the variables had when the layers were made. */
    private int values = -1;

    /** Of each layer, the last one before it with the same variable, or -1. */
    private final int[] previous;

    /** The places of the values so far. */
    private final int[] row;

    PathTables(Draft draft, int rule, String name, Path path) {
        this.draft = draft;
        this.rule = rule;
        this.name = name;
        this.path = path;
        variables = path.terms().stream().mapToInt(View::variable).toArray();
        row = new int[variables.length];
        previous = new int[variables.length];
        Map<Integer, Integer> last = new HashMap<>();
        Arrays.setAll(previous, layer -> Objects.requireNonNullElse(last.put(variables[layer], layer), -1));
    }

    /**
     * Leaves out the values that it cannot have; false if it has done so with those that are left. Then it need not
     * look again until another path leaves out values.
     */
    boolean narrow() {
        if (draft.isBroken || values == values()) {
            return false;
        }
        layers().narrow(draft, path.terms());
        if (IntStream.of(previous).allMatch(layer -> layer < 0)) {
            values = values(); // The layers have no ways by the values that were left out just now.
        }
        return true;
    }

    private int values() {
        return IntStream.of(variables).map(v -> draft.places[v].length).sum();
    }

    private Layers layers() {
        draft.rule = rule;
        if (values != values()) {
            layers = new Layers(draft, name, path);
            values = values();
        }
        return Objects.requireNonNull(layers);
    }

    /** How many of the terms have an image, at least and at most. There is a way to an end, as paths are narrowed. */
    private void writeNumbers() {
        List<?> images = path.terms().stream()
                .flatMap(term -> term.images().stream())
                .distinct()
                .toList();
        // Of two images, the numbers of one tell those of the other. Of many, those of some must do.
        for (Object image : images.subList(images.size() == 2 ? 1 : 0, Math.min(images.size(), MOST_IMAGES))) {
            List<View> same = path.terms().stream().map(term -> term.is(image)).toList();
            new Sum(same, layers().least(same, 1), -layers().least(same, -1)).write(draft, name);
        }
    }

    /** Writes the tables, or only how often images come. */
    void write(boolean onlyNumbers) {
        if (onlyNumbers) {
            writeNumbers();
            return;
        }
        Layers all = layers();
        boolean isTwoSided = Arrays.stream(variables).allMatch(draft::isTwoSided);
        int most = isTwoSided ? 1 : draft.uses(Trick.LONG_TABLES) ? MOST_ROWS : FEW_ROWS;
        Cut before = Cut.NONE;
        int number = 1;
        int to;
        for (int from = 0; from < variables.length; from = to) {
            to = all.reach(from, most);
            DraftItem item = draft.primary(to - from == variables.length ? name : new Label(name, ", part ", number++));
            int[] columns = columns(from, to);
            Table table = draft.table(
                    item, IntStream.of(columns).map(layer -> variables[layer]).toArray());
            Cut behind = to == variables.length ? Cut.NONE : cut(to, all.states(to), isTwoSided);
            Part part = new Part(all, table, from, to, columns, before, behind);
            for (int state : all.states(from)) {
                walk(part, state, from, state, new DraftOption());
            }
            before = behind;
        }
    }

    /** The layers whose variables are the columns of a part: each once, and none with one value. It has that anyway. */
    private int[] columns(int from, int to) {
        return IntStream.range(from, to)
                .filter(layer -> previous[layer] < from && draft.places[variables[layer]].length > 1)
                .toArray();
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

    private Cut cut(int layer, int[] states, boolean isTwoSided) {
        if (states.length < 2) {
            return Cut.NONE;
        }
        Map<Integer, DraftItem> in = new HashMap<>();
        if (!isTwoSided) {
            DraftItem item = draft.item(new Label(name, ", state ", layer), 0, DraftItem.ANY);
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
            DraftOption skip = new DraftOption();
            skip.label = new Label("not ", text);
            skip.add(reached, DraftItem.ONCE);
            skip.add(left, DraftItem.ONCE);
            draft.skips.add(skip);
        }
        return new Cut(in, out);
    }

    /**
     * A part of the path.
     *
     * @param from its first layer
     * @param to the layer behind it
     * @param columns the layers of the columns of its table
     */
    @SuppressWarnings("ArrayRecordComponent") // Parts are not compared.
    private record Part(Layers layers, Table table, int from, int to, int[] columns, Cut before, Cut behind) {}

    /** Goes on to all ends of a part, from a state that was reached from the first one. */
    private void walk(Part part, int first, int layer, int state, DraftOption covered) {
        if (layer == part.to) {
            draft.reserve(Draft.BYTES_OF_OPTION);
            DraftOption option =
                    part.table.row(IntStream.of(part.columns).map(at -> row[at]).toArray());
            Cut.add(option, part.before.out, first);
            Cut.add(option, part.behind.in, state);
            return;
        }
        int[] ways = part.layers.ways(layer, state);
        int before = covered.items.size();
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
        if (previous[layer] >= part.from) {
            return row[previous[layer]] == row[layer];
        }
        DraftOption own = draft.attached[variables[layer]][row[layer]];
        for (int k = 0; k < own.items.size() && part.to > part.from + 1; k++) {
            DraftItem item = own.items.get(k);
            if (item.high <= 1 || !item.isPrimary()) {
                covered.add(item, own.colors.get(k));
            }
        }
        return covered.fits;
    }
}
