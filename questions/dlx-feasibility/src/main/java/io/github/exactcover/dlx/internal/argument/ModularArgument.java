package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.Roots;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Looks for weights of the items such that those of each option add up to a multiple of a number, and those of all
 * items do not: 40 items, and options with three of them; a board without two opposite corners, and dominoes.
 *
 * <p>First all items of a part have the same weight. Then weights are found by elimination, modulo powers of 2 and 3,
 * 5 and 7. There is a row for each item that must be covered a fixed number of times, with a place for each option
 * that has the item, and for how often it is to be covered. A multiple of one row is taken from the others so that
 * the place of an option becomes 0 in all of them. What was taken from a row are weights. If all places of options
 * are 0 at last, and the sum is not, these weights are a reason. Modulo a power of a prime, the place is one that the
 * fewest factors of the prime divide; multiplied by the others, its row is one in which that place is 0.
 */
final class ModularArgument {

    private static final int[] PRIMES = {2, 3, 5, 7};
    private static final int[] POWERS = {16, 9, 5, 7};

    /** An entry of a row is its place times this, plus what stands there. No power is larger. */
    private static final int VALUES = 16;

    /** With more places, an entry would not fit into 32 bits. */
    private static final int MOST_PLACES = Integer.MAX_VALUE / VALUES;

    /** After so much work it gives up; some tens of milliseconds. */
    private static final long MOST_WORK = 4_000_000;

    private final Rows rows;

    /** Which power comes next; -1 for the same weights. */
    private int number = -1;

    private int prime = 1;
    private int modulus = 1;

    /** The entries of each row, ascending: options, the sum, and the weights. Empty if it was taken from others. */
    private int[][] left = {};

    private int done;
    private @Nullable Certificate reason;
    private long work;

    ModularArgument(Rows rows) {
        this.rows = rows;
    }

    /** Goes on with one row. */
    void step() {
        if (number < 0) {
            tryEqualWeights();
        }
        if (number < 0 || done == left.length) {
            next();
        } else {
            eliminate();
        }
    }

