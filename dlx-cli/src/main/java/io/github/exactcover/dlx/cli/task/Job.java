package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.option.Format;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Everything that a {@link Task} needs.
 *
 * @param search the search, configured; the user can cancel it
 * @param options what the user asked for
 */
public record Job<O>(
        Search<?, O> search, Model<O> model, GeneralOptions options, Console console, ProgressDisplay progress) {

    /** Builds a problem, and runs a task with the search that the options describe; returns the exit code. */
    public static int run(Task task, Supplier<Model<?>> model, SearchOptions options, Console console)
            throws IOException {
        return run(task, options.general().prepared(model, console), options, console);
    }

    private static <O> int run(Task task, Model<O> model, SearchOptions options, Console console) throws IOException {
        try {
            Search<?, O> search =
                    options.general().prepared(() -> options.search(model.problem(), model, console), console);
            return run(task, search, model, options.general(), console);
        } catch (IllegalArgumentException complaint) {
            throw options.explained(complaint);
        }
    }

    /** Runs a task with a search that has only the options of every command; returns the exit code. */
    public static <O> int run(Task task, Model<O> model, GeneralOptions options, Console console) throws IOException {
        Search<?, O> search = options.prepared(
                () -> BadInputException.checked(() -> options.applyTo(DLX.search(model.problem()), model, console)),
                console);
        return run(task, search, model, options, console);
    }

    /** Runs a task with this search; returns the exit code. */
    static <O> int run(Task task, Search<?, O> plain, Model<O> model, GeneralOptions options, Console console)
            throws IOException {
        try (ProgressDisplay display = options.display(console)) {
            BooleanSupplier interrupted = console.interruption().searching();
            Search<?, O> search = display.follow(plain.cancelWhen(() -> {
                // Asked every few milliseconds: a solution is seen at once, and a flood does not cost a system call
                // each.
                console.flush();
                return interrupted.getAsBoolean();
            }));
            return task.run(new Job<>(search, model, options, console, display));
        }
    }

    Writer out() {
        return console.out();
    }

    public boolean isText() {
        return options.format() == Format.TEXT;
    }

    /** A new JSON document about the problem. */
    public JsonDocument<O> json() throws IOException {
        return new JsonDocument<>(model, console);
    }

    /** Why a search ended early, for answers that do not say it. */
    public SearchEnd earlyEnd() {
        return console.interruption().isRequested() ? SearchEnd.CANCELLED : SearchEnd.TIMEOUT;
    }

    /** Ends with what the search cost, and then with a complaint if its last checkpoint is not there. */
    public int conclude(SearchResult result) throws IOException {
        return conclude(result, Answers.ALL);
    }

    /** As above, after a search for these solutions. */
    int conclude(SearchResult result, Answers answers) throws IOException {
        String summary = Summary.of(result, answers, console.stopwatch());
        return conclude(summary, ExitCode.of(result), result.checkpointFailure());
    }

    /** Writes the summary, and then a complaint if the last checkpoint is not there; returns the exit code. */
    public int conclude(String summary, int exitCode, Optional<UncheckedIOException> checkpointFailure)
            throws IOException {
        int concluded = conclude(summary, exitCode);
        if (checkpointFailure.isEmpty()) {
            return concluded;
        }
        console.complain(Wording.of(checkpointFailure.get()));
        return ExitCode.FAILURE;
    }

    /** Writes the summary to standard error; returns the exit code. */
    public int conclude(String summary, int exitCode) throws IOException {
        progress.close();
        return console.conclude(summary, exitCode);
    }
}
