package io.github.exactcover.dlx.internal.count.layers;

import io.github.exactcover.dlx.internal.count.frontier.Frontier;
import io.github.exactcover.dlx.internal.count.frontier.ItemSequence;
import io.github.exactcover.dlx.internal.count.frontier.Memory;
import io.github.exactcover.dlx.internal.count.frontier.StateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Certificate;
import io.github.exactcover.dlx.internal.count.symmetry.CertificateTable;
import io.github.exactcover.dlx.internal.count.symmetry.Copies;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts along a frontier in stages. At the end of a stage, states that are alike up to symmetry are merged, so one is
 * left of each class. From each of these, one after the other, a small sweep goes to the end of the next stage. Between
 * the ends, only states with the same key are merged. So certificates, which take most of the time, are written at a
 * few layers only, where there are few classes.
 *
 * <p>A certificate that was not seen before is written again with more care. All certificates of a class are
 * remembered, so most states need one only.
 *
 * <p>Where what is left is some copies of one part, it makes no difference which of them has the option that covers an
 * item they share. So it is the copy of this stage, and the number of solutions is multiplied.
 */
public final class StageMachine implements Machine {

    /** The work of a step of a refinement: less than in a {@link Sweep}, because what is left of a state is small. */
    private static final int STEP_COST = 20;

    /** A stage counts as at least this much work, so that its logarithm is not below 0. Not measured. */
    private static final double LEAST_COST = 1e6;

    /**
     * How many bits the work of a stage is expected to rise from one copy to the next, at most, and as long as nothing
     * is known. See docs/contributing/decisions.md.
     */
    private static final double STEEPEST = 1;

    private final Frontier frontier;
    private final Memory memory;

    /** The layers at which stages end; the last one is that of the complete solutions. */
    private final int[] ends;

    private final int firstCopy;

    private int stage;

    /** One state of each class at the beginning of the stage, and the next of them to go on from. */
    private StateTable classes;

    private int next;

    /** The same for the end of the stage, as far as they are known. */
    private StateTable found;

    /** Writes certificates at the end of the stage; null at the end of the last one. */
    private @Nullable Certificate certificate;

    /** The certificates that were written at the end of the stage, and by their numbers: the class. */
    private CertificateTable known;

    private int[] classOf = new int[16];

    /** By layer: the states that the class leads to. */
    private final @Nullable StateTable[] tables;

    /** Items for which it does not matter which of their rows covers them, one such row, and how many there are. */
    private int[] choiceItems = {};

    private int[] choiceRows = {};
    private int[] choiceTimes = {};

    /** The rows of the stage that the class cannot have, because it was decided how an item is covered. */
    private final BitSet closed = new BitSet();

    /** Where the small sweep is: the layer, and the next of its states. Those at the end of the stage are merged. */
    private int layer;

    private int state;
    private final long[] key;
    private final int[] fitting;
    private long nodes = 1;
    private long states;
    private long looks;
    private long looked;
    private long steps;

    /** The work before the stage began, and the logarithm of that of the stage before. */
    private double costBefore;

    private double heightBefore;
    private boolean full;

    /** A machine that has not begun. */
    public StageMachine(Stages stages, long maxBytes) {
        this(stages.frontier(), stages.ends(), stages.firstCopy(), maxBytes);
    }

    /**
     * A machine that has not begun.
     *
     * @param firstCopy the number of the first stage of which the cost says how those after it will be
     * @param ends the layers at which stages end, ascending, the last of them that of complete solutions
     * @param maxBytes how much memory the states and certificates may take
     */
    StageMachine(Frontier frontier, int[] ends, int firstCopy, long maxBytes) {
        this.firstCopy = firstCopy;
        this.frontier = frontier;
        this.memory = new Memory(maxBytes);
        this.ends = ends.clone();
        this.tables = new StateTable[frontier.layers + 1];
        this.key = new long[frontier.words];
        this.fitting = new int[frontier.mostRows()];
        this.classes = newTable(1);
        classes.append(key, 0, new long[] {1}, 0, 1);
        this.found = newTable(1);
        this.known = newKnown();
        begin();
    }

    private StateTable newTable(int valueWords) {
        return new StateTable(memory, frontier.words, valueWords);
    }

    /** Certificates that no longer fit into memory are taken for different ones. */
    private CertificateTable newKnown() {
        return new CertificateTable(memory, (number, bytes, length) -> false);
    }

    private int start() {
        return stage == 0 ? 0 : ends[stage - 1];
    }

