package io.github.exactcover.dlx.cli.argument;

import picocli.CommandLine.Model.CommandSpec;

/** Arguments that belong together, or a command with all that help says of it. */
public interface Arguments {

    /** Adds these arguments to a command; a command also gives it its name and its help. */
    void addTo(CommandSpec command);
}
