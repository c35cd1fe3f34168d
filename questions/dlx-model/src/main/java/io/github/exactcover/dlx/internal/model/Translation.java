package io.github.exactcover.dlx.internal.model;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Variables and rules, translated into items and options. */
public final class Translation {

    private final List<DraftItem> items;
    private final List<DraftOption> options;
    private final FinalNames itemNames;
    private final FinalNames optionNames;

    /** Of each variable, the place of the value that it has if no option gives it one, or -1. */
    private final int[] silent;

    private final BitSet restricting;
    private final boolean isBroken;

    /**
     * Translates all.
     *
     * @param domains the variables
     * @param rules what rules say
     * @param names the names of the rules
     * @param some the rules that are not left out
     * @param costs of each variable, the cost of each value
     * @param tricks how it translates
     * @throws IllegalArgumentException if a rule is hopeless
     */
    public Translation(
            List<Domain> domains,
            List<Statement> rules,
            List<String> names,
            BitSet some,
            long[][] costs,
            Set<Trick> tricks) {
        Draft draft = new Draft(domains, tricks);
        some.stream()
                .filter(rule -> rules.get(rule) instanceof AllDifferent)
                .forEach(rule -> draft.differing.put(rule, rules.get(rule).terms()));
        List<PathTables> paths = new ArrayList<>();
        for (int stage = 0; stage < 3; stage++) {
            for (int rule = some.nextSetBit(0); rule >= 0; rule = some.nextSetBit(rule + 1)) {
                Statement statement = rules.get(rule);
                if (stage == stage(statement)) {
                    draft.rule = rule;
                    if (stage == 0) {
                        restrict(draft, statement, names.get(rule));
                    } else if (statement.write(draft, names.get(rule)) instanceof Path path) {
                        paths.add(new PathTables(draft, rule, names.get(rule), path));
                    }
                }
            }
        }
        while (draft.uses(Trick.NARROW_PATHS)
                && paths.stream().filter(PathTables::narrow).count() > 0) {
            // All of them have narrowed, and what one of them left out may narrow the others.
        }
        if (!draft.isBroken) {
            paths.forEach(path -> path.write(draft.uses(Trick.ONLY_NUMBERS) && rules.get(path.rule) instanceof Path));
        }
        draft.rule = -1;
        silent = new int[domains.size()];
        Arrays.fill(silent, -1);
        options = new OptionWriter(draft, costs, silent).write();
        options.forEach(option -> option.items.forEach(item -> item.number = 0));
        items = draft.items.stream()
                .filter(item -> item.isPrimary() || item.number == 0)
                .toList();
        IntStream.range(0, items.size()).forEach(number -> items.get(number).number = number);
        itemNames = new FinalNames(items, true);
        optionNames = new FinalNames(options, false);
        restricting = draft.restricting;
        isBroken = draft.isBroken;
    }

    /** Rules about one variable leave out values. Those that all differ come last: a sum may say it in a better way. */
    private static int stage(Statement rule) {
        List<View> terms = rule.terms();
        boolean isAboutOne =
                terms.stream().allMatch(term -> term.variable() == terms.get(0).variable());
        return isAboutOne ? 0 : rule instanceof AllDifferent ? 2 : 1;
    }

    private static void restrict(Draft draft, Statement rule, String name) {
        int[] places = new int[draft.domains.size()];
        if (!rule.terms().isEmpty()) {
            int variable = rule.terms().get(0).variable();
            draft.keep(variable, place -> {
                places[variable] = place;
                return rule.holds(places);
            });
        } else if (!rule.holds(places)) {
            draft.impossible(name);
        }
    }

    /**
     * The problem.
     *
     * @param itemOf makes an item of its number
     * @param optionOf makes an option of its number
     */
    public <I, O> ExactCoverProblem<I, O> problem(IntFunction<I> itemOf, IntFunction<O> optionOf) {
        ProblemBuilder<I, O> builder = ExactCoverProblem.builder();
        List<I> named = new ArrayList<>();
        for (DraftItem item : items) {
            I made = itemOf.apply(named.size());
            named.add(made);
            if (item.isPrimary()) {
                builder.bounded(made, item.low, item.high);
            } else {
                builder.secondary(List.of(made));
            }
        }
        for (int number = 0; number < options.size(); number++) {
            DraftOption option = options.get(number);
            builder.option(optionOf.apply(number), spec -> {
                List<I> covered = new ArrayList<>();
                for (int k = 0; k < option.items.size(); k++) {
                    DraftItem item = option.items.get(k);
                    if (item.hasColors()) {
                        spec.colors(named.get(item.number), option.colors.get(k));
                    } else {
                        covered.add(named.get(item.number));
                    }
                }
                spec.covers(covered).costs(option.cost);
            });
        }
        return builder.build();
    }

    public FinalNames itemNames() {
        return itemNames;
    }

    public FinalNames optionNames() {
        return optionNames;
    }

    /** What a solution means: of each variable, the place of its value, or -1 if it gives it none. */
    public int[] places(IntStream solution) {
        int[] places = silent.clone();
        solution.forEach(option -> options.get(option).giveTo(places));
        return places;
    }

    /** The rule for which an item is made, or -1. */
    public int rule(int item) {
        return items.get(item).rule;
    }

    /** The rules that left out values; no item tells that they take part. */
    public BitSet restricting() {
        return restricting;
    }

    /** Whether they left a variable no value. */
    public boolean isBroken() {
        return isBroken;
    }
}
