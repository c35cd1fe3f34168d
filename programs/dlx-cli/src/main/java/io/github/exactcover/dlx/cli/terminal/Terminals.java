package io.github.exactcover.dlx.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/**
 * Which streams of the process are terminals. Not {@code System.console()}, which says nothing of standard error, and
 * means something else since JDK 22. JLine asks the programs {@code test} and {@code stty}, so where these are missing
 * there is no terminal.
 */
public final class Terminals {

    private static final int USUAL_WIDTH = 80;

    private Terminals() {}

    /** Most runs need no program, and need not load its classes. */
    private static final class Programs {

        static final ExecTerminalProvider PROVIDER = new ExecTerminalProvider();

        private Programs() {}
    }

    /** What never changes, and takes a program to find out unless the script that starts dlx says it. */
    private static final class Output {

        static final boolean IS_TERMINAL = switch (System.getProperty("dlx.terminal", "unknown")) {
            case "true" -> true;
            case "false" -> false;
            default -> mayBeTerminal() && Programs.PROVIDER.isPosixSystemStream(SystemStream.Output);
        };

        /** Linux shows where the output goes: a pipe, a file or /dev/null is no terminal, so no program is asked. */
        private static boolean mayBeTerminal() {
            try {
                Path target = Files.readSymbolicLink(Path.of("/proc/self/fd/1"));
                return target.startsWith("/dev") && !target.endsWith("null");
            } catch (IOException | UnsupportedOperationException | SecurityException unknown) {
                return true;
            }
        }

        private Output() {}
    }

    public static boolean isOutput() {
        return Output.IS_TERMINAL;
    }

    /** Whether colors are welcome on standard output: on a terminal that has them, unless NO_COLOR is set. */
    public static boolean hasColors() {
        String forbidden = System.getenv("NO_COLOR");
        return (forbidden == null || forbidden.isEmpty()) && !"dumb".equals(System.getenv("TERM")) && isOutput();
    }

    public static boolean isError() {
        return Programs.PROVIDER.isPosixSystemStream(SystemStream.Error);
    }

    /** The columns of the terminal, or 80 if standard input, which is used to ask, is not a terminal. */
    public static int width() {
        int width = Programs.PROVIDER.systemStreamWidth(SystemStream.Error);
        return width > 0 ? width : USUAL_WIDTH;
    }
}
