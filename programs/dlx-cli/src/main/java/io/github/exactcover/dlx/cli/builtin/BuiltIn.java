package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.OptionalInt;

/** A built-in problem: its name, its help with examples, and its arguments. */
public interface BuiltIn extends Arguments {

    /** The problem that was asked for. */
    Model<?> model(Console console);

    /** How many of the cheapest solutions to show if no question is asked; empty to show all solutions. */
    default OptionalInt cheapest() {
        return OptionalInt.empty();
    }

    /** Whether to show all solutions that cost as little as the cheapest. */
    default boolean isForAllCheapest() {
        return false;
    }
}
