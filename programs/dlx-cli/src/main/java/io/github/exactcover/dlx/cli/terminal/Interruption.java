package io.github.exactcover.dlx.cli.terminal;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Notices that the program is to end, by Ctrl-C or by another signal. If a search is under way, it is cancelled then,
 * and the virtual machine waits until what was found is written. Without a search it ends at once.
 */
public final class Interruption implements AutoCloseable {

    /** How long to wait for the output, which a pager may block. */
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::end, "dlx-interruption");
    private final PrintWriter err;
    private volatile boolean searching;
    private volatile boolean requested;

    Interruption(PrintWriter err) {
        this.err = err;
    }

    /** Starts to watch, until this is closed. */
    public Interruption watch() {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            requested = true;
        }
        return this;
    }

    /** Tells that a search is under way. The search must stop when the condition returned becomes true. */
    public BooleanSupplier beginSearch() {
        searching = true;
        return this::isRequested;
    }

    public boolean isRequested() {
        return requested;
    }

    private void end() {
        requested = true;
        if (!searching) {
            return;
        }
        try {
            if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                err.println("dlx: Interrupted, and the output could not be written within " + PATIENCE_SECONDS
                        + " seconds; it is not complete");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        // Not System.exit, which waits for this very thread.
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
    }

    @Override
    public void close() {
        finished.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // Then the hook does the rest.
        }
    }
}
