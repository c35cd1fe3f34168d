package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.OptionalInt;
import picocli.CommandLine.Command;

/**
 * The arguments of a problem that is built in, to be set by picocli. The class has a {@code @Command} with the name of the
 * problem, a description and examples.
 */
public interface BuiltIn {

    /** What the problem is called in the command. */
    default String name() {
        return getClass().getAnnotation(Command.class).name();
    }

    /** The problem that was asked for. */
    Model<?> model(Console console);

    /** How many of the cheapest solutions are shown if no question is asked; empty if all solutions are shown. */
    default OptionalInt cheapest() {
        return OptionalInt.empty();
    }
}
