package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8. What is not UTF-8 becomes an error with its place instead of a question mark in the text. Unlike the
 * readers of the JDK, it first hands out all characters before an invalid byte.
 */
final class Utf8Reader extends Reader {

    private final InputStream in;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.wrap(new byte[1 << 16], 0, 0);
    private boolean ended;

    /** Where the next character is, counted from 1. */
    private int line = 1;

    private int column = 1;

    Utf8Reader(InputStream in) {
        this.in = in;
    }

    /** The length must be at least 2, so that every character fits. */
    @Override
    public int read(char[] chars, int offset, int length) throws IOException {
        CharBuffer decoded = CharBuffer.wrap(chars, offset, length);
        while (true) {
            CoderResult result = decoder.decode(bytes, decoded, ended);
            if (decoded.position() > offset) {
                pass(chars, offset, decoded.position());
                return decoded.position() - offset;
            }
            if (result.isError()) {
                throw new DlxFormatException(
                        line,
                        column,
                        String.format(
                                "byte 0x%02X is not UTF-8 text; save the file as UTF-8", bytes.get(bytes.position())));
            }
            if (ended) {
                return -1;
            }
            fill();
        }
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        ended = count < 0;
        // Android has no position and no flip of its own in ByteBuffer.
        ((Buffer) bytes).position(bytes.position() + Math.max(0, count));
        ((Buffer) bytes).flip();
    }

    /** The line feeds are counted first, in a loop that the compiler makes fast; the last line is short. */
    private void pass(char[] chars, int from, int to) {
        int feeds = 0;
        for (int i = from; i < to; i++) {
            feeds += chars[i] == '\n' ? 1 : 0;
        }
        int start = from;
        if (feeds > 0) {
            line += feeds;
            column = 1;
            start = to;
            while (chars[start - 1] != '\n') {
                start--;
            }
        }
        column += Character.codePointCount(chars, start, to - start);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
