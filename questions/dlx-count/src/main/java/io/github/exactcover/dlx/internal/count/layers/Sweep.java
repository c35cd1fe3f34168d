package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.RowBits;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.count.symmetry.Merging;
import io.github.exactcover.dlx.internal.race.Crew;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the layers of a {@link Frontier}, forward, and finds in how many ways each state is reached: from a
 * state by each of the rows of its layer that fit. A layer is dropped when it is done. A state whose next items are
 * covered already goes straight to a later layer.
 */
final class Sweep {

    // docs/contributing/decisions.md says what was measured for these numbers. Those without a measurement say so.

    /** Fewer states than this are not worth merging. */
    static final int FEWEST_MERGED = 8;

    /** In place of {@link #FEWEST_MERGED}: no states are merged. */
    static final int NEVER = Integer.MAX_VALUE;

    /** A merging that leaves more than one in this many states was hardly worth its time. */
    private static final double WORTHWHILE = 1.3;

    /** After such a merging, the next layers are not merged: one at first, then twice as many, at most this many. */
    private static final int MOST_SKIPPED = 32;

    /** Several threads share the work from the first layer on that has this many states. */
    static final int FEWEST_SHARED = 10_000;

    /**
     * They do so only if the memory has this many bytes for each of these states, because what they exchange takes some
     * megabytes. Not measured.
     */
    private static final int LEAST_ROOM = 4_096;

    /** How many looks at a row they share at once: a few milliseconds. */
    private static final int BLOCK = 1 << 17;

    /**
     * A state that is looked at for symmetry counts as this many nodes, for it takes about as long. Estimated when
     * symmetry came in, and not measured since.
     */
    static final int LOOK = 16;

    /**
     * The work of a look at a row, of a look at a state for symmetry, and of a step of its refinement. That of an arc
     * is for itself, for each word of a key, more with colors, and more for each megabyte of states, up to where no
     * cache helps. All are about nanoseconds; docs/contributing/decisions.md says of what.
     */
    static final int ROW_COST = 4;

    static final int LOOK_COST = 2_000;
    private static final int REFINEMENT_COST = 45;
    static final int ARC_COST = 35;
    static final int WORD_COST = 15;
    private static final int COLOR_COST = 20;
    private static final int MOST_CACHE_COST = 300;
    private static final double CACHE_COST = 3.0 / (1 << 20);

    /** How a run ended. */
    enum Outcome {
        PAUSED,
        /** The sweep is at the beginning of a layer, and has visited as many nodes as {@link #stopAt} said. */
        STOPPED,
        /** There is no more memory. */
        FULL,
        DONE
    }

    private final Frontier frontier;
    private final Memory memory;

    /** The threads that share the work. */
    private Crew crew;

    /** Where to write down which state leads to which; null if the ways to reach states are counted. */
    private final @Nullable Arcs arcs;

    private final int words;

    /** By layer: its states. Null where there are none, or not any more. */
    private final @Nullable StateTable[] tables;

    /** The states of all layers once several threads share them; null before. Then {@link #tables} has none. */
    private @Nullable Stripes stripes;

    /** Where the sweep is: the layer, and the next of its states, or the next one of each stripe. */
    private int layer;

    private int state;

    private final long[] key;

    /** The rows that fit the state that is under way. */
    private final int[] fitting;

    /** The fewest states of a layer that are compared up to symmetry, and merged if they are alike. */
    private final int fewestMerged;

    /** The fewest states of a layer for which threads begin to share the work. */
    private int fewestShared = FEWEST_SHARED;

    /** The merging that is under way; null if none is. */
    private @Nullable Merging merging;

    /** The last layer for which it was decided whether to merge it. */
    private int lookedLayer = -1;

    /** How many states were left after the last merging. */
    private int left = 1;

    /** By layer: how many states it had, after they were merged if they were. */
    private final int[] sizes;

    /**
     * How many layers are still not merged because the last merging was hardly worth its time, and how many that will
     * be after the next one.
     */
    private int skip;

    private int backOff = 1;

    private final KeptStates kept;

    /** Where states go for which there is no memory; null if there is no disk. */
    private final @Nullable SpilledStates spilled;

    private long looked;

    private long stopAt = Long.MAX_VALUE;

    /** How many rows fitted so far. */
    private long nodes;

    /** How many states were expanded. */
    private long states;

    /** How many rows were looked at from them. */
    private long looks;

    /** The work that arcs and refinements took, and the work of an arc of the layer that is under way. */
    private long cost;

    private long costOfArc;

