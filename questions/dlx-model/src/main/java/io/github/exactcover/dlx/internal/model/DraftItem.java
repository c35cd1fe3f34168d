package io.github.exactcover.dlx.internal.model;

/** An item. While the problem is being written, each is itself only, even if others have its name. */
public final class DraftItem {

    /** What an option has in place of a color if it covers an item without one. */
    static final Object ONCE = "once";

    /** How often it is covered. */
    enum Kind {
        /** As often as its bounds say. */
        PRIMARY,
        /**
         * At most once. The options of a variable give it the number of the variable as its color. So tables that do
         * not own the variable can have it too, but those of another variable cannot.
         */
        AT_MOST_ONCE,
        /** By options that agree on a color. */
        COLORED
    }

    private String name;
    private final Kind kind;
    private final int low;
    private final int high;
    private final int rule;
    private boolean isSpare;
    private boolean isCarried;
    private boolean isUsed;

    /** {@code rule} is the place of the rule that it is made for, or -1. */
    DraftItem(String name, Kind kind, int low, int high, int rule) {
        this.name = name;
        this.kind = kind;
        this.low = low;
        this.high = high;
        this.rule = rule;
    }

    public String name() {
        return name;
    }

    /** Gives it another name. */
    void call(String newName) {
        name = newName;
    }

    public boolean isPrimary() {
        return kind == Kind.PRIMARY;
    }

    public int low() {
        return low;
    }

    public int high() {
        return high;
    }

    public int rule() {
        return rule;
    }

    /** Another item says the same to all options of variables; only tables that carry this one make it useful. */
    void becomeSpare() {
        isSpare = true;
    }

    /** A table has it for a variable that the table does not own. */
    void becomeCarried() {
        isCarried = true;
    }

    /** An option has it. */
    void becomeUsed() {
        isUsed = true;
    }

    /** Whether the problem cannot do without it. */
    public boolean isNeeded() {
        return isPrimary() || (isUsed && (isCarried || !isSpare));
    }

    /** Whether options that have it give it a color. */
    public boolean hasColors() {
        return kind == Kind.COLORED || (kind == Kind.AT_MOST_ONCE && isCarried);
    }

    /** Whether one option can have both of these colors of one item. */
    static boolean agree(Object color, Object other) {
        return color != ONCE && color.equals(other);
    }
}
