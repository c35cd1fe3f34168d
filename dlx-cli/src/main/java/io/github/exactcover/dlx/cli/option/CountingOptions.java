package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.Search;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how a memo goes through the subproblems. */
public final class CountingOptions {

    @Option(
            names = "--counting",
            paramLabel = "METHOD",
            description = "Count by search, one solution after the other, or by a memo that goes into each subproblem"
                    + " once: frontier branches on the first free item, branch on the one with the fewest options;"
                    + " auto, the default, chooses.")
    private Counting method = Counting.AUTO;

    @Option(
            names = "--max-memory",
            paramLabel = "SIZE",
            converter = MemoryConverter.class,
            description = "The memory for the memo or the diagram, such as 64m or 2g; half of what the virtual machine"
                    + " has is the default.")
    private @Nullable Long maxMemory;

    public Counting method() {
        return method;
    }

    /** The search that counts so. */
    public <O> Search<?, O> applyTo(Search<?, O> search) {
        Search<?, O> counting = search.counting(method);
        return maxMemory == null ? counting : counting.maxMemory(maxMemory);
    }
}
