package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.race.Crew;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Several machines that ask the same question, each on a thread of its own and each by other random numbers. The first
 * answer counts, be it a solution or that there is none. At a solution all of them stop; they go on when asked
 * for another one, and a solution that was shown before is skipped.
 *
 * <p>The time to the first solution differs so much from seed to seed that the best of two is often far better than
 * half of one. Which machine is first depends on the clock, so the solution does too.
 */
public final class FirstAnswer implements Finder {

    /** The fewest updates after which helpers start: some milliseconds, which is more than threads take to start. */
    private static final long START = 20_000;

    private static final int[] NONE = {};

    /**
     * A machine that helps, and what it searches.
     *
     * @param view the table that it searches, as a view of the table of the question
     */
    public record Rival(Finder machine, View view) {}

    /** What a machine found: a solution, or that there are no more. */
    private static final class Answer {

        final Step step;
        final int[] solution;

        Answer(Step step, int[] solution) {
            this.step = step;
            this.solution = solution;
        }
    }

    private final Rival own;
    private final long start;
    private final List<Helper> helpers;
    private final Crew crew;

    /** Whether the helpers have something to do. */
    private boolean helping;

    /**
     * The answers that were not taken yet, in their order. More than one comes in if several machines have one before
     * they see the first. None may be lost: a machine that found a solution does not find it again, and says at last
     * that there are no more.
     */
    private final Queue<Answer> answers = new ConcurrentLinkedQueue<>();

    /** The solutions found so far, by whatever machine. */
    private final Set<Set<Integer>> known = new HashSet<>();

    /** Tells the helpers to stop. */
    private volatile boolean stopped;

    /** The answer taken last. */
    private Answer taken = new Answer(Step.PAUSED, NONE);

    /** How many solutions were shown. */
    private long solutions;

    /**
     * A race that has not begun.
     *
     * @param own the machine for the thread that runs this one
     * @param table the table of the question, which the own machine searches
     * @param others make the machines for the other threads, and are called there. Setting one up should not take
     *     longer than some passes through the table, because the helpers start after so much work
     */
    public FirstAnswer(Finder own, OptionTable table, List<Supplier<Rival>> others) {
        this.own = new Rival(own, View.same(table));
        this.helpers = others.stream().map(Helper::new).toList();
        this.crew = new Crew(1 + helpers.size());
        this.start = Math.max(START, table.cellCount());
    }

    @Override
    public Step run(long budget) {
        if (taken.step == Step.EXHAUSTED) {
            return Step.EXHAUSTED;
        }
        if (answers.isEmpty()) {
            startHelpers();
            crew.check();
            note(own, own.machine().run(budget));
        }
        Answer answer = answers.poll();
        if (answer == null) {
            return Step.PAUSED;
        }
        stopHelpers();
        taken = answer;
        solutions += answer.step == Step.SOLUTION ? 1 : 0;
        return answer.step;
    }

    private void startHelpers() {
        if (!helping && own.machine().updates() >= start) {
            helping = true;
            stopped = false;
            crew.go(number -> helpers.get(number - 1).step());
        }
    }

    private void stopHelpers() {
        stopped = true;
        crew.await(Long.MAX_VALUE);
        helping = false;
    }

    /** Keeps what a machine found if it is an answer, and says whether it is; a known solution is none. */
    private boolean note(Rival from, Step step) {
        return switch (step) {
            case PAUSED -> false;
            case EXHAUSTED -> add(new Answer(step, NONE));
            case SOLUTION ->
                add(new Answer(step, from.view().solution(from.machine().solution())));
        };
    }

    /**
     * Synchronized, so that no machine can report the end between the moment when a solution becomes known and the
     * moment when it is in the queue.
     */
    private synchronized boolean add(Answer answer) {
        return (answer.step == Step.EXHAUSTED || known.add(set(answer.solution))) && answers.add(answer);
    }

    private static Set<Integer> set(int[] solution) {
        return Arrays.stream(solution).boxed().collect(Collectors.toSet());
    }

    @Override
    public int[] solution() {
        return taken.solution;
    }

    @Override
    public long solutions() {
        return solutions;
    }

    @Override
    public long nodes() {
        return sum(Machine::nodes, done -> done.nodes);
    }

    @Override
    public long updates() {
        return sum(Machine::updates, done -> done.updates);
    }

    @Override
    public long conflicts() {
        return sum(Machine::conflicts, done -> done.conflicts);
    }

    @Override
    public long restarts() {
        return sum(Machine::restarts, done -> done.restarts);
    }

    private long sum(ToLongFunction<Machine> ofOwn, ToLongFunction<Done> ofHelper) {
        return ofOwn.applyAsLong(own.machine())
                + helpers.stream()
                        .mapToLong(helper -> ofHelper.applyAsLong(helper.done))
                        .sum();
    }

    /** {@inheritDoc} Before the end, this is the fraction of the own machine. */
    @Override
    public double fraction() {
        return taken.step == Step.EXHAUSTED ? 1 : Math.min(own.machine().fraction(), Math.nextDown(1.0));
    }

    @Override
    public void close() {
        stopped = true;
        helpers.forEach(Helper::close);
        own.machine().close();
        crew.close();
    }

    /** What a helper had done after its last slice. */
    private record Done(long nodes, long updates, long conflicts, long restarts) {}

    /** One of the other threads. */
    private final class Helper {

        private final Supplier<Rival> supplier;

        /** Set up by its thread when it runs first. Other threads only {@link #close} its machine. */
        private volatile @Nullable Rival rival;

        private volatile Done done = new Done(0, 0, 0, 0);

        Helper(Supplier<Rival> supplier) {
            this.supplier = supplier;
        }

        /** Goes on for a slice, and says whether it is to go on with the next one. */
        boolean step() {
            if (stopped) {
                return false;
            }
            Rival mine = rival;
            if (mine == null) {
                mine = supplier.get();
                rival = mine;
            }
            Finder machine = mine.machine();
            Step step = machine.run(Portfolio.SLICE);
            done = new Done(machine.nodes(), machine.updates(), machine.conflicts(), machine.restarts());
            return !note(mine, step);
        }

        /** Lets a long call end early. */
        void close() {
            Rival mine = rival;
            if (mine != null) {
                mine.machine().close();
            }
        }
    }
}
