package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.text.Lines;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who works on a job: a small file for each worker, written anew every few seconds and deleted at the end. It tells
 * others how many workers there are, and a person what they do. Nothing depends on its being right.
 */
final class JobWorkers {

    private static final Logger LOG = LoggerFactory.getLogger(JobWorkers.class);

    private static final String FOLDER = "workers";

    /** How often a worker writes its file. */
    private static final Duration BEAT = Duration.ofSeconds(10);

    /** A worker that has not written for this long is gone, or waits for its disk. */
    private static final Duration SILENT = BEAT.multipliedBy(6);

    /** The file of a worker that is gone is deleted after this time. */
    private static final Duration GONE = Duration.ofHours(1);

    /** So that each process and each of its threads has a file of its own. Android has no numbers of processes. */
    private static final String PROCESS = UUID.randomUUID().toString().substring(0, 8);

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final Path folder;

    /** The workers of the job in this folder. */
    JobWorkers(Path job) {
        this.folder = job.resolve(FOLDER);
    }

    /** The file of one worker. */
    final class Own implements AutoCloseable {

        private final Path file = folder.resolve(name());
        private final Instant since = Instant.now();
        private long written = System.nanoTime() - BEAT.toNanos();
        private long parts;
        private long nodes;

        private Own() {}

        /** The worker has run a part. */
        void ran(PartResult result) {
            parts++;
            nodes += result.nodes();
        }

        /** Writes the file if that is due. Returns whether it was. */
        boolean beat() {
            long now = System.nanoTime();
            if (now - written < BEAT.toNanos()) {
                return false;
            }
            written = now;
            try {
                Files.createDirectories(folder);
                Files.write(file, List.of("since " + since, "parts " + parts, "nodes " + nodes));
            } catch (IOException e) {
                LOG.debug("A worker cannot say that it is there: {}", e.toString());
            }
            return true;
        }

        @Override
        public void close() {
            delete(file);
        }
    }

    private static String name() {
        String host;
        try {
            host = InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            host = "host";
        }
        return host.replaceAll("[^A-Za-z0-9.-]", "_") + "-" + PROCESS + "-" + NUMBER.incrementAndGet();
    }

    /** A new worker. Deletes the files of those that were killed long ago. */
    Own join() {
        Instant now = Instant.now();
        all().stream()
                .filter(worker -> worker.seen().isBefore(now.minus(GONE)))
                .forEach(worker -> delete(folder.resolve(worker.name())));
        return new Own();
    }

    /** Those that have written lately. The clock is that of the files, since those of machines differ. */
    List<JobWorker> present() {
        List<JobWorker> workers = all();
        Instant newest =
                workers.stream().map(JobWorker::seen).max(Instant::compareTo).orElse(Instant.EPOCH);
        Instant now = Instant.now();
        Instant latest = newest.isAfter(now) ? newest : now;
        workers.removeIf(worker -> worker.seen().isBefore(latest.minus(SILENT)));
        return workers;
    }

    /** All that have a file, by their names. */
    private List<JobWorker> all() {
        List<JobWorker> workers = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                worker(file).ifPresent(workers::add);
            }
        } catch (NoSuchFileException e) {
            return workers; // There was none yet.
        } catch (IOException | DirectoryIteratorException e) {
            LOG.debug("The workers cannot be listed: {}", e.toString());
        }
        workers.sort(Comparator.comparing(JobWorker::name));
        return workers;
    }

    private static Optional<JobWorker> worker(Path file) {
        try {
            Instant seen = Files.getLastModifiedTime(file).toInstant();
            Lines lines = new Lines(Files.readAllLines(file, StandardCharsets.UTF_8), 0);
            return Optional.of(new JobWorker(
                    file.getFileName().toString(),
                    Instant.parse(lines.text("since")),
                    seen,
                    lines.count("parts"),
                    lines.count("nodes")));
        } catch (IOException | IllegalArgumentException | DateTimeException e) {
            return Optional.empty(); // It was just deleted, or is just being written.
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOG.debug("The file of a worker stays: {}", e.toString());
        }
    }
}
