package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Suggestion;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** Shows the help of the command above it, or of one below that: {@code dlx help sudoku generate}. */
final class HelpCommand extends ArgumentGroup implements Command {

    static final String NAME = "help";

    private final Argument<List<String>> names = add(new Argument<>(PositionalParamSpec.builder()
            .paramLabel("COMMAND")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description("The command, such as queens or sudoku generate.")
            .build()));

    @Override
    public int run(Console console) {
        CommandLine command = command().parent().commandLine();
        for (String name : names.or(List.of())) {
            CommandLine below = command.getSubcommands().get(name);
            if (below == null) {
                throw new ParameterException(command, noCommand(command.getCommandSpec(), name));
            }
            command = below;
        }
        command.usage(command.getOut());
        return ExitCode.SOLVED;
    }

    /** Tells that a command has none of this name below it. */
    private static String noCommand(CommandSpec above, String name) {
        String path = above.qualifiedName().replaceFirst("^dlx ?", "");
        return "There is no command '" + (path + " " + name).strip() + "'"
                + Suggestion.of(name, above.subcommands().keySet());
    }
}
