package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Sketch;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A box that is filled with pieces; its layers lie side by side. */
record PackingBoard(Polycube box, ExactCoverProblem<String, PlacedPiece> problem) implements Board, Sketch {

    private static final Pattern CELL = Pattern.compile("r(\\d+)c(\\d+)(?:l(\\d+))?");

    @Override
    public String type() {
        return "pieces";
    }

    /**
     * The cells of the box, each as column and row, with the layers side by side; how many layers there are, and how
     * far each is from the next; for each option the name of its piece, and its cells.
     */
    @Override
    public void write(JsonGenerator json) throws IOException {
        json.writeFieldName("space");
        writeCells(box.cells(), json);
        json.writeNumberField("layers", layers());
        json.writeNumberField("layerWidth", layerWidth());
        Json.<PlacedPiece>array(json, "names", problem.options(), placed -> json.writeString(placed.piece()));
        Json.<PlacedPiece>array(json, "cells", problem.options(), placed -> writeCells(placed.cells(), json));
    }

    private void writeCells(Collection<Cell> cells, JsonGenerator json) throws IOException {
        Json.<Cell>array(
                json,
                cells,
                cell -> json.writeArray(new int[] {cell.column() + cell.layer() * layerWidth(), cell.row()}, 0, 2));
    }

    private int layers() {
        return extent(Cell::layer);
    }

    /** With a gap to the next layer. */
    private int layerWidth() {
        return 1 + extent(Cell::column);
    }

    private int extent(ToIntFunction<Cell> coordinate) {
        return 1 + box.cells().stream().mapToInt(coordinate).max().orElse(0);
    }

    @Override
    public int columns() {
        return layers() * layerWidth() - 1;
    }

    @Override
    public int rows() {
        return extent(Cell::row);
    }

    @Override
    public void drawEmpty(SvgDrawing drawing) {
        String cells = Spot.path(spots(box.cells()));
        drawing.path(SvgDrawing.SHADE, cells).path(SvgDrawing.THIN_LINE, cells);
    }

    /** A piece has the color of its name, a line around it, and its name in its first cell. */
    @Override
    public void draw(int option, SvgDrawing drawing) {
        PlacedPiece placed = problem.options().get(option);
        Set<Spot> spots = spots(option);
        List<String> names =
                problem.options().stream().map(PlacedPiece::piece).distinct().toList();
        drawing.path(SvgDrawing.color(names.indexOf(placed.piece())), Spot.path(spots));
        drawing.path(SvgDrawing.EDGE, outline(spots));
        Spot first = spots(List.of(placed.cells().get(0))).iterator().next();
        int middle = SvgDrawing.CELL / 2;
        drawing.text(
                SvgDrawing.LABEL,
                first.x() + middle,
                first.y() + middle,
                placed.piece().length() < 3 ? 18 : 10,
                placed.piece());
    }

    /** The sides of cells that have no other cell of the piece beside them. */
    private static String outline(Set<Spot> spots) {
        StringBuilder path = new StringBuilder();
        for (Spot spot :
                spots.stream().sorted(Comparator.comparing(Spot::square)).toList()) {
            int x = spot.x();
            int y = spot.y();
            int end = SvgDrawing.CELL;
            side(spots, spot.column(), spot.row() - 1, "M" + x + " " + y + "h" + end, path);
            side(spots, spot.column() - 1, spot.row(), "M" + x + " " + y + "v" + end, path);
            side(spots, spot.column(), spot.row() + 1, "M" + x + " " + (y + end) + "h" + end, path);
            side(spots, spot.column() + 1, spot.row(), "M" + (x + end) + " " + y + "v" + end, path);
        }
        return path.toString();
    }

    private static void side(Set<Spot> spots, int column, int row, String line, StringBuilder path) {
        if (!spots.contains(new Spot(column, row))) {
            path.append(line);
        }
    }

    @Override
    public Set<Spot> spots(int option) {
        return spots(problem.options().get(option).cells());
    }

    private Set<Spot> spots(Collection<Cell> cells) {
        return cells.stream()
                .map(cell -> new Spot(cell.column() + cell.layer() * layerWidth(), cell.row()))
                .collect(Collectors.toSet());
    }

    /** Reads the names of items of {@link io.github.exactcover.dlx.problems.packing.Packing#problem()}. */
    @Override
    public String inWords(Object item) {
        Matcher name = CELL.matcher(item.toString());
        if (name.matches()) {
            String place = "row " + name.group(1) + ", column " + name.group(2);
            String layer = name.group(3) == null ? "1" : name.group(3);
            return layers() == 1 ? place : place + ", layer " + layer;
        }
        if (item.equals("free")) {
            return "free cells";
        }
        return problem.primaryItems().contains(item.toString()) ? "piece " + item : "a symmetry";
    }
}
