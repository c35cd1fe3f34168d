package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A box that is filled with pieces, wholly or in part.
 *
 * <pre>{@code
 * List<Piece> pieces = Piece.parse("L:\nX.\nXX\nI:\nXXX");
 * Packing packing = Packing.of(Polycube.box(2, 3, 1), pieces).turning(Turns.NONE);
 * System.out.println(Feasibility.of(packing.problem()).solution().isPresent()); // false
 * Packing turned = Packing.of(Polycube.of("XX.\nXXX\nX.."), Piece.parse("L:\nX.\nXX\nI:\nXXX"));
 * System.out.print(turned.decode(Feasibility.of(turned.problem()).solution().orElseThrow()).text());
 * // prints IL.
 * // prints ILL
 * // prints I..
 * }</pre>
 *
 * <p>Immutable; two are equal when the box and the pieces in it are.
 */
public final class PackedBox implements Picture {

    private static final String SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    private static final int COLORS = 12;

    private final Polycube box;
    private final List<String> names;
    private final List<PlacedPiece> placed;
    private final Map<Cell, Integer> pieceAt = new HashMap<>();

    /** The names of all pieces decide their symbols and colors. */
    PackedBox(Polycube box, List<String> names, List<PlacedPiece> placed) {
        this.box = box;
        this.names = names;
        this.placed = placed;
        for (int i = 0; i < placed.size(); i++) {
            for (Cell cell : placed.get(i).cells()) {
                pieceAt.put(cell, i);
            }
        }
    }

    /**
     * The pieces, each with its cells.
     *
     * @return the pieces in the order of the problem, an immutable list
     */
    public List<PlacedPiece> pieces() {
        return placed;
    }

    /**
     * The rows of the box. Each cell has the name of its piece if all names are one character and no piece lies there
     * twice; otherwise {@code A} for the first piece, {@code B} for the next, and so on. A dot is not a cell of the
     * box, or is free. Layers have an empty line between them.
     */
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        boolean named = haveSymbols();
        int layers = box.extent(Cell::layer);
        int rows = box.extent(Cell::row);
        int columns = box.extent(Cell::column);
        for (int layer = 0; layer < layers; layer++) {
            text.append(layer == 0 ? "" : "\n");
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    Integer piece = pieceAt.get(new Cell(row, column, layer));
                    text.append(piece == null ? "." : symbolOf(piece, named));
                }
                text.append('\n');
            }
        }
        return text.toString();
    }

    /** Whether the names of the pieces can stand for them; see {@link #text() text}. */
    private boolean haveSymbols() {
        return placed.stream().map(PlacedPiece::piece).distinct().count() == placed.size()
                && placed.stream().allMatch(each -> each.piece().length() == 1);
    }

    private String symbolOf(int piece, boolean named) {
        return named ? placed.get(piece).piece() : String.valueOf(SYMBOLS.charAt(piece % SYMBOLS.length()));
    }

    /** The layers side by side. Each piece has its name, and a color that none of its neighbours has. */
    @Override
    public String svg() {
        int layers = box.extent(Cell::layer);
        int width = box.extent(Cell::column) * SvgDrawing.CELL + SvgDrawing.CELL / 2;
        SvgDrawing drawing = new SvgDrawing(
                layers * width - SvgDrawing.CELL / 2 + 2 * SvgDrawing.MARGIN,
                box.extent(Cell::row) * SvgDrawing.CELL + 2 * SvgDrawing.MARGIN,
                "A box of " + Texts.count(box.size(), "cell") + ", filled with " + Texts.count(placed.size(), "piece"),
                (layers == 1 ? "The rows" : "The rows of the layers") + ", a letter for each cell: "
                        + text().strip().replace("\n\n", " / ").replace('\n', ' '));
        int[] colors = colors();
        box.cells().stream()
                .filter(pieceAt::containsKey)
                .forEach(cell -> drawing.rectangle(
                        SvgDrawing.color(colors[at(cell)]), x(cell, width), y(cell), SvgDrawing.CELL, SvgDrawing.CELL));
        drawing.path(SvgDrawing.EDGE, borders(width));
        for (PlacedPiece piece : placed) {
            Set<Integer> labelled = new HashSet<>();
            for (Cell cell : piece.cells()) {
                if (labelled.add(cell.layer())) {
                    int size = piece.piece().length() < 3 ? 18 : 10;
                    drawing.text(
                            SvgDrawing.LABEL,
                            x(cell, width) + SvgDrawing.CELL / 2,
                            y(cell) + SvgDrawing.CELL / 2,
                            size,
                            piece.piece());
                }
            }
        }
        return drawing.svg();
    }

    private static int x(Cell cell, int widthOfLayer) {
        return SvgDrawing.MARGIN + cell.layer() * widthOfLayer + cell.column() * SvgDrawing.CELL;
    }

    private static int y(Cell cell) {
        return SvgDrawing.MARGIN + cell.row() * SvgDrawing.CELL;
    }

    private int at(Cell cell) {
        return pieceAt.getOrDefault(cell, -1);
    }

    /** By piece as it lies: the color of its number, or the next one that no neighbour has. */
    private int[] colors() {
        int[] colors = new int[placed.size()];
        Arrays.fill(colors, -1);
        for (int piece = 0; piece < colors.length; piece++) {
            Set<Integer> taken = new HashSet<>();
            for (int neighbour : neighbours(placed.get(piece))) {
                taken.add(colors[neighbour]);
            }
            int color = names.indexOf(placed.get(piece).piece()) % COLORS;
            for (int tried = 0; tried < COLORS && taken.contains(color); tried++) {
                color = (color + 1) % COLORS;
            }
            colors[piece] = color;
        }
        return colors;
    }

    private List<Integer> neighbours(PlacedPiece piece) {
        List<Integer> neighbours = new ArrayList<>();
        for (Cell cell : piece.cells()) {
            for (Cell step : List.of(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1))) {
                neighbours.add(at(cell.plus(step)));
                neighbours.add(at(cell.minus(step)));
            }
        }
        neighbours.removeIf(neighbour -> neighbour < 0 || placed.get(neighbour).equals(piece));
        return neighbours;
    }

    /** Around each piece, in each layer. */
    private String borders(int width) {
        StringBuilder path = new StringBuilder();
        for (Cell cell : pieceAt.keySet().stream().sorted().toList()) {
            int x = x(cell, width);
            int y = y(cell);
            if (at(cell) != at(cell.minus(new Cell(1, 0, 0)))) {
                path.append("M" + x + " " + y + "h" + SvgDrawing.CELL);
            }
            if (at(cell) != at(cell.minus(new Cell(0, 1, 0)))) {
                path.append("M" + x + " " + y + "v" + SvgDrawing.CELL);
            }
            if (at(cell.plus(new Cell(1, 0, 0))) < 0) {
                path.append("M" + x + " " + (y + SvgDrawing.CELL) + "h" + SvgDrawing.CELL);
            }
            if (at(cell.plus(new Cell(0, 1, 0))) < 0) {
                path.append("M" + (x + SvgDrawing.CELL) + " " + y + "v" + SvgDrawing.CELL);
            }
        }
        return path.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedBox that
                && box.equals(that.box)
                && new HashSet<>(placed).equals(new HashSet<>(that.placed));
    }

    @Override
    public int hashCode() {
        return 31 * box.hashCode() + new HashSet<>(placed).hashCode();
    }

    /** The pieces with their cells. */
    @Override
    public String toString() {
        return placed.toString();
    }
}
