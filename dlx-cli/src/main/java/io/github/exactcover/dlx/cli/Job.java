package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import java.io.IOException;
import java.io.Writer;

/**
 * All that a {@link Task} works with.
 *
 * @param search the search, configured; the user can cancel it
 * @param options what the user asked for
 */
record Job<O>(Search<?, O> search, Model<O> model, GeneralOptions options, Console console, ProgressDisplay progress) {

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

    /** Ends with what the search cost, and then with a complaint if its last checkpoint is not there. */
    int conclude(SearchResult result) throws IOException {
        int exitCode = conclude(Summary.of(result), ExitCode.of(result));
        if (result.checkpointFailure().isEmpty()) {
            return exitCode;
        }
        console.complain(Failures.message(result.checkpointFailure().get()));
        return ExitCode.FAILURE;
    }

    /** Ends with a line on standard error; returns the exit code. */
    int conclude(String summary, int exitCode) throws IOException {
        progress.close();
        return console.conclude(summary, exitCode);
    }
}
