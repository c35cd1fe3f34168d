package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.util.List;
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
        Arguments.addAll(command, method, maxMemory);
    }

    public Counting method() {
        return method.or(Counting.AUTO);
    }

    /** The settings with the memory that may be used. */
    public <O> CommonSettings<O> addedTo(CommonSettings<O> settings) {
        return new CommonSettings<>() {
            @Override
            public <I, Q extends Question<I, O, Q>> Q applyTo(Q plain) {
                Q question = settings.applyTo(plain);
                return maxMemory.isGiven() ? question.maxMemory(maxMemory.get()) : question;
            }

            @Override
            public List<? extends Symmetry<?, O>> symmetries() {
                return settings.symmetries();
            }
        };
    }
}
