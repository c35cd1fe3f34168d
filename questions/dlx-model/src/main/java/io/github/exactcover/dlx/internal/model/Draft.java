package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A problem while it is being written: which values are left, what each of them covers, and the tables. */
final class Draft {

    /** About what an option takes in memory. */
    static final long BYTES_OF_OPTION = 350;

    /** The same for an item that a value covers, with its copy in an option. */
    private static final long BYTES_OF_CELL = 40;

    final List<Domain> domains;

    /** Of each variable, the places of the values that it can still have. */
    final int[][] places;

    /** Of each variable, what each of its values covers. */
    final DraftOption[][] attached;

    final List<DraftItem> items = new ArrayList<>();
    final List<Table> tables = new ArrayList<>();

    /** Options that give no variable a value. Whether they are chosen must follow from the values. */
    final List<DraftOption> skips = new ArrayList<>();

    /** The rules that leave out values: no item tells that they take part. */
    final BitSet restricting = new BitSet();

    /** Whether a variable has no value left. */
    boolean isBroken;

    /** Of rules that say that terms differ, the terms. */
    final Map<Integer, List<View>> differing = new LinkedHashMap<>();

    /** Those of which other rules say all that they say. */
    final BitSet said = new BitSet();

    /** The rule for which items are made, or -1. */
    int rule = -1;

    private final Set<Trick> tricks;
    private long room = Runtime.getRuntime().maxMemory();

    Draft(List<Domain> domains, Set<Trick> tricks) {
        this.domains = domains;
        this.tricks = tricks;
        reserve(BYTES_OF_OPTION
                * domains.stream().mapToLong(domain -> domain.values().size()).sum());
        places = new int[domains.size()][];
        attached = new DraftOption[places.length][];
        for (int v = 0; v < places.length; v++) {
            int size = domains.get(v).values().size();
            places[v] = IntStream.range(0, size).toArray();
            attached[v] = new DraftOption[size];
            Arrays.setAll(attached[v], place -> new DraftOption());
        }
    }

    /** Refuses a model that by an estimate does not fit into memory. What else is there is not counted. */
    void reserve(long bytes) {
        room -= bytes;
        if (room < 0) {
            throw new IllegalArgumentException("The model needs more than the "
                    + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MB that Java may use; allow more with -Xmx, or take fewer variables with fewer values");
        }
    }

    boolean uses(Trick trick) {
        return tricks.contains(trick);
    }

    // The values that are left.

    /** Of the same variables, the values that are left besides these. */
    Map<Integer, BitSet> others(Map<Integer, BitSet> values) {
        Map<Integer, BitSet> others = new LinkedHashMap<>();
        values.forEach((variable, these) -> others.put(
                variable,
                IntStream.of(places[variable])
                        .filter(place -> !these.get(place))
                        .collect(BitSet::new, BitSet::set, BitSet::or)));
        return others;
    }

    /** Leaves out these values. */
    void remove(Map<Integer, BitSet> values) {
        values.forEach((variable, these) -> keep(variable, place -> !these.get(place)));
    }

    /** Leaves out the values of a variable that are not as asked. */
    void keep(int variable, IntPredicate asked) {
        int[] kept = IntStream.of(places[variable]).filter(asked).toArray();
        if (kept.length < places[variable].length) {
            restricting.set(rule);
        }
        places[variable] = kept;
        isBroken |= kept.length == 0;
    }

    // Items.

    /** An item that is made for the current rule. */
    DraftItem item(Object name, int low, int high) {
        DraftItem item = new DraftItem(name, low, high, rule);
        items.add(item);
        return item;
    }

    /** An item that is covered once. */
    DraftItem primary(Object name) {
        return item(name, 1, 1);
    }

    /** Whatever is chosen, the rule is broken. */
    void impossible(Object name) {
        primary(new Label(name, ", which is impossible"));
    }

    /** Values cover an item, which they do not have yet. */
    void attach(int variable, BitSet values, DraftItem item, Object color) {
        reserve(BYTES_OF_CELL * values.cardinality());
        values.stream().forEach(place -> attached[variable][place].add(item, color));
    }

    /** So many of these variables have one of these values. */
    DraftItem count(Object name, int low, int high, Map<Integer, BitSet> values) {
        DraftItem item = item(name, low, high);
        values.forEach((v, these) -> attach(v, these, item, item.isPrimary() ? DraftItem.ONCE : v));
        return item;
    }

    /** The columns are variables that can have more than one value, each once. */
    Table table(DraftItem item, int... columns) {
        Table table = new Table(item, columns, new ArrayList<>());
        tables.add(table);
        return table;
    }

    // What rules tell each other.

    /** Whether other rules say that these terms differ. */
    boolean areDifferent(List<View> terms) {
        return differing.values().stream().anyMatch(all -> all.containsAll(terms));
    }

    /** A rule takes care of it that these terms differ. If it leaves out values, so do those that say that they do. */
    void sayDifferent(List<View> terms) {
        differing.forEach((ofRule, all) -> {
            if (all.containsAll(terms)) {
                restricting.set(ofRule);
                said.set(ofRule, said.get(ofRule) || all.size() == terms.size());
            }
        });
    }

    /** Whether tables share two-sided items with a variable. With more than two values, they make searches slow. */
    boolean isTwoSided(int variable) {
        return places[variable].length <= 2 && uses(Trick.TWO_SIDED_ITEMS);
    }
}