    /** A sweep that counts. */
    Sweep(Frontier frontier, int fewestMerged, long maxBytes, Crew crew) {
        this(frontier, fewestMerged, new Memory(maxBytes), null, crew);
    }

    /**
     * Sets from how many states of a layer on several threads share the work; {@link #FEWEST_SHARED} if this is never
     * called.
     */
    void shareFrom(int states) {
        fewestShared = states;
    }

    /** A sweep that does not count, but writes down which state leads to which. The value of a state is its number. */
    Sweep(Frontier frontier, Memory memory, Arcs arcs) {
        this(frontier, NEVER, memory, arcs, new Crew(1));
    }

    private Sweep(Frontier frontier, int fewestMerged, Memory memory, @Nullable Arcs arcs, Crew crew) {
        this.crew = crew;
        this.fewestMerged = fewestMerged;
        this.sizes = new int[frontier.layers + 1];
        this.frontier = frontier;
        this.memory = memory;
        this.arcs = arcs;
        this.kept = new KeptStates(frontier, memory);
        this.words = frontier.words;
        this.spilled = arcs == null ? null : SpilledStates.of(memory, arcs, frontier);
        this.tables = new StateTable[frontier.layers + 1];
        this.key = new long[words];
        this.fitting = new int[frontier.mostRows()];
        table(0, 1).add(key, 0, new long[] {1}, 0, 1);
    }

    /** Makes {@link #run} stop at the beginning of the first layer at which it has visited this many nodes. */
    void stopAt(long number) {
        stopAt = number;
    }

    /** Lets these threads share the work from the next layer on. */
    void workWith(Crew more) {
        crew = more;
    }

    private StateTable table(int at, int valueWords) {
        StateTable table = tables[at];
        if (table == null) {
            table = new StateTable(memory, words, valueWords);
            tables[at] = table;
        }
        return table;
    }

    /**
     * Goes on for {@code budget} more {@link #work}, but for {@code mostSteps} looks at a row at most. It comes to the
     * same states whether it gets its budget at once or in pieces, because budgets depend on the clock.
     */
    Outcome run(long budget, int mostSteps) {
        long stop = work() + Math.min(budget, Long.MAX_VALUE - work());
        int steps = 0;
        while (layer < frontier.layers) {
            if (isEmpty()) {
                beginNextLayer();
            } else if (work() >= stop || steps > mostSteps) {
                return Outcome.PAUSED;
            } else if (state == 0 && nodes >= stopAt) {
                stopAt = Long.MAX_VALUE;
                sizes[layer] = statesOfLayer();
                return Outcome.STOPPED;
            } else if (merging != null || beginMerging()) {
                if (!merge(mostSteps)) {
                    return Outcome.PAUSED;
                }
                endOfLayer();
            } else {
                int stepsEach = frontier.rowCount(layer) + 1;
                int most = statesWithin(stop - work(), (mostSteps - steps) / stepsEach + 1);
                steps += most * stepsEach;
                expandAtACost(most);
                endOfLayer();
                if (memory.isFull() && !spill()) {
                    return Outcome.FULL;
                }
            }
        }
        return Outcome.DONE;
    }

    /**
     * Goes on from the next states. The work of an arc is decided once a layer. In the middle of one, it would depend
     * on the budgets, and so on the clock.
     */
    private void expandAtACost(int most) {
        if (state == 0) {
            double cache = Math.min(MOST_CACHE_COST, CACHE_COST * memory.used());
            costOfArc = ARC_COST + WORD_COST * words + (frontier.table.isColored() ? COLOR_COST : 0) + (long) cache;
        }
        long nodesBefore = nodes;
        long statesBefore = states;
        expand(most);
        cost += costOfArc * (nodes - nodesBefore);
        looks += frontier.rowCount(layer) * (states - statesBefore);
    }

    /** From how many states of the layer to go on, if each row may fit: at least one, and at most {@code most}. */
    private int statesWithin(long budget, int most) {
        return (int) Math.min(Math.max(1, budget / Math.max(1, frontier.rowCount(layer))), most);
    }

    private boolean isEmpty() {
        return stripes == null ? tables[layer] == null : stripes.longest(layer) == 0;
    }

    /**
     * Begins to merge the states of a layer, if there are more than after the last merging. Says whether it has begun.
     */
    private boolean beginMerging() {
        if (state > 0 || lookedLayer == layer) {
            return false;
        }
        lookedLayer = layer;
        int size = statesOfLayer();
        sizes[layer] = size;
        if (size < fewestMerged || size <= left || --skip >= 0) {
            return false;
        }
        StateTable table = tables[layer];
        Certificate certificate = Certificate.of(frontier, layer);
        if (table != null && certificate != null) {
            table.dropIndex();
            merging = new Merging(frontier, layer, certificate, table, memory, crew);
        }
        return merging != null;
    }

