package io.github.exactcover.dlx.internal.resume;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Reads line by line what {@link SealedWriter} wrote. Only at the end it is known that all lines were as they should
 * be.
 */
public final class SealedReader implements Closeable {

    private final BufferedReader in;
    private final Fingerprint seal = new Fingerprint();

    /**
     * Begins to read a file.
     *
     * @throws IllegalArgumentException if it has another first line
     */
    public SealedReader(Path file, String firstLine) throws IOException {
        in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
        if (!firstLine.equals(read())) {
            in.close();
            throw new IllegalArgumentException("it does not begin with '" + firstLine + "'");
        }
    }

    /**
     * The next line that is not empty.
     *
     * @return null after the last one, which is the check sum
     * @throws IllegalArgumentException if the lines were changed or cut
     */
    public @Nullable String next() throws IOException {
        String line = read();
        while (line != null && line.isEmpty()) {
            line = read();
        }
        return line;
    }

    private @Nullable String read() throws IOException {
        String line = in.readLine();
        if (line != null && !line.startsWith(SealedText.SEAL)) {
            seal.add(line);
            return line;
        }
        if (line == null || !line.equals(SealedText.SEAL + seal.text())) {
            throw new IllegalArgumentException("it is damaged or was cut");
        }
        return null;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
