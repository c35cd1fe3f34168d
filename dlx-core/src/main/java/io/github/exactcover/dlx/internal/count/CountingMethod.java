package io.github.exactcover.dlx.internal.count;

/** How solutions are counted. */
public enum CountingMethod {
    /** By the method that makes the most progress for its work. */
    AUTO,
    /** One after the other, by search. */
    SEARCH,
    /** By a {@link FrontierWalk}. */
    FRONTIER,
    /** By a {@link BranchWalk}. */
    BRANCH
}
