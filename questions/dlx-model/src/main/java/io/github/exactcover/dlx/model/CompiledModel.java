package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.internal.model.Domain;
import io.github.exactcover.dlx.internal.model.DraftItem;
import io.github.exactcover.dlx.internal.model.DraftOption;
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

    /** The part of the time for an explanation by items, which tells where to begin with the rules. */
    private static final int SHARE = 10;

    /** How many times as long as the translation it may take at most. A reason by arithmetic takes about as long. */
    private static final int PATIENCE = 4;

    private final Object model;
    private final List<Domain> domains;
    private final List<Rule> rules;
    private final long[][] costs;
    private final Set<Trick> tricks;
    private final Translated translated;
    private final ExactCoverProblem<Item, Choice> problem;
    private final Duration taken;

    CompiledModel(Object model, List<Domain> domains, List<Rule> rules, long[][] costs, Set<Trick> tricks) {
        this.model = model;
        this.domains = domains;
        this.rules = rules;
        this.costs = costs;
        this.tricks = tricks;
        long start = System.nanoTime();
        translated = Translation.of(
                domains,
                rules.stream().map(Rule::statement).toList(),
                rules.stream().map(Rule::name).toList(),
                costs,
                tricks);
        problem = build();
        taken = Duration.ofNanos(System.nanoTime() - start);
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
        int[] places = translated.silent().stream().mapToInt(place -> place).toArray();
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
        RuleReducer reducer = new RuleReducer(some -> only(some).problem, time);
        BitSet all = new BitSet();
        all.set(0, rules.size());
        CompiledModel narrow = only(all);
        Duration share = time.dividedBy(SHARE).plusNanos(1);
        Duration most = narrow.taken.multipliedBy(PATIENCE);
        Infeasibility<Item> items = Feasibility.of(narrow.problem).explain(share.compareTo(most) < 0 ? share : most);
        if (items.kind() == Infeasibility.Kind.FEASIBLE) {
            return new WhyNone(WhyNone.Kind.FEASIBLE, List.of());
        }
        boolean isKnown = items.kind() != Infeasibility.Kind.UNKNOWN;
        BitSet start = isKnown ? narrow.culprits(items) : all;
        WhyNone.Kind kind = reducer.ask(start);
        if (kind != WhyNone.Kind.NOT_MINIMAL && !isKnown) {
            return new WhyNone(kind, List.of());
        }
        BitSet needed = reducer.reduce(kind == WhyNone.Kind.NOT_MINIMAL ? start : all);
        return new WhyNone(reducer.kind(), rules(needed));
    }

    /**
     * The rules of some items and limits, and those that left out values. A reason by arithmetic without groups
     * names all limits that it needs. Otherwise they may not have been found; then all rules that have none but
     * secondary items are added, and still this is only a guess.
     */
    private BitSet culprits(Infeasibility<Item> items) {
        BitSet named = new BitSet();
        items.reason()
                .ifPresentOrElse(
                        reason -> Stream.of(reason.items(), reason.limits())
                                .flatMap(List::stream)
                                .forEach(weight -> named.set(weight.item().number())),
                        () -> items.items().forEach(item -> named.set(item.number())));
        items.limits().forEach(limit -> named.set(limit.item().number()));
        boolean isOpen = items.limits().isEmpty()
                && items.reason().filter(reason -> reason.groups().isEmpty()).isEmpty();
        BitSet culprits = (BitSet) translated.restricting().clone();
        for (DraftItem item : translated.items()) {
            if (item.rule() >= 0 && (named.get(item.number()) || (isOpen && !item.isPrimary()))) {
                culprits.set(item.rule());
            }
        }
        return culprits;
    }

    /** The same with some of the rules only, in a form that is meant to be searched, not to be looked at. */
    private CompiledModel only(BitSet some) {
        Set<Trick> more = EnumSet.of(Trick.NARROW_PATHS);
        more.addAll(tricks);
        return new CompiledModel(model, domains, rules(some), costs, more);
    }

    private List<Rule> rules(BitSet some) {
        return some.stream().mapToObj(rules::get).toList();
    }

    /** Its size, such as {@code 3 variables, 2 rules: 6 primary items, 2 secondary, 14 options}. */
    @Override
    public String toString() {
        return domains.size() + " variables, " + rules.size() + " rules: " + problem;
    }
}
