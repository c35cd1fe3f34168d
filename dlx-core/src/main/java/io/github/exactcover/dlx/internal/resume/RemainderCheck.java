package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.table.Exclusion;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Checks a {@link Remainder} that may be forged: its solutions must be solutions, and its branches must lie in the
 * tree, in order and without overlaps. For a given table, this takes time proportional to the size of the remainder. It
 * cannot notice that a branch is missing.
 */
public final class RemainderCheck {

    /** Several times as many solutions as threads or a cluster ever keep. */
    static final int MOST_KEPT = 1 << 21;

    private final OptionTable table;
    private final boolean counting;
    private final Supplier<SearchEngine> newEngine;

    /** How often each item is covered in the solution under test, and its color; all 0 between two solutions. */
    private final int[] covered;

    private final int[] colors;

    /** How many primary items must be covered. */
    private final int needed;

    /**
     * A check for the remainders of one search.
     *
     * @param newEngine makes an engine of that search; not called when there is no branch to enter
     */
    public RemainderCheck(OptionTable table, boolean counting, Supplier<SearchEngine> newEngine) {
        this.table = table;
        this.counting = counting;
        this.newEngine = newEngine;
        this.covered = new int[table.itemCount()];
        this.colors = new int[table.itemCount()];
        int items = 0;
        for (int item = 0; item < table.primaryCount(); item++) {
            items += table.low(item) > 0 ? 1 : 0;
        }
        this.needed = items;
    }

    /** Throws an IllegalArgumentException if the remainder is not one of this search. */
    void check(Remainder remainder) {
        List<int[]> found = remainder.pieces().stream()
                .flatMap(part -> part.found().stream())
                .toList();
        if (found.size() > MOST_KEPT) {
            throw new IllegalArgumentException("it has more solutions than a search keeps");
        }
        checkSolutions(found);
        List<Branch> branches =
                remainder.pieces().stream().map(Remainder.Piece::branch).toList();
        checkOrder(branches);
        checkBranches(branches);
    }

    /** Throws an IllegalArgumentException if these are not solutions of this search, or if one of them comes twice. */
    public void checkSolutions(List<int[]> found) {
        Set<IntBuffer> seen = new HashSet<>();
        for (int[] solution : found) {
            if (!seen.add(IntBuffer.wrap(checkSolution(solution)))) {
                throw new IllegalArgumentException("it has a solution twice");
            }
        }
    }

    /**
     * Throws an IllegalArgumentException if these options are not a solution of this search. Returns them in ascending
     * order.
     */
    public int[] checkSolution(int[] solution) {
        int[] options = solution.clone();
        Arrays.sort(options);
        if (counting || !isSolution(options)) {
            throw new IllegalArgumentException("a solution in it is not one of this search");
        }
        return options;
    }

    /** Whether some options, in ascending order, are a solution of the table. */
    private boolean isSolution(int[] options) {
        for (int i = 0; i < options.length; i++) {
            boolean repeated = i > 0 && options[i] == options[i - 1];
            if (repeated || options[i] < 0 || options[i] >= table.optionCount() || !table.isEligible(options[i])) {
                return false;
            }
        }
        boolean possible = true;
        for (int option : options) {
            possible &= choose(option);
        }
        int satisfied = 0;
        for (int option : options) {
            satisfied += clear(option);
        }
        return possible && satisfied == needed;
    }

    /** Covers the items of an option. Returns whether each of them could be covered once more. */
    private boolean choose(int option) {
        boolean possible = true;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            possible &= item < table.primaryCount()
                    ? covered[item] < table.high(item)
                    : covered[item] == 0 || Exclusion.agree(colors[item], table.color(cell));
            covered[item]++;
            colors[item] = table.color(cell);
        }
        return possible;
    }

    /** Uncovers the items of an option. Returns how many that must be covered were covered often enough. */
    private int clear(int option) {
        int satisfied = 0;
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            int item = table.item(cell);
            if (item < table.primaryCount() && table.low(item) > 0 && covered[item] >= table.low(item)) {
                satisfied++;
            }
            covered[item] = 0;
        }
        return satisfied;
    }

    /** Throws an IllegalArgumentException if some branches are not in the order of the search, or not apart. */
    public static void checkOrder(List<Branch> branches) {
        Branch previous = Branch.NONE;
        for (Branch branch : branches) {
            if (!branch.isNothing()) {
                if (!previous.isNothing() && !isBefore(previous, branch)) {
                    throw new IllegalArgumentException("its branches overlap or are out of order");
                }
                previous = branch;
            }
        }
    }

    /**
     * Whether one branch lies completely before another. A branch that was split off has the same choices as its
     * origin, down to the level whose siblings it took, and siblings are in the order of the table.
     */
    private static boolean isBefore(Branch one, Branch other) {
        int most = Math.min(one.depth(), other.depth());
        for (int level = 0; level < most; level++) {
            if (one.first(level) != other.first(level)) {
                return one.last(level) < other.first(level);
            }
            if (one.first(level) != one.last(level) || other.first(level) != other.last(level)) {
                return false;
            }
        }
        return false;
    }

    /**
     * Throws an IllegalArgumentException if a branch is not one of this search. Only the engine knows which branches it
     * can enter, so this enters each of them.
     */
    private void checkBranches(List<Branch> branches) {
        SearchEngine engine = null;
        for (Branch branch : branches) {
            if (branch.depth() > 0) {
                if (engine == null) {
                    engine = newEngine.get();
                }
                engine.restart(branch);
            }
        }
    }
}
