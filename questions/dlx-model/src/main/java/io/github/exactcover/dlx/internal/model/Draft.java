package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.model.DraftItem.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A problem while it is being written: which values are left, what each of them covers, and the tables. */
final class Draft {

    private final List<Domain> domains;
    private final Set<Trick> tricks;
    private final BitSet[] live;
    private final Map<Integer, int[]> places = new HashMap<>();
    private final List<List<Map<DraftItem, Object>>> attached = new ArrayList<>();
    private final List<DraftItem> items = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<DraftOption> skips = new ArrayList<>();
    private final Map<Integer, DraftItem> valueItems = new LinkedHashMap<>();
    private final List<List<View>> differing = new ArrayList<>();
    private final Set<List<View>> said = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Spare> spares = new ArrayList<>();
    private final List<Later> paths = new ArrayList<>();
    private final BitSet restricting = new BitSet();
    private int rule = -1;

    Draft(List<Domain> domains, Set<Trick> tricks) {
        this.domains = domains;
        this.tricks = tricks;
        live = new BitSet[domains.size()];
        for (int v = 0; v < live.length; v++) {
            int size = domains.get(v).values().size();
            live[v] = new BitSet();
            live[v].set(0, size);
            List<Map<DraftItem, Object>> ofValues = new ArrayList<>();
            for (int place = 0; place < size; place++) {
                ofValues.add(new LinkedHashMap<>());
            }
            attached.add(ofValues);
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
        return places.computeIfAbsent(variable, v -> live[v].stream().toArray());
    }

    /** Those of these values that are left. */
    BitSet left(int variable, BitSet places) {
        BitSet left = (BitSet) places.clone();
        left.and(live[variable]);
        return left;
    }

    /** Those that are left besides these. */
    BitSet others(int variable, BitSet places) {
        BitSet others = (BitSet) live[variable].clone();
        others.andNot(places);
        return others;
    }

    void keep(int variable, BitSet places) {
        others(variable, places).stream().forEach(place -> remove(variable, place));
    }

    void remove(int variable, int place) {
        live[variable].clear(place);
        places.remove(variable);
        if (rule >= 0) {
            restricting.set(rule);
        }
    }

    // Items.

    /** An item that is covered as often as the bounds say. */
    DraftItem primary(Object name, int low, int high) {
        return add(name, Kind.PRIMARY, low, high);
    }

    DraftItem primary(Object name) {
        return primary(name, 1, 1);
    }

    DraftItem atMostOnce(Object name) {
        return add(name, Kind.AT_MOST_ONCE, 0, 1);
    }

    DraftItem colored(Object name) {
        return add(name, Kind.COLORED, 0, Integer.MAX_VALUE);
    }

    private DraftItem add(Object name, Kind kind, int low, int high) {
        DraftItem item = new DraftItem(name, kind, low, high, rule);
        items.add(item);
        return item;
    }

    /** Whatever is chosen, the rule is broken. */
    void impossible(Object name) {
        primary(new Label(name, ", which is impossible"));
    }

    /** An item whose color is the place of the value of a variable. Every option that gives the value has it. */
    DraftItem valueItem(int variable) {
        return valueItems.computeIfAbsent(
                variable, v -> colored(new Label("value of ", domains.get(v).name())));
    }

    boolean hasValueItem(int variable) {
        return valueItems.containsKey(variable);
    }

    /** What a value covers: items, with their colors. */
    Map<DraftItem, Object> attached(int variable, int place) {
        return attached.get(variable).get(place);
    }

    /** A value covers an item. If it cannot, because it has the item already, it is impossible. */
    void attach(int variable, int place, DraftItem item, Object color) {
        Object before = attached(variable, place).put(item, color);
        if (before != null && !DraftItem.agree(before, color)) {
            remove(variable, place);
        }
    }

    private void attach(Map<Integer, BitSet> values, DraftItem item) {
        values.forEach((variable, places) -> {
            Object color = item.isPrimary() ? DraftItem.ONCE : variable;
            for (int place = places.nextSetBit(0); place >= 0; place = places.nextSetBit(place + 1)) {
                attach(variable, place, item, color);
            }
        });
    }

    /** At most one of these variables has one of these values. */
    void atMostOne(Object name, Map<Integer, BitSet> values) {
        if (values.size() > 1) {
            attach(values, atMostOnce(name));
        }
    }

    /** Exactly one of these variables has one of these values. */
    void exactlyOne(Object name, Map<Integer, BitSet> values) {
        count(name, 1, 1, values);
        if (uses(Trick.CARRIED_ITEMS) && values.size() > 1) {
            spares.add(new Spare(rule, name, values));
        }
    }

    /**
     * A table of another owner cannot cover the primary item of values. A spare item says that it was covered.
     *
     * @param rule its rule
     * @param name what the primary item is called
     * @param values the values, by their variables
     */
    private record Spare(int rule, Object name, Map<Integer, BitSet> values) {}

    /** Only tables need spare items, so this waits until there are some. */
    void addSpares() {
        for (Spare spare : tables.isEmpty() ? List.<Spare>of() : spares) {
            begin(spare.rule);
            attach(spare.values, add(new Label(spare.name, ", by whom"), Kind.SPARE, 0, 1));
        }
    }

    /** So many of these variables have one of these values. */
    void count(Object name, int low, int high, Map<Integer, BitSet> values) {
        attach(values, primary(name, low, high));
    }

    Table table(Object name, int... columns) {
        Table table = new Table(primary(name), columns);
        tables.add(table);
        return table;
    }

    /** An option that gives no variable a value. Whether it is chosen must follow from the values. */
    void skip(Object name, DraftItem... covered) {
        DraftOption option = new DraftOption();
        for (DraftItem item : covered) {
            option.add(item, DraftItem.ONCE);
        }
        skips.add(option.call(name));
    }

    List<DraftOption> skips() {
        return skips;
    }

    // What rules tell each other.

    /** Some terms all differ. */
    void expectDifferent(List<View> terms) {
        differing.add(terms);
    }

    /** The lists of terms that differ and have all of these. */
    List<List<View>> differentWith(List<View> terms) {
        return differing.stream()
                .filter(all -> all.size() >= terms.size() && hasAll(all, terms))
                .toList();
    }

    private static boolean hasAll(List<View> views, List<View> terms) {
        for (View term : terms) {
            int k = 0;
            while (k < views.size() && !views.get(k).isSameAs(term)) {
                k++;
            }
            if (k == views.size()) {
                return false;
            }
        }
        return true;
    }

    /** Another rule took care of it that these terms differ. */
    void markAsSaid(List<View> different) {
        said.add(different);
    }

    boolean isSaid(List<View> different) {
        return said.contains(different);
    }

    /**
     * A path that is written when all other rules have left out values.
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

    // Variables and tables.

    /** Whether tables share two-sided items with a variable. With more than two values, they make searches slow. */
    boolean isTwoSided(int variable) {
        return uses(Trick.TWO_SIDED_ITEMS) && live[variable].cardinality() <= 2;
    }
}