    private boolean merge(int steps) {
        int before = statesOfLayer();
        Merging current = merging;
        if (current == null || !current.run(steps)) {
            return false;
        }
        looked += before;
        cost += (long) LOOK_COST * before + REFINEMENT_COST * current.steps();
        StateTable merged = current.end();
        tables[layer] = merged;
        merging = null;
        left = Math.max(1, merged.size());
        sizes[layer] = merged.size();
        if (merged.size() * WORTHWHILE > before) {
            skip = backOff;
            backOff = Math.min(MOST_SKIPPED, 2 * backOff);
        } else {
            backOff = 1;
        }
        return true;
    }

    private void endOfLayer() {
        if (layer < frontier.layers && state == length()) {
            if (stripes != null) {
                stripes.drop(layer);
            } else if (tables[layer] != null) {
                tables[layer].drop();
                tables[layer] = null;
            }
            state = 0;
            beginNextPart();
            if (isEmpty()) {
                beginNextLayer();
            }
        }
    }

    private void beginNextLayer() {
        layer++;
        if (spilled != null && layer < frontier.layers) {
            if (spilled.has(layer)) {
                spill(layer);
            }
            spilled.begin(layer);
            beginNextPart();
        }
    }

    /** Goes on with those states of the layer on a disk that come next, if there are any. */
    private void beginNextPart() {
        if (spilled != null && spilled.hasNext()) {
            if (2 * memory.used() > memory.limit()) {
                spillLaterLayers();
            }
            tables[layer] = spilled.next();
        }
    }

    /** Writes states to a disk until there is memory again. Says whether that was possible. */
    private boolean spill() {
        if (spilled == null || !spilled.hasNumbers()) {
            return false;
        }
        if (memory.limit() == 0) {
            memory.limit(memory.used() / 2);
        }
        spillLaterLayers();
        StateTable table = tables[layer];
        if (table != null && table.size() - state > spilled.most() && 2 * memory.used() > memory.limit()) {
            spilled.takeRest(table, state);
            state = 0;
            beginNextPart();
        }
        return true;
    }

    /** The last layer stays, for it has one state at most. */
    private void spillLaterLayers() {
        for (int later = layer + 1; later < frontier.layers; later++) {
            spill(later);
        }
    }

    private void spill(int of) {
        StateTable table = tables[of];
        if (table != null && spilled != null) {
            spilled.take(of, table);
            tables[of] = null;
        }
    }

    /** Goes on from the next states, from at most this many while there is memory. */
    private void expand(int most) {
        if (state == 0) {
            divide();
            if (arcs == null && kept.areDue(work())) {
                kept.keep(allTables(), work());
            }
        }
        if (stripes == null) {
            expandAlone(most);
        } else {
            expandTogether(stripes);
        }
    }

    /** Divides the states of all layers into stripes, if there are enough for several threads. */
    private void divide() {
        if (stripes == null
                && crew.size() > 1
                && arcs == null
                && !merges()
                && statesOfLayer() >= fewestShared
                && memory.limit() / LEAST_ROOM >= fewestShared) {
            stripes = new Stripes(frontier, memory, crew, tables);
        }
    }

    private void expandAlone(int most) {
        StateTable table = tables[layer];
        if (table == null) {
            throw new AssertionError("There are no states");
        }
        if (state == 0) {
            table.dropIndex();
        }
        int first = state;
        int end = Math.min(table.size() - state, most) + state;
        do {
            expand(table.chunk(state), table.place(state), table.valueWords());
            state++;
        } while (state < end && !memory.isFull());
        states += state - first;
        table.dropBefore(state);
    }

    /** Goes on from a block of states, whatever the budget, so that it comes to the same states with any budget. */
    private void expandTogether(Stripes shared) {
        int block = Math.max(1, BLOCK / (frontier.rowCount(layer) + 1) / shared.count());
        int end = Math.min(shared.longest(layer) - state, block) + state;
        nodes += shared.expand(layer, state, end);
        states += shared.count(layer, state, end);
        state = end;
    }

    /** By layer: the tables of its states. */
    private @Nullable StateTable[][] allTables() {
        StateTable[][] all = new StateTable[tables.length][];
        Arrays.setAll(all, of -> stripes == null ? new StateTable[] {tables[of]} : stripes.tables(of));
        return all;
    }

