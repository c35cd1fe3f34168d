package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import java.io.IOException;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A box that is filled with pieces; its layers lie side by side. */
record PackingBoard(Polycube box, ExactCoverProblem<String, PlacedPiece> problem) implements Board {

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
        json.writeArrayFieldStart("names");
        for (PlacedPiece placed : problem.options()) {
            json.writeString(placed.piece());
        }
        json.writeEndArray();
        json.writeArrayFieldStart("cells");
        for (PlacedPiece placed : problem.options()) {
            writeCells(placed.cells(), json);
        }
        json.writeEndArray();
    }

    private void writeCells(Collection<Cell> cells, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Cell cell : cells) {
            json.writeArray(new int[] {cell.column() + cell.layer() * layerWidth(), cell.row()}, 0, 2);
        }
        json.writeEndArray();
    }

    private int layers() {
        return 1 + box.cells().stream().mapToInt(Cell::layer).max().orElse(0);
    }

    /** With a gap to the next layer. */
    private int layerWidth() {
        return 2 + box.cells().stream().mapToInt(Cell::column).max().orElse(0);
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
