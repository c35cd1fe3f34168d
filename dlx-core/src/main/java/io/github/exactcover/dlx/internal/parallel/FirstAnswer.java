package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.HelperThreads;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Several machines that ask the same question, each on a thread of its own and each by other random numbers. The first answer
 * counts, be it a solution or that there is none. All others end then, and the machine that gave it goes on alone if somebody
 * asks for more solutions.
 *
 * <p>The time to the first solution differs so much from seed to seed that the best of two is often far better than half of
 * one. Which machine is first depends on the clock, so the solution does too.
 */
public final class FirstAnswer implements Machine {

    /** How many nodes a helper visits between two looks whether there is an answer. */
    private static final int SLICE = 64;

    /** The fewest updates after which helpers start: some milliseconds, which is more than threads take to start. */
    private static final long START = 20_000;

    /**
     * A machine that helps.
     *
     * @param view the table that it searches, as a view of the table of the question
     */
    public record Contender(Machine machine, View view) {

        int[] solution() {
            return view.solution(machine.solution());
        }
    }

    private record Answer(Contender from, Step step) {}

    private final Contender own;
    private final long start;
    private final List<Supplier<Contender>> others;
    private final List<Helper> helpers = new ArrayList<>();
    private final HelperThreads threads = new HelperThreads(() -> {});

    /** Set once, by whoever has an answer first. */
    private final AtomicReference<@Nullable Answer> first = new AtomicReference<>();

    private volatile boolean closed;

    /** Whose answer was taken; null while nobody has one. */
    private @Nullable Contender winner;

    /** The work of all but the winner. */
    private long otherNodes;

    private long otherUpdates;

    /**
     * A race that has not begun.
     *
     * @param own the machine for the thread that runs this one
     * @param view the table that it searches
     * @param others make the machines for the other threads, and are called there. Setting one up should not take longer than
     *     some passes through the table, because the helpers start after so much work
     */
    public FirstAnswer(Machine own, View view, List<Supplier<Contender>> others) {
        this.own = new Contender(own, View.same(view.table()));
        this.others = List.copyOf(others);
        this.start = Math.max(START, view.table().cellCount());
    }

    @Override
    public Step run(long budget) {
        if (winner != null) {
            return winner.machine().run(budget);
        }
        startHelpers();
        threads.rethrowFailure();
        Step step = first.get() == null ? own.machine().run(budget) : Step.PAUSED;
        if (step != Step.PAUSED) {
            first.compareAndSet(null, new Answer(own, step));
        }
        Answer answer = first.get();
        return answer == null ? Step.PAUSED : take(answer);
    }

    private void startHelpers() {
        if (helpers.isEmpty() && own.machine().updates() >= start) {
            for (Supplier<Contender> other : others) {
                Helper helper = new Helper(other);
                helpers.add(helper);
                threads.start(helper);
            }
        }
    }

    private Step take(Answer answer) {
        endHelpers();
        Machine machine = answer.from().machine();
        otherNodes = nodes() - machine.nodes();
        otherUpdates = updates() - machine.updates();
        winner = answer.from();
        if (machine != own.machine()) {
            own.machine().abandon();
        }
        return answer.step();
    }

    private void endHelpers() {
        closed = true;
        helpers.forEach(Helper::abandon);
        threads.join();
    }

    private Contender current() {
        return winner == null ? own : winner;
    }

    @Override
    public int[] solution() {
        return current().solution();
    }

    @Override
    public long solutions() {
        return current().machine().solutions();
    }

    @Override
    public long nodes() {
        long others = winner != null
                ? otherNodes
                : helpers.stream().mapToLong(helper -> helper.nodes).sum();
        return others + current().machine().nodes();
    }

    @Override
    public long updates() {
        long others = winner != null
                ? otherUpdates
                : helpers.stream().mapToLong(helper -> helper.updates).sum();
        return others + current().machine().updates();
    }

    @Override
    public double fraction() {
        return current().machine().fraction();
    }

    @Override
    public void rewind() {
        endHelpers();
        current().machine().rewind();
    }

    @Override
    public void abandon() {
        endHelpers();
        current().machine().abandon();
    }

    /** One of the other threads. */
    private final class Helper implements HelperThreads.Task {

        private final Supplier<Contender> supplier;

        /** Its machine, for {@link #abandon}; null until there is one. */
        private volatile @Nullable Machine abandonable;

        // What it had done after its last slice. Other threads read them.
        private volatile long nodes;
        private volatile long updates;

        Helper(Supplier<Contender> supplier) {
            this.supplier = supplier;
        }

        @Override
        public void run() {
            Contender contender = supplier.get();
            Machine machine = contender.machine();
            abandonable = machine;
            Step step = Step.PAUSED;
            while (step == Step.PAUSED && !closed && first.get() == null) {
                step = machine.run(SLICE);
                nodes = machine.nodes();
                updates = machine.updates();
            }
            if (step != Step.PAUSED) {
                first.compareAndSet(null, new Answer(contender, step));
            }
        }

        /** Lets a long call end early, unless its answer is the one that counts. */
        void abandon() {
            Machine machine = abandonable;
            Answer answer = first.get();
            if (machine != null && (answer == null || answer.from().machine() != machine)) {
                machine.abandon();
            }
        }
    }
}
