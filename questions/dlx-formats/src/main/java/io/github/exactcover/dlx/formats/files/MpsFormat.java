package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.internal.formats.program.MpsText;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;

/**
 * The MPS format, fixed or free, with the same programs as {@link LpFormat}. Names have no blanks. As in CPLEX, a whole
 * variable without bounds is 0 or 1.
 */
final class MpsFormat extends NamedFormat {

    private static final Pattern FIRST = Pattern.compile("(NAME|ROWS|OBJSENSE)(\\s.*)?");
    private static final Pattern ROWS = Pattern.compile("(?m)^ROWS\\h*+\\R\\h++[NLGE]\\h");

    MpsFormat() {
        super("mps", "an integer program in the MPS format", false);
    }

    @Override
    public Fit fit(FileStart start) {
        return begins(start, line -> line.startsWith("*"), FIRST)
                        && ROWS.matcher(start.text()).find()
                ? Fit.certain("it has a section ROWS, as MPS files do")
                : Fit.NO;
    }

    @Override
    public ExactCoverProblem<String, String> read(InputStream in) throws IOException {
        return new MpsText(Lines.of(in)).read();
    }
}
