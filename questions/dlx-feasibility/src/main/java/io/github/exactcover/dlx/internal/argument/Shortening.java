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

    /** After so much work it gives up; some tenths of a second. */
    private static final long MOST_WORK = 400_000_000;

    /** Weights that are tried are at most this, before very large ones. Those of a corner have small denominators. */
    private static final int LARGEST = 250;

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
        BitSet used = reason.support();
        BitSet options = new BitSet();
        for (int option = 0; option < table.optionCount(); option++) {
            for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
                boolean isOf = table.item(cell) < table.primaryCount() && used.get(table.item(cell));
                options.set(option, options.get(option) || (isOf && table.isEligible(option)));
            }
        }
        List<int[]> groups = new ArrayList<>(reason.rows().groups);
        groups.addAll(Cliques.violatedBy(shares, table, options));
        Rows rows = new Rows(table, groups);
        used.set(table.itemCount() + reason.rows().groups.size(), rows.count());
        return shorter(rows, used, reason);
    }

    /** The shortest reason that uses only some rows; if that is not found, the old one as far as it is needed. */
    private Certificate shorter(Rows rows, BitSet used, Certificate reason) {
        LinearProgram program = program(rows, used);
        boolean isDone = false;
        while (!isDone && work + program.work() < MOST_WORK) {
            isDone = program.run();
        }
        work += program.work();
        double[] prices = new double[rows.count()];
        Arrays.setAll(shares, program::share);
        used.stream().forEach(row -> prices[row] = program.price(row));
        Certificate shorter = Certificate.near(rows, prices, LARGEST);
        // With all rows of one weight, a reason is told by counting, and "60 items, room for 48" says more than 49
        // items.
        return shorter == null ? reason.trimmed() : shorter.isUniform() ? shorter : shorter.trimmed();
    }

    /** The rows that are used, with one more option behind the others. */
    private static LinearProgram program(Rows rows, BitSet used) {
        int options = rows.optionCount();
        int[] starts = Arrays.copyOf(rows.starts, options + 2);
        int[] all = used.stream().filter(row -> rows.lows[row] > 0).toArray();
        int[] cells = Arrays.copyOf(rows.rows, rows.rows.length + all.length);
        System.arraycopy(all, 0, cells, rows.rows.length, all.length);
        starts[options + 1] = cells.length;
        boolean[] isUsed = new boolean[rows.count()];
        int[] highs = new int[isUsed.length];
        for (int row = 0; row < highs.length; row++) {
            isUsed[row] = used.get(row);
            highs[row] = Math.max(rows.lows[row], rows.highs[row]);
        }
        long[] costs = new long[options + 1];
        costs[options] = 1;
        LinearProgram program = new LinearProgram(
                new Coefficients(starts, cells, new Coefficients.Bounds(isUsed, rows.lows, highs), costs, 1, 1),
                new long[isUsed.length]);
        int[] order = IntStream.rangeClosed(0, options).toArray();
        program.start(order, 0, order.length, new int[0], used.length(), LinearProgram.MOST_STEPS);
        return program;
    }
}
