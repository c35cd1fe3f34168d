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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The parts of a job that have a number, in a file with a line for each, and which of them is to be run next. It is
 * kept in mind which were seen to have results. That saves a look at the disk for each of them, of which there may be a
 * million. Places are numbers less 1. Any number of threads can use it.
 */
final class NumberedParts {

    /** The name of the file. */
    static final String FILE = "parts";

    private static final SealedText TEXT = new SealedText("dlx parts 1", "", "; split the search again");

    /** How often to look again for the results of all of them. */
    private static final long AGAIN = Duration.ofMinutes(1).toNanos();

    private final Path file;
    private final JobResults results;

    /** Of each part whose fingerprint leaves this remainder, one is next here. */
    private final long shard;

    private final long shards;

    /** Where {@link #runNext runNext} begins to look. The parts before have results, or are being run. */
    private final AtomicInteger next = new AtomicInteger();

    /** The parts as they were read last. */
    private volatile Known known = new Known(-1, List.of());

    /** The places of those that were seen to have results. Guarded by this object. */
    private final BitSet finished = new BitSet();

    /** When it was forgotten which are finished. Guarded by this object. */
    private long forgotten = System.nanoTime() - AGAIN;

    /**
     * The parts, and the size of their file. The file only grows, at its end, so its size shows whether there is
     * something new.
     */
    private record Known(long size, List<Part> parts) {}

    /** The parts of the job in a folder, of which one shard is run here. */
    NumberedParts(Path job, JobResults results, long shard, long shards) {
        this.file = job.resolve(FILE);
        this.results = results;
        this.shard = shard;
        this.shards = shards;
    }

    /** A number of a part, at least 1, for its lock and its shard. Two parts with the same one wait for each other. */
    static long placeOf(Part part) {
        return 1 + Long.parseLong(part.name().substring(0, 12), 16);
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

    /** The numbers of those that have no result, of all shards. */
    List<Integer> open() {
        List<Part> parts = all();
        return IntStream.rangeClosed(1, parts.size())
                .filter(number -> !results.has(parts.get(number - 1)))
                .boxed()
                .toList();
    }

    /** How many have no result, of all shards. */
    int openCount() {
        List<Part> parts = all();
        int open = 0;
        for (int at = firstUnfinished(0); at < parts.size(); at = firstUnfinished(at + 1)) {
            open += hasResult(at, parts) ? 0 : 1;
        }
        return open;
    }

    /** So that not all workers begin with the first part, since each would have to pass the parts of those before. */
    void beginAnywhere() {
        next.compareAndSet(0, ThreadLocalRandom.current().nextInt(Math.max(1, all().size())));
    }

    /** Runs the next one of this shard. Parts whose run gives nothing, because others run them, are passed over. */
    Optional<PartResult> runNext(Function<Part, Optional<PartResult>> run) {
        Optional<PartResult> result = runOneOf(all(), run);
        // A file that was no result may have been moved away by another program.
        return result.isEmpty() && forgetIfDue() ? runOneOf(all(), run) : result;
    }

    private Optional<PartResult> runOneOf(List<Part> parts, Function<Part, Optional<PartResult>> run) {
        int begin = Math.min(next.get(), parts.size());
        return runOneOf(parts, begin, parts.size(), run).or(() -> runOneOf(parts, 0, begin, run));
    }

    private Optional<PartResult> runOneOf(
            List<Part> parts, int from, int to, Function<Part, Optional<PartResult>> run) {
        for (int at = firstUnfinished(from); at < to; at = firstUnfinished(at + 1)) {
            if (placeOf(parts.get(at)) % shards == shard && !hasResult(at, parts)) {
                Optional<PartResult> result = run.apply(parts.get(at));
                if (result.isPresent()) {
                    next.set(at + 1);
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    private boolean hasResult(int at, List<Part> parts) {
        boolean has = results.has(parts.get(at));
        if (has) {
            finish(at);
        }
        return has;
    }

    private synchronized int firstUnfinished(int from) {
        return finished.nextClearBit(from);
    }

    private synchronized void finish(int place) {
        finished.set(place);
    }

    /** Forgets which have results, because the file of one of them was moved away. */
    synchronized void forget() {
        finished.clear();
        forgotten = System.nanoTime();
    }

    /** Forgets which have results, unless that was done in the last minute. Returns whether it did. */
    private synchronized boolean forgetIfDue() {
        boolean isDue = System.nanoTime() - forgotten >= AGAIN;
        if (isDue) {
            forget();
        }
        return isDue;
    }
}
