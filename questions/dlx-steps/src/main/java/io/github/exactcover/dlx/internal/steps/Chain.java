package io.github.exactcover.dlx.internal.steps;

import java.util.Arrays;
import java.util.Optional;

/**
 * Finds an option that excludes itself by two-way choices: if it is chosen, it excludes one of the last two options of
 * an item, so the other one must be chosen, which excludes one of another item's, and so on, until two of the options
 * that must be chosen exclude each other. Of all options, it finds the one with the shortest chain. (For an item with
 * higher bounds, the choice is which one of its options to leave out.)
 *
 * <p>Each conclusion follows from one before, so two ways lead from the assumption to the two options that exclude each
 * other. Read the one backwards, and both are one chain that comes back to where it started.
 */
final class Chain {

    private static final int NONE = -1;

    private final Position position;

    /** By option: when it must be chosen, after how many choices; 0 if that is not known. Reset by {@link #queue}. */
    private final int[] depths;

    /** By option that must be chosen: the item whose choice it is, and the option before it on the way. */
    private final int[] choices;

    private final int[] before;

    /** By option: the last assumption that excluded it. */
    private final int[] excluded;

    private final int[] queue;

    /** The shortest chain so far: from which option, by which items, and how many they are. */
    private int start;

    private int[] items;
    private int length;

    Chain(Position position) {
        this.position = position;
        int options = position.table.optionCount();
        this.depths = new int[options];
        this.choices = new int[options];
        this.before = new int[options];
        this.excluded = new int[options];
        this.queue = new int[options];
        this.items = new int[0];
    }

    /**
     * Finds the shortest chain.
     *
     * @param any whether any other would do, too
     */
    Optional<Conclusion> find(boolean any) {
        start = NONE;
        length = Integer.MAX_VALUE;
        Arrays.fill(excluded, NONE);
        for (int option = 0; option < depths.length && !(any && start != NONE); option++) {
            if (position.isOpen(option)) {
                assume(option);
            }
        }
        return start == NONE
                ? Optional.empty()
                : Optional.of(Conclusion.removal(Technique.CHAIN, items, new int[] {start}, length));
    }

    /** Goes all ways from an option, breadth first, as far as they can be shorter than the shortest chain. */
    private void assume(int option) {
        int end = 0;
        queue[end++] = option;
        depths[option] = 1;
        for (int next = 0; next < end && depths[queue[next]] - 1 < length; next++) {
            int chosen = queue[next];
            for (int i = position.excludedBy(chosen) - 1; i >= 0; i--) {
                int other = position.excluded(i);
                if (depths[other] > 0) {
                    meet(option, chosen, other);
                } else if (excluded[other] != option) {
                    excluded[other] = option;
                    end = follow(other, chosen, end);
                }
            }
        }
        for (int i = 0; i < end; i++) {
            depths[queue[i]] = 0;
        }
    }

    /** Adds to the queue what must be chosen because one option is not; returns the new end. */
    private int follow(int excludedOption, int chosen, int queueEnd) {
        int end = queueEnd;
        for (int cell = position.table.start(excludedOption); cell < position.table.start(excludedOption + 1); cell++) {
            int item = position.table.item(cell);
            if (position.isNeeded(item) && position.slack(item) == 1) {
                for (int must : position.options(item)) {
                    if (must != excludedOption && depths[must] == 0) {
                        depths[must] = depths[chosen] + 1;
                        choices[must] = item;
                        before[must] = chosen;
                        queue[end++] = must;
                    }
                }
            }
        }
        return end;
    }

    /** Two options must be chosen, and exclude each other. */
    private void meet(int assumed, int one, int other) {
        int ahead = depths[one] - 1;
        int back = depths[other] - 1;
        if (ahead + back < length) {
            start = assumed;
            length = ahead + back;
            items = new int[length];
            for (int at = one; at != assumed; at = before[at]) {
                items[--ahead] = choices[at];
            }
            int end = depths[one] - 1;
            for (int at = other; at != assumed; at = before[at]) {
                items[end++] = choices[at];
            }
        }
    }
}
