package io.github.exactcover.dlx.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A small model with a few rules of all kinds, and the same rules as plain tests of the values. */
final class RandomModel {

    private final Random random;
    private final Model model = new Model();
    private final List<Variable<Integer>> variables = new ArrayList<>();
    private final List<Predicate<int[]>> tests = new ArrayList<>();
    private final int[][] costs;

    RandomModel(long seed) {
        random = new Random(seed);
        int size = 2 + random.nextInt(4);
        int most = seed % 3 == 0 ? 2 : 4;
        for (int i = 0; i < size; i++) {
            int from = random.nextInt(2);
            variables.add(model.variable("x " + i, from, from + random.nextInt(most)));
        }
        int rules = 1 + random.nextInt(5);
        for (int i = 0; i < rules; i++) {
            addRule();
        }
        costs = new int[size][6];
        if (random.nextInt(3) == 0) {
            addCosts();
        }
    }

    Model model() {
        return model;
    }

    List<Integer> valuesIn(Assignment assignment) {
        return variables.stream().map(assignment::get).toList();
    }

    List<Integer> valuesAt(int... places) {
        return IntStream.range(0, places.length)
                .mapToObj(i -> variables.get(i).values().get(places[i]))
                .toList();
    }

    long cost(List<Integer> values) {
        return IntStream.range(0, values.size())
                .map(i -> costs[i][values.get(i)])
                .sum();
    }

    /** What keeps all rules, found by trying everything. */
    Set<List<Integer>> allAssignments() {
        Set<List<Integer>> found = new HashSet<>();
        collect(new int[variables.size()], 0, found);
        return found;
    }

    private void collect(int[] values, int next, Set<List<Integer>> found) {
        if (next < values.length) {
            for (int value : variables.get(next).values()) {
                values[next] = value;
                collect(values, next + 1, found);
            }
        } else if (tests.stream().allMatch(test -> test.test(values))) {
            found.add(Arrays.stream(values).boxed().toList());
        }
    }

    /** What keeps these rules, as they see it themselves. */
    Set<List<Integer>> assignmentsThatKeep(List<Rule> rules) {
        Set<List<Integer>> found = new HashSet<>();
        collect(rules, new int[variables.size()], 0, found);
        return found;
    }

    private void collect(List<Rule> rules, int[] places, int next, Set<List<Integer>> found) {
        if (next < places.length) {
            for (int place = 0; place < variables.get(next).values().size(); place++) {
                places[next] = place;
                collect(rules, places, next + 1, found);
            }
        } else if (rules.stream().allMatch(rule -> rule.statement().holds(places))) {
            found.add(IntStream.range(0, places.length)
                    .mapToObj(i -> variables.get(i).values().get(places[i]))
                    .toList());
        }
    }

    private void addCosts() {
        for (int i = 0; i < costs.length; i++) {
            int[] ofVariable = costs[i];
            Arrays.setAll(ofVariable, value -> random.nextInt(5) - 1);
            model.cost(variables.get(i), value -> ofVariable[value]);
        }
    }

    private void addRule() {
        List<Integer> order = IntStream.range(0, variables.size()).boxed().collect(Collectors.toList());
        Collections.shuffle(order, random);
        List<Integer> some = new ArrayList<>(order.subList(0, 2 + random.nextInt(order.size() - 1)));
        if (random.nextInt(8) == 0) {
            some.add(some.get(0)); // A variable that is there twice.
        }
        switch (random.nextInt(9)) {
            case 0, 1 -> addAllDifferent(some);
            case 2 -> addSum(some);
            case 3 -> addCount(some);
            case 4, 5 -> addRelation(some.get(0), some.get(1));
            case 6 -> addTable(some);
            case 7 -> addPath(some);
            default -> addSmallRule(some.get(0), some.get(1));
        }
    }

    private int[] numbers(int size, int from, int to) {
        return IntStream.range(0, size)
                .map(i -> from + random.nextInt(to - from + 1))
                .toArray();
    }

    private List<Term<Integer>> views(List<Integer> some, int[] factors) {
        List<Term<Integer>> views = new ArrayList<>();
        for (int k = 0; k < some.size(); k++) {
            int factor = factors[k];
            Variable<Integer> variable = variables.get(some.get(k));
            views.add(factor == 1 ? variable : variable.map(value -> value * factor));
        }
        return views;
    }

    private static IntStream images(List<Integer> some, int[] factors, int[] values) {
        return IntStream.range(0, some.size()).map(k -> values[some.get(k)] * factors[k]);
    }

    /** Sometimes with the sum of the same terms, or of some of them. */
    private void addAllDifferent(List<Integer> some) {
        int[] factors = random.nextBoolean() ? new int[some.size()] : numbers(some.size(), 1, 3);
        if (factors[0] == 0) {
            Arrays.fill(factors, 1);
        }
        model.allDifferent(views(some, factors));
        tests.add(values -> images(some, factors, values).distinct().count() == some.size());
        if (random.nextBoolean()) {
            int size = random.nextInt(3) == 0 ? some.size() - 1 : some.size();
            addSum(some.subList(0, size), Arrays.copyOf(factors, size));
        }
    }

    private void addSum(List<Integer> some) {
        addSum(some, random.nextBoolean() ? numbers(some.size(), 1, 1) : numbers(some.size(), -1, 2));
    }

