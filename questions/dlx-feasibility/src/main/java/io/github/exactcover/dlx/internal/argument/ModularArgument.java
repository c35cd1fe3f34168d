package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.Roots;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for weights of the items such that those of each option add up to a multiple of a number, and those of all
 * items do not: 40 items, and options with three of them; a board without two opposite corners, and dominoes.
 *
 * <p>First all items have the same weight. Then weights are found by elimination, modulo powers of 2 and 3, 5 and 7.
 * There is a row for each item that must be covered a fixed number of times, with a place for each option that has the
 * item, and for how often it is to be covered. A multiple of one row is taken from the others so that the place of an
 * option becomes 0 in all of them. What was taken from a row are weights. If all places of options are 0 at last, and
 * the sum is not, these weights are a reason. Modulo a power of a prime, the place is one that the fewest factors of
 * the prime divide; multiplied by the others, its row is one in which that place is 0.
 *
 * <p>Where the items fall into parts that have no options in common, each part is tried by itself. Weights for all
 * parts prove nothing more, but their rows are longer.
 */
final class ModularArgument {

    private static final int[] PRIMES = {2, 3, 5, 7};
    private static final int[] POWERS = {16, 9, 5, 7};

    /** With more places, the rows would take more than 4 MB. */
    private static final long MOST_PLACES = 4_000_000;

    /** After so much work it gives up; some tens of milliseconds. */
    private static final long MOST_WORK = 4_000_000;

    private final Rows rows;

    /** The items that have a row, and those options that have some of them, by part. */
    private final int[][] parts;

    private final int[][] options;

    /** For each item its place in its part, or -1. */
    private final int[] placeOf;

    /** The part whose turn it is. */
    private int part;

    /** Which power comes next; -1 for the same weights. */
    private int number = -1;

    private int prime = 1;
    private int modulus = 1;

    /** What is left of each row: options, the sum, and the weights; empty for a row that was taken from others. */
    private byte[][] left = {};

    private int done;

    /** Remainders, so that there is no need to divide. */
    private final byte[] remainders = new byte[256];

    private int[] filled = {};
    private @Nullable Certificate reason;
    private boolean over;
    private long work;

