package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.SealedText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The parts of a job that have a number, in a file with a line for each, and which of them were seen to have results.
 * That saves a look at the disk for each of them, of which there may be a million. Places are numbers less 1. Any
 * number of threads can use it.
 */
final class NumberedParts {

    /** The name of the file. */
    static final String FILE = "parts";

    private static final SealedText TEXT = new SealedText("dlx parts 1", "", "; split the search again");

    /** How often to look again for the results of all of them. */
    private static final long AGAIN = Duration.ofMinutes(1).toNanos();

    private final Path file;

    /** The parts as they were read last. */
    private volatile Known known = new Known(-1, List.of());

    private final BitSet finished = new BitSet();

    /** When it was forgotten which are finished. */
    private long forgotten = System.nanoTime() - AGAIN;

    /**
     * The parts, and the size of their file. The file only grows, at its end, so its size shows whether there is
     * something new.
     */
    private record Known(long size, List<Part> parts) {}

    /** The parts of the job in a folder. */
    NumberedParts(Path job) {
        file = job.resolve(FILE);
    }

    Path file() {
        return file;
    }

    /** All of them, each at the place before its number. */
    List<Part> all() {
        try {
            long size = Files.size(file);
            Known last = known;
            if (last.size() != size) {
                last = new Known(size, JobFile.read(file, NumberedParts::parse));
                known = last;
            }
            return last.parts();
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file + " cannot be read", e);
        }
    }

    private static List<Part> parse(List<String> lines) {
        return TEXT.read(lines, read -> read.rest().stream().map(Part::parse).toList());
    }

    /** Makes the file of a new job. */
    void create(Collection<Part> parts) throws IOException {
        SealedText.write(file, TEXT.of(parts.stream().map(Part::toString).toList()));
    }

    /** Gives a number to those parts that have none. */
    void add(Collection<Part> parts) throws IOException {
        Set<Part> numbered = new LinkedHashSet<>(all());
        if (numbered.addAll(parts)) {
            create(numbered);
        }
    }

    /** The part at a place was seen to have a result. */
    synchronized void finish(int place) {
        finished.set(place);
    }

    /** The first place from here on that is not known to have a result. It may be beyond the last part. */
    synchronized int nextOpen(int from) {
        return finished.nextClearBit(from);
    }

    /** Forgets which have results, because the file of one of them was moved away. */
    synchronized void forget() {
        finished.clear();
        forgotten = System.nanoTime();
    }

    /** Forgets which have results, unless that was done in the last minute. Returns whether it did. */
    synchronized boolean forgetIfDue() {
        boolean isDue = System.nanoTime() - forgotten >= AGAIN;
        if (isDue) {
            forget();
        }
        return isDue;
    }
}
