package io.github.exactcover.dlx.problems.board;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Queens on a chessboard, one on each rank and each file.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(4);
 * Queens placed = queens.decode(Feasibility.of(queens.problem()).solution().orElseThrow());
 * System.out.println(placed.toChessNotation()); // a3 b1 c4 d2
 * System.out.println(placed.fileOf(0)); // 1
 * }</pre>
 *
 * <p>Immutable; two are equal when their queens stand on the same squares.
 */
public final class Queens implements Picture {

    private static final int BOARD_TOP = 10;

    /** Up to this size each rank and file is labelled. Larger boards have fewer labels, which are drawn larger. */
    private static final int ALL_NAMED = 20;

    private final int[] files;

    /** Keeps the array: the file of the queen on each rank. */
    Queens(int[] files) {
        this.files = files;
    }

    /**
     * The size of the board, which is the number of queens.
     *
     * @return the size
     */
    public int size() {
        return files.length;
    }

    /**
     * The file of the queen on a rank.
     *
     * @param rank the rank, from 0 at the bottom
     * @return the file, from 0 at the left
     * @throws IndexOutOfBoundsException if there is no such rank
     */
    public int fileOf(int rank) {
        if (rank < 0 || rank >= files.length) {
            throw new IndexOutOfBoundsException(
                    "There is no rank " + rank + "; the board has " + files.length + ", counted from 0");
        }
        return files[rank];
    }

    /**
     * The squares of the queens by file, such as {@code a3 b1 c4 d2}.
     *
     * @return the squares, separated by blanks
     */
    public String toChessNotation() {
        int[] ranks = new int[files.length];
        for (int rank = 0; rank < files.length; rank++) {
            ranks[files[rank]] = rank;
        }
        return IntStream.range(0, ranks.length)
                .mapToObj(file -> new Square(file, ranks[file]).toString())
                .collect(Collectors.joining(" "));
    }

    /**
     * The board as text, the highest rank first: {@code Q} for a queen and {@code .} for an empty square, separated by
     * blanks, a line for each rank.
     */
    @Override
    public String text() {
        String emptyRank = ". ".repeat(files.length - 1) + ".\n";
        StringBuilder board = new StringBuilder();
        for (int rank = files.length - 1; rank >= 0; rank--) {
            int start = board.length();
            board.append(emptyRank).setCharAt(start + 2 * files[rank], 'Q');
        }
        return board.toString();
    }

    /** The board with its coordinates, as chess books show it. */
    @Override
    public String svg() {
        int edge = size() * SvgDrawing.CELL;
        int every = every();
        SvgDrawing drawing = new SvgDrawing(
                boardLeft() + edge + BOARD_TOP,
                boardLeft() + edge + BOARD_TOP,
                Texts.count(size(), "queen"),
                "A chessboard of size " + size() + " with queens on " + toChessNotation());
        drawing.rectangle(SvgDrawing.BLANK, boardLeft(), BOARD_TOP, edge, edge);
        drawing.path(SvgDrawing.SHADE, darkSquares());
        drawing.path(
                SvgDrawing.LINE, "M" + boardLeft() + " " + BOARD_TOP + "h" + edge + "v" + edge + "h-" + edge + "z");
        for (int line = 0; line < size(); line++) {
            int middle = line * SvgDrawing.CELL + SvgDrawing.CELL / 2;
            if (line % every == 0) {
                int size = 14 * every;
                drawing.text(SvgDrawing.INK, boardLeft() / 2, top(line) + SvgDrawing.CELL / 2, size, "" + (line + 1));
                drawing.text(
                        SvgDrawing.INK,
                        boardLeft() + middle,
                        BOARD_TOP + edge + 15 * every,
                        size,
                        Square.fileName(line));
            }
            drawing.queen(left(files[line]), top(line));
        }
        return drawing.svg();
    }

    private String darkSquares() {
        StringBuilder path = new StringBuilder();
        for (int rank = 0; rank < size(); rank++) {
            for (int file = rank % 2; file < size(); file += 2) {
                path.append("M" + left(file) + " " + top(rank) + "h40v40h-40z");
            }
        }
        return path.toString();
    }

    private int every() {
        return (size() + ALL_NAMED - 1) / ALL_NAMED;
    }

    /** Leaves room for the coordinates at the left and below. */
    private int boardLeft() {
        return 30 * every();
    }

    private int left(int file) {
        return boardLeft() + file * SvgDrawing.CELL;
    }

    private int top(int rank) {
        return BOARD_TOP + (size() - 1 - rank) * SvgDrawing.CELL;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Queens that && Arrays.equals(files, that.files);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(files);
    }

    /** The squares in chess notation. */
    @Override
    public String toString() {
        return toChessNotation();
    }
}
