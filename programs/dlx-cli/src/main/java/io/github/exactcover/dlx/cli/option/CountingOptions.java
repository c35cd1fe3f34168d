package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.count.Counting;

/** The options that say how solutions are counted. */
public final class CountingOptions extends ArgumentGroup {

    private final Argument<Counting> method = add(Argument.option(
            "--counting",
            "METHOD",
            Counting.class,
            "How to count. search visits the solutions one by one; frontier remembers subproblems and counts"
                    + " each only once. auto, the default, chooses."));

    private final Argument<Long> maxMemory = add(Argument.option(
            "--max-memory",
            "SIZE",
            Long.class,
            new MemoryConverter(),
            "How much memory the diagram or the remembered subproblems may take, such as 64m or 2g. The"
                    + " default is half of what Java has."));

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
        };
    }
}
