package io.github.exactcover.dlx.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.trace.SearchListener;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Rebuilds the state of a search from what a listener is told, and checks each step against that state and the problem.
 */
public final class Replay implements SearchListener<String, Integer> {

    /** An item that was chosen, and how many choices for it were not made yet. */
    private record Branching(String item, int depth, int left) {}

    private final ExactCoverProblem<String, Integer> problem;
    private final Set<Integer> forbidden;
    private final List<Object> choices = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();
    private final List<Branching> branchings = new ArrayList<>();
    private final Set<Set<Integer>> solutions = new LinkedHashSet<>();
    private boolean started;
    private long nodes;

    /** @param forbidden the places of the options that the search must not choose */
    public Replay(ExactCoverProblem<String, Integer> problem, Set<Integer> forbidden) {
        this.problem = problem;
        this.forbidden = forbidden;
    }

    public Set<Set<Integer>> solutions() {
        return solutions;
    }

    public long nodes() {
        return nodes;
    }

    /** How many choices are in force. */
    public int depth() {
        return choices.size();
    }

    /** The search says that it has seen everything. */
    public void exhausted() {
        assertThat(started).isTrue();
        assertThat(choices).isEmpty();
        while (!branchings.isEmpty()) {
            dropFinished(0);
        }
    }

    @Override
    public void searchStarted(List<Integer> required, List<Integer> places) {
        assertThat(places.stream().map(problem.options()::get).toList()).isEqualTo(required);
        assertThat(started).isFalse();
        started = true;
        chosen.addAll(places);
    }

    @Override
    public void itemChosen(String item, int size, int depth) {
        arrive(depth);
        assertThat(size).isPositive();
        if (problem.boundsOf(item).equals(new Bounds(1, 1)) && withoutBounds()) {
            assertThat(size).isEqualTo(candidates(item).size());
        }
        branchings.add(new Branching(item, depth, size));
    }

    @Override
    public void optionTried(Integer option, int place, int depth) {
        assertThat(problem.options().get(place)).isSameAs(option);
        assertThat(problem.itemsOf(place)).contains(item(depth));
        assertThat(fits(place)).isTrue();
        choose(option, depth);
        chosen.add(place);
    }

    @Override
    public void optionUndone(Integer option, int place, int depth) {
        assertThat(problem.options().get(place)).isSameAs(option);
        assertThat(chosen.remove(chosen.size() - 1)).isEqualTo(place);
        takeBack(option, depth);
    }

    @Override
    public void itemClosed(String item, int depth) {
        assertThat(item).isEqualTo(item(depth));
        assertThat(covered(item)).isGreaterThanOrEqualTo(problem.boundsOf(item).low());
        choose(item, depth);
    }

    @Override
    public void itemReopened(String item, int depth) {
        takeBack(item, depth);
    }

    @Override
    public void deadEnd(String item, int depth) {
        arrive(depth);
        int possible = covered(item) + candidates(item).size();
        if (withoutBounds()) {
            assertThat(possible).isZero();
        }
        assertThat(covered(item)).isLessThan(problem.boundsOf(item).low());
    }

    @Override
    public void solutionFound(Solution<Integer> solution, int depth) {
        arrive(depth);
        assertThat(solution.searchOrder())
                .isEqualTo(chosen.stream().map(problem.options()::get).toList());
        assertThat(solutions.add(new TreeSet<>(chosen))).isTrue();
    }

    private void arrive(int depth) {
        assertThat(started).isTrue();
        assertThat(depth).isEqualTo(choices.size());
        dropFinished(depth);
        nodes++;
    }

    /** The item that is branched on at a depth; those below are done. */
    private String item(int depth) {
        assertThat(depth).isEqualTo(choices.size());
        dropFinished(depth + 1);
        return branchings.get(branchings.size() - 1).item();
    }

    private void dropFinished(int depth) {
        while (!branchings.isEmpty() && branchings.get(branchings.size() - 1).depth() >= depth) {
            assertThat(branchings.remove(branchings.size() - 1).left()).isZero();
        }
    }

    private void choose(Object choice, int depth) {
        Branching last = branchings.remove(branchings.size() - 1);
        assertThat(last.depth()).isEqualTo(depth);
        assertThat(last.left()).isPositive();
        branchings.add(new Branching(last.item(), depth, last.left() - 1));
        choices.add(choice);
    }

    private void takeBack(Object choice, int depth) {
        assertThat(choices.remove(choices.size() - 1)).isSameAs(choice);
        assertThat(depth).isEqualTo(choices.size());
    }

    private boolean withoutBounds() {
        return problem.primaryItems().stream()
                .allMatch(item -> problem.boundsOf(item).equals(new Bounds(1, 1)));
    }

    private int covered(String item) {
        return (int) chosen.stream()
                .filter(place -> problem.itemsOf(place).contains(item))
                .count();
    }

    /** The options of an item that could be chosen together with those in force. */
    private List<Integer> candidates(String item) {
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < problem.options().size(); place++) {
            if (problem.itemsOf(place).contains(item) && !chosen.contains(place) && fits(place)) {
                found.add(place);
            }
        }
        return found;
    }

    private boolean fits(int place) {
        if (forbidden.contains(place)) {
            return false;
        }
        Map<String, Object> colors = problem.colorsOf(place);
        for (String item : problem.itemsOf(place)) {
            if (problem.primaryItems().contains(item)) {
                if (covered(item) >= problem.boundsOf(item).high()) {
                    return false;
                }
            } else if (chosen.stream()
                    .filter(other -> problem.itemsOf(other).contains(item))
                    .anyMatch(other -> !colors.containsKey(item)
                            || !colors.get(item).equals(problem.colorsOf(other).get(item)))) {
                return false;
            }
        }
        return true;
    }
}
