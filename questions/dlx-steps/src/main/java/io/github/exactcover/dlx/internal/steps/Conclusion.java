package io.github.exactcover.dlx.internal.steps;

/** A step that was found, and not yet made. */
final class Conclusion {

    static final int NONE = -1;

    private static final int[] NO_NUMBERS = {};

    final Technique technique;

    /** The items that show it. */
    final int[] items;

    /** The option that must be chosen, or {@link #NONE}. */
    final int taken;

    /** The options that cannot be chosen. */
    final int[] removed;

    /** How much there is to look at, as {@code Step.length} says. */
    final int length;

    private Conclusion(Technique technique, int[] items, int taken, int[] removed, int length) {
        this.technique = technique;
        this.items = items;
        this.taken = taken;
        this.removed = removed;
        this.length = length;
    }

    /** An option that is the only one left for an item, or one of just enough. */
    static Conclusion single(int item, int option) {
        return new Conclusion(Technique.SINGLE, new int[] {item}, option, NO_NUMBERS, 1);
    }

    /** Options that cannot be chosen. */
    static Conclusion removal(Technique technique, int[] items, int[] removed, int length) {
        return new Conclusion(technique, items, NONE, removed, length);
    }

    /** The end, where nothing more can be concluded. */
    static Conclusion end(Technique technique, int... items) {
        return new Conclusion(technique, items, NONE, NO_NUMBERS, 0);
    }
}