    private void addSum(List<Integer> some, int[] factors) {
        int low = random.nextInt(10) - 1;
        int high = low + random.nextInt(3);
        if (low == high) {
            model.sum(views(some, factors), low);
        } else {
            model.sum(views(some, factors), low, high);
        }
        tests.add(values -> {
            int sum = images(some, factors, values).sum();
            return low <= sum && sum <= high;
        });
    }

    private void addCount(List<Integer> some) {
        List<Literal> literals = new ArrayList<>();
        int[] masks = numbers(some.size(), 0, 31);
        for (int k = 0; k < some.size(); k++) {
            int mask = masks[k];
            Literal literal = variables.get(some.get(k)).where(value -> (mask >> value & 1) == 1);
            literals.add(random.nextBoolean() ? literal : literal.not().not());
        }
        int low = random.nextInt(some.size() + 1);
        int high = low + random.nextInt(some.size() + 1 - low);
        int kind = random.nextInt(4);
        switch (kind) {
            case 0 -> model.exactly(low, literals);
            case 1 -> model.atLeast(low, literals);
            case 2 -> model.atMost(high, literals);
            default -> model.count(low, high, literals);
        }
        int least = kind == 2 ? 0 : low;
        int most = kind == 0 ? low : kind == 1 ? some.size() : high;
        tests.add(values -> {
            long count = IntStream.range(0, some.size())
                    .filter(k -> (masks[k] >> values[some.get(k)] & 1) == 1)
                    .count();
            return least <= count && count <= most;
        });
    }

    private void addRelation(int x, int y) {
        Variable<Integer> first = variables.get(x);
        Variable<Integer> second = variables.get(y);
        int shift = random.nextInt(3) - 1;
        int bits = random.nextInt();
        int[] function = numbers(6, -1, 4);
        switch (random.nextInt(5)) {
            case 0 -> {
                model.less(first.map(value -> value + shift), second);
                tests.add(values -> values[x] + shift < values[y]);
            }
            case 1 -> {
                model.equal(first.map(value -> value + shift), second);
                tests.add(values -> values[x] + shift == values[y]);
            }
            case 2 -> {
                model.different(first, second.map(value -> value + shift));
                tests.add(values -> values[x] != values[y] + shift);
            }
            case 3 -> {
                model.rule(first, second, (a, b) -> (bits >> (a * 5 + b) % 32 & 1) == 1);
                tests.add(values -> (bits >> (values[x] * 5 + values[y]) % 32 & 1) == 1);
            }
            default -> {
                model.rule(first, second, (a, b) -> function[a] < 0 || function[a] / 2 == b / 2);
                tests.add(values -> function[values[x]] < 0 || function[values[x]] / 2 == values[y] / 2);
            }
        }
    }

    private void addTable(List<Integer> some) {
        if (random.nextBoolean()) {
            int modulus = 2 + random.nextInt(2);
            model.rule(some.stream().map(variables::get).toList(), values -> hash(values) % modulus == 0);
            tests.add(values -> hash(some.stream().map(i -> values[i]).toList()) % modulus == 0);
        } else {
            List<List<Integer>> rows = new ArrayList<>(); // Some come twice.
            for (int i = 0; i < 14; i++) {
                rows.add(Arrays.stream(numbers(some.size(), 0, 3)).boxed().toList());
            }
            model.table(some.stream().map(variables::get).toList(), rows);
            tests.add(values -> rows.contains(some.stream().map(i -> values[i]).toList()));
        }
    }

    private static int hash(List<Integer> values) {
        int hash = 1;
        for (int value : values) {
            hash = hash * 2 + value;
        }
        return hash;
    }

    private void addPath(List<Integer> some) {
        if (random.nextBoolean()) {
            model.path(
                    some.stream().map(variables::get).toList(),
                    0,
                    (state, value) -> value > 2 && state > 0 ? null : (Integer) ((state + value) % 3),
                    state -> state < 2);
            tests.add(values -> {
                int state = 0;
                for (int i : some) {
                    if (values[i] > 2 && state > 0) {
                        return false;
                    }
                    state = (state + values[i]) % 3;
                }
                return state < 2;
            });
        } else {
            List<Integer> lengths = List.of(List.<Integer>of(), List.of(1), List.of(2), List.of(1, 1))
                    .get(random.nextInt(4));
            model.runs(
                    some.stream()
                            .map(i -> variables.get(i).map(value -> value > 1))
                            .toList(),
                    lengths);
            tests.add(values ->
                    runs(some.stream().map(i -> values[i] > 1).toList()).equals(lengths));
        }
    }

    private static List<Integer> runs(List<Boolean> line) {
        List<Integer> runs = new ArrayList<>();
        int length = 0;
        for (boolean isOn : line) {
            length = isOn ? length + 1 : 0;
            if (length == 1) {
                runs.add(1);
            } else if (length > 1) {
                runs.set(runs.size() - 1, length);
            }
        }
        return runs;
    }

    private void addSmallRule(int x, int y) {
        int a = random.nextInt(4);
        int b = random.nextInt(4);
        Variable<Integer> first = variables.get(x);
        Variable<Integer> second = variables.get(y);
        switch (random.nextInt(3)) {
            case 0 -> {
                model.implies(first.eq(a), second.ne(b));
                tests.add(values -> values[x] != a || values[y] != b);
            }
            case 1 -> {
                model.require(first.ne(a));
                tests.add(values -> values[x] != a);
            }
            default -> {
                model.require(first.oneOf(a, b, 1));
                tests.add(values -> values[x] == a || values[x] == b || values[x] == 1);
            }
        }
    }
}
