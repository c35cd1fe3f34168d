package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** A command: its name, its arguments, and what it does when these are known. {@link HelpTexts} has its help. */
abstract class Command extends ArgumentGroup {

    private final String name;

    Command(String name) {
        this.name = name;
    }

    @Override
    public void addTo(CommandSpec command) {
        command.name(name);
        super.addTo(command);
    }

    /** Runs the command, and returns its exit code. */
    abstract int run(Console console) throws IOException;
}
