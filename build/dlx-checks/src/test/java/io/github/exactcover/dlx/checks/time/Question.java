package io.github.exactcover.dlx.checks.time;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.AllCheapest;
import io.github.exactcover.dlx.cheapest.BestPartial;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CostRange;
import io.github.exactcover.dlx.cheapest.ParetoFront;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.steps.Steps;
import io.github.exactcover.dlx.symmetry.Symmetries;
import io.github.exactcover.dlx.symmetry.Symmetry;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import io.github.exactcover.dlx.trace.SearchListener;
import io.github.exactcover.dlx.trace.Trace;
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
    SOLVE_WITH_COLORS(search -> search.engine(Engine.CONSISTENT_COLORS).solve(solution -> Visit.CONTINUE)),
    SOLVE_WITH_BUDGETS(search -> search.engine(Engine.BUDGETS).solve(solution -> Visit.CONTINUE)),
    SOLVE_BY_WEIGHTS(search -> search.itemChoice(ItemChoice.WTD).solve(solution -> Visit.CONTINUE)),
    SOLVE_PREFERRED(search -> search.prefer(List.of(1)).solve(solution -> Visit.CONTINUE)),
    SOLVE_REDUCED(search -> search.reduce().solve(solution -> Visit.CONTINUE)),
    SOLVE_THE_REST(search -> search.requireIndices(0).forbidIndices(5).solve(solution -> Visit.CONTINUE)),
    SOLVE_SHUFFLED(search -> search.seed(7).solve(solution -> Visit.CONTINUE)),
    TRACE(search ->
            Trace.of(search.problem()).like(search).solve(solution -> Visit.CONTINUE, new SearchListener<>() {})),
    STREAM(search -> {
        try (Stream<?> all = search.stream()) {
            all.forEach(each -> {});
        }
    }),
    COLLECT(search -> search.collect(Collectors.counting())),
    FIRST_IN_ORDER(Search::first),
    COUNT_WHAT_IS_VISITED(Search::count),
    SOLUTION(search -> Feasibility.of(search.problem()).like(search).solution()),
    UNIQUENESS(search -> Feasibility.of(search.problem()).like(search).uniqueness()),
    EXPLAIN(search -> Feasibility.of(search.problem()).like(search).explain(Duration.ofDays(1))),
    COUNT(search -> Count.of(search.problem()).like(search).result()),
    COUNT_BY_SEARCH(search ->
            Count.of(search.problem()).like(search).by(Counting.SEARCH).result()),
    COUNT_BY_FRONTIER(search ->
            Count.of(search.problem()).like(search).by(Counting.FRONTIER).result()),
    SOLVE_UP_TO_SYMMETRY(search -> classes(search).solve(solution -> Visit.CONTINUE)),
    SOLVE_UP_TO_KEYS(search -> classes(search).keeping(item -> item / 10).solve(solution -> Visit.CONTINUE)),
    COUNT_UP_TO_SYMMETRY(search -> classes(search).count()),
    COUNT_UP_TO_GIVEN(
            Question::identity, (search, given) -> classes(search).under(given).count()),
    SOLVE_DISTINCT(search -> projection(search).onItems(someItems(search)).solve(solution -> Visit.CONTINUE)),
    COUNT_DISTINCT(search -> projection(search).onItems(someItems(search)).count()),
    SOLVE_DISTINCT_OPTIONS(
            search -> projection(search).onOptions(someOptions(search)).solve(solution -> Visit.CONTINUE)),
    COUNT_DISTINCT_OPTIONS(
            search -> projection(search).onOptions(someOptions(search)).count()),
    COUNT_DISTINCT_KEYS(search -> projection(search).by(option -> option % 10).count()),
    CHEAPEST(search -> Cheapest.of(search.problem()).like(search).find()),
    CHEAPEST_20(search -> Cheapest.of(search.problem()).like(search).find(20)),
    CHEAPEST_ALL(search -> AllCheapest.of(search.problem()).like(search).solve(solution -> Visit.CONTINUE)),
    PARETO_FRONT(
            search -> ParetoFront.of(search.problem()).like(search).find(option -> option % 17, option -> option % 11)),
    COST_RANGE(search -> CostRange.of(search.problem()).like(search).find()),
    BEST_PARTIAL(search -> BestPartial.of(search.problem()).like(search).find()),
    ESTIMATE(search -> Estimate.of(search.problem()).like(search).from(10_000, 1)),
    DIAGRAM(search -> SolutionDiagram.of(search.problem()).like(search).inMemory()),
    DIAGRAM_BY_SEARCH(
            search -> SolutionDiagram.of(search.problem()).like(search).inMemory(Counting.SEARCH)),
    DIAGRAM_BY_FRONTIER(
            search -> SolutionDiagram.of(search.problem()).like(search).inMemory(Counting.FRONTIER)),
    DIAGRAM_OF_SOME(search -> projection(search).onOptions(someOptions(search)).diagram()),
    SYMMETRIES(search -> symmetries(search).find()),
    SYMMETRIES_OF_KEYS(search -> symmetries(search).find(item -> item % 2)),
    SYMMETRIES_GIVEN(Question::identity, (search, given) -> symmetries(search).generated(given)),
    STEPS(search -> Steps.of(search.problem()).like(search).stream().forEach(step -> {})),
    GRADE(search -> Steps.of(search.problem()).like(search).grade()),
    PLAN_TO_COUNT(search -> Plan.of(search.problem()).like(search).toCount(), Question::run),
    PLAN_TO_SOLVE(search -> Plan.of(search.problem()).like(search).toSolve(), Question::run);

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
        return List.of(symmetries(search).given(option -> option));
    }

    private static Symmetries<Integer, Integer> symmetries(Search<Integer, Integer> search) {
        return Symmetries.of(search.problem()).like(search);
    }

    private static UpToSymmetry<Integer, Integer> classes(Search<Integer, Integer> search) {
        return UpToSymmetry.of(search.problem()).like(search);
    }

    private static Projection<Integer, Integer> projection(Search<Integer, Integer> search) {
        return Projection.of(search.problem()).like(search);
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
