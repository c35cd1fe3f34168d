package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.Terminals;
import picocli.CommandLine.Model.CommandSpec;

/** The option that asks for a progress bar. */
public final class ProgressOption implements Arguments {

    private final Argument<Boolean> wanted =
            Argument.flag("--progress", "Draw a progress bar on standard error, if that is a terminal.");

    @Override
    public void addTo(CommandSpec command) {
        wanted.addTo(command);
    }

    public ProgressDisplay display(Console console) {
        return wanted.isGiven() && Terminals.isError() ? ProgressDisplay.on(console) : ProgressDisplay.none();
    }
}
