package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.model.Domain;
import io.github.exactcover.dlx.internal.model.Path;
import io.github.exactcover.dlx.internal.model.Statement;
import io.github.exactcover.dlx.internal.model.Translation;
import io.github.exactcover.dlx.internal.model.Trick;
import io.github.exactcover.dlx.internal.text.Given;
import java.time.Duration;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A model as an exact-cover problem. Ask the problem whatever you like, and read its solutions here.
 *
 * <pre>{@code
 * Model model = new Model();
 * List<Variable<Integer>> queens = model.variables(List.of("a", "b", "c", "d"), Model.range(1, 4));
 * model.allDifferent(queens);
 * for (int sign : new int[] {1, -1}) {
 *     List<Term<Integer>> diagonals = new ArrayList<>();
 *     for (int i = 0; i < 4; i++) {
 *         int shift = sign * i;
 *         diagonals.add(queens.get(i).map(rank -> rank + shift));
 *     }
 *     model.allDifferent(diagonals);
 * }
 * CompiledModel compiled = model.compile();
 * System.out.println(Count.of(compiled.problem()).solutions()); // 2
 * DLX.forEach(compiled.problem(), solution -> System.out.println(compiled.decode(solution)));
 * // prints a = 3, b = 1, c = 4, d = 2
 * // prints a = 2, b = 4, c = 1, d = 3
 * }</pre>
 *
 * <p>The problem has exactly one solution for each assignment that keeps all rules.
 *
 * <p>Immutable, and safe to share between threads.
 */
public final class CompiledModel {

    private final Object model;
    private final List<Domain> domains;
    final List<Rule> rules;
    private final long[][] costs;
    private final Translation translation;
    private final ExactCoverProblem<Item, Choice> problem;

    CompiledModel(Object model, List<Domain> domains, List<Rule> rules, long[][] costs, Set<Trick> tricks) {
        this.model = model;
        this.domains = domains;
        this.rules = rules;
        this.costs = costs;
        translation = translation(all(), tricks);
        problem = translation.problem(
                number -> new Item(translation.itemNames(), number),
                number -> new Choice(translation.optionNames(), number));
    }

    Translation translation(BitSet some, Set<Trick> tricks) {
        List<Statement> statements = rules.stream().map(Rule::statement).toList();
        return new Translation(
                domains, statements, rules.stream().map(Rule::name).toList(), some, costs, tricks);
    }

    /** Some of the rules, to be searched and not to be looked at. */
    Translation translation(BitSet some) {
        return translation(some, EnumSet.complementOf(EnumSet.of(Trick.ONLY_NUMBERS)));
    }

    private BitSet all() {
        BitSet all = new BitSet();
        all.set(0, rules.size());
        return all;
    }

    /**
     * The problem. It has exactly one solution for each assignment that keeps all rules, with its cost.
     *
     * @return the problem
     */
    public ExactCoverProblem<Item, Choice> problem() {
        return problem;
    }

    /**
     * What a solution of the problem means.
     *
     * @param solution a solution of {@link #problem() the problem}
     * @return the values of all variables
     * @throws IllegalArgumentException if it is no solution of the problem
     */
    public Assignment decode(Solution<Choice> solution) {
        Objects.requireNonNull(solution, "The solution must not be null");
        for (Choice choice : solution.options()) {
            if (choice.names != translation.optionNames()) {
                throw new IllegalArgumentException(
                        "The problem of this model has no option '" + choice + "'; decode only its own solutions");
            }
        }
        int[] places = translation.places(solution.options().stream().mapToInt(choice -> choice.number));
        for (int variable = 0; variable < places.length; variable++) {
            if (places[variable] < 0) {
                throw new IllegalArgumentException("The solution has no value for "
                        + domains.get(variable).name() + "; decode only whole solutions of this model");
            }
        }
        return new Assignment(model, domains, places);
    }

    /**
     * Explains why there is no solution: by rules that cannot hold together. With enough time, none of them can be left
     * out. There may be other such sets of rules, also smaller ones.
     *
     * @param time how long it may take, more than nothing; it can take longer by the time to set up a search
     * @return what was found in this time
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public WhyNone whyNone(Duration time) {
        Objects.requireNonNull(time, "The time must not be null");
        Given.positive(time, "time", "some seconds are a good start");
        RuleReducer reducer = new RuleReducer(this::translation, time);
        RuleReducer numbers = new RuleReducer(some -> translation(some, EnumSet.allOf(Trick.class)), time);
        boolean isCounted = rules.stream().anyMatch(rule -> rule.statement() instanceof Path)
                && numbers.begin(all(), RuleReducer.SHARE) == WhyNone.Kind.NOT_MINIMAL;
        WhyNone.Kind kind = isCounted ? reducer.leaveOut(numbers.left) : reducer.reduce(all());
        return new WhyNone(kind, reducer.left.stream().mapToObj(rules::get).toList());
    }

    /** Its size, such as {@code 3 variables, 2 rules: 6 primary items, 2 secondary, 14 options}. */
    @Override
    public String toString() {
        return domains.size() + " variables, " + rules.size() + " rules: " + problem;
    }
}
