package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A list of combinations of values, one of which is chosen: an item, with an option for each row.
 *
 * @param item the item
 * @param columns the variables in the columns, each once
 * @param rows the combinations; no two are equal, for each would be counted
 */
@SuppressWarnings("ArrayRecordComponent") // Tables and rows are not compared.
record Table(DraftItem item, int[] columns, List<Row> rows) {

    /**
     * A combination.
     *
     * @param places the places of the values, one for each column
     * @param option its option
     */
    record Row(int[] places, DraftOption option) {}

    /** Adds a row, and returns its option. So far, it covers the item of the table only. */
    DraftOption row(int... places) {
        DraftOption option = new DraftOption();
        option.label = new Label(item, ", way ", rows.size() + 1);
        option.add(item, DraftItem.ONCE);
        rows.add(new Row(places, option));
        return option;
    }
}
