package io.github.exactcover.dlx.cli.doctor;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.cli.option.CommonSettings;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.count.EstimateResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Asks each question for a moment. */
final class Trials<I, O> {

    private static final int PROBES = 1000;

    /** How many items of an explanation are named. */
    private static final int NAMED = 10;

    private final ExactCoverProblem<I, O> problem;
    private final CommonSettings<O> settings;
    private final boolean bounded;
    private final Supplier<Duration> slice;
    private final long seed;
    private final List<Trial> trials = new ArrayList<>();
    private @Nullable EstimateResult estimate;

    /**
     * Trials of a problem.
     *
     * @param settings the settings of each question
     * @param bounded whether items have other bounds than once
     * @param slice how long the next trial may take
     * @param seed chooses the paths of the estimate
     */
    Trials(
            ExactCoverProblem<I, O> problem,
            CommonSettings<O> settings,
            boolean bounded,
            Supplier<Duration> slice,
            long seed) {
        this.problem = problem;
        this.settings = settings;
        this.bounded = bounded;
        this.slice = slice;
        this.seed = seed;
    }

    /** The trials; where there is no solution, no more is asked than why. */
    List<Trial> run(boolean priced) {
        if (askForOne()) {
            askWhyNone();
            return trials;
        }
        try {
            estimate = timed(Estimate.of(problem)).from(PROBES, seed);
        } catch (SearchIncompleteException beforeTheFirst) {
            // Then there is none.
        }
        askForAll();
        askHowMany();
        if (priced) {
            askForCheapest();
        }
        return trials;
    }

    /** What random paths say; null if there was no time, or if it was not asked. */
    @Nullable
    EstimateResult estimate() {
        return estimate;
    }

    private <Q extends Question<I, O, Q>> Q timed(Q question) {
        return settings.applyTo(question).timeout(slice.get());
    }

    private void add(String question, boolean answered, String answer, SearchResult result) {
        trials.add(Trial.of(question, answered, answer, bounded, result.statistics(), Counting.SEARCH));
    }

    /** Looks for one; returns whether there is none. */
    private boolean askForOne() {
        SearchResult result = timed(Feasibility.of(problem)).solution(solution -> {});
        boolean found = result.solutions().signum() > 0;
        boolean none = !found && result.isExhausted();
        String answer = none ? "there is no solution, seen" : found ? "found" : "none found";
        add("one", found || none, answer, result);
        return none;
    }

    private void askWhyNone() {
        long start = System.nanoTime();
        Infeasibility<I> why = settings.applyTo(Feasibility.of(problem)).explain(slice.get());
        String items =
                why.items().stream().limit(NAMED).map(item -> "'" + item + "'").collect(Collectors.joining(", "));
        String more = why.items().size() > NAMED ? " and " + (why.items().size() - NAMED) + " more" : "";
        boolean known = why.kind() == Infeasibility.Kind.MINIMAL;
        String answer;
        if (why.items().isEmpty()) {
            answer = known ? "the options that are required or forbidden leave none, found" : "not known";
        } else if (why.items().size() == 1) {
            answer = items + " cannot be covered, found";
        } else {
            answer = items + more + " cannot be covered together, found";
        }
        trials.add(new Trial("why none", known, answer, "", "", 0, Duration.ofNanos(System.nanoTime() - start)));
    }

    private void askForAll() {
        SearchResult result = timed(DLX.search(problem)).solve(solution -> Visit.CONTINUE);
        String found = Wording.counted(result.solutions(), "solution");
        String all = result.solutions().equals(BigInteger.ONE) ? "the only solution" : "all " + found;
        add("all", result.isExhausted(), result.isExhausted() ? all : found + expected(result), result);
    }

    /** How long the whole search might take. */
    private String expected(SearchResult part) {
        double seconds = part.statistics().elapsed().toNanos() / 1e9;
        if (estimate == null || part.statistics().nodes() == 0) {
            return " of an unknown number";
        }
        double all = estimate.nodes() / part.statistics().nodes() * seconds;
        return " and not all (that may take " + Wording.roughly(all) + ")";
    }

    private void askHowMany() {
        CountResult result = timed(Count.of(problem)).result();
        String number = String.format(Locale.ROOT, "%,d", result.solutions());
        String answer = (result.isExhausted() ? "" : "at least ") + number;
        Counting method = result.counting().method();
        trials.add(Trial.of("how many", result.isExhausted(), answer, bounded, result.statistics(), method));
    }

    private void askForCheapest() {
        CheapestResult<O> result = timed(Cheapest.of(problem)).find();
        String cost = result.best().map(best -> "cost " + best.cost()).orElse("none found");
        String bound = result.lowerBound().isPresent() && !result.isProven()
                ? ", none below " + result.lowerBound().getAsLong()
                : "";
        trials.add(new Trial(
                "cheapest",
                result.isProven(),
                cost + (result.isProven() ? ", proven" : ", not proven" + bound),
                "prices and dancing links in turn",
                "either may be the first to prove it",
                result.statistics().nodes(),
                result.statistics().elapsed()));
    }
}
