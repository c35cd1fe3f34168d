package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the cells of a piece or a box; see {@link Polycube#of(String)} for how they are written. */
final class CellText {

    /** What a cell can be drawn as. */
    private static final String CELLS = "XxOo*@#";

    private static final char OPTIONAL = '+';

    private static final String NONE = ". ";

    private static final String COMMENT = "#";

    /** A row, with blanks or dots or letters or not. */
    private static final Pattern ROW = Pattern.compile("[. ]*+[XxOo*@#+][XxOo*@#+. ]*+");

    private static final Pattern COORDINATES = Pattern.compile("\\d{1,4},\\d{1,4}(,\\d{1,4})?");

    private final List<Cell> cells = new ArrayList<>();
    private final List<Cell> optional = new ArrayList<>();
    private final String otherwise;
    private final boolean hashesAreCells;
    private int row;
    private int layer;

    private CellText(String otherwise, boolean hashesAreCells) {
        this.otherwise = otherwise;
        this.hashesAreCells = hashesAreCells;
    }

    /**
     * The cells of these lines.
     *
     * @param firstNumber the number of the first line in its text, from 1
     * @param otherwise what else a line could have been meant to be, at the end of a message
     */
    static CellText read(List<String> lines, int firstNumber, String otherwise) {
        boolean listed = lines.stream()
                .filter(line -> !line.isBlank() && !isComment(line))
                .findFirst()
                .map(line -> line.indexOf(',') >= 0)
                .orElse(false);
        CellText text = new CellText(otherwise, !listed && isDrawnInHashes(lines));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).stripTrailing();
            if (!text.skips(line, listed)) {
                if (listed) {
                    text.readList(line.strip(), firstNumber + i);
                } else {
                    text.readRow(line, firstNumber + i);
                }
            }
        }
        return text;
    }

    /** The cells; refused if there are none. */
    Polycube shape() {
        return Polycube.of(cells, optional);
    }

    private boolean skips(String line, boolean listed) {
        return (listed && line.isEmpty())
                || (isComment(line) && !(hashesAreCells && ROW.matcher(line).matches()));
    }

    static boolean isComment(String line) {
        return line.stripLeading().startsWith(COMMENT);
    }

    /** Whether {@code #} is a cell: it stands in a row with others, or nothing else is drawn. */
    private static boolean isDrawnInHashes(List<String> lines) {
        List<String> rows =
                lines.stream().filter(line -> ROW.matcher(line).matches()).toList();
        return rows.stream()
                        .anyMatch(row -> row.contains(COMMENT)
                                && !row.replaceAll("[# ]", "").isEmpty())
                || rows.stream().allMatch(row -> row.contains(COMMENT));
    }

    private void readList(String line, int number) {
        for (String word : InputLines.BLANKS.splitAsStream(line).toList()) {
            if (!COORDINATES.matcher(word).matches()) {
                throw new IllegalArgumentException("line " + number + ": " + noCell(word) + otherwise);
            }
            cells.add(cell(word));
        }
    }

    /** The cell of one word of a list. */
    static Cell cell(String word) {
        if (!COORDINATES.matcher(word).matches()) {
            throw new IllegalArgumentException(noCell(word));
        }
        String[] numbers = word.split(",", -1);
        return new Cell(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                numbers.length < 3 ? 0 : Integer.parseInt(numbers[2]));
    }

    private static String noCell(String word) {
        return Texts.quoted(word) + " is not a cell; write row,column or row,column,layer, such as 0,2 or 0,2,1";
    }

    /** An empty line below a row ends the layer. */
    private void readRow(String line, int number) {
        if (line.isEmpty()) {
            layer += row > 0 ? 1 : 0;
            row = 0;
            return;
        }
        for (int column = 0; column < line.length(); column++) {
            char character = line.charAt(column);
            if (CELLS.indexOf(character) >= 0) {
                cells.add(new Cell(row, column, layer));
            } else if (character == OPTIONAL) {
                cells.add(new Cell(row, column, layer));
                optional.add(new Cell(row, column, layer));
            } else if (NONE.indexOf(character) < 0) {
                throw new IllegalArgumentException("line " + number + ": " + Texts.quoted(line.strip())
                        + " is not a row of cells; draw X for each cell and . for none, or list the cells as row,column"
                        + otherwise);
            }
        }
        row++;
    }
}
