package io.github.exactcover.dlx.internal.search;

/**
 * Makes engines of one kind for one table, for any number of threads: what engines can share is made once, by
 * the kind of engine.
 */
@FunctionalInterface
public interface EngineFactory {

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link Machine#run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the branch is not one of this kind of engine, table and rule
     */
    SearchEngine make(ItemRule rule, boolean counting, Branch branch);
}
