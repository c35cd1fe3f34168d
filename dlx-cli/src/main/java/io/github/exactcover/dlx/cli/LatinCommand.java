package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows Latin squares. */
@Command(
        name = "latin",
        description = "Fill an N by N square so that each row and each column has every symbol once.",
        footer = {
            "",
            "Examples:",
            "  dlx latin 4                      all 576 squares",
            "  dlx latin 9 --limit 1            one square",
            "  dlx latin --given partial.txt    all ways to complete a partial square",
            "  dlx latin --given partial.txt --unique    whether there is one way only",
            "  dlx latin 4 --require r1c2=3     the squares with symbol 3 in row 1, column 2",
        })
final class LatinCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "N",
            description = "The size of the square; not needed if cells are given.")
    private @Nullable Integer size;

    @Mixin
    private GivenOption given = new GivenOption();

    @Mixin
    private OrderOption order = new OrderOption();

    @Mixin
    private QuestionOptions question = new QuestionOptions();

    @Mixin
    private SearchOptions search = new SearchOptions();

    LatinCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Task task = search.checked(question.taskOr(new SolveTask()));
        return search.run(task, LatinModel.of(size, given, order, console), console);
    }
}
