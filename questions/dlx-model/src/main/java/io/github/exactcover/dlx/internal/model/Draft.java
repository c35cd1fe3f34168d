package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A problem while it is being written: which values are left, what each of them covers, and the tables. */
final class Draft {

    private final List<Domain> domains;
    private final Set<Trick> tricks;
    private final BitSet[] live;
    private final int[] @Nullable [] places;
    private final DraftOption[][] attached;
    private final List<DraftItem> items = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<DraftOption> skips = new ArrayList<>();
    private final IdentityHashMap<List<View>, Integer> differing = new IdentityHashMap<>();
    private final Set<List<View>> said = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Integer, List<Map<Integer, DraftItem>>> twoSided = new HashMap<>();
    private final List<Later> paths = new ArrayList<>();
    private final BitSet restricting = new BitSet();
    private boolean isBroken;
    private int rule = -1;

    Draft(List<Domain> domains, Set<Trick> tricks) {
        this.domains = domains;
        this.tricks = tricks;
        live = new BitSet[domains.size()];
        places = new int[live.length][];
        attached = new DraftOption[live.length][];
        for (int v = 0; v < live.length; v++) {
            int size = domains.get(v).values().size();
            live[v] = new BitSet();
            live[v].set(0, size);
            attached[v] = new DraftOption[size];
            Arrays.setAll(attached[v], place -> new DraftOption());
        }
    }

    boolean uses(Trick trick) {
        return tricks.contains(trick);
    }

    List<Domain> domains() {
        return domains;
    }

    List<DraftItem> items() {
        return items;
    }

    List<Table> tables() {
        return tables;
    }

    /** What is written from now on is made for this rule. */
    void begin(int newRule) {
        rule = newRule;
    }

    /** The rules that leave out values: no item tells that they take part. */
    BitSet restricting() {
        return restricting;
    }

    // The values that are left.

    /** The places of the values that a variable can still have. */
    int[] places(int variable) {
        int[] known = places[variable];
        if (known == null) {
            known = live[variable].stream().toArray();
            places[variable] = known;
        }
        return known;
    }

    /** Of the same variables, the values that are left besides these. */
    Map<Integer, BitSet> others(Map<Integer, BitSet> values) {
        Map<Integer, BitSet> others = new LinkedHashMap<>();
        values.forEach((variable, these) -> others.put(variable, others(variable, these)));
        return others;
    }

    private BitSet others(int variable, BitSet these) {
        BitSet others = (BitSet) live[variable].clone();
        others.andNot(these);
        return others;
    }

    void keep(int variable, BitSet these) {
        others(variable, these).stream().forEach(place -> remove(variable, place));
    }

    /** Whether a variable has no value left. */
    boolean isBroken() {
        return isBroken;
    }

    void remove(int variable, int place) {
        live[variable].clear(place);
        isBroken |= live[variable].isEmpty();
        places[variable] = null;
        if (rule >= 0) {
            restricting.set(rule);
        }
    }

    // Items.

    private DraftItem add(Object name, int low, int high) {
        DraftItem item = new DraftItem(name, low, high, rule);
        items.add(item);
        return item;
    }

    /** An item that is covered once. */
    DraftItem primary(Object name) {
        return add(name, 1, 1);
    }

    DraftItem atMostOnce(Object name) {
        return add(name, 0, 1);
    }

    DraftItem colored(Object name) {
        return add(name, 0, DraftItem.ANY);
    }

    /** Whatever is chosen, the rule is broken. */
    void impossible(Object name) {
        primary(new Label(name, ", which is impossible"));
    }

    /** What a value covers. */
    DraftOption attached(int variable, int place) {
        return attached[variable][place];
    }

    /** A value covers an item, which it does not have yet. */
    void attach(int variable, int place, DraftItem item, Object color) {
        attached[variable][place].add(item, color);
    }

    /** So many of these variables have one of these values. */
    DraftItem count(Object name, int low, int high, Map<Integer, BitSet> values) {
        DraftItem item = add(name, low, high);
        values.forEach((variable, these) -> {
            Object color = item.isPrimary() ? DraftItem.ONCE : variable;
            these.stream().forEach(place -> attach(variable, place, item, color));
        });
        return item;
    }

    /** The columns are variables that can have more than one value, each once. */
    Table table(DraftItem item, int... columns) {
        Table table = new Table(item, columns, new ArrayList<>());
        tables.add(table);
        return table;
    }

    /**
     * Of a variable with two values, a new item for each: a table has that of the value in its row, and the option of
     * the variable those of the other value. So each sees what the other leaves out.
     */
    Map<Integer, DraftItem> twoSided(int variable, Object name) {
        Map<Integer, DraftItem> ofValues = new LinkedHashMap<>();
        for (int place : places(variable)) {
            ofValues.put(
                    place, primary(new Label(name, ", ", domains.get(variable).text(place))));
        }
        twoSided.computeIfAbsent(variable, v -> new ArrayList<>()).add(ofValues);
        return ofValues;
    }

    /** The two-sided items of a variable, by tables. */
    List<Map<Integer, DraftItem>> twoSided(int variable) {
        return twoSided.getOrDefault(variable, List.of());
    }

    /** An option that gives no variable a value. Whether it is chosen must follow from the values. */
    void skip(Object name, DraftItem... covered) {
        DraftOption option = new DraftOption().call(name);
        for (DraftItem item : covered) {
            option.add(item, DraftItem.ONCE);
        }
        skips.add(option);
    }

    List<DraftOption> skips() {
        return skips;
    }

    // What rules tell each other.

    /** Some terms all differ. */
    void expectDifferent(List<View> terms) {
        differing.put(terms, rule);
    }

    /** Whether other rules say that these terms differ. */
    boolean areDifferent(List<View> terms) {
        return differing.keySet().stream().anyMatch(all -> all.containsAll(terms));
    }

    /** A rule takes care of it that these terms differ. If it leaves out values, so do those that say that they do. */
    void sayDifferent(List<View> terms) {
        differing.forEach((all, ofRule) -> {
            if (all.containsAll(terms)) {
                restricting.set(ofRule);
                if (all.size() == terms.size()) {
                    said.add(all);
                }
            }
        });
    }

    boolean isSaid(List<View> different) {
        return said.contains(different);
    }

    /**
     * A path that is written when all other rules have left out values, which makes it smaller.
     *
     * @param rule its rule
     * @param name what its items are called
     * @param path the path
     */
    record Later(int rule, String name, Path path) {}

    void later(String name, Path path) {
        paths.add(new Later(rule, name, path));
    }

    List<Later> paths() {
        return paths;
    }

    /** Whether tables share two-sided items with a variable. With more than two values, they make searches slow. */
    boolean isTwoSided(int variable) {
        return uses(Trick.TWO_SIDED_ITEMS) && live[variable].cardinality() <= 2;
    }
}
