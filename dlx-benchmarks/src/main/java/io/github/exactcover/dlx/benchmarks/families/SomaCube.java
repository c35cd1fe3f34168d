package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Piet Hein's Soma cube: seven pieces of three or four small cubes make a cube of 3 x 3 x 3.
 *
 * <pre>{@code
 * System.out.println(DLX.count(SomaCube.problem())); // 11520
 * }</pre>
 *
 * <p>There are 240 ways up to turning and mirroring, as J. H. Conway and M. J. T. Guy found in 1961; here each is counted
 * 48 times. As exact cover: the pieces and the cells are the items, each way to lay a piece is an option.
 */
public final class SomaCube {

    private static final int EDGE = 3;

    private static final Map<String, List<Cell>> PIECES = new LinkedHashMap<>();

    static {
        PIECES.put("bent", cells("000 100 010"));
        PIECES.put("ell", cells("000 100 200 010"));
        PIECES.put("tee", cells("000 100 200 110"));
        PIECES.put("skew", cells("000 100 110 210"));
        PIECES.put("left", cells("000 100 010 011"));
        PIECES.put("right", cells("000 100 010 101"));
        PIECES.put("claw", cells("000 100 010 001"));
    }

    /** A small cube, by its distance from one corner. */
    private record Cell(int x, int y, int z) implements Comparable<Cell> {

        @Override
        public int compareTo(Cell other) {
            return number() - other.number();
        }

        private int number() {
            return (x * EDGE + y) * EDGE + z;
        }

        Cell moved(int dx, int dy, int dz) {
            return new Cell(x + dx, y + dy, z + dz);
        }

        /** A third of a turn about a diagonal of the cube. */
        Cell rolled() {
            return new Cell(y, z, x);
        }

        /** A quarter turn about an axis. */
        Cell turned() {
            return new Cell(EDGE - 1 - y, x, z);
        }

        boolean isInside() {
            return Math.min(x, Math.min(y, z)) >= 0 && Math.max(x, Math.max(y, z)) < EDGE;
        }

        @Override
        public String toString() {
            return "" + x + y + z;
        }
    }

    private SomaCube() {}

    private static List<Cell> cells(String digits) {
        List<Cell> cells = new ArrayList<>();
        for (String cell : digits.split(" ", -1)) {
            cells.add(new Cell(cell.charAt(0) - '0', cell.charAt(1) - '0', cell.charAt(2) - '0'));
        }
        return List.copyOf(cells);
    }

    /**
     * The problem.
     *
     * @return a new problem, whose options are written as the piece and its cells
     */
    public static ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary(PIECES.keySet());
        for (int cell = 0; cell < EDGE * EDGE * EDGE; cell++) {
            builder.primary(new Cell(cell / EDGE / EDGE, cell / EDGE % EDGE, cell % EDGE).toString());
        }
        PIECES.forEach((piece, cells) -> {
            for (List<Cell> lying : placements(cells)) {
                List<String> items = new ArrayList<>(List.of(piece));
                lying.forEach(cell -> items.add(cell.toString()));
                builder.option(String.join(" ", items), items);
            }
        });
        return builder.build();
    }

    /** All sets of cells that a piece can take: moved to any place, then with the whole cube turned in any way. */
    private static Set<List<Cell>> placements(List<Cell> piece) {
        Set<List<Cell>> found = new LinkedHashSet<>();
        for (int move = 0; move < EDGE * EDGE * EDGE; move++) {
            int[] by = {move / EDGE / EDGE, move / EDGE % EDGE, move % EDGE};
            List<Cell> moved =
                    piece.stream().map(cell -> cell.moved(by[0], by[1], by[2])).toList();
            if (moved.stream().allMatch(Cell::isInside)) {
                addTurned(found, moved);
            }
        }
        return found;
    }

    /** The third and the quarter turn together make all 24 turns; what is found already has been turned. */
    private static void addTurned(Set<List<Cell>> found, List<Cell> lying) {
        if (found.add(lying.stream().sorted().toList())) {
            addTurned(found, lying.stream().map(Cell::rolled).toList());
            addTurned(found, lying.stream().map(Cell::turned).toList());
        }
    }
}
