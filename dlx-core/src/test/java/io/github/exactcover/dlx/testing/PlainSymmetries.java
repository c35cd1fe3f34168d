package io.github.exactcover.dlx.testing;

import static io.github.exactcover.dlx.testing.SmallProblem.ABSENT;
import static io.github.exactcover.dlx.testing.SmallProblem.COVERED;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The symmetries of a small problem, found by trying all permutations of its items and of two colors of each secondary
 * item. It shares nothing with what it is compared with.
 */
public final class PlainSymmetries {

    private final SmallProblem problem;
    private final IntToLongFunction cost;
    private final IntPredicate marked;
    private final IntUnaryOperator key;

    /** The items that matter. */
    private final List<Integer> items;

    /** By option that can be chosen: its items with their colors, and its cost. */
    private final Map<Integer, List<Object>> options = new LinkedHashMap<>();

    /** Each distinct way in which options that are no copies of each other move: from where, and to where. */
    private final Set<Map<List<Object>, List<Object>>> moves = new HashSet<>();

    /**
     * Tries all permutations.
     *
     * @param marked options that are only exchanged with each other
     */
    public PlainSymmetries(SmallProblem problem, IntToLongFunction cost, IntPredicate marked) {
        this(problem, cost, marked, item -> 0);
    }

    /** The same, where items are only exchanged with items of the same key. */
    public PlainSymmetries(SmallProblem problem, IntToLongFunction cost, IntPredicate marked, IntUnaryOperator key) {
        this.key = key;
        this.problem = problem;
        this.cost = cost;
        this.marked = marked;
        List<Integer> eligible = IntStream.range(0, problem.options().size())
                .filter(this::canBeChosen)
                .boxed()
                .toList();
        items = IntStream.range(0, problem.itemCount())
                .filter(item -> item < problem.primaryCount() || excludes(item, eligible))
                .filter(item -> IntStream.range(0, item).noneMatch(before -> areAlike(before, item, eligible)))
                .boxed()
                .toList();
        eligible.forEach(option -> options.put(option, image(option, identity(), 0)));
        permute(new ArrayList<>(), new ArrayList<>(items));
    }

    private Map<Integer, Integer> identity() {
        return items.stream().collect(Collectors.toMap(item -> item, item -> item));
    }

    private boolean canBeChosen(int option) {
        List<Integer> uses = problem.options().get(option);
        IntPredicate used = item -> uses.get(item) != ABSENT;
        return IntStream.range(0, problem.primaryCount()).anyMatch(used)
                && IntStream.range(0, problem.primaryCount())
                        .filter(used)
                        .noneMatch(item -> problem.highs().get(item) == 0);
    }

    private int use(int option, int item) {
        return problem.options().get(option).get(item);
    }

