package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A list of combinations of values, one of which is chosen: an item, with an option for each row. */
final class Table {

    /**
     * A combination.
     *
     * @param places the places of the values, one for each column
     * @param extra the items that it has besides, with their colors
     */
    record Row(List<Integer> places, Map<DraftItem, Object> extra) {}

    private final DraftItem item;
    private final List<Integer> columns;
    private final List<Row> rows = new ArrayList<>();

    /** The columns are variables; one can be there several times. */
    Table(DraftItem item, List<Integer> columns) {
        this.item = item;
        this.columns = columns;
    }

    /** No two rows may be equal: each would be counted. */
    void add(List<Integer> places, Map<DraftItem, Object> extra) {
        rows.add(new Row(places, extra));
    }

    DraftItem item() {
        return item;
    }

    List<Row> rows() {
        return rows;
    }

    List<Integer> columns() {
        return columns;
    }

    /** The variables in the columns, each once. */
    Set<Integer> variables() {
        return new LinkedHashSet<>(columns);
    }
}
