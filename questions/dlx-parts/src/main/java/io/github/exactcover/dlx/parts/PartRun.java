package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Searches one part until it ends or the budget is used up, and cuts what is left into pieces. */
final class PartRun {

    /** How many solutions are collected between two looks at the clock. */
    static final int LOOK = 256;

    private final SearchEngine engine;
    private final Budget budget;
    private final BooleanSupplier cancelled;
    private final long started = System.nanoTime();
    private final Consumer<int[]> solutions;

    /** How many solutions were collected. */
    private long found;

    /** The solutions are handed out in the order of the search, unless they are only counted. */
    PartRun(SearchEngine engine, Budget budget, BooleanSupplier cancelled, Consumer<int[]> solutions) {
        this.engine = engine;
        this.budget = budget;
        this.cancelled = cancelled;
        this.solutions = solutions;
    }

    /** Gives the result without its solutions. The engine is new, or has come back from this method. */
    PartResult run(String plan, Part part, boolean counting) {
        engine.restart(part.branch());
        Effort before = Effort.of(engine);
        search();
        Effort done = Effort.of(engine).minus(before);
        Part[] left = rest(engine.share() - done.share());
        return new PartResult(plan, part, counting ? done : done.with(found), new int[0][], left, true);
    }

    private Part[] rest(double share) {
        Pieces pieces = new Pieces(engine);
        pieces.add(0, engine.position(), share);
        pieces.cut(budget.pieces());
        return pieces.of(0);
    }

    private void search() {
        Pace pace = Pace.ofSlices(System::nanoTime);
        long begin = engine.nodes();
        long left = budget.nodes();
        Step step;
        do {
            step = engine.run(Math.min(pace.start(), left));
            left = budget.nodes() - (engine.nodes() - begin);
            if (step == Step.SOLUTION) {
                solutions.accept(engine.solution());
                found++;
            } else {
                pace.end();
            }
        } while (step != Step.EXHAUSTED && left > 0 && found < budget.solutions() && !isOver(step));
    }

    private boolean isOver(Step step) {
        if (step == Step.SOLUTION && found % LOOK != 0) {
            return false;
        }
        return System.nanoTime() - started >= budget.nanos()
                || Thread.currentThread().isInterrupted()
                || cancelled.getAsBoolean();
    }
}
