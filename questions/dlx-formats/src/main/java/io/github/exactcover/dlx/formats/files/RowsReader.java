package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
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
                throw lines.at(empty)
                        .error("nothing is between two separators; write the items of the row, and nothing else");
            }
            if (isFirst && hasSize(words)) {
                size = words.stream().mapToInt(word -> word.number("a size")).toArray();
            } else {
                rows.add(items(words));
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
            case COUNTED -> Word.parse(first) != words.size() - 1;
            case ENDED -> !last.equals("0") && !last.equals("-1");
        };
    }

    /** The items of a row, without what marks it. */
    private List<Word> items(List<Word> words) {
        return switch (kind) {
            case PLAIN, SIZED -> words;
            case COUNTED -> withoutCount(words);
            case ENDED -> withoutEnd(words);
        };
    }

    private static List<Word> withoutCount(List<Word> words) {
        int count = words.get(0).number("the number of items of this row");
        if (count != words.size() - 1) {
            throw words.get(0)
                    .error("this row says that it has " + count + " items, and has " + (words.size() - 1)
                            + "; correct the first number");
        }
        return words.subList(1, words.size());
    }

    private List<Word> withoutEnd(List<Word> words) {
        Word last = words.get(words.size() - 1);
        end = end.isEmpty() ? last.text() : end;
        for (Word word : words) {
            if (word.is(end) != word.equals(last)) {
                throw word.error("here is " + word.quoted() + ", but the rows end with " + PlainText.quoted(end)
                        + "; end each row with it, and write it nowhere else");
            }
        }
        return words.subList(0, words.size() - 1);
    }
}
