package io.github.exactcover.dlx.internal.parallel;

/**
 * A container for the solutions of a part of the search, in a search that collects them. One thread at a time uses it,
 * unless its maker makes the same one for all.
 */
public interface Sink {

    /** Takes in a solution, as the engine told it. */
    void accept(int[] told);

    /** Takes in all that a container of a later part has, which is not used any more. Returns this one. */
    Sink append(Sink later);
}
