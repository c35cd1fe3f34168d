package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import java.io.IOException;
import java.io.Writer;

/**
 * All that a {@link Task} works with.
 *
 * @param search the search, configured; the user can cancel it
 * @param options what the user asked for
 */
record Job<O>(Search<?, O> search, Model<O> model, GeneralOptions options, Console console, ProgressDisplay progress) {

    /** Does a task by the search that the options ask for; returns the exit code. */
    static <O> int run(Task task, Model<O> model, SearchOptions options, Console console) throws IOException {
        try {
            return run(task, options.search(model.problem(), model), model, options.general(), console);
        } catch (IllegalArgumentException complaint) {
            throw options.explained(complaint);
        }
    }

    /** Does a task by this search; returns the exit code. */
    static <O> int run(Task task, Search<?, O> plain, Model<O> model, GeneralOptions options, Console console)
            throws IOException {
        try (ProgressDisplay display = options.display(console)) {
            Search<?, O> search =
                    display.follow(plain.cancelWhen(console.interruption().searching()));
            return task.run(new Job<>(search, model, options, console, display));
        }
    }

    Writer out() {
        return console.out();
    }

    boolean isText() {
        return options.format() == Format.TEXT;
    }

    /** A new JSON document about the problem. */
    JsonDocument<O> json() throws IOException {
        return new JsonDocument<>(model, out());
    }

    /** How a search ended early whose answer does not say it. */
    SearchEnd earlyEnd() {
        return console.interruption().isRequested() ? SearchEnd.CANCELLED : SearchEnd.TIMEOUT;
    }

    /** Ends with a line on standard error; returns the exit code. */
    int conclude(String summary, int exitCode) throws IOException {
        progress.close();
        return console.conclude(summary, exitCode);
    }
}
