package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.Reader;

/** A text form of problems that the command reads. */
public enum ProblemForm {
    DLX("Knuth's format"),
    MATRIX("a matrix of zeros and ones"),
    ROWS("rows of numbers"),
    XC("a p xc file"),
    MINIEXACT("a < items > file of miniexact");

    private final String words;

    ProblemForm(String words) {
        this.words = words;
    }

    /** What messages call it. */
    String words() {
        return words;
    }

    /** Whether people know an option as a row with a number, and not by its items. */
    public boolean hasRows() {
        return switch (this) {
            case MATRIX, ROWS -> true;
            case DLX, XC, MINIEXACT -> false;
        };
    }

    /**
     * Reads a problem.
     *
     * @throws IllegalArgumentException if the text does not have this form; the message says where
     */
    ExactCoverProblem<String, String> read(Reader text) throws IOException {
        return switch (this) {
            case DLX -> DlxFormat.read(text);
            case MATRIX -> MatrixText.read(text);
            case ROWS -> RowsText.read(text);
            case XC -> XcText.read(text);
            case MINIEXACT -> MiniexactText.read(text);
        };
    }
}
