package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.search.links.TracedLinks;
import io.github.exactcover.dlx.internal.search.links.Tracer;
import java.util.List;

/** Starts searches that tell their steps: on dancing links, and on one thread. */
final class TracedSearch {

    private TracedSearch() {}

    static <O> SearchRun<O> start(
            ExactCoverProblem<?, O> problem, SearchSettings settings, boolean counting, long started) {
        check(settings);
        Prepared prepared = Prepared.of(problem, settings);
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        DancingLinks engine = new DancingLinks(prepared.table(), strategy.rule(), counting, Branch.ROOT);
        List<Tracer> tracers = settings.control().tracers().stream()
                .map(tracer -> tracer.apply(prepared))
                .toList();
        TracedLinks traced = new TracedLinks(engine, tracers.size() == 1 ? tracers.get(0) : new Tracers(tracers));
        return new SearchRun<>(problem, prepared, strategy, traced, settings, started);
    }

    private static void check(SearchSettings settings) {
        Engine engine = settings.strategy().engine();
        if (engine != Engine.AUTO && engine != Engine.DANCING_LINKS) {
            throw refusal("the engine " + engine, "choose DANCING_LINKS or AUTO");
        }
        if (settings.threads() > 1) {
            throw refusal(settings.threads() + " threads", "search with one");
        }
        Counting counting = settings.strategy().counting().method();
        if (counting != Counting.AUTO && counting != Counting.SEARCH) {
            throw refusal("the counting method " + counting, "choose SEARCH or AUTO");
        }
        if (settings.checkpoint().isUsed()) {
            throw refusal("checkpoints", "leave out checkpointTo and resume");
        }
    }

    private static IllegalStateException refusal(String what, String remedy) {
        return new IllegalStateException(
                "A listener is told the steps of dancing links on one thread, and the search has " + what + "; "
                        + remedy + ", or leave the listener out");
    }
}
