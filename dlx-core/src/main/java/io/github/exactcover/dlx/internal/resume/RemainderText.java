package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.text.Lines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A {@link Remainder} as lines of text: first what was done, then each piece, with its solutions before its branch.
 * Writes pieces as they come, because their solutions may not fit into memory.
 */
public final class RemainderText {

    private final SealedWriter lines;

    /** How many solutions were written. */
    private long found;

    /** Begins a text with what was done. */
    RemainderText(SealedWriter lines, Effort effort) throws IOException {
        this.lines = lines;
        for (String line : effort.lines()) {
            lines.add(line);
        }
    }

    /**
     * Writes the next piece; nothing if it has neither solutions nor a branch.
     *
     * @throws IOException if it cannot be written, or if there are more solutions than a reader accepts
     */
    public void add(Iterator<int[]> solutions, Branch branch) throws IOException {
        if (!solutions.hasNext() && branch.isNothing()) {
            return;
        }
        while (solutions.hasNext()) {
            if (++found > RemainderCheck.MOST_KEPT) {
                throw new IOException("there are more than " + RemainderCheck.MOST_KEPT
                        + " solutions that were not handed out, and so many would not be read; hand them out first");
            }
            lines.add(Lines.of("found", solutions.next()));
        }
        lines.add("branch " + branch);
    }

    /**
     * Reads a remainder.
     *
     * @throws IllegalArgumentException if these are not its lines
     */
    static Remainder read(Lines lines) {
        Effort effort = Effort.read(lines);
        List<Remainder.Piece> pieces = new ArrayList<>();
        while (lines.hasNext()) {
            List<int[]> found = new ArrayList<>();
            while (lines.isNext("found")) {
                found.add(lines.ints("found"));
            }
            pieces.add(new Remainder.Piece(found, Branch.parse(lines.text("branch"))));
        }
        return new Remainder(pieces, effort);
    }
}
