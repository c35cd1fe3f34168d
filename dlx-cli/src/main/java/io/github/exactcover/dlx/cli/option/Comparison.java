package io.github.exactcover.dlx.cli.option;

/** Two searches of one problem, to be seen side by side. */
public enum Comparison {
    /** The items in their natural order, and in pipe-organ order: each family of them, or all together. */
    ORDER,
    /** The first item that is not covered, and the one with the fewest options left. */
    ITEM_CHOICE,
    /** Backtracking that tries every option of an item, and dancing links. */
    BACKTRACKING
}
