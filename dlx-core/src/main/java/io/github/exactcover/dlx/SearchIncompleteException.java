package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;

/**
 * A search gave up, by time-out or because it was cancelled, before it knew what it was asked for. Thrown where the
 * answer has no place to say so: by {@link Search#first()}, whose empty answer means that there is no solution; by a
 * stream of solutions, whose end means that there are no more; by {@link DLX#count}, whose number is that of all; by
 * {@link Analysis#diagram()}; and by {@link Analysis#estimate} before its first probe.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .build();
 * try {
 *     DLX.search(problem).cancelWhen(() -> true).first();
 * } catch (SearchIncompleteException e) {
 *     System.out.println(e.result().end()); // CANCELLED
 * }
 * }</pre>
 *
 * <p>{@link Search#solve} and {@link Search#count()} never throw it, for their result names the end.
 */
public final class SearchIncompleteException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient SearchResult result;

    SearchIncompleteException(SearchResult result) {
        super("The search ended with " + result.end() + " before its answer was known, after "
                + Phrases.count(result.solutions(), "solution") + " and "
                + Phrases.count(result.statistics().nodes(), "node") + "; "
                + (result.end() == SearchEnd.TIMEOUT
                        ? "give it more time"
                        : "the thread was interrupted or the condition of cancelWhen held"));
        this.result = result;
    }

    /**
     * How the search ended and how far it came.
     *
     * @return a result whose end is {@link SearchEnd#TIMEOUT} or {@link SearchEnd#CANCELLED}
     */
    public SearchResult result() {
        return result;
    }
}
