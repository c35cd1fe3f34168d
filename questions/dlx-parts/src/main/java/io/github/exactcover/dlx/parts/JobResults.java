package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The results of a job: a file for each part that was run, named after a fingerprint of the part.
 *
 * <p>A file that cannot be the result of its part is moved to the folder {@code bad}. Then the part has no result, so
 * it is run again. One such file stops no program, and no count depends on it.
 */
final class JobResults {

    /** The name of the folder. */
    static final String FOLDER = "results";

    private static final Logger LOG = LoggerFactory.getLogger(JobResults.class);

    private static final String BAD = "bad";

    private final Plan plan;
    private final Path folder;

    /**
     * The results of a plan.
     *
     * @param job the folder of the job
     */
    JobResults(Plan plan, Path job) {
        this.plan = plan;
        this.folder = job.resolve(FOLDER);
    }

    /** Whether a part has a result. */
    boolean has(Part part) {
        return Files.exists(file(part));
    }

    /** Runs a part, and writes its result. Returns it without its solutions. */
    PartResult run(Part part, Budget budget, BooleanSupplier cancelled) throws IOException {
        return new ResultFile(plan, file(part)).run(part, budget, cancelled);
    }

    private Path file(Part part) {
        return folder.resolve(part.name());
    }

    /** Puts the numbers of a result into a ledger and, if it keeps them, the solutions in their file. */
    void put(PartResult numbers, Ledger ledger, boolean keeping) {
        ResultFile file = new ResultFile(plan, file(numbers.part()));
        ledger.put(numbers, keeping && !plan.isCounting() ? () -> file.solutions(numbers) : List.of());
    }

    /**
     * Puts all results into a ledger that is not there yet. A part has to be open before its result can be put, so this
     * follows what is left of the parts.
     *
     * @param keeping whether the ledger gets the solutions too; if not, they are not looked at
     * @param putsAside whether what cannot be a result is moved away; if not, it is left where it is, and the part
     *     stays open
     * @return whether something was moved away
     * @throws UncheckedIOException if a file cannot be read, or cannot be moved away
     */
    boolean putInto(Ledger ledger, boolean keeping, boolean putsAside) {
        boolean hasMoved = false;
        Deque<Part> known = new ArrayDeque<>(ledger.open());
        while (!known.isEmpty()) {
            Part part = known.remove();
            try {
                known.addAll(has(part) ? put(part, ledger, keeping) : List.of());
            } catch (IllegalArgumentException e) {
                if (putsAside) {
                    putAside(file(part), e);
                    hasMoved = true;
                }
            }
        }
        return hasMoved;
    }

    /**
     * Puts the result of a part into a ledger.
     *
     * @return what is left of the part
     * @throws IllegalArgumentException if that is no result
     */
    private List<Part> put(Part part, Ledger ledger, boolean keeping) {
        Path file = file(part);
        ResultFile result = new ResultFile(plan, file);
        try {
            PartResult numbers = result.numbers();
            if (!numbers.part().equals(part)) {
                throw new IllegalArgumentException("it is the result of another part");
            }
            plan.check(numbers);
            plan.checkParts(numbers.rest());
            if (keeping && !plan.isCounting()) {
                result.checkSolutions(numbers);
            }
            put(numbers, ledger, keeping);
            return numbers.rest();
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + file + " cannot be read", e);
        }
    }

    private void putAside(Path file, IllegalArgumentException why) {
        Path bad = folder.resolveSibling(BAD);
        Path aside = bad.resolve(file.getFileName() + "-" + UUID.randomUUID());
        try {
            Files.createDirectories(bad);
            FileReplacement.move(file, aside);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The file " + file + " is not the result of its part, and cannot be moved to " + bad
                            + "; delete it, and the part will be run again",
                    e);
        }
        LOG.warn(
                "A file among the results was moved to {}, and its part will be run again: {}",
                aside,
                why.getMessage());
    }

    /** Makes the folder of a new job. */
    void create() throws IOException {
        Files.createDirectory(folder);
    }
}
