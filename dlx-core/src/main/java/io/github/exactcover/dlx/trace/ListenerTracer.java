package io.github.exactcover.dlx.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Source;
import io.github.exactcover.dlx.internal.search.links.Tracer;
import io.github.exactcover.dlx.internal.table.View;
import java.util.List;

/** Tells a {@link SearchListener} in the problem's own objects what is done to the table that is searched for it. */
final class ListenerTracer<I, O> implements Tracer {

    private final ExactCoverProblem<I, O> problem;
    private final View view;
    private final Source<O> source;
    private final SearchListener<I, O> listener;

    private ListenerTracer(Asked<I, O> asked, View view, SearchListener<I, O> listener) {
        this.problem = asked.problem();
        this.view = view;
        this.source = Source.ofPlaces(problem.options(), asked.table()::cost);
        this.listener = listener;
    }

    /** A tracer whose listener was told already that the search starts. */
    static <I, O> Tracer start(Asked<I, O> asked, View view, SearchListener<I, O> listener) {
        List<O> options = asked.problem().options();
        List<Integer> chosen = view.chosen().sorted().boxed().toList();
        listener.searchStarted(chosen.stream().map(options::get).toList(), chosen);
        return new ListenerTracer<>(asked, view, listener);
    }

    private I item(int item) {
        return problem.primaryItems().get(view.item(item));
    }

    @Override
    public void itemChosen(int item, int degree, int depth) {
        listener.itemChosen(item(item), degree, depth);
    }

    @Override
    public void deadEnd(int item, int depth) {
        if (view.item(item) >= 0) {
            listener.deadEnd(item(item), depth);
        }
    }

    @Override
    public void solutionFound(int[] options, int depth) {
        listener.solutionFound(new Solution<>(source, view.solution(options)), depth);
    }

    @Override
    public void optionTried(int option, int depth) {
        int place = view.option(option);
        listener.optionTried(problem.options().get(place), place, depth);
    }

    @Override
    public void optionUndone(int option, int depth) {
        int place = view.option(option);
        listener.optionUndone(problem.options().get(place), place, depth);
    }

    @Override
    public void itemClosed(int item, int depth) {
        listener.itemClosed(item(item), depth);
    }

    @Override
    public void itemReopened(int item, int depth) {
        listener.itemReopened(item(item), depth);
    }
}