    private boolean excludes(int item, List<Integer> eligible) {
        for (int one : eligible) {
            for (int other : eligible) {
                boolean both = one != other && use(one, item) != ABSENT && use(other, item) != ABSENT;
                if (both && (use(one, item) == COVERED || use(one, item) != use(other, item))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two items have the same options, and the same pairs of options agree in them. */
    private boolean areAlike(int item, int another, List<Integer> eligible) {
        if (!kind(item).equals(kind(another)) || (item >= problem.primaryCount() && !excludes(item, eligible))) {
            return false;
        }
        for (int one : eligible) {
            if (Math.min(2, use(one, item)) != Math.min(2, use(one, another))) {
                return false;
            }
            for (int other : eligible) {
                if ((use(one, item) == use(other, item)) != (use(one, another) == use(other, another))) {
                    return false;
                }
            }
        }
        return true;
    }

    private List<Object> kind(int item) {
        return item < problem.primaryCount()
                ? List.of(
                        key.applyAsInt(item),
                        problem.lows().get(item),
                        problem.highs().get(item))
                : List.of(key.applyAsInt(item));
    }

    private void permute(List<Integer> images, List<Integer> left) {
        if (left.isEmpty()) {
            Map<Integer, Integer> goes = new HashMap<>();
            for (int i = 0; i < items.size(); i++) {
                goes.put(items.get(i), images.get(i));
            }
            for (int swapped = 0; swapped < 1 << (problem.itemCount() - problem.primaryCount()); swapped++) {
                move(goes, swapped);
            }
            return;
        }
        for (Integer next : List.copyOf(left)) {
            if (kind(items.get(images.size())).equals(kind(next))) {
                images.add(next);
                left.remove(next);
                permute(images, left);
                left.add(next);
                images.remove(images.size() - 1);
            }
        }
    }

    private void move(Map<Integer, Integer> goes, int swapped) {
        Map<List<Object>, List<Object>> moved = new HashMap<>();
        Map<List<Object>, Integer> before = new HashMap<>();
        Map<List<Object>, Integer> after = new HashMap<>();
        options.forEach((option, content) -> {
            List<Object> image = image(option, goes, swapped);
            moved.put(content, image);
            before.merge(content, 1, Integer::sum);
            after.merge(image, 1, Integer::sum);
        });
        if (before.equals(after)) {
            moves.add(moved);
        }
    }

    /**
     * What an option has after a permutation.
     *
     * @param swapped a bit for each secondary item whose colors 2 and 3 change places
     */
    private List<Object> image(int option, Map<Integer, Integer> goes, int swapped) {
        Set<List<Integer>> covered = new HashSet<>();
        goes.forEach((item, image) -> {
            int use = use(option, item);
            if (use != ABSENT) {
                boolean swaps = use > COVERED && (swapped >> (item - problem.primaryCount()) & 1) == 1;
                covered.add(List.of(image, swaps ? 5 - use : use));
            }
        });
        return List.of(covered, cost.applyAsLong(option), marked.test(option));
    }

    /** How many symmetries there are, with the exchanges of copies. */
    public long order() {
        long order = moves.size();
        for (long count : options.values().stream()
                .collect(Collectors.groupingBy(content -> content, Collectors.counting()))
                .values()) {
            for (long factor = 2; factor <= count; factor++) {
                order *= factor;
            }
        }
        return order;
    }

    /** The orbits of the options that can be chosen. */
    public Set<Set<Integer>> optionOrbits() {
        Set<Set<Integer>> orbits = new HashSet<>();
        options.values()
                .forEach(content -> orbits.add(options.entrySet().stream()
                        .filter(entry -> moves.stream()
                                .anyMatch(move ->
                                        move.getOrDefault(content, List.of()).equals(entry.getValue())))
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet())));
        return orbits;
    }

    /** Solutions, divided into classes. */
    public Collection<Set<Set<Integer>>> classes(Set<Set<Integer>> solutions) {
        Map<Set<Map<List<Object>, Long>>, Set<Set<Integer>>> classes = new HashMap<>();
        for (Set<Integer> solution : solutions) {
            Set<Map<List<Object>, Long>> orbit = moves.stream()
                    .map(move -> solution.stream()
                            .map(option -> move.getOrDefault(options.getOrDefault(option, List.of()), List.of()))
                            .collect(Collectors.groupingBy(content -> content, Collectors.counting())))
                    .collect(Collectors.toSet());
            classes.computeIfAbsent(orbit, key -> new HashSet<>()).add(new TreeSet<>(solution));
        }
        return classes.values();
    }

    /** A problem with more symmetries: with the images of all options under a rotation of its items of each kind. */
    public static SmallProblem rotated(SmallProblem problem) {
        int secondaryCount = problem.itemCount() - problem.primaryCount();
        Set<List<Integer>> all = new java.util.LinkedHashSet<>(problem.options());
        for (List<Integer> option : problem.options()) {
            List<Integer> turned = option;
            for (int turn = 0; turn < Math.max(problem.primaryCount(), secondaryCount) && all.size() < 12; turn++) {
                List<Integer> last = turned;
                turned = IntStream.range(0, problem.itemCount())
                        .mapToObj(item -> item < problem.primaryCount()
                                ? last.get((item + 1) % problem.primaryCount())
                                : last.get(
                                        problem.primaryCount() + (item - problem.primaryCount() + 1) % secondaryCount))
                        .toList();
                all.add(turned);
            }
        }
        return new SmallProblem(
                problem.primaryCount(), problem.itemCount(), new ArrayList<>(all), problem.lows(), problem.highs());
    }
}
