package io.github.exactcover.dlx.internal.search.links;

import static io.github.exactcover.dlx.internal.search.links.Links.DOWN;
import static io.github.exactcover.dlx.internal.search.links.Links.SIZE;
import static io.github.exactcover.dlx.internal.search.links.Links.UP;

import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/**
 * Items that may be covered more than once, or not at all: what Knuth's Algorithm M (The Art of Computer Programming
 * 4B, section 7.2.2.1) does on the {@link Links} in place of covering an item.
 *
 * <p>The search {@linkplain #open opens} an item and tries its options from the top of the list. Each option leaves the
 * list before it is tried, so several options that cover the item together are chosen in the order of the list, and no
 * set of them is found twice. Once enough are chosen, the last choice is to cover the item no more; the header of the
 * item stands for it. {@linkplain #close Closing} puts all options back.
 */
final class Multiplicities {

    private final Links links;

    /** Those of the links. */
    private final int[] nodes;

    private final int[] items;

    private final @Nullable DegreeTournament tournament;

    /** How often each item can still be covered, at a fourth of its header; never negative. (Knuth's BOUND.) */
    private final int[] bounds;

    /**
     * By how much each item may fall short of its bound, at a fourth of its header; does not change. (Knuth's SLACK.)
     */
    private final int[] slacks;

    /** Fills the bounds, which the links use too. */
    Multiplicities(OptionTable table, Links links, int[] bounds, @Nullable DegreeTournament tournament) {
        this.tournament = tournament;
        this.links = links;
        this.nodes = links.nodes;
        this.items = links.items;
        this.bounds = bounds;
        this.slacks = new int[table.itemCount() + 1];
        for (int item = 0; item < table.primaryCount(); item++) {
            bounds[item + 1] = table.high(item);
            slacks[item + 1] = table.high(item) - table.low(item);
        }
    }

    /** How often an item must be covered from now on. */
    int needed(int item) {
        return Math.max(0, bounds[item >> 2] - slacks[item >> 2]);
    }

    /** How often an item can be covered from now on. */
    int allowed(int item) {
        return bounds[item >> 2];
    }

    /**
     * The number of ways to branch on an item with a list of this size. If b options are still needed, the first of
     * them can be any but the last b - 1. If none is needed, to choose no more is one more way.
     */
    int degree(int item, int size) {
        return Math.max(0, size + 1 - needed(item));
    }

    /** Branches on an item. */
    void open(int item) {
        links.useUp(item);
    }

    /** Whether a node, or the header, is a choice for an opened item. */
    boolean canTry(int item, int node) {
        return isOneMore(item) ? node != item : items[item + SIZE] > bounds[item >> 2] - slacks[item >> 2];
    }

    /**
     * Whether an opened item must be covered exactly once more, as in Algorithm C; then its options stay in the list.
     */
    private boolean isOneMore(int item) {
        return bounds[item >> 2] == 0 && slacks[item >> 2] == 0;
    }

    /** Makes a choice for an opened item. */
    void choose(int item, int node) {
        boolean covered = bounds[item >> 2] == 0;
        if (node != item) {
            if (!isOneMore(item)) {
                tweak(item, node, covered);
            }
            links.commitOthers(node);
        } else if (!covered) {
            links.unlink(item);
            if (tournament != null) {
                tournament.removed(item);
            }
        }
    }

    /** Undoes {@link #choose} except for the tweak, which {@link #close} undoes. */
    void unchoose(int item, int node) {
        if (node != item) {
            links.uncommitOthers(node);
        } else if (bounds[item >> 2] != 0) {
            links.relink(item);
            links.degreeChanged(item);
        }
    }

    /** Undoes {@link #open} and all tweaks since; {@code first} was at the top of the list then. */
    void close(int item, int first) {
        if (!isOneMore(item)) {
            untweak(item, first, bounds[item >> 2] == 0);
        }
        links.giveBack(item);
    }

    /** Takes the node at the top off its list. Its option leaves the other lists too, unless they hide it already. */
    private void tweak(int item, int top, boolean covered) {
        if (!covered) {
            links.hide(top);
        }
        links.dropTop(item);
        if (!covered && tournament != null) {
            tournament.changed(item);
            tournament.othersChanged(top);
        }
    }

    /**
     * Puts back all nodes that were taken off the top of a list since {@code first} was there. They still point down to
     * each other, and the last of them to what is now at the top.
     */
    private void untweak(int item, int first, boolean covered) {
        int end = nodes[item + DOWN];
        nodes[item + DOWN] = first;
        int above = item;
        for (int node = first; node != end; node = nodes[node + DOWN]) {
            nodes[node + UP] = above;
            items[item + SIZE]++;
            if (!covered) {
                links.unhide(node);
                if (tournament != null) {
                    tournament.othersChanged(node);
                }
            }
            above = node;
        }
        nodes[end + UP] = above;
    }
}
