package io.github.exactcover.dlx.cli.argument;

import picocli.CommandLine.Model.CommandSpec;

/** Arguments that belong together, or a command with all that help says of it. */
public interface Arguments {

    /** Adds these arguments to a command; a command also gives it its name and its help. */
    void addTo(CommandSpec command);

    /** Adds these arguments to a command. Help lists values without a name in the order of their places. */
    static void addAll(CommandSpec command, Arguments... arguments) {
        for (Arguments each : arguments) {
            each.addTo(command);
        }
    }

    /**
     * Gives a command its name and its help.
     *
     * @param footer the lines below the options, such as examples
     */
    static void describe(CommandSpec command, String name, String description, String footer) {
        command.name(name).usageMessage().description(description).footer(("\n" + footer).split("\n", -1));
    }
}
