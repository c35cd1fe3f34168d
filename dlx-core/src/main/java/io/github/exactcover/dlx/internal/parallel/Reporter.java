package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Makes the reports of one engine. In a search that is watched, a report takes time in proportion to the depth: some
 * milliseconds for a hundred thousand levels. So deep searches report less often, to spend little time on it. They also
 * give work away less often, because that is done right after a report.
 */
final class Reporter {

    /** The pause after a report, for each level of the search: about twenty times as long as the report took. */
    private static final long PAUSE_NANOS_PER_LEVEL = 3_000;

    /** The longest pause after a report: progress should be shown and work shared a few times a second. */
    private static final long MOST_PAUSE_NANOS = 200_000_000;

    private final SearchEngine engine;
    private final boolean counting;
    private final boolean watched;
    private final LongSupplier clock;
    private Effort reported = Effort.NONE;

    /** When the next report is due, in a search that is watched. */
    private long due;

    /** If {@code watched}, reports also say what is left and what share was visited, which takes extra time. */
    Reporter(SearchEngine engine, boolean counting, boolean watched) {
        this(engine, counting, watched, System::nanoTime);
    }

    /** With a clock that returns nanoseconds. */
    Reporter(SearchEngine engine, boolean counting, boolean watched, LongSupplier clock) {
        this.engine = engine;
        this.counting = counting;
        this.watched = watched;
        this.clock = clock;
        this.due = clock.getAsLong();
    }

    SearchEngine engine() {
        return engine;
    }

    /** What the engine has left to visit, if that is watched. */
    Branch position() {
        return watched ? engine.position() : Branch.ROOT;
    }

    /** Whether it is time for a report that is not urgent. */
    boolean isDue() {
        return !watched || clock.getAsLong() - due >= 0;
    }

    /** What the engine has done since the last report. Solutions that are not just counted are in {@code found}. */
    SegmentReport report(List<int[]> found) {
        Effort now = new Effort(
                counting ? engine.solutions() : 0, engine.nodes(), engine.updates(), watched ? engine.fraction() : 0);
        SegmentReport report = new SegmentReport(found, position(), now.minus(reported));
        reported = reported.plus(report.effort());
        if (watched) {
            long pause = PAUSE_NANOS_PER_LEVEL * report.position().depth();
            due = clock.getAsLong() + Math.min(MOST_PAUSE_NANOS, pause);
        }
        return report;
    }
}
