package io.github.exactcover.dlx.cli.terminal;

import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/**
 * Which streams of the process are terminals. Not {@code System.console()}, which knows nothing of standard error, and
 * means something else since JDK 22. JLine asks the programs {@code test} and {@code stty}, so where these are missing
 * there is no terminal.
 */
public final class Terminals {

    private static final int USUAL_WIDTH = 80;

    private static final ExecTerminalProvider PROVIDER = new ExecTerminalProvider();

    private Terminals() {}

    static boolean isOutput() {
        return PROVIDER.isPosixSystemStream(SystemStream.Output);
    }

    public static boolean isError() {
        return PROVIDER.isPosixSystemStream(SystemStream.Error);
    }

    /** The columns of the terminal, or 80 if standard input, which is used to ask, is not a terminal. */
    static int width() {
        int width = PROVIDER.systemStreamWidth(SystemStream.Error);
        return width > 0 ? width : USUAL_WIDTH;
    }
}
