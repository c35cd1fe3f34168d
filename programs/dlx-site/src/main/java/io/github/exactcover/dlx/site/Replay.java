package io.github.exactcover.dlx.site;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.trace.SearchListener;
import io.github.exactcover.dlx.trace.Trace;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A search to be played on the landing page: the twelve pentominoes on a chessboard without its middle. Few of its
 * positions can be shown: the first ones, then ever fewer, up to the first solution, and then solutions only.
 */
final class Replay implements SearchListener<String, PlacedPiece> {

    private static final int SIZE = 8;

    private static final List<Cell> HOLES =
            List.of(new Cell(3, 3, 0), new Cell(3, 4, 0), new Cell(4, 3, 0), new Cell(4, 4, 0));

    private static final int SOLUTIONS = 12;

    /** How many more tries there are between two pictures than between the two before. */
    private static final double ACCELERATION = 1.2;

    /**
     * A position of the search.
     *
     * @param tried how many pieces the search had put down until then
     * @param pieces those that lie there
     */
    private record Position(long tried, List<PlacedPiece> pieces) {

        String json(List<PlacedPiece> all) {
            return "[" + tried + ",["
                    + pieces.stream()
                            .map(piece -> String.valueOf(all.indexOf(piece)))
                            .collect(Collectors.joining(","))
                    + "]]";
        }
    }

    private final ExactCoverProblem<String, PlacedPiece> problem = Packing.of(
                    Polycube.box(SIZE, SIZE, 1).without(HOLES), Piece.set("pentominoes"))
            .problem();

    private final Deque<PlacedPiece> lying = new ArrayDeque<>();
    private final List<Position> looks = new ArrayList<>();
    private final List<Position> solutions = new ArrayList<>();
    private long tried;
    private double nextLook = 1;
    private double pace = 1;
    private final BigInteger total;

    Replay() {
        Trace.of(problem).limit(SOLUTIONS).count(this);
        total = Count.of(problem).solutions();
    }

    @Override
    public void optionTried(PlacedPiece piece, int place, int depth) {
        lying.addLast(piece);
        tried++;
        if (solutions.isEmpty() && tried >= nextLook) {
            looks.add(position());
            nextLook += pace;
            pace *= ACCELERATION;
        }
    }

    @Override
    public void optionUndone(PlacedPiece piece, int place, int depth) {
        lying.removeLast();
    }

    @Override
    public void solutionFound(Solution<PlacedPiece> solution, int depth) {
        solutions.add(position());
    }

    private Position position() {
        return new Position(tried, List.copyOf(lying));
    }

    /** The first solution, for readers whose browser runs no scripts, and until it does. */
    String picture() {
        return Drawing.svg(
                SIZE,
                SIZE,
                Stream.concat(
                        HOLES.stream().map(Drawing::hole),
                        solutions.get(0).pieces().stream()
                                .map(piece -> Drawing.piece(piece.piece(), Drawing.outline(piece.cells())))));
    }

    /**
     * The same for the script: what each piece looks like in each way to turn it, each piece as it lies somewhere, and
     * positions as numbers of such pieces. A way to turn a piece is known by its squares, counted from the corner of
     * the box around it.
     */
    String json() {
        Map<String, String> outlines = new TreeMap<>();
        problem.options().forEach(piece -> outlines.put(turned(piece), Drawing.outline(fromCorner(piece))));
        Set<PlacedPiece> used = new LinkedHashSet<>();
        looks.forEach(position -> used.addAll(position.pieces()));
        solutions.forEach(position -> used.addAll(position.pieces()));
        List<PlacedPiece> all = List.copyOf(used);
        String shapes = outlines.entrySet().stream()
                .map(shape -> "\"" + shape.getKey() + "\":\"" + shape.getValue() + "\"")
                .collect(Collectors.joining(",\n"));
        String pieces = all.stream()
                .map(piece -> "[\"" + piece.piece() + "\",[" + squares(piece.cells(), ",") + "]]")
                .collect(Collectors.joining(",\n"));
        return "{\"size\":" + SIZE + ",\"holes\":[" + squares(HOLES, ",") + "],\"total\":" + total
                + ",\n\"shapes\":{" + shapes + "},\n\"pieces\":[" + pieces + "],\n\"looks\":[" + json(looks, all)
                + "],\n\"solutions\":[" + json(solutions, all) + "]}";
    }

    private static String turned(PlacedPiece piece) {
        return squares(fromCorner(piece), ".");
    }

    private static List<Cell> fromCorner(PlacedPiece piece) {
        int row = piece.cells().stream().mapToInt(Cell::row).min().orElse(0);
        int column = piece.cells().stream().mapToInt(Cell::column).min().orElse(0);
        return piece.cells().stream()
                .map(cell -> new Cell(cell.row() - row, cell.column() - column, 0))
                .toList();
    }

    /** The numbers of squares on the board, which count on from row to row. */
    private static String squares(List<Cell> cells, String separator) {
        return cells.stream()
                .map(cell -> String.valueOf(cell.row() * SIZE + cell.column()))
                .collect(Collectors.joining(separator));
    }

    private static String json(List<Position> positions, List<PlacedPiece> all) {
        return positions.stream().map(position -> position.json(all)).collect(Collectors.joining(","));
    }
}
