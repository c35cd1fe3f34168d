package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What a question is about: a problem, its table, and what was configured. Only a question can make one, so only
 * parts of dlx have one.
 *
 * @param problem what the user built
 * @param table the same, in numbers
 * @param settings what was configured
 */
public record Asked<I, O>(ExactCoverProblem<I, O> problem, OptionTable table, Settings settings) {

    /**
     * The release of dlx. The compiler copies a constant into each class that names it, so what a class of another
     * module has here is the release that its module was compiled with. Neither manifests nor names of modules would
     * do, as Android, TeaVM and jars with everything in them do not keep them. {@code .ci/release-version} writes it.
     */
    public static final String RELEASE = "1.0.0-SNAPSHOT";

    /**
     * Makes sure that a module is of this release, since modules use the inside of each other.
     *
     * @param type where the module is entered
     * @param release {@link #RELEASE}, as that type was compiled with it
     * @throws IllegalStateException if they differ
     */
    public static void checkRelease(Class<?> type, String release) {
        if (!release.equals(RELEASE)) {
            throw new IllegalStateException(type.getName() + " is of release " + release + " of dlx, and dlx-core of "
                    + RELEASE + "; all modules must come from the same release, as they do with dlx-bom");
        }
    }

    /** The same with some settings changed. */
    public Asked<I, O> with(Consumer<Settings> change) {
        return new Asked<>(problem, table, settings.with(change));
    }

    /** The same with a proof. The file that the checker reads has no line for an option without items. */
    public Asked<I, O> provenTo(Path file) {
        Objects.requireNonNull(file, "The file must not be null; without a proof, leave it out");
        if (IntStream.range(0, table.optionCount()).anyMatch(table::isEmpty)) {
            throw new IllegalArgumentException("The problem has options without items, and a proof is checked with a"
                    + " file that has no line for them; leave these options out, as no solution has them");
        }
        return with(changed -> changed.proofTo = Optional.of(file));
    }

    /** The same options with other costs. */
    public Asked<I, O> priced(OptionTable costs) {
        return new Asked<>(problem, costs, settings);
    }

    /** The item with a number in the table. */
    public I item(int number) {
        int primary = table.primaryCount();
        return number < primary
                ? problem.primaryItems().get(number)
                : problem.secondaryItems().get(number - primary);
    }
}
