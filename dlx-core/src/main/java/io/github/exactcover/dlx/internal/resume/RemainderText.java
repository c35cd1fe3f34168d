package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.text.Lines;
import java.util.ArrayList;
import java.util.List;

/** A {@link Remainder} as lines of text: first what was done, then each piece, with its solutions before its branch. */
final class RemainderText {

    private RemainderText() {}

    static List<String> lines(Remainder remainder) {
        List<String> lines = new ArrayList<>(List.of(
                "solutions " + remainder.solutions(),
                "nodes " + remainder.nodes(),
                "updates " + remainder.updates(),
                "share " + remainder.share()));
        for (Remainder.Piece piece : remainder.pieces()) {
            piece.found().forEach(solution -> lines.add(Lines.of("found", solution)));
            lines.add("branch " + piece.branch());
        }
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it did not write these lines
     */
    static Remainder read(Lines lines) {
        long solutions = lines.count("solutions");
        long nodes = lines.count("nodes");
        long updates = lines.count("updates");
        double share = lines.share("share");
        List<Remainder.Piece> pieces = new ArrayList<>();
        while (lines.hasNext()) {
            List<int[]> found = new ArrayList<>();
            while (lines.isNext("found")) {
                found.add(lines.ints("found"));
            }
            pieces.add(new Remainder.Piece(found, Branch.parse(lines.text("branch"))));
        }
        return new Remainder(pieces, solutions, nodes, updates, share);
    }
}
