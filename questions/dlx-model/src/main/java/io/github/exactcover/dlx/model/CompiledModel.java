package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.internal.model.Domain;
import io.github.exactcover.dlx.internal.model.DraftItem;
import io.github.exactcover.dlx.internal.model.DraftOption;
import io.github.exactcover.dlx.internal.model.Statement;
import io.github.exactcover.dlx.internal.model.Translated;
import io.github.exactcover.dlx.internal.model.Translation;
import io.github.exactcover.dlx.internal.model.Trick;
import io.github.exactcover.dlx.internal.text.Given;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    private final List<Rule> rules;
    private final long[][] costs;
    private final Set<Trick> tricks;
    private final Translated translated;
    private final ExactCoverProblem<Item, Choice> problem;

    CompiledModel(Object model, List<Domain> domains, List<Rule> rules, long[][] costs, Set<Trick> tricks) {
        this(model, domains, rules, costs, tricks, all(rules));
    }

    private CompiledModel(
            Object model, List<Domain> domains, List<Rule> rules, long[][] costs, Set<Trick> tricks, BitSet some) {
        this.model = model;
        this.domains = domains;
        this.rules = rules;
        this.costs = costs;
        this.tricks = tricks;
        translated = Translation.of(
                domains,
                IntStream.range(0, rules.size())
                        .mapToObj(i -> some.get(i) ? rules.get(i).statement() : Statement.NOTHING)
                        .toList(),
                rules.stream().map(Rule::name).toList(),
                costs,
                tricks);
        problem = build();
    }

    private static BitSet all(List<Rule> rules) {
        BitSet all = new BitSet();
        all.set(0, rules.size());
        return all;
    }

    private ExactCoverProblem<Item, Choice> build() {
        ProblemBuilder<Item, Choice> builder = ExactCoverProblem.builder();
        List<Item> items = new ArrayList<>();
        for (DraftItem item : translated.items()) {
            Item named = new Item(translated.itemNames(), item.number());
            items.add(named);
            if (item.isPrimary()) {
                builder.bounded(named, item.low(), item.high());
            } else {
                builder.secondary(List.of(named));
            }
        }
        List<Item> covered = new ArrayList<>();
        int number = 0;
        for (DraftOption option : translated.options()) {
            Choice choice = new Choice(translated.optionNames(), number++);
            builder.option(choice, spec -> {
                covered.clear();
                for (int k = 0; k < option.size(); k++) {
                    DraftItem item = option.item(k);
                    if (item.number() >= 0 && item.hasColors()) {
                        spec.colors(items.get(item.number()), option.color(k));
                    } else if (item.number() >= 0) {
                        covered.add(items.get(item.number()));
                    }
                }
                spec.covers(covered).costs(option.cost());
            });
        }
        return builder.build();
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
        int[] places = translated.silent().clone();
        for (Choice choice : solution.options()) {
            if (!choice.isOf(translated.optionNames())) {
                throw new IllegalArgumentException(
                        "The problem of this model has no option '" + choice + "'; decode only its own solutions");
            }
            translated.options().get(choice.number()).giveTo(places);
        }
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
        RuleReducer reducer = new RuleReducer(some -> only(some).part(), time);
        BitSet all = all(rules);
        WhyNone.Kind kind = reducer.ask(all);
        if (kind != WhyNone.Kind.NOT_MINIMAL) {
            return new WhyNone(kind, List.of());
        }
        BitSet needed = reducer.reduce(reducer.start(all));
        return new WhyNone(reducer.kind(), needed.stream().mapToObj(rules::get).toList());
    }

    /** What tells why it has no solution. */
    RuleReducer.Part part() {
        return new RuleReducer.Part(problem, translated.isBroken(), translated.restricting(), this::culprits);
    }

    /** The rules of some items and limits, and those that left out values: a guess where to begin. */
    private BitSet culprits(Infeasibility<Item> items) {
        BitSet named = new BitSet();
        items.reason()
                .ifPresentOrElse(
                        reason -> Stream.of(reason.items(), reason.limits())
                                .flatMap(List::stream)
                                .forEach(weight -> named.set(weight.item().number())),
                        () -> items.items().forEach(item -> named.set(item.number())));
        items.limits().forEach(limit -> named.set(limit.item().number()));
        BitSet culprits = (BitSet) translated.restricting().clone();
        translated.items().stream()
                .filter(item -> item.rule() >= 0 && named.get(item.number()))
                .forEach(item -> culprits.set(item.rule()));
        return culprits;
    }

    /** The same with some of the rules only, in a form that is meant to be searched, not to be looked at. */
    private CompiledModel only(BitSet some) {
        Set<Trick> more = EnumSet.of(Trick.NARROW_PATHS);
        more.addAll(tricks);
        return new CompiledModel(model, domains, rules, costs, more, some);
    }

    /** Its size, such as {@code 3 variables, 2 rules: 6 primary items, 2 secondary, 14 options}. */
    @Override
    public String toString() {
        return domains.size() + " variables, " + rules.size() + " rules: " + problem;
    }
}
