package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows ways to place queens. */
@Command(
        name = "queens",
        description = "Place N queens on an N by N board so that none attacks another.",
        footer = {
            "",
            "Each way is shown in chess notation and as a board, the highest rank first.",
            "",
            "Examples:",
            "  dlx queens 8                     all 92 ways",
            "  dlx queens 20 --limit 1          one way",
            "  dlx queens 6 --format json       for other programs",
            "  dlx queens 8 --require e4        the ways with a queen on e4",
            "  dlx queens 12 --order natural    ranks and files in their natural order",
        })
final class QueensCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "N", description = "The size of the board, from 1 to 1000.")
    private int size;

    @Mixin
    private OrderOption order = new OrderOption();

    @Mixin
    private QuestionOptions question = new QuestionOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    QueensCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Task task = search.checked(question.taskOr(new SolveTask()));
        return search.run(task, QueensModel.of(size, order), console);
    }
}
