package io.github.exactcover.dlx.internal.search.links;

import static io.github.exactcover.dlx.internal.search.links.Links.DOWN;
import static io.github.exactcover.dlx.internal.search.links.Links.ITEM;
import static io.github.exactcover.dlx.internal.search.links.Links.RIGHT;

import io.github.exactcover.dlx.internal.search.SizeTournament;

/** Finds the item of the smallest degree in {@link Links} with many items, which report what changes. */
final class DegreeTournament {

    private final Links links;
    private final int[] nodes;

    /** The header of the last primary item; other items take no part. */
    private final int lastPrimary;

    private final SizeTournament tournament;

    /** A tournament that knows of no item yet. */
    DegreeTournament(Links links, int primaryCount) {
        this.links = links;
        this.nodes = links.nodes;
        this.lastPrimary = 4 * primaryCount;
        this.tournament = new SizeTournament(primaryCount);
    }

    /** The first of the items with the smallest degree; meaningless when all are covered. */
    int smallest() {
        return Links.header(tournament.smallest());
    }

    /** The degree of an item that is to be covered may have changed. */
    void changed(int item) {
        if (item <= lastPrimary) {
            tournament.set(Links.number(item), links.degree(item));
        }
    }

    /** An item need not be covered any more. */
    void removed(int item) {
        if (item <= lastPrimary) {
            tournament.set(Links.number(item), SizeTournament.ABSENT);
        }
    }

    /** The options of an item were hidden, or shown again. */
    void neighborsChanged(int item) {
        for (int node = nodes[item + DOWN]; node != item; node = nodes[node + DOWN]) {
            othersChanged(node);
        }
    }

    /** The option of a node was hidden from its other items, or shown to them again. */
    void othersChanged(int node) {
        for (int other = nodes[node + RIGHT]; other != node; other = nodes[other + RIGHT]) {
            changed(nodes[other + ITEM]);
        }
    }

    /** A copy of all degrees. */
    int[] degrees() {
        return tournament.sizes();
    }
}
