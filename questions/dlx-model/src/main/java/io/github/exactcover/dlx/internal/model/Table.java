package io.github.exactcover.dlx.internal.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A list of combinations of values, one of which is chosen: an item, with an option for each row. */
final class Table {

    /**
     * A combination.
     *
     * @param places the places of the values, one for each column
     * @param extra the items that it has besides
     */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares rows.
    record Row(int[] places, List<Cell> extra) {}

    /**
     * An item of a row.
     *
     * @param item the item
     * @param color its color, or {@link DraftItem#ONCE}
     */
    record Cell(DraftItem item, Object color) {}

    private final DraftItem item;
    private final int[] columns;
    private final List<Row> rows = new ArrayList<>();

    /** The columns are variables; one can be there several times. */
    Table(DraftItem item, int... columns) {
        this.item = item;
        this.columns = columns;
    }

    /** No two rows may be equal: each would be counted. */
    void add(int[] places, List<Cell> extra) {
        rows.add(new Row(places, extra));
    }

    DraftItem item() {
        return item;
    }

    List<Row> rows() {
        return rows;
    }

    /** The variables in the columns, each once. */
    int[] variables() {
        return IntStream.of(columns).distinct().toArray();
    }

    /** The first column of a variable. */
    int column(int variable) {
        int column = 0;
        while (columns[column] != variable) {
            column++;
        }
        return column;
    }
}
