package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.proof.ProofWriter;

/**
 * Writes the tree that {@link DancingLinks} visits as a proof: the items that it branches on, in the order of visits.
 */
public record ProvenLinks(Links links, ProofWriter proof) implements DancingLinks.Pruner {

    /** From now on, writes what an engine does from where it stands, at the root or at the beginning of a branch. */
    public static void write(DancingLinks engine, ProofWriter proof) {
        engine.prune(new ProvenLinks(engine.dance(), proof));
    }

    @Override
    public boolean canSkip(int[] choices, int level) {
        return false;
    }

    @Override
    public void branches(int item) {
        proof.item(Links.number(item));
    }

    /**
     * {@inheritDoc} An item that the search has closed could be covered once more, so it has to say that it is done.
     */
    @Override
    public void solved(int[] choices, int level) {
        for (int at = 0; at < level; at++) {
            if (links.item(choices[at]) == choices[at]) {
                proof.leaf();
                return;
            }
        }
    }
}
