package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.simplex.Coefficients;
import io.github.exactcover.dlx.internal.simplex.LinearProgram;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes a reason shorter: a linear program finds the reason with the fewest groups per item among those that use only
 * rows of this one. It is a corner of all such reasons, so it has few weights, and they are often small. If they are
 * not, there is a fractional solution that all other reasons with these rows allow. Groups of which it has too much are
 * added, and the linear program looks again. Such groups consist of options of the items that are left, so they are
 * larger there than those of the whole problem.
 *
 * <p>The program asks how much is missing: one more option, which costs 1, covers all items. The prices of the items
 * then add up to 1 at most, and what all rows are worth together is as large as possible.
 */
final class Shortening {

    /** The most pivots. */
    private static final int MOST_STEPS = 20_000;

    /** After so much work it gives up; some tenths of a second. */
    private static final long MOST_WORK = 400_000_000;

    /** How often groups are made anew. */
    private static final int MOST_ROUNDS = 12;

    /** How much of each option is in the fractional solution that covers the most. */
    private final double[] shares;

    private long work;

    private Shortening(OptionTable table) {
        shares = new double[table.optionCount()];
    }

    static Certificate of(Certificate reason) {
        if (reason.modulus() > 0) {
            return reason;
        }
        Shortening shortening = new Shortening(reason.table());
        // With few rows, the program is fast. If all count the same, it is fast anyway, and may keep all of them.
        BitSet used = (reason.isUniform() ? reason : reason.trimmed()).support();
        Certificate best = shortening.shorter(reason.rows(), used, reason);
        Certificate next = best;
        int rounds = Cliques.arePossibleFor(reason.table()) ? MOST_ROUNDS : 0;
        for (int round = 0; round < rounds && !next.isUniform() && shortening.work < MOST_WORK; round++) {
            next = shortening.lifted(next);
            best = next.support().cardinality() < best.support().cardinality() ? next : best;
        }
        return best;
    }

    /** A reason with larger groups: they consist of options that have an item of this one, and of no others. */
    private Certificate lifted(Certificate reason) {
        OptionTable table = reason.table();
        BitSet support = reason.support();
        BitSet options = new BitSet();
        Rows.eligible(table).stream()
                .filter(option -> IntStream.range(table.start(option), table.start(option + 1))
                        .map(table::item)
                        .anyMatch(item -> item < table.primaryCount() && support.get(item)))
                .forEach(options::set);
        List<int[]> groups = new ArrayList<>(reason.rows().groups);
        groups.addAll(Cliques.violatedBy(shares, table, options));
        Rows rows = new Rows(table, groups);
        BitSet used = (BitSet) support.clone();
        used.set(table.itemCount() + reason.rows().groups.size(), rows.count());
        return shorter(rows, used, reason);
    }

    /** The shortest reason that uses only some rows; if that is not found, the old one as far as it is needed. */
    private Certificate shorter(Rows rows, BitSet support, Certificate reason) {
        int[] used = support.stream().toArray();
        LinearProgram program = program(rows, used);
        boolean isDone = false;
        while (!isDone && work + program.work() < MOST_WORK) {
            isDone = program.run();
        }
        work += program.work();
        double[] prices = new double[rows.count()];
        Arrays.setAll(shares, program::share);
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
            // Of options that follow each other and are in the same rows, the first is enough.
            boolean isLike =
                    option > 0 && Arrays.equals(items, starts[option - 1], starts[option], items, starts[option], end);
            left.set(option, end > starts[option] && !isLike);
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
