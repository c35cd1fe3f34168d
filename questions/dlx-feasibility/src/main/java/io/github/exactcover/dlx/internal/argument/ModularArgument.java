package io.github.exactcover.dlx.internal.argument;

import io.github.exactcover.dlx.internal.table.Roots;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Looks for weights of the items such that those of each option add up to a multiple of a number, and those of all
 * items do not: 40 items, and options with three of them; a board without two opposite corners, and dominoes.
 *
 * <p>Parts of the problem that have no options in common are looked at one by one. First, all items of a part have the
 * same weight. If that is no reason, all weights are found that are possible modulo {@link #ALL}: sums of multiples of
 * some vectors. Before the first option, there is a vector for each item. Each option leaves those whose sum at the
 * option is 0: as in Euclid's algorithm, the vector with the least sum is taken from the others until they have the sum
 * 0, and what is left is multiplied until it has. (A. Storjohann and T. Mulders, "Fast algorithms for linear algebra
 * modulo N", 1998, have such operations for any number.)
 */
final class ModularArgument {

    /** The moduli of reasons, those first that are told in the fewest words. */
    private static final int[] MODULI = {2, 3, 4, 5, 7, 8, 9, 16};

    /** Their least common multiple. Products of two entries fit into an int. */
    private static final int ALL = 16 * 9 * 5 * 7;

    /** The vectors of a part with more items would take more than 16 MB. */
    private static final int MOST_ITEMS = 2000;

    /** After so much work it gives up; some tens of milliseconds. */
    private static final long MOST_WORK = 4_000_000;

    /** How many entries of vectors are added up in the time it takes to look at a cell. */
    private static final int ENTRIES_PER_CELL = 4;

    private final Rows rows;

    /** Sets of items that are joined by options. */
    private final int[] parts;

    /** The first option of each part, and the next one after each option; -1 behind the last one. */
    private final int[] firsts;

    private final int[] nexts;

    /** The part that comes next; -1 before the same weights. */
    private int part = -1;

    /** The option of the part before it that comes next; -1 if there is none. */
    private int option = -1;

    /** The items of that part, and for each of them the entries of all vectors. */
    private final BitSet items = new BitSet();

    private final int[][] entries;
    private int vectors;
    private @Nullable Certificate reason;
    private long work;

    ModularArgument(Rows rows) {
        this.rows = rows;
        this.parts = Roots.apart(rows.count());
        this.firsts = new int[rows.count()];
        this.nexts = new int[rows.optionCount()];
        this.entries = new int[rows.count()][0];
    }

    /** Goes on with one option, or to the next part. */
    void step() {
        if (part < 0) {
            tryEqualWeights();
            part = 0;
        } else if (option >= 0) {
            restrict(option);
            option = nexts[option];
            if (option < 0) {
                tryVectors();
            }
        } else {
            while (option < 0 && part < parts.length) {
                option = firsts[part++];
            }
            if (option >= 0) {
                begin();
            }
        }
    }

    /**
     * Gives all items of a part the same weight. If each option of a part has a multiple of m items, and the part has
     * no multiple of m, that is a reason.
     */
    private void tryEqualWeights() {
        int[] anyItem = new int[nexts.length];
        int[] counts = new int[nexts.length];
        int[] divisors = new int[parts.length];
        long[] sums = new long[parts.length];
        for (int each = 0; each < counts.length; each++) {
            for (int cell = rows.starts[each]; cell < rows.starts[each + 1]; cell++) {
                int item = rows.rows[cell];
                if (rows.isFixed(item)) {
                    anyItem[each] = counts[each]++ == 0 ? item : anyItem[each];
                    parts[Roots.of(parts, item)] = Roots.of(parts, anyItem[each]);
                }
            }
        }
        Arrays.fill(firsts, -1);
        for (int each = counts.length - 1; each >= 0; each--) {
            if (counts[each] > 0) {
                int of = Roots.of(parts, anyItem[each]);
                divisors[of] = Certificate.gcd(divisors[of], counts[each]);
                nexts[each] = firsts[of];
                firsts[of] = each;
            }
        }
        for (int item = 0; item < parts.length; item++) {
            sums[Roots.of(parts, item)] += rows.lows[item];
        }
        for (int each = 0; each < parts.length && reason == null; each++) {
            if (divisors[each] > 1 && sums[each] % divisors[each] != 0) {
                long[] ones = new long[parts.length];
                for (int item = 0; item < ones.length; item++) {
                    ones[item] = rows.isFixed(item) && Roots.of(parts, item) == each ? 1 : 0;
                }
                reason = Certificate.modular(rows, ones, divisors[each]);
            }
        }
        work += 2L * rows.rows.length;
    }

    /** Begins with a part: a vector for each item. */
    private void begin() {
        items.clear();
        for (int each = option; each >= 0; each = nexts[each]) {
            for (int cell = rows.starts[each]; cell < rows.starts[each + 1]; cell++) {
                items.set(rows.rows[cell], rows.isFixed(rows.rows[cell]));
            }
        }
        vectors = items.cardinality();
        if (vectors > MOST_ITEMS) {
            option = -1;
            return;
        }
        int vector = 0;
        for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
            entries[item] = new int[vectors];
            entries[item][vector++] = 1;
        }
        work += (long) vectors * vectors / ENTRIES_PER_CELL;
    }

    /** Leaves the vectors, and sums of vectors, whose entries for the items of an option add up to 0. */
    private void restrict(int each) {
        int[] sums = new int[vectors];
        for (int cell = rows.starts[each]; cell < rows.starts[each + 1]; cell++) {
            int[] added = entries[rows.rows[cell]];
            for (int vector = 0; vector < Math.min(vectors, added.length); vector++) {
                sums[vector] = (sums[vector] + added[vector]) % ALL;
            }
            work += 1 + vectors / ENTRIES_PER_CELL;
        }
        int[] touched = touched(sums);
        for (int least = least(sums, touched); least >= 0; least = least(sums, touched)) {
            int[] times = new int[vectors];
            boolean isLast = true;
            for (int vector : touched) {
                if (vector != least && sums[vector] > 0) {
                    times[vector] = ALL - sums[vector] / sums[least];
                    sums[vector] %= sums[least];
                    isLast = false;
                }
            }
            if (isLast) {
                times[least] = ALL / Certificate.gcd(ALL, sums[least]) - 1;
                sums[least] = 0;
            }
            add(least, times, touched);
        }
    }

    /** The vectors whose sums are not 0. */
    private static int[] touched(int[] sums) {
        int[] touched = new int[sums.length];
        int size = 0;
        for (int vector = 0; vector < sums.length; vector++) {
            if (sums[vector] > 0) {
                touched[size++] = vector;
            }
        }
        return Arrays.copyOf(touched, size);
    }

    /** The vector with the least sum that is not 0; -1 if all are 0. */
    private static int least(int[] sums, int[] touched) {
        int least = -1;
        for (int vector : touched) {
            least = sums[vector] > 0 && (least < 0 || sums[vector] < sums[least]) ? vector : least;
        }
        return least;
    }

    /** Adds a vector to each one, so many times. If it is 0 then, it is of no use any more. */
    private void add(int added, int[] times, int[] touched) {
        boolean isZero = true;
        for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
            int[] row = entries[item];
            int entry = row[added];
            if (entry != 0) {
                for (int vector : touched) {
                    row[vector] = (row[vector] + entry * times[vector]) % ALL;
                }
                isZero &= row[added] == 0;
                work += touched.length;
            }
            work++;
        }
        if (isZero) {
            vectors--;
            for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
                entries[item][added] = entries[item][vectors];
            }
        }
    }

    /**
     * The vectors that are left are weights with which all options of a part add up to 0. If all entries of one have a
     * divisor in common, so has the modulus.
     */
    private void tryVectors() {
        int[] divisors = new int[vectors];
        for (int vector = 0; vector < vectors; vector++) {
            divisors[vector] = ALL;
            for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
                divisors[vector] = Certificate.gcd(divisors[vector], entries[item][vector]);
            }
        }
        for (int modulus : MODULI) {
            for (int vector = 0; vector < vectors && reason == null; vector++) {
                long sum = 0;
                for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
                    sum += (long) entries[item][vector] / divisors[vector] * rows.lows[item];
                }
                if (ALL / divisors[vector] % modulus == 0 && sum % modulus != 0) {
                    long[] weights = new long[rows.count()];
                    for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
                        weights[item] = entries[item][vector] / divisors[vector] % modulus;
                    }
                    reason = Certificate.modular(rows, weights, modulus);
                }
            }
        }
        work += (long) (1 + MODULI.length) * vectors * items.cardinality();
        for (int item = items.nextSetBit(0); item >= 0; item = items.nextSetBit(item + 1)) {
            entries[item] = new int[0];
        }
    }

    /** Whether there is a reason, or nothing more to be tried. */
    boolean isOver() {
        return reason != null || work > MOST_WORK || (option < 0 && part == parts.length);
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