    private void expand(long[] chunk, int place, int valueWords) {
        int count = frontier.rows.isNarrow()
                ? expandNarrow(chunk[place], chunk, place + words, valueWords)
                : expandWide(chunk, place, valueWords);
        if (arcs != null && count > 0) {
            arcs.endState((int) chunk[place + words], count);
        }
        nodes += count;
    }

    /**
     * The same as {@link #expandWide} for keys of one word without colors, which need not be written down on the way.
     */
    private int expandNarrow(long key, long[] values, int from, int valueWords) {
        int count = 0;
        for (int row = frontier.firstRows[layer], end = frontier.firstRows[layer + 1]; row < end; row++) {
            if (frontier.rows.fits(row, key)) {
                count++;
                int to = layer + 1;
                long next = frontier.rows.choose(row, key) & ~frontier.leaving[layer];
                while (to < frontier.layers && (next & frontier.itemBits[to]) != 0) {
                    next &= ~frontier.leaving[to++];
                }
                StateTable table = table(to, valueWords);
                if (arcs == null) {
                    table.add(next, values, from, valueWords);
                } else {
                    arcs.add(row, (int) table.valueOr(next, arcs.nextState()));
                }
            }
        }
        return count;
    }

    private int expandWide(long[] chunk, int place, int valueWords) {
        RowBits rows = frontier.rows;
        int count = rows.fitting(frontier.firstRows[layer], frontier.firstRows[layer + 1], chunk, place, fitting);
        for (int i = 0; i < count; i++) {
            int row = fitting[i];
            rows.choose(row, chunk, place, key, 0);
            StateTable to = table(frontier.next(layer, key, 0), valueWords);
            if (arcs == null) {
                to.add(key, 0, chunk, place + words, valueWords);
            } else {
                arcs.add(row, (int) to.valueOr(key, 0, arcs.nextState()));
            }
        }
        return count;
    }

    /** The number of the state in which all is covered, if arcs were written down; 0 if none leads there. */
    int end() {
        StateTable last = tables[frontier.layers];
        return last == null ? 0 : (int) last.chunk(0)[last.place(0) + words];
    }

    /** Drops all states. */
    void drop() {
        Arrays.fill(tables, null);
        stripes = null;
    }

    /** The number of complete solutions so far; 0 if they are not counted. */
    BigInteger solutions() {
        if (stripes != null) {
            return stripes.value(frontier.layers);
        }
        StateTable last = tables[frontier.layers];
        return last == null || arcs != null ? BigInteger.ZERO : last.value(0);
    }

    /** States that a walk can begin with if there is no more room. */
    KeptStates kept() {
        return kept;
    }

    /** For tests: whether several threads share the states. */
    boolean isShared() {
        return stripes != null;
    }

    /** Whether states that are alike up to symmetry are merged. */
    boolean merges() {
        return fewestMerged < NEVER;
    }

    long nodes() {
        return nodes;
    }

    /**
     * The nodes, and {@value #LOOK} for each state that was looked at for symmetry.
     */
    long work() {
        return nodes + LOOK * looked;
    }

    long states() {
        return states;
    }

    /** How many states and rows were looked at. */
    long looks() {
        return states + looks;
    }

    /** The work so far, in about nanoseconds. It is what it is also after any number of pauses, with any threads. */
    double cost() {
        return (double) cost + ROW_COST * looks;
    }

    /** How many states a layer had, after they were merged if they were; 0 if there were none, or it is not reached. */
    int size(int of) {
        return sizes[of];
    }

    /** Whether a merging is under way. */
    boolean isMerging() {
        return merging != null;
    }

    /** How many states were looked at for symmetry. */
    long looked() {
        return looked;
    }

    Memory memory() {
        return memory;
    }

    /** Goes to the next layer that has states. Returns whether there is none, so that nothing is left to do. */
    boolean skipEmptyLayers() {
        while (layer < frontier.layers && isEmpty()) {
            layer++;
        }
        return layer == frontier.layers;
    }

    /** How many layers are done, with a part of the one that is under way. */
    double layersDone() {
        return layer + state / (double) Math.max(1, length());
    }

    int layer() {
        return layer;
    }

    /** How many states the layer that is under way has. */
    int statesOfLayer() {
        return stripes == null ? length() : stripes.size(layer);
    }

    /** How far {@link #state} goes in this layer. */
    private int length() {
        if (stripes != null) {
            return stripes.longest(layer);
        }
        StateTable table = tables[layer];
        return table == null ? 0 : table.size();
    }
}
