package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Counts the solutions of a problem. */
@Command(
        name = "count",
        description = "Count the solutions of a problem, without building them.",
        customSynopsis = "dlx count [OPTIONS] (FILE | queens N | latin N | latin --given FILE)",
        footer = {
            "",
            "Standard output gets the number and nothing else.",
            "",
            "Examples:",
            "  dlx count puzzle.dlx",
            "  dlx count queens 12",
            "  dlx count latin 5 --format json",
        })
final class CountCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private ProblemArguments problem = new ProblemArguments();

    @Mixin
    private SearchOptions search = new SearchOptions();

    CountCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return search.count(problem.model(console), console);
    }
}
