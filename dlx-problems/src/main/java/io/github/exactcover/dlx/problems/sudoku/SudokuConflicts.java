package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * What rules of the user's own forbid: placements, and pairs of placements that do not exclude each other anyway. A
 * placement is the number {@code cell * size + symbol - 1}.
 */
final class SudokuConflicts {

    /**
     * A rule.
     *
     * @param name what messages call it
     * @param alone what may stand at all
     * @param together which two may stand in one grid
     */
    record Rule(String name, Predicate<Placement> alone, BiPredicate<Placement, Placement> together) {}

    private final List<Rule> rules;

    /** By placement: one more than the number of the rule that forbids it, 0 if none does. */
    private final int[] forbidding;

    /** By placement: the numbers of its pairs. */
    private final int[][] pairsOf;

    /** By pair: the sum of its two placements. */
    private final int[] sums;

    private final int[] ruleOf;

    /**
     * The conflicts of rules.
     *
     * @param unitsOf the units of a cell; two placements of a symbol in one unit exclude each other anyway
     */
    SudokuConflicts(List<Rule> rules, int size, int[][] unitsOf) {
        this.rules = rules;
        int count = rules.isEmpty() ? 0 : size * size * size;
        forbidding = new int[count];
        Placement[] placements = new Placement[count];
        for (int number = 0; number < count; number++) {
            int cell = number / size;
            placements[number] = new Placement(cell / size, cell % size, number % size + 1);
            for (int rule = 0; rule < rules.size() && forbidding[number] == 0; rule++) {
                forbidding[number] = rules.get(rule).alone().test(placements[number]) ? 0 : rule + 1;
            }
        }
        List<List<Integer>> pairs = new ArrayList<>();
        List<Integer> allSums = new ArrayList<>();
        List<Integer> allRules = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            pairs.add(new ArrayList<>());
        }
        for (int first = 0; first < count; first++) {
            int cell = first / size;
            for (int second = (cell + 1) * size; second < count; second++) {
                boolean same = first % size == second % size && share(unitsOf[cell], unitsOf[second / size]);
                if (same || forbidding[first] > 0 || forbidding[second] > 0) {
                    continue;
                }
                int rule = ruleAgainst(placements[first], placements[second]);
                if (rule >= 0) {
                    pairs.get(first).add(allSums.size());
                    pairs.get(second).add(allSums.size());
                    allSums.add(first + second);
                    allRules.add(rule);
                }
            }
        }
        pairsOf = new int[count][];
        for (int number = 0; number < count; number++) {
            pairsOf[number] = array(pairs.get(number));
        }
        sums = array(allSums);
        ruleOf = array(allRules);
    }

    private static int[] array(List<Integer> numbers) {
        int[] array = new int[numbers.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = numbers.get(i);
        }
        return array;
    }

    private static boolean share(int[] some, int[] others) {
        return Arrays.stream(some).anyMatch(unit -> Arrays.stream(others).anyMatch(other -> other == unit));
    }

    private int ruleAgainst(Placement first, Placement second) {
        for (int rule = 0; rule < rules.size(); rule++) {
            BiPredicate<Placement, Placement> together = rules.get(rule).together();
            if (!together.test(first, second)) {
                return rule;
            }
        }
        return -1;
    }

    boolean isEmpty() {
        return forbidding.length == 0;
    }

    /** How many pairs there are. */
    int count() {
        return sums.length;
    }

    /** Whether a rule forbids a placement. */
    boolean isForbidden(int placement) {
        return !isEmpty() && forbidding[placement] > 0;
    }

    /** The name of the rule that forbids a placement. */
    String ruleAgainst(int placement) {
        return rules.get(forbidding[placement] - 1).name();
    }

    /** The pairs that a placement is in. Do not change the array. */
    int[] pairsOf(int placement) {
        return isEmpty() ? forbidding : pairsOf[placement];
    }

    /** From a pair and one of its placements to the other. */
    int other(int pair, int placement) {
        return sums[pair] - placement;
    }

    String nameOf(int pair) {
        return rules.get(ruleOf[pair]).name();
    }
}
