package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.problems.board.Square;
import java.io.IOException;

/** A chessboard. */
record QueensBoard(int size, ExactCoverProblem<String, Square> problem) implements Board {

    @Override
    public String type() {
        return "queens";
    }

    /** For each option the file and the rank, both from 0. */
    @Override
    public void write(JsonGenerator json) throws IOException {
        json.writeNumberField("size", size);
        json.writeArrayFieldStart("squares");
        for (Square square : problem.options()) {
            json.writeArray(new int[] {square.file(), square.rank()}, 0, 2);
        }
        json.writeEndArray();
    }

    /** Reads the names of items of {@link io.github.exactcover.dlx.problems.board.NQueens#problem()}. */
    @Override
    public String inWords(Object item) {
        String name = item.toString();
        if (name.startsWith("/")) {
            return "a rising diagonal";
        }
        if (name.startsWith("\\")) {
            return "a falling diagonal";
        }
        return isRank(name) ? "rank " + name.substring(1) : "file " + name;
    }

    /** Whether an item is a rank, such as {@code r1}, and not a file, such as {@code r}. */
    static boolean isRank(String name) {
        return name.matches("r\\d+");
    }
}
