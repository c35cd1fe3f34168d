package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** A built-in problem: its arguments, and what it makes of them. */
public abstract class BuiltIn extends ArgumentGroup {

    /**
     * A problem without costs of its own.
     *
     * @param arguments in the order in which help lists those without a name
     * @param maker makes the problem when the arguments are known
     */
    static BuiltIn of(List<Arguments> arguments, Function<Console, Model<?>> maker) {
        BuiltIn problem = new BuiltIn() {
            @Override
            public Model<?> model(Console console) {
                return maker.apply(console);
            }
        };
        arguments.forEach(problem::add);
        return problem;
    }

    /** A problem that is read from a file. */
    static BuiltIn ofFile(String description, Function<String, Model<?>> parser) {
        Argument<String> file = Argument.input(description);
        return of(List.of(file), console -> Input.parsed(file.get(), parser, console));
    }

    /** The option for the order of the items. */
    static Argument<ItemOrder> order() {
        return Argument.option(
                "--order",
                "ORDER",
                ItemOrder.class,
                "The order of the items: natural, or pipe-organ (from the middle outwards). Without it, queens"
                        + " are in pipe-organ order and Latin squares in natural order.");
    }

    /** The problem that was asked for. */
    public abstract Model<?> model(Console console);

    /** How many of the cheapest solutions to show if no question is asked; empty to show all solutions. */
    public OptionalInt cheapest() {
        return OptionalInt.empty();
    }

    /** Whether to show all solutions that cost as little as the cheapest. */
    public boolean isForAllCheapest() {
        return false;
    }
}
