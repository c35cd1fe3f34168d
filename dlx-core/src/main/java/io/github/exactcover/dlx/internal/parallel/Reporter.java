package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Engine;
import java.util.List;

/** Makes the reports of one engine. */
final class Reporter {

    private final Engine engine;
    private final boolean counting;
    private final boolean withPositions;
    private long solutions;
    private long nodes;
    private long updates;

    /** With {@code withPositions} reports say what is left, which takes time in proportion to the depth. */
    Reporter(Engine engine, boolean counting, boolean withPositions) {
        this.engine = engine;
        this.counting = counting;
        this.withPositions = withPositions;
    }

    /** What the engine has left. */
    Branch position() {
        return withPositions ? engine.position() : Branch.ROOT;
    }

    /** What the engine has done since the last report. Solutions that are not just counted are in {@code found}. */
    Report report(List<int[]> found) {
        Report report = new Report(
                found,
                position(),
                counting ? engine.solutions() - solutions : 0,
                engine.nodes() - nodes,
                engine.updates() - updates);
        solutions = engine.solutions();
        nodes = engine.nodes();
        updates = engine.updates();
        return report;
    }
}
