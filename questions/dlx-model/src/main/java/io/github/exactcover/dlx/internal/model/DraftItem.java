package io.github.exactcover.dlx.internal.model;

import org.jspecify.annotations.Nullable;

/** An item, while the problem is being written. */
final class DraftItem {

    /** What an option has in place of a color if it covers an item without one. */
    static final Object ONCE = "once";

    /** The most of an item that options cover as often as they like, as long as they agree on a color. */
    static final int ANY = Integer.MAX_VALUE;

    final int low;
    final int high;

    /** The place of the rule that it is made for, or -1. */
    final int rule;

    private final Object label;

    /** Whether a table has it for a variable that the table does not own. */
    boolean isCarried;

    /** A table of another owner cannot cover the primary item of a value. This one says that it was covered. */
    @Nullable
    DraftItem spare;

    /** Its number in the problem, or -1 if no option has it. */
    int number = -1;

    /** Where it was in the last option that it was added to. */
    int place;

    DraftItem(Object label, int low, int high, int rule) {
        this.label = label;
        this.low = low;
        this.high = high;
        this.rule = rule;
    }

    /**
     * Whether it has bounds. An item that may be covered once is secondary: bounds of 0..1 need a slower engine. The
     * options of a variable give it the number of the variable as its color. So tables that do not own the variable can
     * have it too, but those of another variable cannot.
     */
    boolean isPrimary() {
        return low > 0 || (high > 1 && high < ANY);
    }

    /** Whether options that have it give it a color. */
    boolean hasColors() {
        return high == ANY || (isCarried && !isPrimary());
    }

    /** What it is called; another one can have the same name. */
    @Override
    public String toString() {
        return label.toString();
    }
}
