package io.github.exactcover.dlx.cli;

import picocli.CommandLine.Option;

/** The option that asks for a progress bar. */
final class ProgressOption {

    @Option(names = "--progress", description = "Draw a progress bar on standard error, if that is a terminal.")
    private boolean wanted;

    ProgressDisplay display(Console console) {
        return wanted && Terminals.isError() ? ProgressDisplay.on(console) : ProgressDisplay.none();
    }
}
