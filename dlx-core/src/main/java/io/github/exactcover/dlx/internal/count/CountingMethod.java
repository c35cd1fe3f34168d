package io.github.exactcover.dlx.internal.count;

/** How solutions are counted. */
public enum CountingMethod {
    /** By whatever goes forward fastest. */
    AUTO,
    /** One after the other. */
    SEARCH,
    /** By a {@link FrontierWalk}. */
    FRONTIER,
    /** By a {@link BranchWalk}. */
    BRANCH
}
