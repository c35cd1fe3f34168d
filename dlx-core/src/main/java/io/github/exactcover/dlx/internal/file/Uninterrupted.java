package io.github.exactcover.dlx.internal.file;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;

/** An interrupt closes the channel that a thread uses. What the thread did there is done again from the beginning. */
public final class Uninterrupted {

    private Uninterrupted() {}

    /** Work on a file that can be repeated. */
    public interface Work<T> {
        T run() throws IOException;
    }

    /** Does some work until no interrupt comes between. An interrupt stays set. */
    public static <T> T run(Work<T> work) throws IOException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return work.run();
                } catch (ClosedByInterruptException e) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
