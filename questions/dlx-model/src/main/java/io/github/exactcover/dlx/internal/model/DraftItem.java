package io.github.exactcover.dlx.internal.model;

/** An item, while the problem is being written. */
public final class DraftItem {

    /** What an option has in place of a color if it covers an item without one. */
    static final Object ONCE = "once";

    /** The most of an item that options cover as often as they like, as long as they agree on a color. */
    static final int ANY = Integer.MAX_VALUE;

    private final Object label;
    private final int low;
    private final int high;
    private final int rule;
    private boolean isCarried;
    private int number = -1;
    private int place;

    /** {@code rule} is the place of the rule that it is made for, or -1. */
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

    int low() {
        return low;
    }

    int high() {
        return high;
    }

    public int rule() {
        return rule;
    }

    /** A table has it for a variable that the table does not own. */
    void becomeCarried() {
        isCarried = true;
    }

    /** Its number in the problem, or -1 if no option has it. */
    int number() {
        return number;
    }

    void number(int newNumber) {
        number = newNumber;
    }

    /** Where it was in the last option that it was added to. */
    int place() {
        return place;
    }

    void place(int newPlace) {
        place = newPlace;
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
