package io.github.exactcover.dlx.internal.search.links;

/**
 * Listens to the steps of {@link TracedLinks}; items and options are numbers of its table. At each node, exactly one of
 * {@link #itemChosen}, {@link #deadEnd} and {@link #solutionFound} is called.
 *
 * <p>Each {@code depth} is the number of choices above.
 */
public interface Tracer {

    /** The search branches on a primary item; {@code degree}, at least 1, is the number of ways. */
    void itemChosen(int item, int degree, int depth);

    /** There is no way to cover a primary item. */
    void deadEnd(int item, int depth);

    /** All primary items are covered, by these options in the order in which they were chosen. */
    void solutionFound(int[] options, int depth);

    void optionTried(int option, int depth);

    void optionUndone(int option, int depth);

    /** An item with bounds is to be covered no more: a choice like that of an option. */
    void itemClosed(int item, int depth);

    void itemReopened(int item, int depth);
}
