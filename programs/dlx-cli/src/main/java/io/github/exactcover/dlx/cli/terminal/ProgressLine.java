package io.github.exactcover.dlx.cli.terminal;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** The line of the terminal on which the progress bar is drawn. */
final class ProgressLine implements ProgressBarConsumer {

    /** Terminals print {@code ^C} at the cursor; it must still fit on the line. */
    private static final int ROOM_FOR_INTERRUPT = 2;

    private final PrintWriter terminal;

    /** Without the last column, since some terminals begin a new line when it is filled. */
    private final int width;

    /** Whether the solutions go to this terminal too. */
    private final boolean shared;

    private boolean drawn;

    ProgressLine(PrintWriter terminal, int columns, boolean shared) {
        this.terminal = terminal;
        this.width = Math.max(1, columns - 1);
        this.shared = shared;
    }

    @Override
    public int getMaxRenderedLength() {
        return Math.max(1, width - ROOM_FOR_INTERRUPT);
    }

    @Override
    public synchronized void accept(String rendered) {
        terminal.print("\r" + rendered);
        terminal.flush();
        drawn = true;
    }

    @Override
    public synchronized void clear() {
        if (drawn) {
            terminal.print("\r" + " ".repeat(width) + "\r");
            terminal.flush();
            drawn = false;
        }
    }

    synchronized void makeRoom() {
        if (shared) {
            clear();
        }
    }

    /** The terminal stays open. */
    @Override
    public void close() {}
}
