package io.github.exactcover.dlx.cli.diagram;

import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.diagram.PricedOptions;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that ask for more than the number of solutions and the size of the diagram. */
public final class DiagramQuestion {

    /** At most one of them can be given. */
    private static final List<String> QUESTIONS =
            List.of("--list", "--sample", "--occurrences", "--cheapest", "--dearest");

    @Option(names = "--list", description = "Show the solutions, as dlx solve does; with --limit, the first N.")
    private boolean list;

    @Option(names = "--limit", paramLabel = "N", description = "With --list: show at most N solutions.")
    private @Nullable Integer limit;

    @Option(
            names = "--sample",
            paramLabel = "K",
            description =
                    "Show K random solutions, each drawn from all solutions with equal probability. Another --seed gives others.")
    private @Nullable Integer sample;

    @Option(
            names = "--occurrences",
            description = "For each option, say how many solutions it is in, and whether it is forced or impossible.")
    private boolean occurrences;

    @Option(
            names = "--cheapest",
            paramLabel = "K",
            description = "Show the K cheapest solutions, by the costs of their options.")
    private @Nullable Integer cheapest;

    @Option(names = "--dearest", paramLabel = "K", description = "Show the K dearest solutions.")
    private @Nullable Integer dearest;

    /** Checks that the options fit together and that their numbers make sense. */
    public void check(ParsedOptions parsed) {
        parsed.oneQuestionOf(QUESTIONS);
        parsed.needs("--limit", "--list");
        parsed.needs("--seed", "--sample");
        positive("--limit", limit);
        positive("--sample", sample);
        positive("--cheapest", cheapest);
        positive("--dearest", dearest);
    }

    private static void positive(String option, @Nullable Integer number) {
        if (number != null && number < 1) {
            throw new BadInputException(option + " is " + number + ", but must be at least 1");
        }
    }

    boolean isAboutSolutions() {
        return list || sample != null || isAboutCosts();
    }

    public boolean isAboutCosts() {
        return cheapest != null || dearest != null;
    }

    boolean isAboutOccurrences() {
        return occurrences;
    }

    /** The largest number of solutions to show. */
    long most() {
        return limit == null ? Long.MAX_VALUE : limit;
    }

    /** The solutions to show, as places of options, with their costs if costs were asked for. */
    Stream<PricedOptions<Integer>> solutions(SolutionDiagram<Integer> diagram, long seed, Display<?> display) {
        if (isAboutCosts()) {
            return byCost(diagram, display::costOf).stream();
        }
        return (sample == null ? diagram.stream() : sampled(diagram, seed, sample))
                .map(places -> new PricedOptions<>(0, places));
    }

    private List<PricedOptions<Integer>> byCost(SolutionDiagram<Integer> diagram, ToLongFunction<Integer> cost) {
        try {
            return cheapest != null
                    ? diagram.cheapest(cheapest, cost)
                    : diagram.dearest(dearest == null ? 1 : dearest, cost);
        } catch (ArithmeticException tooLarge) {
            throw new BadInputException(
                    "the costs of a solution are more than a number can hold; scale all costs down");
        }
    }

    private static Stream<List<Integer>> sampled(SolutionDiagram<Integer> diagram, long seed, int number) {
        RandomGenerator random = new SplittableRandom(seed);
        return diagram.count().signum() == 0
                ? Stream.empty()
                : Stream.generate(() -> diagram.sample(random).orElseThrow()).limit(number);
    }
}
