package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Engine;
import java.util.List;

/** Makes the reports of one engine. */
final class Reporter {

    private final Engine engine;
    private final boolean counting;
    private final boolean watched;
    private long solutions;
    private long nodes;
    private long updates;
    private double share;

    /** With {@code watched} reports say what is left and how much that is, which takes time of its own. */
    Reporter(Engine engine, boolean counting, boolean watched) {
        this.engine = engine;
        this.counting = counting;
        this.watched = watched;
    }

    /** What the engine has left. */
    Branch position() {
        return watched ? engine.position() : Branch.ROOT;
    }

    /** What the engine has done since the last report. Solutions that are not just counted are in {@code found}. */
    Report report(List<int[]> found) {
        Report report = new Report(
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
        return report;
    }
}
