package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.symmetry.SpareOptions;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Function;

/**
 * The engine that learns, which changes its table when it has worked for a while. It begins again with {@linkplain
 * ColorLiterals literals for colors}, and it leaves out options that others can stand for, until there is a solution.
 * Otherwise it has to prove for each of the colors of a graph, say, what it has proven for one of them.
 *
 * <p>After a solution it begins again with all options: another solution may need those that were left out, and what
 * was learned without them need not hold. Whenever it begins again, solutions can come again, and they are counted from
 * 0; {@link Portfolio} passes over those that it knows.
 */
final class StagedLearning implements Finder {

    /** It looks for symmetries when it has done this much work, in all and for each cell of the table. */
    private static final long FIRST_WORK = 100_000;

    private static final long FIRST_WORK_PER_CELL = 20;

    /** For colors, it is this much for each cell. Nonograms took up to 2.5 times as long with 20. */
    private static final long COLORS_WORK_PER_CELL = 2;

    /** How many neighbours of nodes may be looked at for each update until then: half the time, at most. */
    private static final int NEIGHBOURS_PER_UPDATE = 1;

    /** How many updates one takes that has literals for colors: its options have more items that must be covered. */
    private static final int UPDATES_WITH_COLORS = 2;

    /** As many nodes as {@link Portfolio} lets it visit at a time. */
    private static final int TURN = 64;

    private final OptionTable table;
    private final Function<View, LearningEngine> engines;

    /** When it looks for colors, and when for symmetries. Changed by tests only. */
    long workOfColors;

    long workOfSymmetries;

    /** It does so only after a multiple of these nodes, so that what it finds does not depend on when it is stopped. */
    long turn = TURN;

    /** What the engine searches. */
    private View view;

    private LearningEngine engine;
    private boolean triedColors;
    private boolean triedSymmetries;

    /** Whether the engine leaves out options. */
    private boolean leavesOut;

    // What earlier engines had done.
    private long nodesBefore;
    private long updatesBefore;
    private long conflictsBefore;
    private long restartsBefore;

    /**
     * One that has not begun, with all options.
     *
     * @param engines makes an engine for a view of the table
     * @param isSymmetric whether options may be left out; not for engines that share what they learn or explain it
     */
    StagedLearning(OptionTable table, Function<View, LearningEngine> engines, boolean isSymmetric) {
        this.table = table;
        this.engines = engines;
        workOfColors = FIRST_WORK + COLORS_WORK_PER_CELL * table.cellCount();
        workOfSymmetries = Math.max(FIRST_WORK, FIRST_WORK_PER_CELL * table.cellCount());
        triedSymmetries = !isSymmetric;
        view = View.same(table);
        engine = engines.apply(view);
    }

    @Override
    public Step run(long budget) {
        long stop = budget > UNLIMITED - nodes() ? UNLIMITED : nodes() + budget;
        Step step = Step.PAUSED;
        while (step == Step.PAUSED && nodes() < stop) {
            if (engine.solutions() > 0) {
                endSymmetries();
            }
            if (nodes() % turn == 0) {
                change();
            }
            step = engine.run(Math.min(stop - nodes(), turn - nodes() % turn));
        }
        return step;
    }

    private void endSymmetries() {
        triedSymmetries = true;
        if (leavesOut) {
            leavesOut = false;
            beginAgain(view);
        }
    }

    private void change() {
        if (!triedColors && engine.updates() >= workOfColors) {
            triedColors = true;
            View colored = ColorLiterals.of(table);
            if (colored.table().optionCount() > table.optionCount()) {
                beginAgain(colored);
            }
        }
        if (!triedSymmetries && updates() >= workOfSymmetries) {
            triedSymmetries = true;
            BitSet spare = SpareOptions.of(table, NEIGHBOURS_PER_UPDATE * Math.max(FIRST_WORK, updates()));
            leavesOut = !spare.isEmpty();
            engine.leaveOut(spare);
        }
    }

    private void beginAgain(View next) {
        LearningEngine made = engines.apply(next);
        nodesBefore = nodes();
        updatesBefore = updates();
        conflictsBefore = conflicts();
        restartsBefore = restarts();
        view = next;
        engine = made;
    }

    /** What {@link LearningEngine#core} says. */
    Optional<BitSet> core() {
        return engine.core();
    }

    @Override
    public int[] solution() {
        return view.solution(engine.solution());
    }

    @Override
    public long solutions() {
        return engine.solutions();
    }

    @Override
    public long nodes() {
        return nodesBefore + engine.nodes();
    }

    @Override
    public long updates() {
        boolean hasLiterals = view.table().optionCount() > table.optionCount();
        return updatesBefore + engine.updates() * (hasLiterals ? UPDATES_WITH_COLORS : 1);
    }

    @Override
    public long conflicts() {
        return conflictsBefore + engine.conflicts();
    }

    @Override
    public long restarts() {
        return restartsBefore + engine.restarts();
    }

    @Override
    public double fraction() {
        return engine.fraction();
    }
}
