package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Reading;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.Reader;
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

    /** Reads a text to its end, or to where it is cut or broken. */
    private interface Syntax {
        void read(Reader text, Tape tape) throws IOException;
    }

    public static NestedStart ofJson(FileStart start) {
        return of(start, JsonText::read);
    }

    public static NestedStart ofBrackets(FileStart start) {
        return of(start, BracketText::read);
    }

    private static NestedStart of(FileStart start, Syntax syntax) {
        Tape tape = new Tape();
        boolean isRight = true;
        try {
            syntax.read(new StringReader(text(start)), tape);
        } catch (DlxFormatException e) {
            isRight = tape.isCut() && !start.isWhole();
            tape.close(Word.START);
        } catch (IOException e) {
            throw new UncheckedIOException("A string can always be read", e);
        }
        if (tape.isOther()) {
            return NOTHING;
        }
        NestedStart found = of(new NestedProblem(tape, Reading.OPTIONS));
        return isRight || found == OTHER ? found : BROKEN;
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

    private static NestedStart of(NestedProblem problem) {
        try {
            problem.read();
        } catch (DlxFormatException e) {
            if (!problem.isComplete()) {
                return OTHER;
            }
        }
        if (problem.mayBeItemsFirst()) {
            return OPTIONS_OR_ITEMS_FIRST;
        }
        if (problem.rows.mayBeMatrix()) {
            return OPTIONS_OR_MATRIX;
        }
        return problem.rows.isMatrix() ? MATRIX : OPTIONS;
    }
}
