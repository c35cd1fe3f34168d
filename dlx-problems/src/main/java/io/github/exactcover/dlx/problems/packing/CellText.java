package io.github.exactcover.dlx.problems.packing;

import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the cells of a piece or a box; see {@link Polycube#of(String)} for how they are written. */
final class CellText {

    /** What a cell can be drawn as. A {@code #} is none of them, for it starts a comment. */
    private static final String CELLS = "XxOo*@";

    private static final String NONE = ". ";

    private static final Pattern COORDINATES = Pattern.compile("\\d{1,4},\\d{1,4}(,\\d{1,4})?");

    private final List<Cell> cells = new ArrayList<>();
    private final String otherwise;
    private int row;
    private int layer;

    private CellText(String otherwise) {
        this.otherwise = otherwise;
    }

    /**
     * The cells of these lines; empty if there are none.
     *
     * @param firstNumber the number of the first line in its text, from 1
     * @param otherwise what else a line could have been meant to be, at the end of a message
     */
    static List<Cell> read(List<String> lines, int firstNumber, String otherwise) {
        CellText text = new CellText(otherwise);
        boolean listed = lines.stream()
                .filter(line -> !line.isBlank() && !isComment(line))
                .findFirst()
                .map(line -> line.indexOf(',') >= 0)
                .orElse(false);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).stripTrailing();
            if (listed && !line.isEmpty() && !isComment(line)) {
                text.readList(line.strip(), firstNumber + i);
            } else if (!listed && !isComment(line)) {
                text.readRow(line, firstNumber + i);
            }
        }
        return text.cells;
    }

    static boolean isComment(String line) {
        return line.stripLeading().startsWith("#");
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
            } else if (NONE.indexOf(character) < 0) {
                throw new IllegalArgumentException("line " + number + ": " + Texts.quoted(line.strip())
                        + " is not a row of cells; draw X for each cell and . for none, or list the cells as row,column"
                        + otherwise);
            }
        }
        row++;
    }
}
