package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.symmetry.SpareOptions;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.BitSet;
import java.util.function.Supplier;

/**
 * The engine that learns, which leaves out options that others can stand for, until there is a solution. Otherwise it
 * has to prove for each of the colors of a graph, say, what it has proven for one of them.
 *
 * <p>After a solution it begins again with all options: another solution may need those that were left out, and what
 * was learned without them need not hold.
 */
final class SymmetricLearning implements Finder {

    /** It looks for symmetries when it has done this much work, in all and for each cell of the table. */
    private static final long FIRST_WORK = 100_000;

    private static final long FIRST_WORK_PER_CELL = 20;

    /** How many neighbours of nodes may be looked at for each update until then: half the time, at most. */
    private static final int NEIGHBOURS_PER_UPDATE = 1;

    private final OptionTable table;
    private final Supplier<LearningEngine> engines;
    private final long firstWork;
    private LearningEngine engine;
    private boolean looked;

    /** Whether the engine leaves out options. */
    private boolean leavesOut;

    // What an engine had done that left out options.
    private long nodesBefore;
    private long updatesBefore;
    private long conflictsBefore;
    private long restartsBefore;

    /** One that has not begun, with all options. */
    SymmetricLearning(OptionTable table, Supplier<LearningEngine> engines) {
        this(table, engines, Math.max(FIRST_WORK, FIRST_WORK_PER_CELL * table.cellCount()));
    }

    /** The same for tests, which look for symmetries after some other work. */
    SymmetricLearning(OptionTable table, Supplier<LearningEngine> engines, long firstWork) {
        this.table = table;
        this.engines = engines;
        this.firstWork = firstWork;
        engine = engines.get();
    }

    @Override
    public Step run(long budget) {
        if (engine.solutions() > 0) {
            looked = true;
            if (leavesOut) {
                beginAgain();
            }
        } else if (!looked && engine.updates() >= firstWork) {
            looked = true;
            BitSet spare = SpareOptions.of(table, NEIGHBOURS_PER_UPDATE * Math.max(FIRST_WORK, engine.updates()));
            leavesOut = !spare.isEmpty();
            engine.leaveOut(spare);
        }
        return engine.run(budget);
    }

    private void beginAgain() {
        leavesOut = false;
        nodesBefore = engine.nodes();
        updatesBefore = engine.updates();
        conflictsBefore = engine.conflicts();
        restartsBefore = engine.restarts();
        engine = engines.get();
    }

    @Override
    public int[] solution() {
        return engine.solution();
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
        return updatesBefore + engine.updates();
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
