package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.internal.Texts;
import io.github.exactcover.dlx.problems.internal.XmlText;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * Reads the games of OpenSudoku's XML. A game is 81 digits; or, if it was begun, {@code version: 4} and for each cell
 * its digit, notes, and last 0 if the digit is a clue.
 */
final class OpenSudokuText implements Iterator<List<SudokuText.Cell>> {

    private static final String SAVED = "version:";
    private static final String NEWEST = "4";

    /** The fields of a cell in older versions. */
    private static final int FIELDS = 3;

    private final XmlText xml;
    private Optional<List<SudokuText.Cell>> next = Optional.empty();
    private boolean any;

    OpenSudokuText(Reader text) {
        this.xml = new XmlText(text);
    }

    @Override
    public boolean hasNext() {
        Optional<String> element = next.isEmpty() ? xml.next() : Optional.empty();
        while (next.isEmpty() && element.isPresent()) {
            if (element.get().equals("game")) {
                next = Optional.of(game());
                any = true;
            }
            element = next.isEmpty() ? xml.next() : element;
        }
        if (!any) {
            throw xml.error(
                    "this XML has no game; the games of OpenSudoku are elements such as <game data=\"53007...\"/>");
        }
        return next.isPresent();
    }

    @Override
    public List<SudokuText.Cell> next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        List<SudokuText.Cell> game = next.orElseThrow();
        next = Optional.empty();
        return game;
    }

    /** In messages, the column is the number of the cell. */
    private List<SudokuText.Cell> game() {
        String data = xml.attribute("data")
                .orElseThrow(() -> xml.error("this game has no data"))
                .strip();
        String digits = data.startsWith(SAVED) ? clues(data.substring(SAVED.length())) : data;
        if (SudokuText.sizeOf(digits.length()) == 0) {
            throw xml.error("this game has " + Texts.count(digits.length(), "cell") + ", which fits no Sudoku");
        }
        List<SudokuText.Cell> cells = new ArrayList<>();
        for (int i = 0; i < digits.length(); i++) {
            cells.add(new SudokuText.Cell(digits.substring(i, i + 1), xml.line(), i + 1));
        }
        return cells;
    }

    /** The clues of a game that was begun; what was filled in since is left out. */
    private String clues(String saved) {
        String[] words = saved.strip().split("[\\s|]+", -1);
        int step = words[0].equals(NEWEST) ? FIELDS + 1 : FIELDS;
        StringBuilder clues = new StringBuilder();
        for (int i = 1; i + step <= words.length; i += step) {
            clues.append(words[i + step - 1].equals("0") ? words[i] : ".");
        }
        return clues.toString();
    }
}
