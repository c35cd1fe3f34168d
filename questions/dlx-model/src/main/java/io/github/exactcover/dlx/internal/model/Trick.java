package io.github.exactcover.dlx.internal.model;

import java.util.EnumSet;
import java.util.Set;

/**
 * The parts of the translation that only make it faster. Each but the last can be left out, and the solutions stay the
 * same; tests do that.
 */
public enum Trick {
    /** The smallest table with a variable chooses its value. Without it, each variable has options of its own. */
    OWNED_VARIABLES,
    /** A table also carries the secondary items of variables that it does not own, so it sees conflicts earlier. */
    CARRIED_ITEMS,
    /** Different values with a sum: an option for each set of values with that sum. */
    SETS_WITH_A_SUM,
    /** A value that no rule mentions needs no option: a variable without an option has it. */
    SILENT_VALUES,
    /** Tables and variables with two values share primary items, so forced values are seen from both sides. */
    TWO_SIDED_ITEMS,
    /** Values that belong together share a color. Without it, each value excludes those that it forbids. */
    SHARED_COLORS,
    /** Counts are bounds of an item. Without it, a table counts along the variables. */
    COUNTS_AS_BOUNDS,
    /**
     * Paths leave out values that they cannot have, before tables are made. Explanations do it. A problem to be solved
     * does not need it, and would not show how a person solves a nonogram.
     */
    NARROW_PATHS,
    /** Tables may have many rows. Without it, long rules are cut after every variable. */
    LONG_TABLES,
    /**
     * Of paths, only numbers are said: how many terms have an image, at least and at most. That is less than the rules
     * say. Explanations try it first: where totals do not fit together, arithmetic sees it at once, and a search late.
     */
    ONLY_NUMBERS;

    /** Those that a model uses. */
    public static Set<Trick> all() {
        return EnumSet.complementOf(EnumSet.of(NARROW_PATHS, ONLY_NUMBERS));
    }
}
