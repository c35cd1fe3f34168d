package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;

/**
 * Which options are chosen and which are dropped, in the order in which this was decided or found out, and why.
 *
 * <p>A <em>literal</em> is a statement about an option: {@code 2 * option} says that it is chosen, {@code 2 * option +
 * 1} that it is dropped. A <em>level</em> is a decision with all that follows from it; level 0 holds without any
 * decision. A <em>reason</em> is a kind and a number, as {@link #reason} packs them.
 */
final class Trail {

    /** The kind of reason that a decision has: none. */
    static final int DECISION = 0;

    /** A clause, all of whose other literals are false; with its place in the {@link ClauseStore}. */
    static final int CLAUSE = 1;

    /** An item that needs all options it has left; with the item. */
    static final int LOW = 2;

    /** A chosen option that excludes this one; with that option. */
    static final int PAIR = 3;

    /** An item that is covered as often as it may be; with the item. */
    static final int HIGH = 4;

    /** The largest number that fits into a reason beside its kind. */
    static final int MOST_NUMBER = Integer.MAX_VALUE >> 3;

    /** For each option: 1 if it is chosen, -1 if it is dropped, 0 if it is open. */
    final byte[] values;

    /** The level at which each option was assigned; meaningless for open ones, as are the next two. */
    final int[] levels;

    final int[] reasons;

    /** The place of each option on the trail. */
    final int[] places;

    /** The literals that hold, in their order. */
    final int[] literals;

    /** How many literals hold. */
    int size;

    /** How many of them were propagated. */
    int propagated;

    /** Where each level starts, from level 1 on. */
    private int[] levelStarts = new int[16];

    private int level;

    Trail(int optionCount) {
        values = new byte[optionCount];
        levels = new int[optionCount];
        reasons = new int[optionCount];
        places = new int[optionCount];
        literals = new int[optionCount];
    }

    /** The statement that an option is chosen. */
    static int chosen(int option) {
        return option << 1;
    }

    /** The statement that an option is dropped. */
    static int dropped(int option) {
        return option << 1 | 1;
    }

    /** The option of a literal. */
    static int option(int literal) {
        return literal >> 1;
    }

    /** Whether a literal says that its option is chosen. */
    static boolean isChoice(int literal) {
        return (literal & 1) == 0;
    }

    /** What a literal says of its option, said of another option. */
    static int sameOf(int literal, int otherOption) {
        return otherOption << 1 | (literal & 1);
    }

    static int reason(int kind, int number) {
        return number << 3 | kind;
    }

    static int kind(int reason) {
        return reason & 7;
    }

    static int number(int reason) {
        return reason >> 3;
    }

    /** 1 if a literal is true, -1 if it is false, 0 if its option is open. */
    int value(int literal) {
        int value = values[literal >> 1];
        return (literal & 1) == 0 ? value : -value;
    }

    /** Makes a literal of an open option true. */
    void assign(int literal, int reason) {
        int option = literal >> 1;
        values[option] = (byte) (1 - ((literal & 1) << 1));
        levels[option] = level;
        reasons[option] = reason;
        places[option] = size;
        literals[size++] = literal;
    }

    /** Starts a level. */
    void startLevel() {
        if (level == levelStarts.length) {
            levelStarts = Arrays.copyOf(levelStarts, 2 * level);
        }
        levelStarts[level++] = size;
    }

    int level() {
        return level;
    }

    /** The number of literals below a level, at least 1 and not above the current one. */
    int start(int someLevel) {
        return levelStarts[someLevel - 1];
    }

    /** Takes back all literals above a level. The caller has undone their effects. */
    void cut(int newLevel) {
        int newSize = start(newLevel + 1);
        for (int place = newSize; place < size; place++) {
            values[literals[place] >> 1] = 0;
        }
        size = newSize;
        propagated = newSize;
        level = newLevel;
    }
}
