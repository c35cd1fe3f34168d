package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The matrix of a problem: a column for each item, a row for each option. The rows that are chosen have a color. */
final class MatrixSketch implements Sketch {

    /** With more, a matrix is wider or higher than a screen. */
    private static final int MOST_LINES = 60;

    private final int columns;
    private final List<Set<Spot>> rows = new ArrayList<>();

    MatrixSketch(ExactCoverProblem<?, ?> problem) {
        Map<Object, Integer> places = new HashMap<>();
        problem.primaryItems().forEach(item -> places.put(item, places.size()));
        problem.secondaryItems().forEach(item -> places.put(item, places.size()));
        columns = places.size();
        int options = problem.options().size();
        if (columns > MOST_LINES || options > MOST_LINES) {
            throw new BadInputException("--svg draws this problem as a matrix, which may have up to " + MOST_LINES
                    + " items and options, but it has " + columns + " items and " + options
                    + " options; --html draws larger ones");
        }
        for (int row = 0; row < options; row++) {
            Set<Spot> spots = new HashSet<>();
            for (Object item : problem.itemsOf(row)) {
                spots.add(new Spot(places.getOrDefault(item, 0), row));
            }
            rows.add(spots);
        }
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int rows() {
        return rows.size();
    }

    @Override
    public void drawEmpty(SvgDrawing drawing) {
        drawing.path(SvgDrawing.SHADE, rows.stream().map(Spot::path).collect(Collectors.joining()));
        StringBuilder grid = new StringBuilder();
        for (int column = 0; column <= columns; column++) {
            Spot top = new Spot(column, 0);
            grid.append("M" + top.x() + " " + top.y() + "v" + rows() * SvgDrawing.CELL);
        }
        for (int row = 0; row <= rows(); row++) {
            Spot left = new Spot(0, row);
            grid.append("M" + left.x() + " " + left.y() + "h" + columns * SvgDrawing.CELL);
        }
        drawing.path(SvgDrawing.THIN_LINE, grid.toString());
    }

    @Override
    public void draw(int option, SvgDrawing drawing) {
        String path = Spot.path(rows.get(option));
        drawing.path(SvgDrawing.color(option), path).path(SvgDrawing.EDGE, path);
    }

    @Override
    public Set<Spot> spots(int option) {
        return rows.get(option);
    }
}
