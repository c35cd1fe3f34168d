package io.github.exactcover.dlx.internal.cost.prices;

import io.github.exactcover.dlx.internal.table.Exclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds sets of options of which a solution has at most one, although their shares in the averaged solution add up to
 * more: any two of them share an item that can be covered once, or give a secondary item different colors. As further
 * items, these sets raise the bound. The averaged solution only says where to look; that any two options exclude each
 * other is checked.
 */
public final class Cliques {

    /**
     * Only this many options of the averaged solution are looked at, those with the largest shares, because any two of
     * them are compared. With 200, a roster of 20 nurses takes 69 times the work; with more, nothing changes.
     */
    private static final int MOST_USED = 800;

    /**
     * The shares of a clique must add up to more than this. Only rounding errors matter here: with 1.000001 and 1.08,
     * rosters take the same work, and other tables 1.00 and 0.96 of it.
     */
    private static final double TOO_MUCH = 1.02;

    private final PricedTable table;
    private final int[] options;
    private final double[] shares;

    /**
     * The option with which others are compared, and for each item the latest such option that has it, and its color.
     */
    private int marked;

    private final int[] marks;

    private final int[] markedColors;

    public Cliques(PricedTable table, int[] options, double[] shares) {
        this.table = table;
        this.options = options;
        this.shares = shares;
        this.marks = new int[table.itemCount()];
        this.markedColors = new int[marks.length];
        Arrays.fill(marks, -1);
    }

    /**
     * The cliques, as lists of options.
     *
     * @param nets the net costs of the options; cliques get more options as long as these are not above {@code mostNet}
     */
    public List<int[]> find(long[] nets, long mostNet) {
        int[] used = IntStream.range(0, options.length)
                .filter(q -> shares[q] > 0)
                .boxed()
                .sorted((one, other) -> Double.compare(shares[other], shares[one]))
                .limit(MOST_USED)
                .mapToInt(Integer::intValue)
                .toArray();
        BitSet[] conflicts = conflicts(used);
        Set<BitSet> seen = new HashSet<>();
        List<int[]> found = new ArrayList<>();
        for (int seed = 0; seed < used.length; seed++) {
            BitSet clique = grow(seed, conflicts);
            double sum = clique.stream().mapToDouble(i -> shares[used[i]]).sum();
            if (sum > TOO_MUCH && seen.add(clique)) {
                found.add(extended(clique.stream().map(i -> used[i]).toArray(), nets, mostNet));
            }
        }
        return found;
    }

    /** For each of the used options, the others that exclude it. */
    private BitSet[] conflicts(int[] used) {
        BitSet[] conflicts = new BitSet[used.length];
        for (int i = 0; i < used.length; i++) {
            conflicts[i] = new BitSet(used.length);
            mark(options[used[i]]);
            for (int j = 0; j < used.length; j++) {
                if (j != i && excludesMarked(options[used[j]])) {
                    conflicts[i].set(j);
                }
            }
        }
        return conflicts;
    }

    /** Remembers the items of an option that can be covered once. */
    private void mark(int option) {
        for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
            if (table.highs[table.items[cell]] == 1) {
                marks[table.items[cell]] = option;
                markedColors[table.items[cell]] = table.colors[cell];
            }
        }
        marked = option;
    }

    /** Whether another option has an item of the marked one, and not both in the same color. */
    private boolean excludesMarked(int other) {
        for (int cell = table.starts[other]; cell < table.starts[other + 1]; cell++) {
            int item = table.items[cell];
            if (marks[item] == marked && !Exclusion.agree(table.colors[cell], markedColors[item])) {
                return true;
            }
        }
        return false;
    }

    private static BitSet grow(int seed, BitSet[] conflicts) {
        BitSet clique = new BitSet();
        clique.set(seed);
        BitSet left = (BitSet) conflicts[seed].clone();
        for (int next = left.nextSetBit(0); next >= 0; next = left.nextSetBit(0)) {
            clique.set(next);
            left.and(conflicts[next]);
        }
        return clique;
    }

    /** The clique with further options, each of which excludes all that are in it already. */
    private int[] extended(int[] clique, long[] nets, long mostNet) {
        boolean[] isMember = new boolean[options.length];
        int[] all = new int[options.length];
        int size = 0;
        for (int member : clique) {
            isMember[member] = true;
            all[size++] = options[member];
        }
        int end = size;
        for (int q = 0; q < options.length; q++) {
            if (!isMember[q] && nets[q] <= mostNet) {
                all[end++] = options[q];
            }
        }
        // What is in the clique comes first, then what may still come in.
        for (int i = 0; i < end; i++) {
            size = Math.max(size, i + 1);
            mark(all[i]);
            int kept = size;
            for (int other = size; other < end; other++) {
                if (excludesMarked(all[other])) {
                    all[kept++] = all[other];
                }
            }
            end = kept;
        }
        return Arrays.copyOf(all, end);
    }
}
