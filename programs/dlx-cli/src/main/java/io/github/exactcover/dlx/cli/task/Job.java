package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.option.CommonSettings;
import io.github.exactcover.dlx.cli.option.Format;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
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
 * @param settings the settings that every question has
 * @param options what the user asked for
 */
public record Job<O>(
        CommonSettings<O> settings, Model<O> model, GeneralOptions options, Console console, ProgressDisplay progress)
        implements CommonSettings<O> {

    /** Checks the options, builds a problem, and runs a task with their settings; returns the exit code. */
    public static int run(Task task, Supplier<Model<?>> model, SearchOptions options, Console console)
            throws IOException {
        options.check(task.name(), task.refusals());
        return run(task, options.general().prepared(model, console), options, console);
    }

    private static <O> int run(Task task, Model<O> model, SearchOptions options, Console console) throws IOException {
        try {
            CommonSettings<O> settings = options.general()
                    .prepared(() -> BadInputException.checked(() -> options.settings(model, console)), console);
            return run(task, settings, model, options.general(), console);
        } catch (IllegalArgumentException complaint) {
            throw options.explained(complaint, model);
        }
    }

    /** Runs a task with only the options of every command; returns the exit code. */
    public static <O> int run(Task task, Model<O> model, GeneralOptions options, Console console) throws IOException {
        CommonSettings<O> settings = options.prepared(
                () -> BadInputException.checked(() -> options.settings(model, console, false)), console);
        return run(task, settings, model, options, console);
    }

    /** Runs a task with these settings; returns the exit code. */
    static <O> int run(Task task, CommonSettings<O> settings, Model<O> model, GeneralOptions options, Console console)
            throws IOException {
        try (ProgressDisplay display = options.display(console)) {
            console.interruption().beginSearch();
            return task.run(new Job<>(settings, model, options, console, display));
        }
    }

    /** What is asked about. */
    public ExactCoverProblem<?, O> problem() {
        return model.problem();
    }

    /** The question with the settings that every question has. The user can cancel it, and sees its progress. */
    @Override
    public <I, Q extends Question<I, O, Q>> Q applyTo(Q question) {
        BooleanSupplier interrupted = console.interruption().beginSearch();
        return progress.follow(settings.applyTo(question).cancelWhen(() -> {
            // Asked every few milliseconds: a solution is seen at once, and a flood does not cost a system call each.
            console.flush();
            return interrupted.getAsBoolean();
        }));
    }

    /** Makes a question, which takes time where names of the problem have to be found. */
    <T> T prepared(Supplier<T> work) {
        return options.prepared(() -> BadInputException.checked(work), console);
    }

    Writer out() {
        return console.out();
    }

    public Format format() {
        return options.format();
    }

    /** Adds the answer to a JSON document about the problem. */
    public interface Fields<O> {
        void write(JsonDocument<O> document) throws IOException;
    }

    /** Writes the answer as text or as JSON, as the user wants it. */
    public void answer(OutputFile.Writing text, Fields<O> fields) throws IOException {
        format().write(text, () -> {
            try (JsonDocument<O> document = json()) {
                fields.write(document);
            }
        });
    }

    /** A new JSON document about the problem. */
    JsonDocument<O> json() throws IOException {
        return new JsonDocument<>(model, console);
    }

    /** Why a search ended early, for answers that do not say it. */
    public SearchEnd earlyEnd() {
        return console.interruption().isRequested() ? SearchEnd.CANCELLED : SearchEnd.TIMEOUT;
    }

    /** Ends with the summary of a search, and then with a complaint if its last checkpoint is not there. */
    int conclude(SearchResult result, String summary) throws IOException {
        if (result.isExhausted() && result.solutions().signum() == 0) {
            MissingOptions.of(problem()).ifPresent(console::complain);
        }
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
