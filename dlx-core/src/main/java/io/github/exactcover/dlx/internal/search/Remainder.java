package io.github.exactcover.dlx.internal.search;

import io.github.exactcover.dlx.internal.text.Lines;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What is left of a search, piece by piece in search order, and what was done. It is enough to resume the search as if
 * it had never stopped.
 *
 * @param pieces what is left
 * @param effort what was done; of solutions, those that were counted or handed out
 */
public record Remainder(List<Piece> pieces, Effort effort) {

    /** The whole search. */
    public static final Remainder ALL = of(Branch.ROOT);

    /** Some solutions that were found and not handed out, as lists of options, and a branch that comes after them. */
    public record Piece(List<int[]> found, Branch branch) {}

    /**
     * How far a search has come, or what it has done in some time.
     *
     * @param solutions the number of solutions counted, or handed out
     * @param nodes the number of nodes visited
     * @param updates the number of updates made
     * @param share the share of the whole search tree that was visited
     */
    public record Effort(long solutions, long nodes, long updates, double share) implements Serializable {

        /** Nothing was done. */
        public static final Effort NONE = new Effort(0, 0, 0, 0);

        /** How far an engine has come. */
        public static Effort of(SearchEngine engine) {
            return new Effort(engine.solutions(), engine.nodes(), engine.updates(), engine.fraction());
        }

        /** Reads what {@link #lines} wrote. */
        public static Effort read(Lines lines) {
            return new Effort(
                    lines.count("solutions"), lines.count("nodes"), lines.count("updates"), lines.share("share"));
        }

        /** Its numbers, a line for each. */
        public List<String> lines() {
            return List.of("solutions " + solutions, "nodes " + nodes, "updates " + updates, "share " + share);
        }

        /** The same with another number of solutions. */
        public Effort with(long otherSolutions) {
            return new Effort(otherSolutions, nodes, updates, share);
        }

        public Effort plus(Effort more) {
            return new Effort(
                    solutions + more.solutions, nodes + more.nodes, updates + more.updates, share + more.share);
        }

        public Effort minus(Effort less) {
            return new Effort(
                    solutions - less.solutions, nodes - less.nodes, updates - less.updates, share - less.share);
        }
    }

    /** All of a branch. */
    public static Remainder of(Branch branch) {
        return new Remainder(List.of(new Piece(List.of(), branch)), Effort.NONE);
    }

    /** This remainder as it was before this solution was handed out. */
    public Remainder startingWith(int[] solution) {
        List<Piece> all = new ArrayList<>();
        all.add(new Piece(List.of(solution), Branch.NONE));
        all.addAll(pieces);
        return new Remainder(all, effort.with(effort.solutions() - 1));
    }
}
