package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Sketch;
import io.github.exactcover.dlx.problems.board.Square;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.io.IOException;
import java.util.Set;

/** A chessboard. */
record QueensBoard(int size, ExactCoverProblem<String, Square> problem) implements Board, Sketch {

    @Override
    public String type() {
        return "queens";
    }

    /** For each option the file and the rank, both from 0. */
    @Override
    public void write(JsonGenerator json) throws IOException {
        json.writeNumberField("size", size);
        Json.<Square>array(
                json,
                "squares",
                problem.options(),
                square -> json.writeArray(new int[] {square.file(), square.rank()}, 0, 2));
    }

    @Override
    public int columns() {
        return size;
    }

    /** The squares; a1 is dark. */
    @Override
    public void drawEmpty(SvgDrawing drawing) {
        StringBuilder dark = new StringBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if ((row + column + size) % 2 == 1) {
                    dark.append(new Spot(column, row).square());
                }
            }
        }
        drawing.path(SvgDrawing.SHADE, dark.toString());
        int edge = size * SvgDrawing.CELL;
        Spot corner = new Spot(0, 0);
        drawing.path(
                SvgDrawing.LINE, "M" + corner.x() + " " + corner.y() + "h" + edge + "v" + edge + "h-" + edge + "z");
    }

    @Override
    public void draw(int option, SvgDrawing drawing) {
        spots(option).forEach(spot -> drawing.queen(spot.x(), spot.y()));
    }

    @Override
    public Set<Spot> spots(int option) {
        Square square = problem.options().get(option);
        return Set.of(new Spot(square.file(), size - 1 - square.rank()));
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
