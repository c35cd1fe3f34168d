package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.option.Refusal;
import java.io.IOException;
import java.util.List;

/** What is asked of a search, and how the answer is written. */
public interface Task {

    /** What the user wrote to ask for it, for complaints. */
    String name();

    /** The options that mean nothing to it. */
    List<Refusal> refusals();

    /** Searches, writes the answer, and returns the exit code. */
    <O> int run(Job<O> job) throws IOException;
}
