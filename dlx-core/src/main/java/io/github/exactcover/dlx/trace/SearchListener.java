package io.github.exactcover.dlx.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import java.util.List;

/**
 * A listener that is told each step of a search.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .build();
 * Trace.of(problem)
 *         .itemChoice(ItemChoice.FIRST)
 *         .count(new SearchListener<>() {
 *             @Override
 *             public void optionTried(String option, int place, int depth) {
 *                 System.out.println("try " + option);
 *             }
 *
 *             @Override
 *             public void deadEnd(String item, int depth) {
 *                 System.out.println("no option is left for " + item);
 *             }
 *
 *             @Override
 *             public void solutionFound(Solution<String> solution, int depth) {
 *                 System.out.println("solution " + solution.options());
 *             }
 *         });
 * // prints try both
 * // prints solution [both]
 * // prints try left
 * // prints no option is left for b
 * }</pre>
 *
 * <p>The contract:
 * <ul>
 *   <li>{@code searchStarted} is called once, before anything else.
 *   <li>At each node of the search tree exactly one thing happens: an item is chosen, or there is a dead end, or a
 *       solution. So the number of nodes in the result is the number of these three calls together.
 *   <li>After an item was chosen, as many choices are made for it, one after the other, as its size says: an option is
 *       tried, what lies below it is searched, the option is undone, and the next one is tried. With {@linkplain
 *       io.github.exactcover.dlx.ProblemBuilder#bounded bounds} the last choice can be not to cover the item any more:
 *       it is closed, and reopened.
 *   <li>Choices are undone in the opposite order, all of them if the search ends EXHAUSTED. A search
 *       that ends earlier stops where it is and reports no more steps.
 *   <li>The depth is the number of choices in force above: 0 for the first item and the options tried for it.
 *   <li>Items and options are the problem's own objects. With {@link Trace#seed a seed} the options come in
 *       another order, and with {@link Trace#reduce reduce} and presets fewer of them come. If the required
 *       options contradict each other, only the start is reported, because nothing is searched.
 *   <li>A solution is reported here before a visitor sees it.
 *   <li>All calls come on the thread that called the search. What a listener throws reaches that caller unchanged. The
 *       search has then ended, and the same problem can be searched again at once.
 * </ul>
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public interface SearchListener<I, O> {

    /**
     * The search starts.
     *
     * @param required the options that were chosen beforehand because they are required; usually none. Immutable
     * @param places their places in {@link ExactCoverProblem#options() ExactCoverProblem.options}. Immutable
     */
    default void searchStarted(List<O> required, List<Integer> places) {}

    /**
     * The search branches on an item.
     *
     * @param item a primary item
     * @param size the number of choices for it, at least 1: the options that are left for it, unless it has bounds
     * @param depth the number of choices in force
     */
    default void itemChosen(I item, int size, int depth) {}

    /**
     * An option is chosen, to see what comes of it. It is in force until it is undone.
     *
     * @param option the option
     * @param place its place in {@link ExactCoverProblem#options() ExactCoverProblem.options}
     * @param depth the number of choices in force, without this one
     */
    default void optionTried(O option, int place, int depth) {}

    /**
     * The option that was tried last, and is in force still, is taken back.
     *
     * @param option the option
     * @param place its place in {@link ExactCoverProblem#options() ExactCoverProblem.options}
     * @param depth the number of choices in force, without this one
     */
    default void optionUndone(O option, int place, int depth) {}

    /**
     * The search chooses not to cover an item with bounds any more, instead of trying another option for it.
     *
     * @param item a primary item
     * @param depth the number of choices in force, without this one
     */
    default void itemClosed(I item, int depth) {}

    /**
     * The choice not to cover an item any more is taken back.
     *
     * @param item a primary item
     * @param depth the number of choices in force, without this one
     */
    default void itemReopened(I item, int depth) {}

    /**
     * With the options in force there is no solution, because too few are left for an item. The search backs up.
     *
     * @param item a primary item; there may be others that are no better off
     * @param depth the number of choices in force
     */
    default void deadEnd(I item, int depth) {}

    /**
     * All items are covered.
     *
     * @param solution the solution
     * @param depth the number of choices in force
     */
    default void solutionFound(Solution<O> solution, int depth) {}
}