    ModularArgument(Rows rows) {
        this.rows = rows;
        this.placeOf = new int[rows.count()];
        Arrays.setAll(placeOf, row -> isFixed(row) ? 0 : -1);
        int[] parents = Roots.apart(rows.count());
        int[] firsts = new int[rows.optionCount()];
        for (int option = 0; option < firsts.length; option++) {
            firsts[option] = -1;
            for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
                int item = rows.rows[cell];
                if (placeOf[item] >= 0) {
                    firsts[option] = firsts[option] < 0 ? item : firsts[option];
                    parents[Roots.of(parents, item)] = Roots.of(parents, firsts[option]);
                }
            }
        }
        this.parts = byPart(parents, IntStream.range(0, placeOf.length).filter(row -> placeOf[row] >= 0), row -> row);
        this.options = byPart(
                parents, IntStream.range(0, firsts.length).filter(option -> firsts[option] >= 0), o -> firsts[o]);
        for (int[] items : parts) {
            IntStream.range(0, items.length).forEach(place -> placeOf[items[place]] = place);
        }
    }

    /** Whether an item has to be covered a fixed number of times, and has options for that. */
    private boolean isFixed(int row) {
        return Certificate.isFixed(rows, row) && rows.lows[row] > 0 && rows.sizes[row] > 0;
    }

    private static int[][] byPart(int[] parents, IntStream all, IntUnaryOperator item) {
        Map<Integer, List<Integer>> parts = all.boxed()
                .collect(Collectors.groupingBy(
                        one -> Roots.of(parents, item.applyAsInt(one)), TreeMap::new, Collectors.toList()));
        return parts.values().stream()
                .map(part -> part.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** Goes on with one row. */
    void step() {
        if (number < 0) {
            for (part = 0; part < parts.length && reason == null; part++) {
                trySameWeights(parts[part], options[part]);
            }
            part = 0;
            next();
        } else if (done >= parts[part].length) {
            next();
        } else {
            eliminate();
            done++;
        }
        over |= reason != null || work > MOST_WORK;
    }

    private void trySameWeights(int[] items, int[] all) {
        int divisor = 0;
        for (int option : all) {
            int size = 0;
            for (int cell = rows.starts[option]; cell < rows.starts[option + 1]; cell++) {
                size += placeOf[rows.rows[cell]] >= 0 ? 1 : 0;
            }
            for (int other = size; other != 0; other = size) {
                size = divisor % other;
                divisor = other;
            }
        }
        work += 2L * all.length;
        long sum = Arrays.stream(items).mapToLong(item -> rows.lows[item]).sum();
        if (divisor > 1 && sum % divisor != 0) {
            long[] weights = new long[rows.count()];
            Arrays.stream(items).forEach(item -> weights[item] = 1);
            reason = Certificate.modular(rows, weights, divisor);
        }
    }

    private void next() {
        number++;
        while (part < parts.length && (number == PRIMES.length || places() > MOST_PLACES)) {
            number = 0;
            part++;
        }
        done = 0;
        over = part == parts.length;
        if (over || reason != null) {
            left = new byte[0][];
            return;
        }
        int[] items = parts[part];
        int[] all = options[part];
        prime = PRIMES[number];
        modulus = POWERS[number];
        IntStream.range(0, remainders.length).forEach(value -> remainders[value] = (byte) (value % modulus));
        left = new byte[items.length][all.length + 1 + items.length];
        filled = new int[all.length + 1 + items.length];
        for (int column = 0; column < all.length; column++) {
            for (int cell = rows.starts[all[column]]; cell < rows.starts[all[column] + 1]; cell++) {
                int place = placeOf[rows.rows[cell]];
                if (place >= 0) {
                    left[place][column] = 1;
                }
            }
        }
        for (int place = 0; place < items.length; place++) {
            left[place][all.length] = (byte) (rows.lows[items[place]] % modulus);
            left[place][all.length + 1 + place] = 1;
        }
        work += (long) left.length * filled.length / 8;
    }

    private long places() {
        return (long) parts[part].length * (options[part].length + parts[part].length);
    }

    /** Takes a row from the others, or finds weights in it. */
    private void eliminate() {
        int columns = options[part].length;
        int best = -1;
        int pivot = -1;
        int least = modulus; // The factors of the prime in the pivot.
        for (int row = 0; row < left.length && least > 1; row++) {
            for (int option = 0; option < (left[row].length == 0 ? 0 : columns) && least > 1; option++) {
                int factor = factor(left[row][option]);
                if (factor < least) {
                    least = factor;
                    best = row;
                    pivot = option;
                }
            }
            work += left[row].length / 8;
        }
        if (best < 0) {
            IntStream.range(0, left.length)
                    .filter(row -> left[row].length > 0)
                    .forEach(row -> tryWeights(left[row], 1));
            done = left.length;
            return;
        }
        byte[] row = left[best];
        left[best] = new byte[0];
        tryWeights(row, modulus / least);
        int inverse = inverse(row[pivot] / least);
        int size = 0;
        for (int place = 0; place < row.length; place++) {
            if (row[place] != 0) {
                filled[size++] = place;
            }
        }
        for (byte[] other : left) {
            if (other.length > 0 && other[pivot] != 0) {
                int times = modulus - other[pivot] / least * inverse % modulus;
                for (int at = 0; at < size; at++) {
                    int place = filled[at];
                    other[place] = remainders[other[place] + times * row[place]];
                }
                work += size / 2;
            }
        }
    }

    private int factor(int value) {
        int factor = value == 0 ? modulus : 1;
        while (factor < modulus && value % (factor * prime) == 0) {
            factor *= prime;
        }
        return factor;
    }

    private int inverse(int unit) {
        return IntStream.range(1, modulus)
                .filter(other -> unit * other % modulus == 1)
                .findFirst()
                .orElseThrow();
    }

    /** The weights of a row, so many times: the places of all options are 0 then. */
    private void tryWeights(byte[] row, int times) {
        int columns = options[part].length;
        if (reason == null && row[columns] * times % modulus != 0) {
            long[] weights = new long[rows.count()];
            for (int place = 0; place < left.length; place++) {
                weights[parts[part][place]] = (long) row[columns + 1 + place] * times % modulus;
            }
            reason = Certificate.modular(rows, weights, modulus);
        }
    }

    boolean isOver() {
        return over;
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
