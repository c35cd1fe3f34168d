package io.github.exactcover.dlx.internal.search.links;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;

/**
 * Runs {@link DancingLinks} one node at a time, and tells each {@link Tracer} what happened in between. The engine
 * knows nothing of this, so a search without a trace pays nothing.
 *
 * <p>The engine pauses before it visits a node, after the choice that leads there. So between two pauses it visits one
 * node, and then either makes a choice below it, or takes back some choices and replaces the last of them by the next.
 */
public final class TracedLinks extends Machine.Wrapper<DancingLinks> implements Finder {

    private final Links links;
    private final Tracer tracer;

    /** The choices that the tracer knows of and that were not undone: nodes of the links. */
    private final int[] told;

    private int toldLevel;

    /** Whether the engine paused before a node; false at the start and after a solution. */
    private boolean atNode;

    /** Traces an engine for a whole tree that has not run yet. */
    public TracedLinks(DancingLinks engine, Tracer tracer) {
        super(engine);
        this.links = engine.dance();
        this.tracer = tracer;
        this.told = new int[engine.maxDepth()];
    }

    @Override
    public Step run(long budget) {
        for (long left = budget; left > 0; left--) {
            if (!atNode) {
                Step step = go(0);
                if (step != Step.PAUSED) {
                    return step;
                }
            }
            tellNode();
            Step step = go(1);
            if (step != Step.PAUSED) {
                return step;
            }
        }
        return Step.PAUSED;
    }

    /** Lets the engine visit some nodes, one or none, and tells what it chose and took back. */
    private Step go(int nodes) {
        Step step = inner.run(nodes);
        atNode = step == Step.PAUSED;
        if (step != Step.SOLUTION) {
            tellChoices();
        }
        return step;
    }

    private void tellNode() {
        int item = inner.chooseItem();
        int degree = links.degree(item);
        if (item == Links.ROOT) {
            tracer.solutionFound(inner.solution(), toldLevel);
        } else if (degree == 0) {
            tracer.deadEnd(Links.number(item), toldLevel);
        } else {
            tracer.itemChosen(Links.number(item), degree, toldLevel);
        }
    }

    /** Tells what changed since the last time: some choices were undone, and the deepest one may be new. */
    private void tellChoices() {
        int level = inner.level();
        int kept = Math.max(0, level - 1);
        if (level == toldLevel && (level == 0 || inner.choice(kept) == told[kept])) {
            return;
        }
        while (toldLevel > kept) {
            tellUndone(told[--toldLevel]);
        }
        if (level > 0) {
            told[kept] = inner.choice(kept);
            toldLevel = level;
            tellTried(told[kept]);
        }
    }

    private void tellTried(int node) {
        int item = links.item(node);
        if (node == item) {
            tracer.itemClosed(Links.number(item), toldLevel - 1);
        } else {
            tracer.optionTried(links.option(node), toldLevel - 1);
        }
    }

    private void tellUndone(int node) {
        int item = links.item(node);
        if (node == item) {
            tracer.itemReopened(Links.number(item), toldLevel);
        } else {
            tracer.optionUndone(links.option(node), toldLevel);
        }
    }

    @Override
    public int[] solution() {
        return inner.solution();
    }
}
