package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the listeners of one search about its progress, each after its interval. */
final class ProgressReporter {

    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private final List<ControlSettings.Listener> listeners;

    /** When each listener was told last, in nanoseconds since the search began. */
    private final long[] told;

    ProgressReporter(List<ControlSettings.Listener> listeners) {
        this.listeners = listeners;
        this.told = new long[listeners.size()];
    }

    /** Tells all whose interval has passed; what a listener throws comes out. */
    void report(long elapsed, Supplier<Progress> progress) {
        for (int i = 0; i < told.length; i++) {
            if (elapsed - told[i] >= listeners.get(i).every()) {
                told[i] = elapsed;
                listeners.get(i).listener().accept(progress.get());
            }
        }
    }

    /** Tells the final state to those who want it. */
    void end(Supplier<Progress> progress) {
        for (ControlSettings.Listener listener : listeners) {
            if (listener.atEnd()) {
                listener.listener().accept(progress.get());
            }
        }
    }

    /** A listener that writes a line. */
    static void log(Progress progress) {
        if (LOG.isInfoEnabled()) {
            LOG.info(
                    "Search at {} % of the tree: {}, {}, {} a second, {}",
                    String.format(Locale.ROOT, "%.3f", 100 * progress.fraction()),
                    Phrases.count(progress.solutions(), "solution"),
                    Phrases.count(progress.nodes(), "node"),
                    Phrases.count(Math.round(progress.nodesPerSecond()), "node"),
                    progress.elapsed());
        }
    }
}
