package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.search.links.Tracer;
import java.util.List;

/** Passes each step on to several tracers, one after the other. */
record Tracers(List<Tracer> tracers) implements Tracer {

    @Override
    public void itemChosen(int item, int degree, int depth) {
        tracers.forEach(tracer -> tracer.itemChosen(item, degree, depth));
    }

    @Override
    public void deadEnd(int item, int depth) {
        tracers.forEach(tracer -> tracer.deadEnd(item, depth));
    }

    @Override
    public void solutionFound(int[] options, int depth) {
        tracers.forEach(tracer -> tracer.solutionFound(options, depth));
    }

    @Override
    public void optionTried(int option, int depth) {
        tracers.forEach(tracer -> tracer.optionTried(option, depth));
    }

    @Override
    public void optionUndone(int option, int depth) {
        tracers.forEach(tracer -> tracer.optionUndone(option, depth));
    }

    @Override
    public void itemClosed(int item, int depth) {
        tracers.forEach(tracer -> tracer.itemClosed(item, depth));
    }

    @Override
    public void itemReopened(int item, int depth) {
        tracers.forEach(tracer -> tracer.itemReopened(item, depth));
    }
}
