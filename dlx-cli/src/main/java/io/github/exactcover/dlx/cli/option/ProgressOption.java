package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.Terminals;
import picocli.CommandLine.Option;

/** The option that asks for a progress bar. */
public final class ProgressOption {

    @Option(names = "--progress", description = "Draw a progress bar on standard error, if that is a terminal.")
    private boolean wanted;

    public ProgressDisplay display(Console console) {
        return wanted && Terminals.isError() ? ProgressDisplay.on(console) : ProgressDisplay.none();
    }
}
