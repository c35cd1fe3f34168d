package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Matrix Market's format: sparse matrices whose entries are all ones, as {@code scipy.io.mmwrite} writes them. Rows are
 * options and columns are items, both numbered from 1.
 */
final class MatrixMarketFormat extends NamedFormat {

    private static final String MARK = "%%MatrixMarket";

    MatrixMarketFormat() {
        super("mtx", "a matrix of Matrix Market", true);
    }

    @Override
    public Fit fit(FileStart start) {
        return start.startsWith(MARK) ? Fit.certain("it begins with " + MARK) : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return new Text(Lines.of(in)).read();
    }

    /** A text that is being read. */
    private record Text(Lines lines) {

        ExactCoverProblem<String, String> read() throws IOException {
            boolean isSymmetric = readKind();
            if (!nextEntry()) {
                throw lines.error("there is no line with the numbers of rows, columns and entries");
            }
            List<Word> size = lines.words();
            if (size.size() != 3) {
                throw lines.error("write three numbers here: of rows, of columns, and of entries");
            }
            int rows = size.get(0).number("the number of rows");
            int columns = size.get(1).number("the number of columns");
            long entries = size.get(2).number("the number of entries");
            if (Math.max(rows, columns) > entries + SizeLine.MOST_UNUSED) {
                throw lines.error("a matrix of " + rows + " rows and " + columns + " columns with " + entries
                        + " entries would be nearly all empty; correct the sizes");
            }
            SparseRows matrix = new SparseRows(rows, columns, 1);
            long count = 0;
            for (; nextEntry(); count++) {
                readEntry(matrix, isSymmetric);
            }
            if (count != entries) {
                throw lines.error("there are " + count + " entries, but the line with the size says " + entries
                        + "; the file was cut off or changed");
            }
            return matrix.problem();
        }

        /** Reads the first line; whether each entry stands for two. */
        private boolean readKind() throws IOException {
            List<Word> words = lines.next() ? lines.words() : List.of();
            if (words.size() != 5 || !words.get(0).is(MARK)) {
                throw lines.error("write " + MARK + " matrix coordinate pattern general in the first line");
            }
            demand(words.get(1), Set.of("matrix"), "only a matrix can be read");
            demand(words.get(2), Set.of("coordinate"), "write the matrix as coordinates");
            demand(words.get(3), Set.of("pattern", "integer", "real"), "entries are ones, so write pattern");
            return demand(words.get(4), Set.of("general", "symmetric"), "write general")
                    .equals("symmetric");
        }

        private String demand(Word word, Set<String> allowed, String remedy) {
            String text = word.text().toLowerCase(Locale.ROOT);
            if (!allowed.contains(text)) {
                throw word.error("here is " + word.quoted() + "; " + remedy);
            }
            return text;
        }

        private boolean nextEntry() throws IOException {
            return lines.next(line -> line.stripLeading().startsWith("%"));
        }

        private void readEntry(SparseRows matrix, boolean isSymmetric) {
            List<Word> words = lines.words();
            if (words.size() < 2 || words.size() > 3) {
                throw lines.error("write the row and the column of an entry, and its value if it is not a pattern");
            }
            Cell value = words.size() == 3 ? Cell.of(words.get(2).text()) : Cell.ONE;
            if (value == Cell.OTHER) {
                throw words.get(2).error("here is " + words.get(2).quoted() + "; the entries of an exact cover are 1");
            }
            if (value == Cell.ONE) {
                set(matrix, words.get(0), words.get(1));
                if (isSymmetric && !words.get(0).is(words.get(1).text())) {
                    set(matrix, words.get(1), words.get(0));
                }
            }
        }

        private void set(SparseRows matrix, Word row, Word column) {
            boolean isNew = matrix.set(index(row, matrix.rows(), "row"), index(column, matrix.columns(), "column"));
            if (!isNew) {
                throw lines.error("this entry was there before; write each once");
            }
        }

        private static int index(Word word, int size, String what) {
            int number = word.number("a " + what);
            if (number < 1 || number > size) {
                throw word.error("there is no " + what + " " + word.text() + "; they are numbered from 1 to " + size);
            }
            return number - 1;
        }
    }
}
