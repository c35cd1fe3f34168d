package io.github.exactcover.dlx.cli.diagram;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.NumberOrNothing;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.diagram.PricedOptions;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The options that ask for more than the number of solutions and the size of the diagram. */
public final class DiagramQuestion extends ArgumentGroup {

    /** At most one of them can be given. */
    private static final List<String> QUESTIONS =
            List.of("--list", "--sample", "--occurrences", "--cheapest", "--dearest");

    private final Argument<Boolean> list =
            add(Argument.flag("--list", "Show the solutions, as dlx solve does; with --limit, the first N."));

    private final Argument<Integer> limit =
            add(Argument.number("--limit", "N", "With --list: show at most N solutions."));

    private final Argument<Integer> sample = add(Argument.number(
            "--sample",
            "K",
            "Show K random solutions, each drawn from all solutions with equal probability. Another --seed gives"
                    + " others."));

    private final Argument<Boolean> occurrences = add(Argument.flag(
            "--occurrences",
            "For each option, say how many solutions it is in, and whether it is forced or impossible."));

    private final Argument<Integer> cheapest = add(NumberOrNothing.cheapest(
            "Show the K cheapest solutions, by the costs of their options; the default is 1."));

    private final Argument<Integer> dearest = add(Argument.number("--dearest", "K", "Show the K dearest solutions."));

    /** Checks that the options fit together and that their numbers make sense. */
    public void check(ParsedOptions parsed) {
        parsed.oneQuestionOf(QUESTIONS);
        parsed.needs("--limit", "--list");
        parsed.needs("--seed", "--sample");
        positive("--limit", limit.orNull());
        positive("--sample", sample.orNull());
        positive("--cheapest", cheapest.orNull());
        positive("--dearest", dearest.orNull());
    }

    private static void positive(String option, @Nullable Integer number) {
        if (number != null && number < 1) {
            throw new BadInputException(option + " is " + number + ", but must be at least 1");
        }
    }

    boolean isAboutSolutions() {
        return list.isGiven() || sample.isGiven() || isAboutCosts();
    }

    public boolean isAboutCosts() {
        return cheapest.isGiven() || dearest.isGiven();
    }

    boolean isAboutOccurrences() {
        return occurrences.isGiven();
    }

    /** The largest number of solutions to show. */
    long most() {
        return limit.isGiven() ? limit.get() : Long.MAX_VALUE;
    }

    /** The solutions to show, as places of options, with their costs if costs were asked for. */
    Stream<PricedOptions<Integer>> solutions(
            SolutionDiagram<Integer> diagram, long seed, ToLongFunction<Integer> costs) {
        if (isAboutCosts()) {
            return byCost(diagram, costs).stream();
        }
        return (sample.isGiven() ? sampled(diagram, seed, sample.get()) : diagram.stream())
                .map(places -> new PricedOptions<>(0, places));
    }

    private List<PricedOptions<Integer>> byCost(SolutionDiagram<Integer> diagram, ToLongFunction<Integer> cost) {
        try {
            return cheapest.isGiven() ? diagram.cheapest(cheapest.get(), cost) : diagram.dearest(dearest.or(1), cost);
        } catch (ArithmeticException tooLarge) {
            throw new BadInputException(
                    "the costs of a solution are more than a number can hold; scale all costs down");
        }
    }

    private static Stream<List<Integer>> sampled(SolutionDiagram<Integer> diagram, long seed, int number) {
        Random random = new Random(seed);
        return diagram.count().signum() == 0
                ? Stream.empty()
                : Stream.generate(() -> diagram.sample(random).orElseThrow()).limit(number);
    }
}
