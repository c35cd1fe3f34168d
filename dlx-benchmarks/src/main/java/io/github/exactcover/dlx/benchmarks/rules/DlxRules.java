package io.github.exactcover.dlx.benchmarks.rules;

import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.model.Model;
import io.github.exactcover.dlx.model.Term;
import io.github.exactcover.dlx.model.Variable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A puzzle for dlx-model. */
final class DlxRules implements Rules {

    private final Model model = new Model();
    private final List<Variable<Integer>> all = new ArrayList<>();

    @Override
    public List<Integer> variables(int count, int low, int high) {
        int first = all.size();
        IntStream.range(first, first + count).forEach(i -> all.add(model.variable("x" + i, low, high)));
        return IntStream.range(first, first + count).boxed().toList();
    }

    private List<Variable<Integer>> terms(List<Integer> variables) {
        return variables.stream().map(all::get).toList();
    }

    @Override
    public void allDifferent(List<Integer> variables) {
        model.allDifferent(terms(variables));
    }

    @Override
    public void allDifferent(List<Integer> variables, List<Integer> added) {
        List<Term<Integer>> shifted = new ArrayList<>();
        for (int variable : variables) {
            int shift = added.get(shifted.size());
            shifted.add(all.get(variable).map(value -> value + shift));
        }
        model.allDifferent(shifted);
    }

    @Override
    public void equal(int x, int y) {
        model.equal(all.get(x), all.get(y));
    }

    @Override
    public void less(int x, int y) {
        model.less(all.get(x), all.get(y));
    }

    @Override
    public void value(int x, int value) {
        model.require(all.get(x).eq(value));
    }

    @Override
    public void notValue(int x, int value) {
        model.require(all.get(x).ne(value));
    }

    @Override
    public void together(int x, int a, int y, int b) {
        model.rule(all.get(x), all.get(y), (first, second) -> (first == a) == (second == b));
    }

    @Override
    public void difference(int x, int y, int z) {
        model.rule(terms(List.of(x, y, z)), values -> values.get(1) - values.get(0) == values.get(2));
    }

    @Override
    public void distance(int x, int y, int z) {
        model.rule(terms(List.of(x, y, z)), values -> Math.abs(values.get(1) - values.get(0)) == values.get(2));
    }

    @Override
    public void neighbours(int x, int y) {
        model.rule(all.get(x), all.get(y), (a, b) -> Math.abs(a - b) == 1);
    }

    @Override
    public void follows(int x, int y) {
        model.rule(all.get(x), all.get(y), (a, b) -> a + 1 == b);
    }

    @Override
    public void sum(List<Integer> variables, List<Integer> weights, int total) {
        List<Term<Integer>> parts = new ArrayList<>();
        for (int variable : variables) {
            int weight = weights.get(parts.size());
            parts.add(weight == 1 ? all.get(variable) : all.get(variable).map(value -> value * weight));
        }
        model.sum(parts, total);
    }

    @Override
    public void ones(List<Integer> variables, int low, int high) {
        model.count(low, high, terms(variables).stream().map(x -> x.eq(1)).toList());
    }

    @Override
    public void runs(List<Integer> variables, List<Integer> lengths) {
        model.runs(
                terms(variables).stream().map(x -> x.map(value -> value == 1)).toList(), lengths);
    }

    @Override
    public boolean isPossible() {
        return Feasibility.of(model.compile().problem()).solution().isPresent();
    }

    @Override
    public long count(int seconds) {
        CountResult result = Count.of(model.compile().problem())
                .timeout(Duration.ofSeconds(seconds))
                .result();
        return result.isExhausted() ? result.solutions().longValueExact() : -1;
    }
}
