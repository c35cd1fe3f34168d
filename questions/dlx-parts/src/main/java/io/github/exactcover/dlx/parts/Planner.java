package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Checkpointer;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Collection;

/**
 * Makes a search ready to be run in parts, by other threads, programs or machines; from {@link Plan#of Plan.of}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * Plan plan = Plan.of(problem).engine(Engine.DANCING_LINKS).toCount();
 * System.out.println(plan.isCounting()); // true
 * }</pre>
 *
 * <p>Time-outs, conditions and progress are not part of a plan: who runs a part says how long. Nor are costs: a
 * solution made of places costs 0. Making a plan takes as long as the start of a search.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Planner<I, O> extends Question<I, O, Planner<I, O>> {

    Planner(ExactCoverProblem<I, O> problem) {
        this(asked(Planner.class, problem, Asked.RELEASE));
    }

    private Planner(Asked<I, O> asked) {
        super(asked, Planner::new);
    }

    /**
     * Sets the data structure on which the parts are searched. The default is {@link Engine#AUTO}, which is decided
     * when the plan is made.
     *
     * @param engine the engine
     * @return the same with this engine. A plan is then refused with an {@link IllegalArgumentException} with the
     *     reason if the engine cannot search the problem
     */
    public Planner<I, O> engine(Engine engine) {
        return with(Settings.engine(engine));
    }

    /**
     * Sets how the search chooses the item to branch on. The default is {@link ItemChoice#AUTO}. What it would learn
     * during a search is learned when the plan is made.
     *
     * @param choice the way to choose
     * @return the same with this item choice
     */
    public Planner<I, O> itemChoice(ItemChoice choice) {
        return with(Settings.itemChoice(choice));
    }

    /**
     * Branches on these items before all others, as {@link io.github.exactcover.dlx.Search#prefer Search.prefer} says.
     *
     * @param items primary items of the problem
     * @return the same, preferring these items. With {@link ItemChoice#FIRST}, which takes the items in their own
     *     order, a plan is refused with an {@link IllegalStateException}
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Planner<I, O> prefer(Collection<? extends I> items) {
        return with(Settings.prefer(items, problem().primaryItems()));
    }

    /**
     * Makes a plan to count the solutions. {@code Count.isBestWhole} says whether one machine would be faster.
     *
     * @return the plan
     */
    public Plan toCount() {
        return plan(true);
    }

    /**
     * Makes a plan to tell the solutions. They come in the order of {@link io.github.exactcover.dlx.Search#solve
     * Search.solve}, unless the item choice learns during the search.
     *
     * @return the plan
     */
    public Plan toSolve() {
        return plan(false);
    }

    private Plan plan(boolean counting) {
        Asked<I, O> asked = asked();
        View view = Start.view(asked);
        Strategy strategy = Strategy.of(asked.settings(), view).forParts(view.table());
        SearchPlan plan = new SearchPlan(
                Checkpointer.identity(asked.problem(), view, strategy, counting),
                asked.table().optionCount(),
                view,
                strategy.kind(),
                strategy.rule(),
                counting);
        return Plan.parse(SearchPlanText.lines(plan));
    }
}
