package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Searches one part until it ends or the budget is used up, and cuts what is left into pieces. */
final class PartRun {

    /** How many solutions are collected between two looks at the clock. */
    private static final int LOOK = 256;

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
        long counted = engine.solutions();
        long nodes = engine.nodes();
        long updates = engine.updates();
        double share = engine.fraction();
        search();
        counted = counting ? engine.solutions() - counted : found;
        nodes = engine.nodes() - nodes;
        updates = engine.updates() - updates;
        share = engine.fraction() - share;
        double left = engine.share() - share;
        return new PartResult(
                plan, part, counted, nodes, updates, share, new int[0][], pieces(engine.position(), left), true);
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

    /** What is left, or a piece of it. */
    private record Piece(double share, Branch branch, boolean canBeCut) {}

    /** Cuts the piece with the largest share in two, until there are as many pieces as the budget allows. */
    private Part[] pieces(Branch left, double share) {
        List<Piece> pieces = new ArrayList<>();
        int largest = -1;
        if (!left.isNothing()) {
            pieces.add(new Piece(share, left, budget.pieces() > 1));
            largest = largest(pieces);
        }
        while (largest >= 0 && pieces.size() < budget.pieces()) {
            cut(pieces, largest);
            largest = largest(pieces);
        }
        return pieces.stream().map(piece -> new Part(piece.share, piece.branch)).toArray(Part[]::new);
    }

    /** What {@link SearchEngine#split} gives away comes after what the engine keeps. */
    private void cut(List<Piece> pieces, int at) {
        Piece piece = pieces.remove(at);
        engine.restart(piece.branch());
        double share = engine.share();
        Optional<Branch> split = engine.split();
        split.ifPresent(branch -> pieces.add(at, new Piece(share - engine.share(), branch, true)));
        Branch kept = engine.position();
        // With bounds, the first choice of a branch can turn out to be none, and nothing is kept.
        if (!kept.isNothing()) {
            pieces.add(at, new Piece(engine.share(), kept, split.isPresent()));
        }
    }

    /** The place of the largest piece that can be cut; -1 if there is none. */
    private static int largest(List<Piece> pieces) {
        int largest = -1;
        for (int at = 0; at < pieces.size(); at++) {
            Piece piece = pieces.get(at);
            if (piece.canBeCut()
                    && (largest < 0 || piece.share() > pieces.get(largest).share())) {
                largest = at;
            }
        }
        return largest;
    }
}
