package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An option while the problem is being written: its items with their colors, and the values that it gives. */
final class DraftOption {

    private final List<DraftItem> items = new ArrayList<>();
    private final List<Object> colors = new ArrayList<>();
    private boolean fits = true;
    private @Nullable Object label;
    private final Map<Integer, Integer> chosen = new LinkedHashMap<>();
    private List<Domain> domains = List.of();
    private long cost;

    /** Adds an item. It can be there already; then the colors have to agree. */
    void add(DraftItem item, Object color) {
        int before = item.place();
        if (before < items.size() && items.get(before) == item) {
            fits &= color != DraftItem.ONCE && color.equals(colors.get(before));
        } else {
            item.place(items.size());
            items.add(item);
            colors.add(color);
        }
    }

    /** Adds all items of another. */
    void addAll(DraftOption other) {
        for (int k = 0; k < other.size(); k++) {
            add(other.item(k), other.color(k));
        }
    }

    /** Takes back all items but the first ones, which fit. */
    void cut(int size) {
        items.subList(size, items.size()).clear();
        colors.subList(size, colors.size()).clear();
        fits = true;
    }

    /** Whether no item has two colors, or is covered twice. */
    boolean fits() {
        return fits;
    }

    /** Gives it a name, for the case that it gives no variable a value. */
    DraftOption call(Object newLabel) {
        label = newLabel;
        return this;
    }

    /** It gives a variable a value, with this place. */
    void choose(List<Domain> all, int variable, int place, long more) {
        domains = all;
        chosen.put(variable, place);
        cost = Math.addExact(cost, more);
    }

    List<DraftItem> items() {
        return items;
    }

    int size() {
        return items.size();
    }

    DraftItem item(int k) {
        return items.get(k);
    }

    Object color(int k) {
        return colors.get(k);
    }

    long cost() {
        return cost;
    }

    /** Of the variables to which it gives a value, the place of the value. */
    Map<Integer, Integer> chosen() {
        return chosen;
    }

    /** What it is called; another one can have the same name. */
    @Override
    public String toString() {
        return chosen.isEmpty()
                ? String.valueOf(label)
                : chosen.entrySet().stream()
                        .map(choice -> domains.get(choice.getKey()).text(choice.getValue()))
                        .collect(Collectors.joining(", "));
    }
}
