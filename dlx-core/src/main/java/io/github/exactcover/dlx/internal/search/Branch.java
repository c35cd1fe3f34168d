package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.Arrays;

/**
 * A part of the search tree, as a value: for each level the option chosen there, and the last of its siblings that
 * belongs to the branch. To visit the branch, an engine chooses the first option of every level, visits the subtree
 * below, and then the subtrees of the siblings, from the deepest level up.
 *
 * <p>A fixed choice has {@code first == last}. The branch without levels, {@link #ROOT}, is the whole tree;
 * {@link #NONE} is nothing at all. As text, blanks separate the levels. {@code 4} is a fixed choice, and {@code 7..9} a
 * choice with siblings. The two special branches are {@code root} and {@code none}.
 *
 * <p>What the numbers mean depends on the table and the item rule, so keep those with the branch. An engine checks the
 * branch when it goes there.
 */
public final class Branch {

    /** The whole tree. */
    public static final Branch ROOT = new Branch(new int[0], new int[0]);

    /** Nothing left to visit. */
    public static final Branch NONE = new Branch(new int[0], new int[0], true);

    private final int[] firsts;
    private final int[] lasts;
    private final boolean nothing;

    /** Keeps both arrays, which have a place for each level. */
    Branch(int[] firsts, int[] lasts) {
        this(firsts, lasts, false);
    }

    private Branch(int[] firsts, int[] lasts, boolean nothing) {
        this.firsts = firsts;
        this.lasts = lasts;
        this.nothing = nothing;
    }

    /** Whether this is {@link #NONE}. */
    public boolean isNothing() {
        return nothing;
    }

    /** The number of choices. */
    public int depth() {
        return firsts.length;
    }

    /** The option chosen at a level. */
    public int first(int level) {
        return firsts[level];
    }

    /** The last option that this branch has at a level. */
    public int last(int level) {
        return lasts[level];
    }

    /**
     * Whether another branch can be what is left of this one after some of it was visited, or a piece of that. Siblings
     * are in the order of their numbers. Whether the other branch can be entered, only an engine knows.
     */
    public boolean hasLeft(Branch other) {
        for (int level = 0; level < depth(); level++) {
            if (level == other.depth() || other.lasts[level] > lasts[level]) {
                return false;
            }
            if (other.firsts[level] != firsts[level]) {
                return other.firsts[level] > firsts[level];
            }
        }
        return other.depth() > depth();
    }

    /** The error of an engine that cannot make the choice at a level. */
    IllegalArgumentException notOfThisSearch(int level) {
        return new IllegalArgumentException(
                "The branch " + PlainText.quoted(toString()) + " cannot be entered at its level " + level
                        + "; it belongs to another problem, to another choice of items or to another engine");
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @throws IllegalArgumentException if the text is not a branch
     */
    public static Branch parse(String text) {
        if (text.equals("root")) {
            return ROOT;
        }
        if (text.equals("none")) {
            return NONE;
        }
        String[] levels = text.split(" ", -1);
        int[] firsts = new int[levels.length];
        int[] lasts = new int[levels.length];
        for (int level = 0; level < levels.length; level++) {
            String word = levels[level];
            int dots = word.indexOf("..");
            try {
                firsts[level] = number(dots < 0 ? word : word.substring(0, dots));
                lasts[level] = dots < 0 ? firsts[level] : number(word.substring(dots + 2));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "Level " + level + " of a branch is " + PlainText.quoted(word) + ", but must be like 4 or 7..9",
                        e);
            }
        }
        return new Branch(firsts, lasts);
    }

    private static int number(String digits) {
        if (digits.startsWith("-") || digits.startsWith("+")) {
            throw new NumberFormatException("A sign before an option");
        }
        return Integer.parseInt(digits);
    }

    @Override
    public String toString() {
        if (depth() == 0) {
            return nothing ? "none" : "root";
        }
        StringBuilder text = new StringBuilder();
        for (int level = 0; level < depth(); level++) {
            text.append(level == 0 ? "" : " ").append(firsts[level]);
            if (firsts[level] != lasts[level]) {
                text.append("..").append(lasts[level]);
            }
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Branch that
                && nothing == that.nothing
                && Arrays.equals(firsts, that.firsts)
                && Arrays.equals(lasts, that.lasts);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(firsts) + Arrays.hashCode(lasts)) + Boolean.hashCode(nothing);
    }
}
