package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.internal.model.DraftItem.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
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
    private final List<List<Map<DraftItem, Object>>> attached = new ArrayList<>();
    private final List<DraftItem> items = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<Translated.Option> skips = new ArrayList<>();
    private final Map<Integer, DraftItem> valueItems = new LinkedHashMap<>();
    private final List<List<View>> differing = new ArrayList<>();
    private final Set<List<View>> said = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Paths paths = new Paths();
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
        return live[variable].stream().toArray();
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
        if (rule >= 0) {
            restricting.set(rule);
        }
    }

    // Items.

    /** An item that is covered as often as the bounds say. */
    DraftItem primary(String name, int low, int high) {
        return add(name, Kind.PRIMARY, low, high);
    }

    DraftItem primary(String name) {
        return primary(name, 1, 1);
    }

    DraftItem atMostOnce(String name) {
        return add(name, Kind.AT_MOST_ONCE, 0, 1);
    }

    DraftItem colored(String name) {
        return add(name, Kind.COLORED, 0, Integer.MAX_VALUE);
    }

    private DraftItem add(String name, Kind kind, int low, int high) {
        DraftItem item = new DraftItem(name, kind, low, high, rule);
        items.add(item);
        return item;
    }

    /** Whatever is chosen, the rule is broken. */
    void impossible(String name) {
        primary(name + ", which is impossible");
    }

    /** An item whose color is the place of the value of a variable. Every option that gives the value has it. */
    DraftItem valueItem(int variable) {
        return valueItems.computeIfAbsent(
                variable, v -> colored("value of " + domains.get(v).name()));
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
        values.forEach((variable, places) -> places.stream()
                .forEach(
                        place -> attach(variable, place, item, item.isPrimary() ? DraftItem.ONCE : (Object) variable)));
    }

    /** At most one of these variables has one of these values. */
    void atMostOne(String name, Map<Integer, BitSet> values) {
        if (values.size() > 1) {
            attach(values, atMostOnce(name));
        }
    }

    /** Exactly one of these variables has one of these values. */
    void exactlyOne(String name, Map<Integer, BitSet> values) {
        count(name, 1, 1, values);
        if (uses(Trick.CARRIED_ITEMS) && values.size() > 1) {
            // A table of another owner cannot cover the primary item. This one says that it was covered.
            DraftItem spare = atMostOnce(name + ", by whom");
            spare.becomeSpare();
            attach(values, spare);
        }
    }

    /** So many of these variables have one of these values. */
    void count(String name, int low, int high, Map<Integer, BitSet> values) {
        attach(values, primary(name, low, high));
    }

    Table table(String name, List<Integer> columns) {
        Table table = new Table(primary(name), columns);
        tables.add(table);
        return table;
    }

    /** An option that gives no variable a value. Whether it is chosen must follow from the values. */
    void skip(String name, Map<DraftItem, Object> cells) {
        skips.add(new Translated.Option(name, Map.of(), cells, 0));
    }

    List<Translated.Option> skips() {
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
                .filter(all -> terms.stream().allMatch(one -> all.stream().anyMatch(one::isSameAs)))
                .toList();
    }

    /** Another rule took care of it that these terms differ. */
    void markAsSaid(List<View> different) {
        said.add(different);
    }

    boolean isSaid(List<View> different) {
        return said.contains(different);
    }

    void later(String name, Path path) {
        paths.add(rule, name, path);
    }

    void finish() {
        paths.write(this);
        begin(-1);
    }

    // Variables and tables.

    /** Whether tables share two-sided items with a variable. With more than two values, they make searches slow. */
    boolean isTwoSided(int variable) {
        return uses(Trick.TWO_SIDED_ITEMS) && live[variable].cardinality() <= 2;
    }
}
