package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.file.Uninterrupted;
import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.resume.SealedWriter;
import io.github.exactcover.dlx.internal.text.Lines;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The result of a part in a file, with its solutions, of which there may be more than fit into memory. They come first,
 * written as they are found, with a check sum of their own. After them come the lines of a {@link PartResult}, and a
 * last line that says at which byte these begin. So only those are read where numbers are enough. The
 * result of a plan to count has nothing but the lines of a {@code PartResult}.
 */
record ResultFile(Plan plan, Path file) {

    private static final String FIRST_LINE = "dlx solutions 1";
    private static final String FOUND = "found";
    private static final String AT = "at";

    /** How many bytes the last line has. */
    private static final int LAST_LINE = AT.length() + 21;

    /** A file in which nothing was written for an hour is taken for that of a killed program, and deleted. */
    private static final Duration SIGN_OF_LIFE = Duration.ofMinutes(5);

    /** Runs a part, and writes the file, which is there only when all of it is. Returns the numbers. */
    PartResult run(Part part, Budget budget, BooleanSupplier cancelled) throws IOException {
        if (plan.isCounting()) {
            PartResult result = plan.run(part, budget, cancelled);
            SealedText.write(file, result.lines());
            return result;
        }
        List<PartResult> results = new ArrayList<>();
        FileReplacement.write(file, out -> results.add(run(part, budget, cancelled, SIGN_OF_LIFE, out)));
        return results.get(0);
    }

    /** Runs a part, and writes what is in the file. */
    PartResult run(Part part, Budget budget, BooleanSupplier cancelled, Duration signOfLife, Appendable out)
            throws IOException {
        try {
            SealedWriter lines = new SealedWriter(out, FIRST_LINE);
            PartResult result = plan.run(
                    part,
                    budget,
                    () -> {
                        write(() -> lines.touch(signOfLife));
                        return cancelled.getAsBoolean();
                    },
                    solution -> write(() -> lines.add(Lines.of(FOUND, solution))));
            long at = lines.seal();
            out.append(String.join("\n", result.lines())).append('\n');
            out.append(String.format(Locale.ROOT, "%s %019d\n", AT, at));
            return result;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private interface Writing {
        void run() throws IOException;
    }

    private static void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the numbers.
     *
     * @return the result without its solutions
     * @throws IllegalArgumentException if the file is no result, or was cut
     */
    PartResult numbers() throws IOException {
        List<String> lines = plan.isCounting() ? SealedText.lines(file) : Uninterrupted.run(this::lastLines);
        return PartResult.parse(lines).withoutSolutions();
    }

    /** The lines after the solutions, without the one that says where they begin. */
    private List<String> lastLines() throws IOException {
        try (SeekableByteChannel in = Files.newByteChannel(file)) {
            List<String> last = lines(in, in.size() - LAST_LINE);
            long at = new Lines(last, 0).count(AT);
            List<String> lines = lines(in, Math.min(at, in.size()));
            return lines.subList(0, Math.max(0, lines.size() - 1));
        }
    }

    private static List<String> lines(SeekableByteChannel in, long at) throws IOException {
        in.position(Math.max(0, at));
        byte[] bytes = Channels.newInputStream(in).readAllBytes();
        return new String(bytes, StandardCharsets.ISO_8859_1).lines().toList();
    }

    /** Refuses solutions that are none of the plan, or not as many as the numbers say. Reads all of them. */
    void checkSolutions(PartResult numbers) throws IOException {
        try (Found found = new Found()) {
            plan.checkSolutions(found, numbers.solutions());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * The solutions, which were checked before.
     *
     * @throws UncheckedIOException if they cannot be read, or if the file is another one by now; without locks, a part
     *     can be run twice
     */
    Iterator<int[]> solutions(PartResult numbers) {
        try {
            Found found = new Found();
            if (!numbers().lines().equals(numbers.lines())) {
                found.close();
                throw new IOException("another program has replaced it; put the results together again");
            }
            return found;
        } catch (IOException | IllegalArgumentException e) {
            throw unreadable(e);
        }
    }

    private UncheckedIOException unreadable(Exception e) {
        IOException failure = e instanceof IOException cause ? cause : new IOException(e.getMessage(), e);
        return new UncheckedIOException("The file " + file + " cannot be read", failure);
    }

    /** Goes through the solutions. The file is closed after the last of them. */
    private final class Found implements Iterator<int[]>, Closeable {

        private final BufferedReader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
        private final Fingerprint seal = new Fingerprint();

        /** The line of the next solution; null after the last one. */
        private @Nullable String line;

        private Found() throws IOException {
            if (!FIRST_LINE.equals(read())) {
                in.close();
                throw new IllegalArgumentException("it does not begin with '" + FIRST_LINE + "'");
            }
            line = read();
        }

        /** The next line that is not empty; null for the check sum. */
        private @Nullable String read() throws IOException {
            String read = in.readLine();
            while (read != null && !read.startsWith(SealedText.SEAL)) {
                seal.add(read);
                if (!read.isEmpty()) {
                    return read;
                }
                read = in.readLine();
            }
            in.close();
            if (!(SealedText.SEAL + seal.text()).equals(read)) {
                throw new IllegalArgumentException("it is damaged or was cut");
            }
            return null;
        }

        @Override
        public boolean hasNext() {
            return line != null;
        }

        @Override
        public int[] next() {
            if (line == null) {
                throw new NoSuchElementException("There are no more solutions");
            }
            int[] solution = new Lines(List.of(line), 0).ints(FOUND);
            try {
                line = read();
            } catch (IOException e) {
                throw unreadable(e);
            } catch (IllegalArgumentException e) {
                throw JobFile.unusable(file, e);
            }
            return solution;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
