package io.github.exactcover.dlx.internal.table;

/**
 * Sets that are joined one by one (union-find), as trees in an array: each member has a parent, and a root is its own.
 * Members of one set have the same root.
 */
public final class Roots {

    private Roots() {}

    /** Parents of which each is a set of its own. */
    public static int[] apart(int count) {
        int[] parents = new int[count];
        for (int member = 0; member < count; member++) {
            parents[member] = member;
        }
        return parents;
    }

    /** The root of a member. On the way, members get nearer to it. */
    public static int of(int[] parents, int member) {
        int at = member;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }
}
