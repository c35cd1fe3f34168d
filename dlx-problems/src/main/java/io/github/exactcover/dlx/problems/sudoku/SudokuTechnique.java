package io.github.exactcover.dlx.problems.sudoku;

import java.util.Locale;

/**
 * What people who solve Sudokus call a step, the easiest first.
 *
 * <pre>{@code
 * System.out.println(SudokuTechnique.X_WING); // X-wing
 * System.out.println(SudokuTechnique.NAKED_PAIR); // naked pair
 * }</pre>
 *
 * <p>{@link SudokuStep} says which one a step is. {@link io.github.exactcover.dlx.steps.Step.Kind} says what the kinds
 * are that stand behind them.
 */
public enum SudokuTechnique {
    /** A cell in which only one symbol can stand. */
    NAKED_SINGLE,
    /** A symbol that has only one place in a row, column, region or diagonal. */
    HIDDEN_SINGLE,
    /** All places of a symbol in a region see the same other cells, mostly because they lie in one row or column. */
    POINTING,
    /** All places of a symbol in a row, column or diagonal see the same other cells, as they lie in one region. */
    BOX_LINE,
    /** All places of a symbol, or all symbols of a cell, exclude a placement in some other way. */
    EXCLUSION,
    /** Two cells of a unit that have two symbols only. */
    NAKED_PAIR,
    /** Two symbols that have places in two cells of a unit only. */
    HIDDEN_PAIR,
    /** A symbol that in two rows lies within two columns, or the other way round. */
    X_WING,
    /** Two things to place that must be in two others, in some other way. */
    OTHER_PAIR,
    /** Three cells of a unit that have three symbols only. */
    NAKED_TRIPLE,
    /** Three symbols that have places in three cells of a unit only. */
    HIDDEN_TRIPLE,
    /** An X-wing of three rows and three columns. */
    SWORDFISH,
    /** Three things to place that must be in three others, in some other way, such as a fish with boxes. */
    OTHER_TRIPLE,
    /** Four cells of a unit that have four symbols only. */
    NAKED_QUAD,
    /** Four symbols that have places in four cells of a unit only. */
    HIDDEN_QUAD,
    /** An X-wing of four rows and four columns. */
    JELLYFISH,
    /** Four things to place that must be in four others, in some other way. */
    OTHER_QUAD,
    /** A placement that excludes itself by a chain of choices between two places or two symbols. */
    CHAIN,
    /** A placement that leads to a contradiction. */
    TRIAL,
    /** The end: no technique leads further. */
    STUCK,
    /** The end: there is no solution. */
    CONTRADICTION;

    /** Such as {@code naked pair}. */
    @Override
    public String toString() {
        return switch (this) {
            case X_WING -> "X-wing";
            case BOX_LINE -> "box-line reduction";
            default -> name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }
}
