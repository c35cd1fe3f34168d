package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;

/**
 * A command: its arguments, and what it does when these are known. {@link DlxCommand} gives it its name, and {@link
 * HelpTexts} its help. An interface, since to verify a method that returns one of several classes, the JVM loads them.
 */
interface Command extends Arguments {

    /** Runs the command, and returns its exit code. */
    int run(Console console) throws IOException;
}
