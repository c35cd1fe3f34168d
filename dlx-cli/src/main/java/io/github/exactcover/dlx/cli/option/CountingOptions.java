package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say how solutions are counted. */
public final class CountingOptions implements Arguments {

    private final Argument<Counting> method = Argument.option(
            "--counting",
            "METHOD",
            Counting.class,
            "How to count. search visits the solutions one by one; frontier remembers subproblems and counts"
                    + " each only once. auto, the default, chooses.");

    private final Argument<Long> maxMemory = new Argument<>(OptionSpec.builder("--max-memory")
            .paramLabel("SIZE")
            .type(Long.class)
            .converters(new MemoryConverter())
            .description("How much memory the diagram or the remembered subproblems may take, such as 64m or 2g. The"
                    + " default is half of what Java has.")
            .build());

    @Override
    public void addTo(CommandSpec command) {
        method.addTo(command);
        maxMemory.addTo(command);
    }

    public Counting method() {
        return method.or(Counting.AUTO);
    }

    /** The search with these options. */
    public <O> Search<?, O> applyTo(Search<?, O> search) {
        Search<?, O> counting = search.counting(method.or(Counting.AUTO));
        return maxMemory.isGiven() ? counting.maxMemory(maxMemory.get()) : counting;
    }
}
