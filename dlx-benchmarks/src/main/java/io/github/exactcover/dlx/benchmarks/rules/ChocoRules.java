package io.github.exactcover.dlx.benchmarks.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.nary.automata.FA.FiniteAutomaton;
import org.chocosolver.solver.variables.IntVar;

/** A puzzle for choco-solver, with its default search. */
final class ChocoRules implements Rules {

    private final Model model = new Model();
    private final List<IntVar> all = new ArrayList<>();

    @Override
    public List<Integer> variables(int count, int low, int high) {
        int first = all.size();
        IntStream.range(first, first + count).forEach(i -> all.add(model.intVar("x" + i, low, high)));
        return IntStream.range(first, first + count).boxed().toList();
    }

    private IntVar[] terms(List<Integer> variables) {
        return variables.stream().map(all::get).toArray(IntVar[]::new);
    }

    @Override
    public void allDifferent(List<Integer> variables) {
        model.allDifferent(terms(variables)).post();
    }

    @Override
    public void allDifferent(List<Integer> variables, List<Integer> added) {
        IntVar[] terms = terms(variables);
        IntVar[] shifted = IntStream.range(0, terms.length)
                .mapToObj(i -> model.offset(terms[i], added.get(i)))
                .toArray(IntVar[]::new);
        model.allDifferent(shifted).post();
    }

    @Override
    public void equal(int x, int y) {
        model.arithm(all.get(x), "=", all.get(y)).post();
    }

    @Override
    public void less(int x, int y) {
        model.arithm(all.get(x), "<", all.get(y)).post();
    }

    @Override
    public void value(int x, int value) {
        model.arithm(all.get(x), "=", value).post();
    }

    @Override
    public void notValue(int x, int value) {
        model.arithm(all.get(x), "!=", value).post();
    }

    @Override
    public void together(int x, int a, int y, int b) {
        model.ifOnlyIf(model.arithm(all.get(x), "=", a), model.arithm(all.get(y), "=", b));
    }

    @Override
    public void difference(int x, int y, int z) {
        model.scalar(terms(List.of(y, x, z)), new int[] {1, -1, -1}, "=", 0).post();
    }

    @Override
    public void distance(int x, int y, int z) {
        model.distance(all.get(x), all.get(y), "=", all.get(z)).post();
    }

    @Override
    public void neighbours(int x, int y) {
        model.distance(all.get(x), all.get(y), "=", 1).post();
    }

    @Override
    public void follows(int x, int y) {
        model.arithm(all.get(y), "-", all.get(x), "=", 1).post();
    }

    @Override
    public void sum(List<Integer> variables, List<Integer> weights, int total) {
        int[] factors = weights.stream().mapToInt(weight -> weight).toArray();
        model.scalar(terms(variables), factors, "=", total).post();
    }

    @Override
    public void ones(List<Integer> variables, int low, int high) {
        if (low == high) {
            model.sum(terms(variables), "=", low).post();
            return;
        }
        if (low > 0) {
            model.sum(terms(variables), ">=", low).post();
        }
        model.sum(terms(variables), "<=", high).post();
    }

    @Override
    public void runs(List<Integer> variables, List<Integer> lengths) {
        String pattern = lengths.isEmpty()
                ? "0*"
                : lengths.stream().map(length -> "1{" + length + "}").collect(Collectors.joining("0+", "0*", "0*"));
        model.regular(terms(variables), new FiniteAutomaton(pattern)).post();
    }

    @Override
    public boolean isPossible() {
        return model.getSolver().solve();
    }

    @Override
    public long count(int seconds) {
        Solver solver = model.getSolver();
        solver.limitTime(seconds + "s");
        long count = 0;
        while (solver.solve()) {
            count++;
        }
        return solver.isStopCriterionMet() ? -1 : count;
    }
}
