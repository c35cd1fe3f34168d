package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** An option while the problem is being written: its items with their colors, and the values that it gives. */
public final class DraftOption {

    private final List<DraftItem> items = new ArrayList<>();
    private final List<Object> colors = new ArrayList<>();
    private boolean fits = true;
    private @Nullable Object label;
    private List<Domain> domains = List.of();
    private int[] variables = {};
    private int[] places = {};
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

    /** Gives it a name. Without one, its values are its name. */
    DraftOption call(Object newLabel) {
        label = newLabel;
        return this;
    }

    /** It gives these variables values, with these places. */
    void choose(List<Domain> all, int[] newVariables, int[] newPlaces, long newCost) {
        domains = all;
        variables = newVariables;
        places = newPlaces;
        cost = newCost;
    }

    List<DraftItem> items() {
        return items;
    }

    public int size() {
        return items.size();
    }

    public DraftItem item(int k) {
        return items.get(k);
    }

    public Object color(int k) {
        return colors.get(k);
    }

    public long cost() {
        return cost;
    }

    /** Writes the values that it gives, in the places of their variables. */
    public void giveTo(int[] values) {
        for (int k = 0; k < variables.length; k++) {
            values[variables[k]] = places[k];
        }
    }

    /** What it is called; another one can have the same name. */
    @Override
    public String toString() {
        return label != null
                ? label.toString()
                : IntStream.range(0, variables.length)
                        .mapToObj(k -> domains.get(variables[k]).text(places[k]))
                        .collect(Collectors.joining(", "));
    }
}
