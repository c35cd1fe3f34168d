package io.github.exactcover.dlx.internal.search;
/** Makes engines of one kind for one table. They share what never changes, so several threads can have one each. */
@FunctionalInterface
public interface EngineFactory {

    /**
     * An engine for a branch.
     *
     * @param counting whether {@link Machine#run} counts solutions without coming back for each
     * @throws IllegalArgumentException if the branch does not belong to this kind of engine, table and rule
     */
    SearchEngine make(ItemRule rule, boolean counting, Branch branch);
}
