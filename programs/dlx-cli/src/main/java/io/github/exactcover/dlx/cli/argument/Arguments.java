package io.github.exactcover.dlx.cli.argument;

import picocli.CommandLine.Model.CommandSpec;

/** One argument, or some that belong together. */
public interface Arguments {

    /** Adds these arguments to a command. */
    void addTo(CommandSpec command);
}
