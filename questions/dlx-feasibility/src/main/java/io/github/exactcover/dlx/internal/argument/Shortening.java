package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.simplex.Coefficients;
import io.github.exactcover.dlx.internal.simplex.LinearProgram;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Makes a reason shorter: a linear program finds the reason with the fewest groups per item among those that use only
 * rows of this one. It is a corner of all such reasons, so it has few weights, and they are often small.
 *
 * <p>The program asks how much is missing: one more option, which costs 1, covers all items. The prices of the items
 * then add up to 1 at most, and what all rows are worth together is as large as possible.
 */
final class Shortening {

    /** The most pivots. */
    private static final int MOST_STEPS = 20_000;

    /** After so much work it gives up; about half a second. */
    private static final long MOST_WORK = 60_000_000;

    private Shortening() {}

    static Certificate of(Certificate reason) {
        if (reason.modulus() > 0) {
            return reason;
        }
        Rows rows = reason.rows();
        int[] used = reason.support().stream().toArray();
        LinearProgram program = program(rows, used);
        boolean isDone = false;
        while (!isDone && program.work() < MOST_WORK) {
            isDone = program.run();
        }
        double[] prices = new double[rows.count()];
        IntStream.range(0, used.length).forEach(number -> prices[used[number]] = program.price(number));
        Certificate shorter = Certificate.near(rows, prices);
        // With all rows of one weight, a reason is told by counting, and "60 items, room for 48" says more than 49
        // items.
        return shorter == null ? reason.trimmed() : shorter.isUniform() ? shorter : shorter.trimmed();
    }

    private static LinearProgram program(Rows rows, int[] used) {
        int options = rows.optionCount();
        int[] numbers = new int[rows.count()];
        Arrays.fill(numbers, -1);
        IntStream.range(0, used.length).forEach(number -> numbers[used[number]] = number);
        int[] starts = new int[options + 2];
        int[] items = new int[rows.rows.length + used.length];
        BitSet left = new BitSet();
        int end = 0;
        for (int option = 0; option < options; option++) {
            for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
                int number = numbers[rows.rows[cell]];
                if (number >= 0) {
                    items[end++] = number;
                }
            }
            starts[option + 1] = end;
            left.set(option, end > starts[option]);
        }
        int[] lows = new int[used.length];
        int[] highs = new int[used.length];
        for (int number = 0; number < used.length; number++) {
            lows[number] = rows.lows[used[number]];
            highs[number] = Math.max(lows[number], rows.highs[used[number]]);
            if (lows[number] > 0) {
                items[end++] = number; // The option that covers all items.
            }
        }
        starts[options + 1] = end;
        left.set(options);
        boolean[] isPriced = new boolean[used.length];
        Arrays.fill(isPriced, true);
        long[] costs = new long[options + 1];
        costs[options] = 1;
        int[] cells = Arrays.copyOf(items, end);
        Coefficients all = new Coefficients(starts, cells, isPriced, lows, highs, costs, 1, 1);
        LinearProgram program = new LinearProgram(all, new long[used.length]);
        int[] order = left.stream().toArray();
        program.start(order, 0, order.length, new int[0], used.length, MOST_STEPS);
        return program;
    }
}
