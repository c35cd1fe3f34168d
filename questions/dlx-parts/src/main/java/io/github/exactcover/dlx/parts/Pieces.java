package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is left of some branches, in the order of the search, to be cut into more pieces. */
final class Pieces {

    private final SearchEngine engine;
    private final List<Piece> all = new ArrayList<>();

    /** What is left of a branch, or a piece of it. */
    private record Piece(int owner, double share, Branch branch, boolean canBeCut) {}

    /** No pieces. The engine has no other task meanwhile. */
    Pieces(SearchEngine engine) {
        this.engine = engine;
    }

    /** Adds a piece behind the others, unless nothing is left; {@code owner} is the number of what it is left of. */
    void add(int owner, Branch branch, double share) {
        if (!branch.isNothing()) {
            all.add(new Piece(owner, share, branch, true));
        }
    }

    /** Cuts the piece with the largest share in two, until there are so many pieces or none can be cut. */
    void cut(int pieces) {
        int largest = pieces > 1 ? largest() : -1;
        while (largest >= 0 && all.size() < pieces) {
            cutInTwo(largest);
            largest = largest();
        }
    }

    /** What {@link SearchEngine#split} gives away comes after what the engine keeps. */
    private void cutInTwo(int at) {
        Piece piece = all.remove(at);
        engine.restart(piece.branch());
        double share = engine.share();
        Optional<Branch> split = engine.split();
        split.ifPresent(branch -> all.add(at, new Piece(piece.owner, share - engine.share(), branch, true)));
        Branch kept = engine.position();
        // With bounds, the first choice of a branch can turn out to be none, and nothing is kept.
        if (!kept.isNothing()) {
            all.add(at, new Piece(piece.owner, engine.share(), kept, split.isPresent()));
        }
    }

    /** The place of the largest piece that can be cut; -1 if there is none. */
    private int largest() {
        int largest = -1;
        for (int at = 0; at < all.size(); at++) {
            Piece piece = all.get(at);
            if (piece.canBeCut()
                    && (largest < 0 || piece.share() > all.get(largest).share())) {
                largest = at;
            }
        }
        return largest;
    }

    /** The pieces of one owner. */
    Part[] of(int owner) {
        return all.stream()
                .filter(piece -> piece.owner == owner)
                .map(piece -> new Part(piece.share, piece.branch))
                .toArray(Part[]::new);
    }
}
