package io.github.exactcover.dlx.formats;

import java.io.IOException;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8. Unlike the readers of the JDK, it first hands out all characters before an invalid byte, so that the
 * caller knows in which line that byte is.
 */
final class Utf8Reader extends Reader {

    private final ReadableByteChannel channel;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.wrap(new byte[1 << 16], 0, 0);
    private boolean ended;

    Utf8Reader(ReadableByteChannel channel) {
        this.channel = channel;
    }

    /** The length must be at least 2, so that every character fits. */
    @Override
    public int read(char[] chars, int offset, int length) throws IOException {
        CharBuffer decoded = CharBuffer.wrap(chars, offset, length);
        while (true) {
            CoderResult result = decoder.decode(bytes, decoded, ended);
            if (decoded.position() > offset) {
                return decoded.position() - offset;
            }
            if (result.isError()) {
                throw new NotUtf8Exception(bytes.get(bytes.position()));
            }
            if (ended) {
                return -1;
            }
            fill();
        }
    }

    private void fill() throws IOException {
        bytes.compact();
        ended = channel.read(bytes) < 0;
        // Android has no flip of its own in ByteBuffer.
        ((Buffer) bytes).flip();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** The next byte is not UTF-8. */
    static final class NotUtf8Exception extends CharacterCodingException {

        private static final long serialVersionUID = 1;

        private final byte found;

        NotUtf8Exception(byte found) {
            this.found = found;
        }

        @Override
        public String getMessage() {
            return String.format("byte 0x%02X is not UTF-8 text; save the file as UTF-8", found);
        }
    }
}
