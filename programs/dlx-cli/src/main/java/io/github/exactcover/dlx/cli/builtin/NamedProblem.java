package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A built-in problem that is made from its arguments, and has no costs of its own.
 *
 * @param task what there is to do, in a sentence
 * @param help the lines below the options, with examples
 * @param arguments in the order in which help lists those without a name
 * @param maker makes the problem when the arguments are known
 */
record NamedProblem(String name, String task, String help, List<Arguments> arguments, Function<Console, Model<?>> maker)
        implements BuiltIn {

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(command, name, task, help);
        arguments.forEach(each -> each.addTo(command));
    }

    @Override
    public Model<?> model(Console console) {
        return maker.apply(console);
    }
}
