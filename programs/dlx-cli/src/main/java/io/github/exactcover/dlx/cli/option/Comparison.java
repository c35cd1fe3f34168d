package io.github.exactcover.dlx.cli.option;

/** Which two searches of a problem are compared. */
public enum Comparison {
    /** Items in natural order and in pipe-organ order. */
    ORDER,
    /** Branching on the first item and on the one with the fewest options left. */
    ITEM_CHOICE,
    /** Plain backtracking and dancing links. */
    BACKTRACKING,
    /** Plain recursion over the free squares and dancing links, for queens. */
    RECURSION
}
