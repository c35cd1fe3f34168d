package io.github.exactcover.dlx.checks.time;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchListener;
import io.github.exactcover.dlx.Symmetry;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Plan;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All that can be asked about a problem, and can take long. */
@SuppressWarnings("ImmutableEnumChecker") // Lambdas that hold nothing.
enum Question {
    SOLVE(search -> search.solve(solution -> Visit.CONTINUE)),
    SOLVE_WITH_LINKS(search -> search.engine(Engine.DANCING_LINKS).solve(solution -> Visit.CONTINUE)),
    SOLVE_WITH_CELLS(search -> search.engine(Engine.DANCING_CELLS).solve(solution -> Visit.CONTINUE)),
    SOLVE_WITH_BITS(search -> search.engine(Engine.BIT_PARALLEL).solve(solution -> Visit.CONTINUE)),
    SOLVE_WITH_BUDGETS(search -> search.engine(Engine.BUDGETS).solve(solution -> Visit.CONTINUE)),
    SOLVE_BY_WEIGHTS(search -> search.itemChoice(ItemChoice.WTD).solve(solution -> Visit.CONTINUE)),
    SOLVE_PREFERRED(search -> search.prefer(List.of(1)).solve(solution -> Visit.CONTINUE)),
    SOLVE_REDUCED(search -> search.reduce().solve(solution -> Visit.CONTINUE)),
    SOLVE_THE_REST(search -> search.requireIndices(0).forbidIndices(5).solve(solution -> Visit.CONTINUE)),
    SOLVE_SHUFFLED(search -> search.seed(7).solve(solution -> Visit.CONTINUE)),
    LISTEN(search -> search.listener(new SearchListener<>() {}).solve(solution -> Visit.CONTINUE)),
    STREAM(search -> {
        try (Stream<?> all = search.stream()) {
            all.forEach(each -> {});
        }
    }),
    COLLECT(search -> search.collect(Collectors.counting())),
    FIRST(Search::first),
    COUNT(Search::count),
    COUNT_BY_SEARCH(search -> search.counting(Counting.SEARCH).count()),
    COUNT_BY_FRONTIER(search -> search.counting(Counting.FRONTIER).count()),
    SOLVE_UP_TO_SYMMETRY(search -> search.upToSymmetry().solve(solution -> Visit.CONTINUE)),
    SOLVE_UP_TO_KEYS(search -> search.upToSymmetry(item -> item / 10).solve(solution -> Visit.CONTINUE)),
    COUNT_UP_TO_SYMMETRY(search -> search.upToSymmetry().count()),
    COUNT_UP_TO_GIVEN(
            Question::identity, (search, given) -> search.upToSymmetry(given).count()),
    SOLVE_DISTINCT(search -> search.distinctOn(someItems(search)).solve(solution -> Visit.CONTINUE)),
    COUNT_DISTINCT(search -> search.distinctOn(someItems(search)).count()),
    SOLVE_DISTINCT_OPTIONS(
            search -> search.distinctOnOptions(someOptions(search)).solve(solution -> Visit.CONTINUE)),
    COUNT_DISTINCT_OPTIONS(
            search -> search.distinctOnOptions(someOptions(search)).count()),
    COUNT_DISTINCT_KEYS(search -> search.distinctBy(option -> option % 10).count()),
    CHEAPEST(Search::cheapest),
    CHEAPEST_20(search -> search.cheapest(20)),
    CHEAPEST_ALL(search -> search.cheapestAll(solution -> Visit.CONTINUE)),
    PARETO_FRONT(search -> search.paretoFront(option -> option % 17, option -> option % 11)),
    COST_RANGE(search -> search.analysis().costRange()),
    BEST_PARTIAL(search -> search.analysis().bestPartial()),
    UNIQUENESS(search -> search.analysis().uniqueness()),
    EXPLAIN(search -> search.analysis().explainInfeasible(Duration.ofDays(1))),
    ESTIMATE(search -> search.analysis().estimate(10_000, 1)),
    DIAGRAM(search -> search.analysis().diagram()),
    DIAGRAM_BY_SEARCH(search -> search.counting(Counting.SEARCH).analysis().diagram()),
    DIAGRAM_BY_FRONTIER(search -> search.counting(Counting.FRONTIER).analysis().diagram()),
    DIAGRAM_OF_SOME(
            search -> search.distinctOnOptions(someOptions(search)).analysis().diagram()),
    SYMMETRIES(search -> search.analysis().symmetries()),
    SYMMETRIES_OF_KEYS(search -> search.analysis().symmetries(item -> item % 2)),
    SYMMETRIES_GIVEN(Question::identity, (search, given) -> search.analysis().symmetries(given)),
    STEPS(search -> search.analysis().steps().forEach(step -> {})),
    GRADE(search -> search.analysis().grade()),
    PLAN_TO_COUNT(Search::planToCount, Question::run),
    PLAN_TO_SOLVE(Search::planToSolve, Question::run);

    /** Gives what is to be done in time, and does before what has no time-out. */
    private final Function<Search<Integer, Integer>, Runnable> asked;

    Question(Consumer<Search<Integer, Integer>> asked) {
        this.asked = search -> () -> asked.accept(search);
    }

    <P> Question(Function<Search<Integer, Integer>, P> before, BiConsumer<Search<Integer, Integer>, P> asked) {
        this.asked = search -> {
            P prepared = before.apply(search);
            return () -> asked.accept(search, prepared);
        };
    }

    Runnable about(Search<Integer, Integer> search) {
        return asked.apply(search);
    }

    /** How often its time-out begins. */
    int timeouts() {
        return this == COST_RANGE ? 2 : 1;
    }

    private static List<Symmetry<Integer, Integer>> identity(Search<Integer, Integer> search) {
        return List.of(search.analysis().symmetry(option -> option));
    }

    private static List<Integer> someItems(Search<Integer, ?> search) {
        List<Integer> items = search.problem().primaryItems();
        return items.subList(0, items.size() / 2);
    }

    private static List<Integer> someOptions(Search<?, Integer> search) {
        return IntStream.range(0, search.problem().options().size())
                .filter(option -> option % 3 == 0)
                .boxed()
                .toList();
    }

    private static void run(Search<?, ?> search, Plan plan) {
        plan.run(plan.whole(), Budget.NONE.time(Asking.TIME));
    }
}
