package io.github.exactcover.dlx.cli.terminal;

import java.io.Serial;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Does work that cannot end early, such as building a problem, on a thread of its own, and goes on without it when time
 * is up. The thread does not keep the virtual machine alive.
 */
public final class TimedWork {

    private TimedWork() {}

    /** Time was up before the work was done. */
    public static final class TimeUpException extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1;

        private TimeUpException() {
            super("time was up while the problem was built; allow more with --timeout");
        }
    }

    /**
     * Does some work; what it throws comes out.
     *
     * @throws TimeUpException if it takes longer than this, or if this thread is interrupted
     */
    public static <T> T run(Supplier<T> work, Duration time) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread thread = new Thread(task, "dlx-builder");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(TimeUnit.NANOSECONDS.convert(time), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new TimeUpException();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TimeUpException();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw (Error) e.getCause(); // A supplier throws nothing else.
        }
    }
}
