package io.github.exactcover.dlx.internal.simplex;

/** The rows of a {@link LinearProgram}, what its variables cost, and the bounds of the slacks. */
final class ProgramRows {

    /** Costs are changed by up to this much. Where many options cost the same, the method could otherwise cycle. */
    private static final double DIFFERENCE = 1e-6;

    /** They are changed less where that would hide small costs beside large ones, but so much at least. */
    private static final double LEAST_DIFFERENCE = 1e-9;

    /** With such a part of a unit of cost, no solution looks cheaper than another one that costs a unit less. */
    private static final double PART_OF_UNIT = 0.01;

    final int rows;

    /** The row of each item; -1 if it has no price. */
    final int[] rowOf;

    /** The row of each cell, or {@code rows} if its item has no price. */
    final int[] cells;

    /** What each variable costs: first the options, then the slacks. */
    final double[] costs;

    /** The bounds of each variable; those of options are 0 as yet. */
    final double[] low;

    final double[] high;

    /** By how much costs are changed at most. */
    private final double difference;

    ProgramRows(Coefficients table, long[] prices) {
        this.difference =
                Math.max(LEAST_DIFFERENCE, Math.min(DIFFERENCE, PART_OF_UNIT * table.scale / table.typicalCost));
        this.rowOf = new int[table.itemCount()];
        int number = 0;
        for (int item = 0; item < rowOf.length; item++) {
            rowOf[item] = table.isPriced[item] ? number++ : -1;
        }
        this.rows = number;
        int options = table.optionCount();
        this.cells = new int[table.items.length];
        this.costs = new double[options + rows];
        this.low = new double[options + rows];
        this.high = new double[options + rows];
        int[] sizes = new int[rows + 1];
        for (int cell = 0; cell < cells.length; cell++) {
            int row = rowOf[table.items[cell]];
            cells[cell] = row < 0 ? rows : row;
            sizes[cells[cell]]++;
        }
        for (int option = 0; option < options; option++) {
            costs[option] = table.costs[option] / table.typicalCost + little(option);
        }
        for (int item = 0; item < rowOf.length; item++) {
            int row = rowOf[item];
            if (row >= 0) {
                int slack = options + row;
                low[slack] = -Math.min(table.highs[item], sizes[row]);
                high[slack] = -table.lows[item];
                // If an item has equal bounds, its slack is constant, so the slack may cost anything.
                costs[slack] = low[slack] == high[slack] ? prices[item] / table.typicalCost : little(slack);
            }
        }
    }

    private double little(int number) {
        return (1 + (((number + 1) * 0x9E3779B97F4A7C15L) >>> 40) * 0x1p-24) / 2 * difference;
    }
}
