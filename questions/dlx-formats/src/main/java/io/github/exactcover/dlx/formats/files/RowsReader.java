package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Lines.Word;
import io.github.exactcover.dlx.internal.formats.text.Numbers;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads lists of numbers, for {@link RowsFormat}. */
final class RowsReader {

    private final RowsKind kind;
    private final Lines lines;
    private final NumberedRows rows = new NumberedRows();

    private int @Nullable [] size;

    /** What the rows end with; empty as long as it is not known. */
    private String end = "";

    RowsReader(RowsKind kind, Lines lines) {
        this.kind = kind;
        this.lines = lines;
    }

    ExactCoverProblem<String, String> read() throws IOException {
        boolean isFirst = true;
        while (lines.nextRow()) {
            List<Word> words = lines.words();
            int empty = Lines.emptyCell(lines.line());
            if (empty > 0) {
                throw lines.error(
                        empty, "nothing is between two separators; write the items of the row, and nothing else");
            }
            if (isFirst && hasSize(words)) {
                size = words.stream()
                        .mapToInt(word -> Numbers.read(word, "a size", lines))
                        .toArray();
            } else {
                readRow(words);
            }
            isFirst = false;
        }
        return size == null ? rows.problem(lines) : rows.problem(lines, size, kind == RowsKind.SIZED);
    }

    /** Whether the first line says how many rows and columns follow. */
    private boolean hasSize(List<Word> words) {
        String first = words.get(0).text();
        String last = words.get(words.size() - 1).text();
        return switch (kind) {
            case PLAIN -> false;
            case SIZED -> true;
            case COUNTED -> Numbers.parse(first) != words.size() - 1;
            case ENDED -> !last.equals("0") && !last.equals("-1");
        };
    }

    private void readRow(List<Word> words) {
        switch (kind) {
            case PLAIN, SIZED -> rows.add(words, lines);
            case COUNTED -> rows.add(withoutCount(words), lines);
            case ENDED -> rows.add(withoutEnd(words), lines);
        }
    }

    private List<Word> withoutCount(List<Word> words) {
        int count = Numbers.read(words.get(0), "the number of items of this row", lines);
        if (count != words.size() - 1) {
            throw lines.error(
                    words.get(0),
                    "this row says that it has " + count + " items, and has " + (words.size() - 1)
                            + "; correct the first number");
        }
        return words.subList(1, words.size());
    }

    private List<Word> withoutEnd(List<Word> words) {
        Word last = words.get(words.size() - 1);
        if (end.isEmpty()) {
            end = last.text();
        }
        for (Word word : words) {
            boolean isEnd = word.text().equals(end);
            if (isEnd != (word.column() == last.column())) {
                throw missingEnd(word);
            }
        }
        return words.subList(0, words.size() - 1);
    }

    private DlxFormatException missingEnd(Word word) {
        return lines.error(
                word,
                "here is " + PlainText.quoted(word.text()) + ", but the rows end with " + PlainText.quoted(end)
                        + "; end each row with it, and write it nowhere else");
    }
}
