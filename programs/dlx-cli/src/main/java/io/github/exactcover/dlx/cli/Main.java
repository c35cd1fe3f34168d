package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.cli.command.DlxCommand;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Interruption;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** The command {@code dlx}. Run it with {@code --help}. */
public final class Main {

    private Main() {}

    /**
     * Runs the command and ends the virtual machine with its exit code: 0 for solved, 1 for no solution, 2 for bad
     * input, 3 for a failure of the program itself, 4 if time or memory was used up before the answer was whole, 130 if
     * it was interrupted. If the code is 0 it returns instead, so that it can be run inside another program.
     *
     * @param args the arguments of the command line
     */
    public static void main(String... args) {
        prepare();
        // Not System.out: it swallows what a closed pipe or a full disk has to say.
        int exitCode = run(System.in, new FileOutputStream(FileDescriptor.out), System.err, args);
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    /** Once in a virtual machine, before the first command. */
    static void prepare() {
        // picocli finds its converters for these by reflection, at each start. No argument of dlx is of such a type.
        System.setProperty("picocli.converters.excludes", "java.(sql|time).*");
    }

    /** Runs the command on these streams, and returns its exit code. */
    static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
        Console console = new Console(in, out, err);
        try (Interruption watching = console.interruption().watch()) {
            int exitCode = DlxCommand.commandLine(console, args).execute(args);
            return watching.isRequested() ? ExitCode.INTERRUPTED : exitCode;
        }
    }
}
