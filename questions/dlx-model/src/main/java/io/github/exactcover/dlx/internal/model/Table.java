package io.github.exactcover.dlx.internal.model;

import java.util.List;

/**
 * A list of combinations of values, one of which is chosen: an item, with an option for each row.
 *
 * @param item the item
 * @param columns the variables in the columns, each once
 * @param rows the combinations; no two are equal, for each would be counted
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares tables or rows.
record Table(DraftItem item, int[] columns, List<Row> rows) {

    /**
     * A combination.
     *
     * @param places the places of the values, one for each column
     * @param extra the items that it has besides
     */
    record Row(int[] places, DraftOption extra) {}
}
