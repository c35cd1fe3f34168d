package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A line of the text of a puzzle, for messages that say which line is wrong.
 *
 * @param number its number, from 1
 * @param text what is written in it, without blanks at its end
 */
record TextLine(int number, String text) {

    /** The lines of a text, blank ones too. */
    static List<TextLine> all(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        List<TextLine> lines = new ArrayList<>();
        for (String line : (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\\R", -1)) {
            lines.add(new TextLine(lines.size() + 1, line.stripTrailing()));
        }
        return lines;
    }

    /** The lines that are not blank. There must be one. */
    static List<TextLine> written(String text, String what) {
        List<TextLine> lines =
                all(text).stream().filter(line -> !line.text.isEmpty()).toList();
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("the text is empty; write " + what);
        }
        return lines;
    }

    /** The cells of lines, equally many in each; the hint is part of the message if they are not. */
    static List<List<String>> rectangle(List<TextLine> lines, String hint, Function<TextLine, List<String>> cells) {
        List<List<String>> rows = new ArrayList<>();
        for (TextLine line : lines) {
            rows.add(cells.apply(line));
            int size = rows.get(rows.size() - 1).size();
            if (size != rows.get(0).size()) {
                throw line.error("this row has " + Phrases.count(size, "cell") + ", and the first has "
                        + rows.get(0).size() + "; write equally many in each, " + hint);
            }
        }
        return rows;
    }

    /** Its words. Blanks and commas are between them. */
    List<String> words() {
        return Stream.of(text.split("[\\s,;]+", -1))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** A word of it as a number. */
    int number(String word, int low, int high) {
        if (word.matches("-?[0-9]{1,9}")) {
            int value = Integer.parseInt(word);
            if (value >= low && value <= high) {
                return value;
            }
        }
        throw error(PlainText.quoted(word) + " must be a whole number from " + low + " to " + high);
    }

    /** What is wrong in this line, and what to do. */
    IllegalArgumentException error(String complaint) {
        return new IllegalArgumentException("line " + number + ": " + complaint);
    }
}
