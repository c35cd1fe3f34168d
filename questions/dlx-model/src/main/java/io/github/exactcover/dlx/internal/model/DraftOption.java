package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An option while the problem is being written: its items with their colors, and the values that it gives. */
final class DraftOption {

    final List<DraftItem> items = new ArrayList<>();

    /** The color that it gives each of them, or {@link DraftItem#ONCE}. */
    final List<Object> colors = new ArrayList<>();

    /** Whether no item has two colors, or is covered twice. */
    boolean fits = true;

    /** What all values cost that it gives. */
    long cost;

    /** What it is called if it gives no variable a value. */
    Object label = "";

    private List<Domain> domains = List.of();

    /** The variables to which it gives values, each followed by the place of its value. */
    private int[] chosen = {};

    /** Adds an item. It can be there already; then the colors have to agree. */
    void add(DraftItem item, Object color) {
        int before = item.place;
        if (before < items.size() && items.get(before) == item) {
            fits &= color != DraftItem.ONCE && color.equals(colors.get(before));
        } else {
            item.place = items.size();
            items.add(item);
            colors.add(color);
        }
    }

    /** Adds all items of another. */
    void addAll(DraftOption other) {
        for (int k = 0; k < other.items.size(); k++) {
            add(other.items.get(k), other.colors.get(k));
        }
    }

    /** Takes back all items but the first ones, which fit. */
    void cut(int size) {
        items.subList(size, items.size()).clear();
        colors.subList(size, colors.size()).clear();
        fits = true;
    }

    /** It gives a variable a value, with this place. */
    void choose(List<Domain> all, int variable, int place, long more) {
        domains = all;
        chosen = Arrays.copyOf(chosen, chosen.length + 2);
        chosen[chosen.length - 2] = variable;
        chosen[chosen.length - 1] = place;
        cost = Math.addExact(cost, more);
    }

    /** Writes the places of the values that it gives to where their variables are. */
    void giveTo(int[] places) {
        for (int k = 0; k < chosen.length; k += 2) {
            places[chosen[k]] = chosen[k + 1];
        }
    }

    /** What it is called; another one can have the same name. */
    @Override
    public String toString() {
        return chosen.length == 0
                ? label.toString()
                : IntStream.range(0, chosen.length / 2)
                        .mapToObj(k -> domains.get(chosen[2 * k]).text(chosen[2 * k + 1]))
                        .collect(Collectors.joining(", "));
    }
}
