package io.github.exactcover.dlx.problems;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Queens on a chessboard, one on each rank.
 *
 * <pre>{@code
 * NQueens queens = NQueens.of(4);
 * Queens placed = queens.decode(DLX.first(queens.problem()).orElseThrow());
 * System.out.println(placed.toChessNotation()); // a3 b1 c4 d2
 * System.out.println(placed.fileOf(0)); // 1
 * }</pre>
 *
 * <p>Immutable; two are equal when their queens stand on the same squares.
 */
public final class Queens {

    private final int[] files;

    /** Takes the array over: the file of the queen on each rank. */
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
     * @return the squares, with blanks between
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
     * The board as text, the highest rank first: {@code Q} for a queen and {@code .} for an empty square, with blanks
     * between; each rank ends with a line feed.
     *
     * @return the board
     */
    public String toBoard() {
        StringBuilder board = new StringBuilder();
        for (int rank = files.length - 1; rank >= 0; rank--) {
            for (int file = 0; file < files.length; file++) {
                board.append(file == 0 ? "" : " ").append(files[rank] == file ? 'Q' : '.');
            }
            board.append('\n');
        }
        return board.toString();
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