    private void begin() {
        certificate = stage + 1 < ends.length ? Certificate.withCopies(frontier, ends[stage]) : null;
        findChoices();
        next = 0;
        nextClass();
    }

    /** The small sweep of the next class begins. */
    private void nextClass() {
        System.arraycopy(classes.chunk(next), classes.place(next), key, 0, key.length);
        int times = choose();
        layer = frontier.skip(start(), ends[stage], key, 0);
        state = 0;
        for (int i = 0; i < times; i++) {
            add(layer, classes.chunk(next), classes.place(next), classes.valueWords());
        }
        next++;
    }

    /** Finds the items whose rows are copies of each other, one of which belongs to the stage. */
    private void findChoices() {
        Copies copies = new Copies(frontier, start());
        if (copies.most().isEmpty()) {
            choiceItems = new int[0];
            return;
        }
        int[] rowsOf = new int[frontier.table.itemCount()];
        int[] firsts = new int[rowsOf.length];
        int[] own = new int[rowsOf.length];
        for (int row = frontier.options.length - 1; row >= frontier.firstRows[start()]; row--) {
            int option = frontier.options[row];
            for (int cell = frontier.table.start(option); cell < frontier.table.start(option + 1); cell++) {
                int item = frontier.table.item(cell);
                firsts[item] = rowsOf[item]++ == 0 || firsts[item] == copies.first(row) ? copies.first(row) : -1;
                own[item] = row;
            }
        }
        choiceItems = IntStream.range(0, frontier.layers)
                .filter(item -> rowsOf[item] > 1 && firsts[item] >= 0 && own[item] < frontier.firstRows[ends[stage]])
                .toArray();
        choiceRows = Arrays.stream(choiceItems).map(item -> own[item]).toArray();
        choiceTimes = Arrays.stream(choiceItems).map(item -> rowsOf[item]).toArray();
    }

    /**
     * If it makes no difference by which row {@link #key} covers an item, takes that of the stage, and closes the rows
     * that this excludes. Returns how many such rows there are.
     */
    private int choose() {
        closed.clear();
        for (int i = 0; i < choiceItems.length; i++) {
            if (!frontier.layout.isCovered(choiceItems[i], start(), key, 0)) {
                closed.or(excluded(choiceRows[i]));
                return choiceTimes[i];
            }
        }
        return 1;
    }

    /** The other rows of the stage that have an item of a row. */
    private BitSet excluded(int row) {
        OptionTable table = frontier.table;
        BitSet items = new BitSet();
        table.itemsOf(frontier.options[row]).forEach(items::set);
        BitSet rows = new BitSet();
        for (int other = frontier.firstRows[start()]; other < frontier.firstRows[ends[stage]]; other++) {
            rows.set(
                    other,
                    other != row && table.itemsOf(frontier.options[other]).anyMatch(items::get));
        }
        return rows;
    }

    /** Adds the value of a state to that of {@link #key}. */
    private void add(int to, long[] chunk, int place, int valueWords) {
        StateTable table = tables[to];
        if (table == null) {
            table = newTable(valueWords);
            tables[to] = table;
        }
        table.add(key, 0, chunk, place + key.length, valueWords);
    }

    @Override
    public Step run(long budget) {
        long stop = nodes() + Math.min(budget, Long.MAX_VALUE - nodes());
        long mostLooks = looks + Frontier.MOST_STEPS;
        while (stage < ends.length && nodes() < stop && looks < mostLooks && !full) {
            goOn();
            if (memory.isFull()) {
                drop();
            }
        }
        return stage == ends.length ? Step.EXHAUSTED : Step.PAUSED;
    }

    private void goOn() {
        StateTable table = tables[layer];
        if (table != null && state < table.size()) {
            long[] chunk = table.chunk(state);
            int place = table.place(state);
            state++;
            if (layer < ends[stage]) {
                expand(chunk, place, table.valueWords());
            } else {
                merge(chunk, place, table.valueWords());
            }
            return;
        }
        if (table != null) {
            table.drop();
            tables[layer] = null;
        }
        state = 0;
        if (layer < ends[stage]) {
            layer++;
        } else if (next < classes.size()) {
            nextClass();
        } else {
            endOfStage();
        }
    }

    /** Goes on from a state by all rows of its layer that fit. */
    private void expand(long[] chunk, int place, int valueWords) {
        int first = frontier.firstRows[layer];
        int count = frontier.rows.fitting(first, frontier.firstRows[layer + 1], chunk, place, fitting);
        for (int i = 0; i < count; i++) {
            if (!closed.get(fitting[i])) {
                frontier.rows.choose(fitting[i], chunk, place, key, 0);
                frontier.leave(layer, key, 0);
                add(frontier.skip(layer + 1, ends[stage], key, 0), chunk, place, valueWords);
            }
        }
        states++;
        looks += 1 + frontier.rowCount(layer);
        nodes += count;
    }

