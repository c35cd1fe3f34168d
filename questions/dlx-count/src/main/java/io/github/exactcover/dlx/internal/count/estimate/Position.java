package io.github.exactcover.dlx.internal.count.estimate;

import io.github.exactcover.dlx.internal.search.SizeTournament;
import org.jspecify.annotations.Nullable;

/**
 * A node of the search tree: what is left to choose from there. It takes a bit for each option and a few bytes for each
 * item, so hundreds fit in memory, and to copy one is faster than to find the way to it again.
 */
final class Position {

    /** The size of an item that need not be covered any more. */
    static final int DONE = Integer.MAX_VALUE;

    /** The options that can still be chosen: a bit for each. */
    final long[] open;

    /** How many of these each item has; {@link #DONE} for a primary item that is covered. */
    final int[] sizes;

    /** How often each primary item can still be covered; empty if each has to be covered once. */
    final int[] bounds;

    /** The same sizes of the primary items, where there are too many to look at each. */
    final @Nullable SizeTournament tournament;

    /** No primary item before this one has to be covered. */
    int first;

    Position(long[] open, int[] sizes, int[] bounds, @Nullable SizeTournament tournament) {
        this.open = open;
        this.sizes = sizes;
        this.bounds = bounds;
        this.tournament = tournament;
    }

    /** Another object for the same node. */
    Position copy() {
        Position copy = new Position(
                open.clone(), sizes.clone(), bounds.clone(), tournament == null ? null : tournament.copy());
        copy.first = first;
        return copy;
    }

    /** Goes where another position of the same tree is. */
    void set(Position other) {
        System.arraycopy(other.open, 0, open, 0, open.length);
        System.arraycopy(other.sizes, 0, sizes, 0, sizes.length);
        System.arraycopy(other.bounds, 0, bounds, 0, bounds.length);
        if (tournament != null && other.tournament != null) {
            tournament.set(other.tournament);
        }
        first = other.first;
    }

    boolean isOpen(int option) {
        return (open[option >> 6] >>> option & 1) != 0;
    }

    /** Takes a primary item off those that are to be covered. Its options must be closed. */
    void finish(int item) {
        sizes[item] = DONE;
        if (tournament != null) {
            tournament.set(item, SizeTournament.ABSENT);
        }
    }
}
