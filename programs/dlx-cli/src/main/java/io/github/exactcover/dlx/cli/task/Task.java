package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.option.Refusal;
import java.io.IOException;
import java.util.List;

/** What is asked of a search, and how the answer is written. */
public interface Task {

    /** How the user asked for it; part of error messages. */
    String name();

    /** The options that have no meaning for it. */
    default List<Refusal> refusals() {
        return List.of();
    }

    /** Searches, writes the answer, and returns the exit code. */
    <O> int run(Job<O> job) throws IOException;
}
