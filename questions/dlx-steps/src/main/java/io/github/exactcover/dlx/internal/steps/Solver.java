package io.github.exactcover.dlx.internal.steps;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Solves a table step by step, each of the easiest kind that there is. The steps of a problem are always the same. They
 * go on until nothing is left, an item has too few options, or no kind of step is found any more.
 */
public final class Solver {

    private final Position position;
    private final Excluded excluded;
    private final Within within;
    private final Chain chain;
    private final Trial trial;
    private Conclusion last = Conclusion.end(Technique.STUCK);
    private int[] removed = {};
    private boolean ended;

    /** At the start, where no step is made. */
    public Solver(OptionTable table) {
        position = new Position(table);
        excluded = new Excluded(position);
        within = new Within(position);
        chain = new Chain(position);
        trial = new Trial(position);
    }

    /** Makes the next step; false after the last one. */
    public boolean next() {
        if (ended) {
            return false;
        }
        Optional<Conclusion> found = end().or(this::easy)
                .or(() -> chain.find(false))
                .or(trial::shortest)
                .or(() -> trial.first(steps -> play()));
        if (found.isEmpty()) {
            ended = true;
            found = position.openCount() == 0 ? Optional.empty() : Optional.of(stuck());
        }
        int mark = position.mark();
        found.ifPresent(step -> {
            last = step;
            make(step);
            removed = position.removedSince(mark);
        });
        return found.isPresent();
    }

    /** The kind of the last step. */
    public Technique technique() {
        return last.technique;
    }

    /** The items that show it. */
    public IntStream items() {
        return Arrays.stream(last.items);
    }

    /** The option that it took, if there is one. */
    public IntStream taken() {
        return last.taken == Conclusion.NONE ? IntStream.empty() : IntStream.of(last.taken);
    }

    /** The options that it removed, with those that the option taken excludes. */
    public IntStream removed() {
        return Arrays.stream(removed);
    }

    /** How much there was to look at. */
    public int length() {
        return last.length;
    }

    private boolean play() {
        Optional<Conclusion> step = easy().or(() -> chain.find(true));
        step.ifPresent(this::make);
        return step.isPresent();
    }

    private Optional<Conclusion> end() {
        ended = position.broken() != Position.NONE;
        return ended ? Optional.of(Conclusion.end(Technique.CONTRADICTION, position.broken())) : Optional.empty();
    }

    private Optional<Conclusion> easy() {
        return single().or(excluded::find)
                .or(() -> within.find(2, Technique.WITHIN_2))
                .or(() -> within.find(3, Technique.WITHIN_3))
                .or(() -> within.find(4, Technique.WITHIN_4));
    }

    private Optional<Conclusion> single() {
        for (int item = 0; item < position.table.primaryCount(); item++) {
            if (position.isNeeded(item) && position.slack(item) == 0) {
                return Optional.of(Conclusion.single(item, position.firstOption(item)));
            }
        }
        return Optional.empty();
    }

    private Conclusion stuck() {
        return Conclusion.end(
                Technique.STUCK,
                IntStream.range(0, position.table.primaryCount())
                        .filter(item -> position.size(item) > 0)
                        .toArray());
    }

    private void make(Conclusion step) {
        if (step.taken != Conclusion.NONE) {
            position.take(step.taken);
        }
        for (int option : step.removed) {
            position.remove(option);
        }
    }
}
