package io.github.exactcover.dlx.parts;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The numbered parts of a job that have no result, and which of them is next. Any number of threads can use it. */
final class OpenParts {

    private final NumberedParts numbered;
    private final JobResults results;

    /** Of each part whose fingerprint leaves this remainder, one is next here. */
    private final long shard;

    private final long shards;

    /** Where {@link #runNext runNext} begins to look. The parts before have results, or are being run. */
    private final AtomicInteger next = new AtomicInteger();

    OpenParts(NumberedParts numbered, JobResults results, long shard, long shards) {
        this.numbered = numbered;
        this.results = results;
        this.shard = shard;
        this.shards = shards;
    }

    /** A number of a part, at least 1, for its lock and its shard. Two parts with the same one wait for each other. */
    static long placeOf(Part part) {
        return 1 + Long.parseLong(part.name().substring(0, 12), 16);
    }

    /** The numbers of those that have no result, of all shards. */
    List<Integer> numbers() {
        List<Part> parts = numbered.all();
        return IntStream.rangeClosed(1, parts.size())
                .filter(number -> !results.has(parts.get(number - 1)))
                .boxed()
                .toList();
    }

    /** How many have no result, of all shards. */
    int count() {
        List<Part> parts = numbered.all();
        int open = 0;
        for (int at = numbered.nextOpen(0); at < parts.size(); at = numbered.nextOpen(at + 1)) {
            if (!hasResult(at, parts)) {
                open++;
            }
        }
        return open;
    }

    /** So that not all workers begin with the first part, since each would have to pass the parts of those before. */
    void beginAnywhere() {
        next.compareAndSet(
                0,
                ThreadLocalRandom.current().nextInt(Math.max(1, numbered.all().size())));
    }

    /** Runs the next one of this shard. Parts whose run gives nothing, because others run them, are passed over. */
    Optional<PartResult> runNext(Function<Part, Optional<PartResult>> run) {
        Optional<PartResult> result = runOneOf(numbered.all(), run);
        // A file that was no result may have been moved away by another program.
        return result.isEmpty() && numbered.forgetIfDue() ? runOneOf(numbered.all(), run) : result;
    }

    private Optional<PartResult> runOneOf(List<Part> parts, Function<Part, Optional<PartResult>> run) {
        int begin = Math.min(next.get(), parts.size());
        return runOneOf(parts, begin, parts.size(), run).or(() -> runOneOf(parts, 0, begin, run));
    }

    private Optional<PartResult> runOneOf(
            List<Part> parts, int from, int to, Function<Part, Optional<PartResult>> run) {
        for (int at = numbered.nextOpen(from); at < to; at = numbered.nextOpen(at + 1)) {
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
            numbered.finish(at);
        }
        return has;
    }
}
