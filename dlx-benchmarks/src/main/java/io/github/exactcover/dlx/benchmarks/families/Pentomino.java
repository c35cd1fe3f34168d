package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.problems.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The twelve shapes of five connected squares, up to turning and flipping, under their usual letters.
 *
 * <pre>{@code
 * System.out.println(Pentomino.X.orientations().size()); // 1
 * System.out.println(Pentomino.F.orientations().size()); // 8
 * }</pre>
 */
public enum Pentomino {
    /** A T whose bar has lost one end, which stands beside the stem. */
    F(".XX", "XX.", ".X."),
    /** A straight line. */
    I("XXXXX"),
    /** A line of four, with one at its end. */
    L("X...", "XXXX"),
    /** A square of four, with one more. */
    P("XX", "XX", "X."),
    /** A line of two beside a line of three. */
    N("XX..", ".XXX"),
    /** A bar and a stem. */
    T("XXX", ".X.", ".X."),
    /** A line of three, with one at each end. */
    U("X.X", "XXX"),
    /** Two lines of three with a common end. */
    V("X..", "X..", "XXX"),
    /** A stair. */
    W("X..", "XX.", ".XX"),
    /** A plus. */
    X(".X.", "XXX", ".X."),
    /** A line of four, with one beside its second. */
    Y(".X..", "XXXX"),
    /** A line of three, with one at each end on opposite sides. */
    Z("XX.", ".X.", ".XX");

    private static final Comparator<Square> BY_FILE =
            Comparator.comparingInt(Square::file).thenComparingInt(Square::rank);

    /** The lines of its picture, with a slash after each but the last. */
    private final String picture;

    Pentomino(String... lines) {
        picture = String.join("/", lines);
    }

    /**
     * The different ways in which the piece can lie, each moved as far to the left and down as it goes.
     *
     * @return between one and eight lists of five squares, in a fixed order
     */
    public List<List<Square>> orientations() {
        Set<List<Square>> found = new LinkedHashSet<>();
        List<Square> lying = squares();
        for (int turn = 0; turn < 4; turn++) {
            found.add(sorted(lying));
            found.add(sorted(flipped(lying)));
            lying = turned(lying);
        }
        return List.copyOf(found);
    }

    private List<Square> squares() {
        List<Square> found = new ArrayList<>();
        String[] lines = picture.split("/", -1);
        for (int rank = 0; rank < lines.length; rank++) {
            for (int file = 0; file < lines[rank].length(); file++) {
                if (lines[rank].charAt(file) == 'X') {
                    found.add(new Square(file, rank));
                }
            }
        }
        return found;
    }

    private static List<Square> sorted(List<Square> squares) {
        return squares.stream().sorted(BY_FILE).toList();
    }

    /** Swaps ranks and files. */
    private static List<Square> flipped(List<Square> squares) {
        return squares.stream()
                .map(square -> new Square(/* file= */ square.rank(), /* rank= */ square.file()))
                .toList();
    }

    /** Turns by a quarter. */
    private static List<Square> turned(List<Square> squares) {
        int top = squares.stream().mapToInt(Square::rank).max().orElseThrow();
        return squares.stream()
                .map(square -> new Square(top - square.rank(), square.file()))
                .toList();
    }
}
