package io.github.exactcover.dlx.cli.problem;

import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.OptionalInt;
import picocli.CommandLine.Command;

/**
 * The arguments of a built-in problem, set by picocli. Each class has a {@code @Command} with the name of the problem, a
 * description and examples.
 */
public interface BuiltIn {

    /** The name of the problem on the command line. */
    default String name() {
        return getClass().getAnnotation(Command.class).name();
    }

    /** The problem that was asked for. */
    Model<?> model(Console console);

    /** How many of the cheapest solutions to show if no question is asked; empty to show all solutions. */
    default OptionalInt cheapest() {
        return OptionalInt.empty();
    }
}
