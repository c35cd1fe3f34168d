package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.Search;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how solutions are counted. */
public final class CountingOptions {

    @Option(
            names = "--counting",
            paramLabel = "METHOD",
            description =
                    "How to count. search visits the solutions one by one; frontier and branch remember subproblems and count each only once: frontier branches on the first free item, branch on the one with the fewest options. auto, the default, chooses.")
    private Counting method = Counting.AUTO;

    @Option(
            names = "--max-memory",
            paramLabel = "SIZE",
            converter = MemoryConverter.class,
            description =
                    "How much memory the diagram or the remembered subproblems may take, such as 64m or 2g. The default is half of what Java has.")
    private @Nullable Long maxMemory;

    public Counting method() {
        return method;
    }

    /** The search with these options. */
    public <O> Search<?, O> applyTo(Search<?, O> search) {
        Search<?, O> counting = search.counting(method);
        return maxMemory == null ? counting : counting.maxMemory(maxMemory);
    }
}
