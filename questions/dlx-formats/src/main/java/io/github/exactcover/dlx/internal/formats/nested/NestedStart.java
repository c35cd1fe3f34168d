package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Reading;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;

/** What the start of a text in nested brackets can be. */
public enum NestedStart {
    /** Rows of a matrix. */
    MATRIX,
    /** Options. */
    OPTIONS,
    /** Options with the items 0 and 1, or rows of a matrix. */
    OPTIONS_OR_MATRIX,
    /** Options, the first of which has all items, or the items and then options. */
    OPTIONS_OR_ITEMS_FIRST,
    /** Its brackets are right, but dlx does not read such a text. */
    OTHER,
    /** It begins with a bracket, but is broken. */
    BROKEN,
    /** It is something else. */
    NOTHING;

    public static NestedStart ofJson(FileStart start) {
        try {
            return of(new JsonNesting(new StringReader(text(start))), start.isWhole());
        } catch (IOException e) {
            throw new UncheckedIOException("A string can always be read", e);
        }
    }

    public static NestedStart ofBrackets(FileStart start) {
        return of(new BracketNesting(new StringReader(text(start))), start.isWhole());
    }

    /** The start up to where no word is cut. */
    private static String text(FileStart start) {
        String text = start.text();
        int end = text.length();
        while (!start.isWhole() && end > 0 && ",]})\n".indexOf(text.charAt(end - 1)) < 0) {
            end--;
        }
        return text.substring(0, end);
    }

    private static NestedStart of(Nesting text, boolean whole) {
        NestedProblem problem = new NestedProblem(text, Reading.OPTIONS);
        try {
            problem.read();
        } catch (DlxFormatException e) {
            if (!problem.hasBegun()) {
                return NOTHING;
            }
            if (problem.isComplete()) {
                return of(problem);
            }
            if (text.isBroken() || (text.isCut() && whole)) {
                return BROKEN;
            }
            if (!text.isCut()) {
                return OTHER;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A string can always be read", e);
        }
        return of(problem);
    }

    private static NestedStart of(NestedProblem problem) {
        if (problem.mayBeItemsFirst()) {
            return OPTIONS_OR_ITEMS_FIRST;
        }
        if (problem.mayBeMatrix()) {
            return OPTIONS_OR_MATRIX;
        }
        return problem.isMatrix() ? MATRIX : OPTIONS;
    }
}
