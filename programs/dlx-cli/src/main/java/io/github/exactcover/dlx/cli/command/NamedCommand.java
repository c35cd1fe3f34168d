package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import picocli.CommandLine.Model.CommandSpec;

/** A command whose arguments are its fields. {@link HelpTexts} has its help. */
abstract class NamedCommand extends ArgumentGroup implements Command {

    private final String name;

    NamedCommand(String name) {
        this.name = name;
    }

    @Override
    public void addTo(CommandSpec command) {
        command.name(name);
        super.addTo(command);
    }
}
