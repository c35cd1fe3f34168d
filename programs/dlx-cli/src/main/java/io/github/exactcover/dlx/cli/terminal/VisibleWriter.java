package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Passes on what is written to it. Characters that a terminal could obey, from the names of a file, become escapes such
 * as {@code \\u001B}; JSON has the same ones.
 */
final class VisibleWriter extends FilterWriter {

    VisibleWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int c) throws IOException {
        write(String.valueOf((char) c));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        write(new String(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        int end = from + length;
        int passed = from;
        int size;
        for (int at = from; at < end; at += size) {
            int c = at + 1 < end ? text.codePointAt(at) : text.charAt(at);
            size = Character.charCount(c);
            if (!isPassed(c)) {
                out.write(text, passed, at - passed);
                out.write(PlainText.visible(text.substring(at, at + size)));
                passed = at + size;
            }
        }
        out.write(text, passed, end - passed);
    }

    /** The other half of a pair may be in what is written next. */
    private static boolean isPassed(int c) {
        return (c >= ' ' && c <= '~')
                || c == '\n'
                || PlainText.hasShape(c)
                || Character.getType(c) == Character.SURROGATE;
    }
}