    /**
     * Gives all items of a part the same weight. Parts have no options in common. If each option of a part has a
     * multiple of m items, and the part has no multiple of m, that is a reason.
     */
    private void tryEqualWeights() {
        int[] parents = Roots.apart(rows.count());
        int[] firsts = new int[rows.optionCount()];
        int[] counts = new int[firsts.length];
        for (int option = 0; option < firsts.length; option++) {
            for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
                int item = rows.rows[cell];
                if (rows.isFixed(item)) {
                    firsts[option] = counts[option]++ == 0 ? item : firsts[option];
                    parents[Roots.of(parents, item)] = Roots.of(parents, firsts[option]);
                }
            }
        }
        int[] divisors = new int[parents.length];
        long[] sums = new long[parents.length];
        for (int option = 0; option < firsts.length; option++) {
            if (counts[option] > 0) {
                int part = Roots.of(parents, firsts[option]);
                divisors[part] = Certificate.gcd(divisors[part], counts[option]);
            }
        }
        for (int item = 0; item < parents.length; item++) {
            sums[Roots.of(parents, item)] += rows.lows[item];
        }
        for (int part = 0; part < parents.length && reason == null; part++) {
            if (divisors[part] > 1 && sums[part] % divisors[part] != 0) {
                long[] ones = new long[parents.length];
                for (int item = 0; item < ones.length; item++) {
                    ones[item] = rows.isFixed(item) && Roots.of(parents, item) == part ? 1 : 0;
                }
                reason = Certificate.modular(rows, ones, divisors[part]);
            }
        }
        work += 2L * rows.rows.length;
    }

    private void next() {
        number++;
        done = 0;
        left = new int[0][];
        if (isOver()) {
            return;
        }
        prime = PRIMES[number];
        modulus = POWERS[number];
        left = rows.optionsOfRows();
        int columns = rows.optionCount();
        for (int row = 0; row < left.length; row++) {
            int sum = rows.lows[row] % modulus;
            int size = left[row].length;
            int[] entries = Arrays.copyOf(left[row], rows.isFixed(row) ? size + (sum > 0 ? 2 : 1) : 0);
            for (int at = 0; at < entries.length; at++) {
                int place = at < size ? entries[at] : at < entries.length - 1 ? columns : columns + 1 + row;
                entries[at] = place * VALUES + (place == columns ? sum : 1);
            }
            left[row] = entries;
        }
        work += rows.rows.length;
    }

    /** Takes the row with the best place from the others. */
    private void eliminate() {
        int columns = rows.optionCount() * VALUES;
        int best = -1;
        int pivot = -1;
        int least = modulus; // The factors of the prime in the pivot.
        for (int row = 0; row < left.length && least > 1; row++) {
            for (int at = 0; least > 1 && at < left[row].length && left[row][at] < columns; at++) {
                int factor = factor(left[row][at] % VALUES);
                if (factor < least) {
                    least = factor;
                    best = row;
                    pivot = left[row][at];
                }
                work++;
            }
        }
        if (best < 0) {
            done = left.length;
            return;
        }
        done++;
        int[] row = left[best];
        left[best] = new int[0];
        tryWeights(row, modulus / least);
        int inverse = inverse(pivot % VALUES / least);
        for (int other = 0; other < left.length && reason == null; other++) {
            // An entry is never 0, so if there is one at this place, it comes right before the next place.
            int at = -2 - Arrays.binarySearch(left[other], pivot / VALUES * VALUES + VALUES);
            if (at >= 0 && left[other][at] / VALUES == pivot / VALUES) {
                int times = modulus - left[other][at] % VALUES / least * inverse % modulus;
                left[other] = sum(left[other], row, times);
                if (left[other].length > 0 && left[other][0] >= columns) {
                    tryWeights(left[other], 1);
                    left[other] = new int[0];
                }
            }
        }
        work += left.length;
    }

    private int factor(int value) {
        int factor = 1;
        while (factor < modulus && value % (factor * prime) == 0) {
            factor *= prime;
        }
        return factor;
    }

    private int inverse(int unit) {
        int inverse = 1;
        while (unit * inverse % modulus != 1) {
            inverse++;
        }
        return inverse;
    }

    /** A row and a multiple of another one. */
    private int[] sum(int[] row, int[] other, int times) {
        int[] sum = new int[row.length + other.length];
        int size = 0;
        int at = 0;
        int otherAt = 0;
        while (at < row.length || otherAt < other.length) {
            int place = Math.min(place(row, at), place(other, otherAt));
            int value = 0;
            if (place(row, at) == place) {
                value += row[at++] % VALUES;
            }
            if (place(other, otherAt) == place) {
                value += other[otherAt++] % VALUES * times;
            }
            if (value % modulus != 0) {
                sum[size++] = place * VALUES + value % modulus;
            }
        }
        work += sum.length;
        return Arrays.copyOf(sum, size);
    }

    private static int place(int[] row, int at) {
        return at < row.length ? row[at] / VALUES : MOST_PLACES;
    }

    /** The weights of a row, so many times: the places of all options are 0 then. */
    private void tryWeights(int[] row, int times) {
        long[] weights = new long[rows.count()];
        for (int entry : row) {
            int item = entry / VALUES - rows.optionCount() - 1;
            if (item >= 0) {
                weights[item] = (long) entry % VALUES * times % modulus;
            }
        }
        reason = Certificate.modular(rows, weights, modulus);
    }

    /** Whether there is a reason, or nothing more to be tried. */
    boolean isOver() {
        long places = (long) rows.optionCount() + 1 + rows.count();
        return reason != null || number == PRIMES.length || work > MOST_WORK || places >= MOST_PLACES;
    }

    @Nullable
    Certificate reason() {
        return reason;
    }

    /** The work so far. A unit takes about as long as looking at a cell. */
    long work() {
        return work;
    }
}
