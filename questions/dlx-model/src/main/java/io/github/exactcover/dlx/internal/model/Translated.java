package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Variables and rules as items and options.
 *
 * @param items the items, all with different names
 * @param options the options, all with different names
 * @param silent of each variable, the place of the value that it has if no option gives it one, or -1
 * @param restricting the rules that left out values; no item tells that they take part
 */
public record Translated(List<DraftItem> items, List<Option> options, List<Integer> silent, BitSet restricting) {

    /**
     * An option.
     *
     * @param name its name
     * @param values the variables that it gives values, with the places of the values
     * @param cells its items, with their colors; those that are not needed count for nothing
     * @param cost its cost
     */
    public record Option(String name, Map<Integer, Integer> values, Map<DraftItem, Object> cells, long cost) {}
}
