package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A matrix of zeros and ones: a line for each option, a column for each item, with commas, semicolons, tabs, blanks or
 * nothing between them. Spreadsheets and pandas write it with the names of the items in the first row and those of the
 * options in the first column.
 */
final class MatrixFormat extends NamedFormat {

    /** No number begins like this. */
    private static final Pattern DIGITS = Pattern.compile("0[01]+");

    MatrixFormat() {
        super("matrix", "a matrix of zeros and ones", true);
    }

    @Override
    public Fit fit(FileStart start) {
        return Sheet.layout(start).map(layout -> fit(layout, start)).orElse(Fit.NO);
    }

    private static Fit fit(TableLayout layout, FileStart start) {
        if (layout.hasHeader()) {
            return Fit.certain("its first line names " + layout.width() + " columns, and all other cells are 0 or 1");
        }
        if (layout.separator() == Separator.NOTHING) {
            return start.lines().stream().anyMatch(line -> DIGITS.matcher(line).matches())
                    ? Fit.certain("its lines are zeros and ones without anything between them")
                    : Fit.possible("its lines have nothing but the digits 0 and 1, the same number each");
        }
        String reason = "all cells are 0 or 1, " + layout.width() + " in each line";
        boolean isTable = start.extension().equals("csv") || start.extension().equals("tsv");
        return layout.isPlain() && !isTable ? Fit.possible(reason) : Fit.certain(reason);
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        InputStream buffered = new BufferedInputStream(in, FileStart.SIZE + 1);
        FileStart start = FileStart.of("", buffered);
        // If there is a mistake in a later line, the first two still show how the table is arranged.
        Optional<TableLayout> layout = Sheet.layout(start).or(() -> Sheet.layout(start.firstLines(2)));
        return new TableReader(layout.orElseGet(() -> broken(start)), layout.isPresent() && start.hasLine())
                .read(buffered);
    }

    /** The layout of a text that is no such table, to find out where. */
    private static TableLayout broken(FileStart start) {
        String first = start.lines().stream()
                .filter(line -> !Lines.isComment(line))
                .findFirst()
                .orElse("");
        Separator separator = Stream.of(Separator.values())
                .filter(each -> first.indexOf(each.character()) >= 0)
                .findFirst()
                .orElse(Separator.NOTHING);
        return new TableLayout(separator, Optional.empty(), false, false, 1, false, true);
    }
}
