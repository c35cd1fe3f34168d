package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Lists of numbers: a line for each option, with the numbers of the items that it covers, and perhaps marks. */
final class RowsFormat extends NamedFormat {

    /** What the lines say besides the items. */
    private enum Marks {
        NONE,
        /** The first line has the numbers of rows and columns. */
        SIZE,
        /** Each row begins with its length. */
        COUNTS,
        /** Each row ends with 0 or -1. */
        ENDS
    }

    static final RowsFormat PLAIN = new RowsFormat(Marks.NONE, "rows", "rows of numbers");
    static final RowsFormat SIZED =
            new RowsFormat(Marks.SIZE, "sized-rows", "rows of numbers after a line with their size");
    static final RowsFormat COUNTED = new RowsFormat(Marks.COUNTS, "counted-rows", "rows that start with their length");
    static final RowsFormat ENDED = new RowsFormat(Marks.ENDS, "ended-rows", "rows that end with 0 or -1");

    private final Marks marks;

    private RowsFormat(Marks marks, String name, String description) {
        super(name, description, true);
        this.marks = marks;
    }

    @Override
    public Fit fit(FileStart start) {
        return NumberRows.of(start).map(rows -> fit(rows, marks)).orElse(Fit.NO);
    }

    /** Whether such a file hardly makes sense unless each row begins with its length. */
    static boolean areCounted(FileStart start) {
        return NumberRows.of(start)
                .filter(rows -> fit(rows, Marks.COUNTS).certainty() == Certainty.CERTAIN)
                .isPresent();
    }

    private static Fit fit(NumberRows rows, Marks marks) {
        return switch (marks) {
            case NONE ->
                SizeLine.joined(rows).rows().size() == rows.rows().size() && rows.areSets() && rows.areWithoutGap()
                        ? Fit.possible("each line is a list of numbers, and all numbers up to the largest occur")
                        : Fit.NO;
            case SIZE -> fitSized(SizeLine.joined(rows));
            case COUNTS ->
                fitMarked(
                        rows,
                        rows.withoutCounts(),
                        rows.body().withoutCounts(),
                        "each line starts with the number of items in it");
            case ENDS ->
                fitMarked(rows, rows.withoutEnds(), rows.body().withoutEnds(), "each line ends with the same 0 or -1");
        };
    }

    private static Fit fitSized(NumberRows rows) {
        NumberRows body = rows.body();
        boolean isCounted = fit(rows, Marks.COUNTS).certainty() == Certainty.CERTAIN;
        if (isCounted || !SizeLine.canBe(rows.rows().get(0)) || body.rows().isEmpty() || !body.areSets()) {
            return Fit.NO;
        }
        return SizeLine.ofSets(rows.rows().get(0), body)
                .map(size -> size.isExact()
                        ? Fit.certain("the first line says " + size.words() + ", and so it is")
                        : Fit.possible("the first line says " + size.words() + ", which the other lines fit into"))
                .orElse(Fit.NO);
    }

    /**
     * How a file fits whose rows are marked, with or without a line with their size.
     *
     * @param all the rows without their marks; empty if they have none
     * @param body the same of all rows but the first
     */
    private static Fit fitMarked(NumberRows rows, Optional<NumberRows> all, Optional<NumberRows> body, String reason) {
        if (all.isPresent()) {
            NumberRows sets = all.get();
            if (!sets.areSets() || !sets.areWithoutGap() || sets.max() < 0) {
                return Fit.NO;
            }
            // A matrix of a column or two can look like this by chance.
            return rows.areMatrix() ? Fit.possible(reason) : Fit.certain(reason);
        }
        return body.filter(sets -> SizeLine.canBe(rows.rows().get(0)) && sets.areSets() && sets.max() >= 0)
                .flatMap(sets -> SizeLine.ofSets(rows.rows().get(0), sets))
                .map(size -> Fit.certain(reason + ", after a line that says " + size.words()))
                .orElse(Fit.NO);
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        Lines lines = Lines.of(in);
        NumberedRows rows = new NumberedRows();
        int[] size = {};
        // What the rows end with, which the first one says.
        Optional<Word> end = Optional.empty();
        for (boolean isFirst = true; lines.nextRow(); isFirst = false) {
            List<Word> words = lines.words();
            int empty = Lines.emptyCell(lines.line());
            if (empty > 0) {
                throw lines.at(empty)
                        .error("nothing is between two separators; write the items of the row, and nothing else");
            }
            if (isFirst && isSize(words)) {
                size = words.stream().mapToInt(word -> word.number("a size")).toArray();
            } else {
                end = end.or(() -> Optional.of(words.get(words.size() - 1)));
                rows.add(items(words, end.orElseThrow().text()));
            }
        }
        return size.length == 0 ? rows.problem(lines) : rows.problem(lines, size, marks == Marks.SIZE);
    }

    /** Whether the first line says how many rows and columns follow. */
    private boolean isSize(List<Word> words) {
        Word last = words.get(words.size() - 1);
        return switch (marks) {
            case NONE -> false;
            case SIZE -> true;
            case COUNTS -> Word.parse(words.get(0).text()) != words.size() - 1;
            case ENDS -> !last.is("0") && !last.is("-1");
        };
    }

    /** The items of a row, without what marks it. */
    private List<Word> items(List<Word> words, String end) {
        return switch (marks) {
            case NONE, SIZE -> words;
            case COUNTS -> withoutCount(words);
            case ENDS -> withoutEnd(words, end);
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

    private static List<Word> withoutEnd(List<Word> words, String end) {
        Word last = words.get(words.size() - 1);
        for (Word word : words) {
            if (word.is(end) != word.equals(last)) {
                throw word.error("here is " + word.quoted() + ", but the rows end with " + PlainText.quoted(end)
                        + "; end each row with it, and write it nowhere else");
            }
        }
        return words.subList(0, words.size() - 1);
    }
}
