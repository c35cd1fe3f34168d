package io.github.exactcover.dlx.problems.board;

/**
 * A square of a chessboard, of any size.
 *
 * <pre>{@code
 * System.out.println(new Square(4, 3)); // e4
 * }</pre>
 *
 * @param file the file, from 0 at the left: 0 is file a, 25 is z, 26 is aa
 * @param rank the rank, from 0 at the bottom: 0 is rank 1
 */
public record Square(int file, int rank) {

    /**
     * Checks that neither number is negative.
     *
     * @param file the file, from 0 at the left
     * @param rank the rank, from 0 at the bottom
     * @throws IllegalArgumentException if the file or the rank is negative
     */
    public Square {
        if (file < 0 || rank < 0) {
            throw new IllegalArgumentException(
                    "File " + file + ", rank " + rank + " is not a square; both are counted from 0");
        }
    }

    /** The square in chess notation, such as {@code e4}. */
    @Override
    public String toString() {
        return fileName(file) + (rank + 1);
    }

    /** a..z, aa..az, ba.. */
    static String fileName(int file) {
        String letter = String.valueOf((char) ('a' + file % 26));
        return file < 26 ? letter : fileName(file / 26 - 1) + letter;
    }
}
