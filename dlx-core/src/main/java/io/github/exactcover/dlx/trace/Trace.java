package io.github.exactcover.dlx.trace;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import java.util.Collection;
import java.util.Objects;

/**
 * A search that tells a listener each of its steps: which items it branches on, which options it tries and takes back,
 * dead ends and solutions.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .build();
 * Trace.of(problem).count(new SearchListener<>() {
 *     @Override
 *     public void optionTried(String option, int place, int depth) {
 *         System.out.println("try " + option);
 *     }
 *
 *     @Override
 *     public void deadEnd(String item, int depth) {
 *         System.out.println("nothing left for " + item);
 *     }
 * });
 * // prints try both
 * }</pre>
 *
 * <p>The steps are those of {@link Engine#DANCING_LINKS} on one thread, and {@link ItemChoice#AUTO} is
 * {@link ItemChoice#MRV}. {@link SearchTrace} is a listener that records them.
 *
 * <p>Immutable, and safe to share between threads if its listeners are.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Trace<I, O> extends Question<I, O, Trace<I, O>> {

    private Trace(Asked<I, O> asked) {
        super(asked, Trace::new);
    }

    /**
     * A search of a problem that tells its steps.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the search
     */
    public static <I, O> Trace<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Trace<>(asked(Trace.class, problem, Asked.RELEASE));
    }

    /**
     * Ends the search with {@link io.github.exactcover.dlx.SearchEnd#LIMIT} when it has found this many solutions.
     *
     * @param solutions the number of solutions, at least 1
     * @return a search with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Trace<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Sets how the search chooses the item to branch on. {@link ItemChoice#AUTO} is {@link ItemChoice#MRV} here.
     *
     * @param choice the way to choose
     * @return a search that chooses this way
     */
    public Trace<I, O> itemChoice(ItemChoice choice) {
        return with(Settings.itemChoice(choice));
    }

    /**
     * Branches on these items before all others, as {@link io.github.exactcover.dlx.Search#prefer Search.prefer} says.
     *
     * @param items primary items of the problem
     * @return a search that prefers these items. When it is started with {@link ItemChoice#FIRST}, which takes the
     *     items in their own order, it throws an {@link IllegalStateException}
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Trace<I, O> prefer(Collection<? extends I> items) {
        return with(Settings.prefer(items, problem().primaryItems()));
    }

    /**
     * Searches, and tells a listener each step.
     *
     * @param listener is called on this thread; what it throws comes out of this method
     * @return how the search ended, the number of solutions, and what it cost
     */
    public SearchResult count(SearchListener<I, O> listener) {
        return start(listener, true).use(Run::finish);
    }

    /**
     * Searches, shows the solutions to a visitor, and tells a listener each step.
     *
     * @param visitor is called once for each solution, on this thread, after the listener was told of it; what it
     *     throws comes out of this method
     * @param listener is called on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult solve(SolutionVisitor<O> visitor, SearchListener<I, O> listener) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count solutions, use count(listener)");
        return start(listener, false).use(run -> run.show(visitor));
    }

    private Run<O> start(SearchListener<I, O> listener, boolean counting) {
        Objects.requireNonNull(listener, "The listener must not be null; without one, use DLX.search");
        return Start.traced(
                asked(),
                counting && !asked().settings().isLimited(),
                view -> ListenerTracer.start(asked(), view, listener));
    }
}