    /** Finds the class of a state at the end of the stage, and adds the value to that. */
    private void merge(long[] chunk, int place, int valueWords) {
        Certificate writer = certificate;
        if (writer == null) {
            found.add(chunk, place, chunk, place + key.length, valueWords);
            return;
        }
        looked++;
        long stepsBefore = writer.steps();
        if (writer.write(chunk, place, false)) {
            int of = classOf(writer, chunk, place);
            if (of == found.size()) {
                found.append(chunk, place, chunk, place + key.length, valueWords);
            } else {
                found.addTo(of, chunk, place + key.length, valueWords);
            }
        }
        steps += writer.steps() - stepsBefore;
    }

    /** The class of the state whose certificate was written; the next number if there is none. */
    private int classOf(Certificate writer, long[] chunk, int place) {
        int before = known.size();
        int number = known.number(writer.bytes(), writer.length());
        if (number < before) {
            return classOf[number];
        }
        writer.write(chunk, place, true);
        int careful = known.number(writer.bytes(), writer.length());
        int of = careful < before ? classOf[careful] : found.size();
        if (known.size() > classOf.length) {
            classOf = Arrays.copyOf(classOf, 2 * known.size());
        }
        classOf[number] = of;
        classOf[careful] = of;
        return of;
    }

    private void endOfStage() {
        heightBefore = bits(cost() - costBefore);
        costBefore = cost();
        classes.drop();
        known.drop();
        classes = found;
        found = newTable(1);
        known = newKnown();
        stage++;
        if (stage < ends.length && classes.size() == 0) {
            stage = ends.length; // There is no solution.
        }
        if (stage < ends.length) {
            begin();
        }
    }

    private void drop() {
        full = true;
        classes = newTable(1);
        found = classes;
        known = newKnown();
        certificate = null;
        Arrays.fill(tables, null);
    }

    /** Whether there was no more memory. Then the machine has dropped all, and does not go on. */
    public boolean isFull() {
        return full;
    }

    /** The number of solutions at the end, and 0 before. */
    @Override
    public BigInteger count() {
        BigInteger sum = BigInteger.ZERO;
        for (int of = 0; stage == ends.length && of < classes.size(); of++) {
            sum = sum.add(classes.value(of));
        }
        return sum;
    }

    /** The root, every row that fitted a state, and several for each state at the end of a stage, see {@link Sweep}. */
    @Override
    public long nodes() {
        return nodes + Sweep.LOOK * looked;
    }

    @Override
    public double fraction() {
        double share = full ? 0 : (next - 1.0) / classes.size();
        return stage == ends.length ? 1 : (stage + share) / ends.length;
    }

    /** The states of all layers so far. */
    public long states() {
        return states;
    }

    /** How often a row led to a state that was there already. */
    public long hits() {
        return Math.max(0, nodes - 1 - states);
    }

    /** The most memory that the states and certificates took. */
    public long bytes() {
        return memory.peak();
    }

    /** The work so far, in about nanoseconds. */
    public double cost() {
        return (double) Sweep.ROW_COST * looks
                + (double) (Sweep.ARC_COST + Sweep.WORD_COST * key.length) * nodes
                + (double) Sweep.LOOK_COST * looked
                + (double) STEP_COST * steps;
    }

    /**
     * An estimate of the work still to come. The logarithm of the work of a stage goes on as it did from the last copy
     * to this one, and then follows a parabola that is least at the end, as {@link Forecast} has it for layers.
     */
    public double rest() {
        if (full || stage == ends.length) {
            return full ? Double.MAX_VALUE : 0;
        }
        int left = ends.length - Math.min(Math.max(stage, firstCopy), ends.length - 1);
        double so = cost() - costBefore;
        double whole = so * classes.size() / next;
        double height = bits(whole);
        double slope = stage <= firstCopy ? STEEPEST : Math.min(height - heightBefore, STEEPEST);
        double bend = (height + slope * left) / left / left;
        double rest = whole - so;
        for (int i = 1; i < left; i++) {
            double bits = height + (slope - bend * i) * i;
            rest += LEAST_COST * Math.pow(2, Math.max(0, Math.min(ItemSequence.MOST_BITS, bits)));
        }
        return rest;
    }

    private static double bits(double cost) {
        return Math.log(Math.max(1, cost / LEAST_COST)) / Math.log(2);
    }
}
