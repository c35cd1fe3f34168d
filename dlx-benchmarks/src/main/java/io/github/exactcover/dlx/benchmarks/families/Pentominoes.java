package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.problems.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Pack the twelve pentominoes into a box, each once.
 *
 * <pre>{@code
 * System.out.println(DLX.count(Pentominoes.of(3, 20).problem())); // 8
 * }</pre>
 *
 * <p>As exact cover: the pieces and the squares of the box are the items, each way to lay a piece is an option.
 * Solutions that are mirror images or turns of one another are all counted.
 *
 * <p>Immutable.
 */
public final class Pentominoes {

    /** The number of squares that the twelve pieces fill. */
    private static final int AREA = 60;

    private final int height;
    private final int width;
    private final Set<Square> holes;

    private Pentominoes(int height, int width, Set<Square> holes) {
        this.height = height;
        this.width = width;
        this.holes = holes;
    }

    /**
     * A box without holes.
     *
     * @param height the number of its ranks
     * @param width the number of its files
     * @return the problem
     * @throws IllegalArgumentException if the pieces cannot fill such a box, which must have 60 squares
     */
    public static Pentominoes of(int height, int width) {
        return of(height, width, Set.of());
    }

    /**
     * A box with holes.
     *
     * @param height the number of its ranks
     * @param width the number of its files
     * @param holes the squares that stay empty
     * @return the problem
     * @throws IllegalArgumentException if a hole is outside, or if the pieces cannot fill such a box, which must have
     *     60 squares without the holes
     */
    public static Pentominoes of(int height, int width, Set<Square> holes) {
        Pentominoes box = new Pentominoes(height, width, Set.copyOf(holes));
        for (Square hole : holes) {
            if (!box.hasInside(hole)) {
                throw new IllegalArgumentException("The hole " + hole + " is not in a box of " + width + " files and "
                        + height + " ranks; name squares of the box");
            }
        }
        if (height < 1 || width < 1 || (long) height * width - holes.size() != AREA) {
            throw new IllegalArgumentException("A box of " + height + " x " + width + " with " + holes.size()
                    + " holes cannot be filled; choose one with " + AREA + " squares");
        }
        return box;
    }

    /**
     * The chessboard without the four squares in its centre.
     *
     * @return the problem
     */
    public static Pentominoes withoutCentre() {
        return of(8, 8, Set.of(new Square(3, 3), new Square(3, 4), new Square(4, 3), new Square(4, 4)));
    }

    private boolean hasInside(Square square) {
        return square.rank() < height && square.file() < width;
    }

    /**
     * The exact-cover problem. The items are the pieces {@code F, I, ...} and then the squares {@code a1, a2, ...}, file
     * by file; both are called as they print.
     *
     * @return a new problem, whose options are written as the piece and its squares
     */
    public ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (Pentomino piece : Pentomino.values()) {
            builder.primary(piece.name());
        }
        List<Square> places = places();
        for (Square place : places) {
            if (!holes.contains(place)) {
                builder.primary(place.toString());
            }
        }
        for (Pentomino piece : Pentomino.values()) {
            for (List<Square> lying : piece.orientations()) {
                places.forEach(place -> addIfItFits(builder, piece, moved(lying, place)));
            }
        }
        return builder.build();
    }

    private List<Square> places() {
        List<Square> places = new ArrayList<>();
        for (int file = 0; file < width; file++) {
            for (int rank = 0; rank < height; rank++) {
                places.add(new Square(file, rank));
            }
        }
        return places;
    }

    private static List<Square> moved(List<Square> lying, Square by) {
        return lying.stream()
                .map(square -> new Square(square.file() + by.file(), square.rank() + by.rank()))
                .toList();
    }

    private void addIfItFits(ProblemBuilder<String, String> builder, Pentomino piece, List<Square> squares) {
        if (squares.stream().allMatch(square -> hasInside(square) && !holes.contains(square))) {
            List<String> items = new ArrayList<>(List.of(piece.name()));
            squares.forEach(square -> items.add(square.toString()));
            builder.option(String.join(" ", items), items);
        }
    }
}
