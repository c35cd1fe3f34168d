package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Engine;
import java.util.List;

/** Makes the reports of one engine. */
final class Reporter {

    private final Engine engine;
    private final boolean counting;
    private long solutions;
    private long nodes;
    private long updates;

    Reporter(Engine engine, boolean counting) {
        this.engine = engine;
        this.counting = counting;
    }

    /** What the engine has done since the last report. Solutions that are not just counted are in {@code found}. */
    Report report(List<int[]> found) {
        Report report = new Report(
                found,
                engine.position(),
                counting ? engine.solutions() - solutions : 0,
                engine.nodes() - nodes,
                engine.updates() - updates);
        solutions = engine.solutions();
        nodes = engine.nodes();
        updates = engine.updates();
        return report;
    }
}
