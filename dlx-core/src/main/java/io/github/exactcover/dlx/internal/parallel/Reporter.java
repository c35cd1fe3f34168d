package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import java.util.List;

/**
 * Makes the reports of one engine. Watched, a report takes time in proportion to the depth of the search, some
 * milliseconds for a hundred thousand levels; so that this is a small part of the time of a thread, the reports of deep
 * searches are rarer. Work is given away after a report only, so that is rarer then too.
 */
final class Reporter {

    /** A report takes about a twentieth of this for each level. */
    private static final long PAUSE_NANOS_PER_LEVEL = 3_000;

    /** The longest time to the next report that is due, so that progress is told and work is shared. */
    private static final long MOST_PAUSE_NANOS = 200_000_000;

    private final SearchEngine engine;
    private final boolean counting;
    private final boolean watched;
    private long solutions;
    private long nodes;
    private long updates;
    private double share;

    /** When the next report is due, if it says what is left. */
    private long due = System.nanoTime();

    /** With {@code watched} reports say what is left and how much that is, which takes time of its own. */
    Reporter(SearchEngine engine, boolean counting, boolean watched) {
        this.engine = engine;
        this.counting = counting;
        this.watched = watched;
    }

    /** What the engine has left. */
    Branch position() {
        return watched ? engine.position() : Branch.ROOT;
    }

    /** Whether it is time for a report that somebody need not have at once. */
    boolean isDue() {
        return !watched || System.nanoTime() - due >= 0;
    }

    /** What the engine has done since the last report. Solutions that are not just counted are in {@code found}. */
    SegmentReport report(List<int[]> found) {
        SegmentReport report = new SegmentReport(
                found,
                position(),
                counting ? engine.solutions() - solutions : 0,
                engine.nodes() - nodes,
                engine.updates() - updates,
                watched ? engine.fraction() - share : 0);
        solutions = engine.solutions();
        nodes = engine.nodes();
        updates = engine.updates();
        share += report.share();
        if (watched) {
            long pause = PAUSE_NANOS_PER_LEVEL * report.position().depth();
            due = System.nanoTime() + Math.min(MOST_PAUSE_NANOS, pause);
        }
        return report;
    }
}
