package io.github.exactcover.dlx.cli.terminal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads UTF-8 text, which may be packed by gzip, and measures how much of the file was read. */
public final class MeasuredReader extends InputStreamReader {

    private final CountingStream in;
    private final long size;

    private MeasuredReader(CountingStream in, long size) throws IOException {
        // A decoder of its own is strict: what is not UTF-8 is an error, not a question mark.
        super(Input.unpacked(in), StandardCharsets.UTF_8.newDecoder());
        this.in = in;
        this.size = size;
    }

    /** Opens a file, or standard input under the name {@code -}. */
    public static MeasuredReader open(String name, Console console) throws IOException {
        if (Input.isStandardInput(name)) {
            return new MeasuredReader(new CountingStream(console.takeInput()), 0);
        }
        Path file = Path.of(name);
        return new MeasuredReader(new CountingStream(Files.newInputStream(file)), Files.size(file));
    }

    /** How much was read, from 0 to 1; always 0 if the size is not known. */
    public double fraction() {
        return size == 0 ? 0 : Math.min(1, (double) in.count / size);
    }

    private static final class CountingStream extends FilterInputStream {

        private long count;

        CountingStream(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int value = super.read();
            count += value < 0 ? 0 : 1;
            return value;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            count += Math.max(read, 0);
            return read;
        }
    }
}
