package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ProgressDisplay;
import io.github.exactcover.dlx.cli.terminal.Terminals;

/** The option that asks for a progress bar. */
public final class ProgressOption extends ArgumentGroup {

    private final Argument<Boolean> wanted =
            add(Argument.flag("--progress", "Draw a progress bar on standard error, if that is a terminal."));

    public ProgressDisplay display(Console console) {
        return wanted.isGiven() && Terminals.isError() ? ProgressDisplay.on(console) : ProgressDisplay.none();
    }
}
