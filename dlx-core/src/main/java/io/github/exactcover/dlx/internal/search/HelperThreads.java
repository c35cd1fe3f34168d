package io.github.exactcover.dlx.internal.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The threads that help the one that runs a machine. They are daemons. What the first of them throws is kept for the
 * thread that runs the machine, which calls all methods here.
 *
 * <p>Whoever starts helpers has to tell them to end, and then to {@link #join} them.
 */
public final class HelperThreads {

    /** What one helper does. It may end early when it is interrupted. */
    public interface Task {

        /** Helps until there is nothing left to do. */
        void run() throws InterruptedException;
    }

    private final Runnable onFailure;
    private final List<Thread> threads = new ArrayList<>();

    /** Set once, by the helper that fails first. */
    private volatile @Nullable Throwable failure;

    /**
     * No threads yet.
     *
     * @param onFailure called by a helper that failed, so that the others learn of it
     */
    public HelperThreads(Runnable onFailure) {
        this.onFailure = onFailure;
    }

    /** Starts one more helper. */
    public void start(Task task) {
        Thread thread = new Thread(() -> run(task), "dlx-helper-" + (threads.size() + 1));
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    private void run(Task task) {
        try {
            task.run();
        } catch (InterruptedException e) {
            // Nobody else has this thread, so the interrupt can only mean that it should end.
            Thread.currentThread().interrupt();
        } catch (Throwable e) {
            fail(e);
        }
    }

    private void fail(Throwable thrown) {
        synchronized (this) {
            if (failure == null) {
                failure = thrown;
            }
        }
        onFailure.run();
    }

    /** The number of helpers started so far. */
    public int size() {
        return threads.size();
    }

    /** Throws what a helper threw, if one did. */
    public void rethrowFailure() {
        Throwable thrown = failure;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        if (thrown != null) {
            throw new IllegalStateException("A helper thread of the search failed", thrown);
        }
    }

    /** Waits until all helpers have ended. An interrupt does not end the wait; it is still set afterwards. */
    public void join() {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
