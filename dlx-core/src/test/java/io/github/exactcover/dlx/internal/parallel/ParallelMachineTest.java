package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD) // Only for what would never end.
class ParallelMachineTest {

    /**
     * An engine for the tree that has {@code width} leaves below its root, all solutions: leaf i is the option i. What
     * happens when it runs is up to the test.
     */
    private static class Comb implements SearchEngine {
        private final int width;
        private int next;
        private int end;
        private long found;

        Comb(int width) {
            this.width = width;
            this.next = width;
            this.end = width;
        }

        @Override
        public Branch position() {
            return next == end ? Branch.NONE : Branch.parse(next + ".." + (end - 1));
        }

        @Override
        public Optional<Branch> split() {
            if (end - next < 2) {
                return Optional.empty();
            }
            int middle = (next + end) / 2;
            Branch given = Branch.parse(middle + ".." + (end - 1));
            end = middle;
            return Optional.of(given);
        }

        @Override
        public void restart(Branch branch) {
            boolean whole = branch.depth() == 0 && !branch.isNothing();
            next = whole || branch.isNothing() ? 0 : branch.first(0);
            end = whole ? width : branch.isNothing() ? 0 : branch.last(0) + 1;
        }

        @Override
        public Step run(long budget) {
            if (next == end) {
                return Step.EXHAUSTED;
            }
            next++;
            found++;
            return Step.SOLUTION;
        }

        @Override
        public int[] solution() {
            return new int[] {next - 1};
        }

        @Override
        public long solutions() {
            return found;
        }

        @Override
        public long nodes() {
            return found;
        }

        @Override
        public double fraction() {
            return (double) found / width;
        }

        @Override
        public long updates() {
            return 0;
        }

        @Override
        public void rewind() {
            next = end;
        }
    }

    @Test
    void everyLeafIsFoundOnceAndInOrder() {
        ParallelMachine machine = new ParallelMachine(4, () -> new Comb(20_000), false, true, Remainder.ALL);
        int expected = 0;
        Step step = machine.run(1);
        while (step != Step.EXHAUSTED) {
            if (step == Step.SOLUTION) {
                assertThat(machine.solution()).containsExactly(expected++);
            }
            step = machine.run(1_000);
        }
        machine.rewind();
        assertThat(expected).isEqualTo(20_000);
        assertThat(machine.solutions()).isEqualTo(20_000);
    }

    @Test
    void whatIsLeftAtAnyMomentIsTheRestInOrder() {
        for (int stop = 0; stop < 5_000; stop += 617) {
            ParallelMachine machine = new ParallelMachine(4, () -> new Comb(5_000), false, true, Remainder.ALL);
            int asked = 0;
            while (asked < stop) {
                asked += machine.run(100) == Step.SOLUTION ? 1 : 0;
            }
            Remainder left = machine.remainder();
            machine.rewind();
            assertThat(left.solutions()).isEqualTo(stop);

            ParallelMachine resumed = new ParallelMachine(3, () -> new Comb(5_000), false, true, left);
            int expected = stop;
            Step step = resumed.run(1);
            while (step != Step.EXHAUSTED) {
                if (step == Step.SOLUTION) {
                    assertThat(resumed.solution()).containsExactly(expected++);
                }
                step = resumed.run(100);
            }
            assertThat(resumed.remainder().isNothing()).isTrue();
            resumed.rewind();
            assertThat(expected).isEqualTo(5_000);
        }
    }

    @Test
    void whatAHelperThrowsReachesTheOneWhoRunsTheMachine() {
        Error thrown = new AssertionError("in a helper");
        AtomicInteger engines = new AtomicInteger();
        ParallelMachine machine = new ParallelMachine(
                3,
                () -> engines.getAndIncrement() == 0
                        ? new Comb(1_000_000)
                        : new Comb(1_000_000) {
                            @Override
                            public Step run(long budget) {
                                throw thrown;
                            }
                        },
                false,
                true,
                Remainder.ALL);
        assertThatThrownBy(() -> {
                    while (machine.run(1_000) != Step.EXHAUSTED) {
                        Thread.onSpinWait();
                    }
                })
                .isSameAs(thrown);
        machine.rewind();
    }

    @Test
    void aHelperThatCannotBeMadeIsToldOf() {
        AtomicInteger engines = new AtomicInteger();
        ParallelMachine machine = new ParallelMachine(
                2,
                () -> {
                    if (engines.getAndIncrement() > 0) {
                        throw new IllegalStateException("no memory for another engine");
                    }
                    return new Comb(1_000_000);
                },
                false,
                true,
                Remainder.ALL);
        assertThatThrownBy(() -> {
                    while (machine.run(1_000) != Step.EXHAUSTED) {
                        Thread.onSpinWait();
                    }
                })
                .hasMessage("no memory for another engine");
        machine.rewind();
    }

    @Test
    void helpersStopWhenTheyAreFarEnoughAhead() {
        int width = Integer.MAX_VALUE / 2;
        AtomicLong found = new AtomicLong();
        ParallelMachine machine = new ParallelMachine(
                4,
                () -> new Comb(width) {
                    @Override
                    public int[] solution() {
                        found.incrementAndGet();
                        return super.solution();
                    }
                },
                false,
                true,
                Remainder.ALL);
        try {
            long ahead;
            do {
                ask(machine, 10);
                // Nobody asks now: the helpers go on until they have found all that they may keep, and then wait. Those
                // that
                // have no branch yet wait for one; asking again gives them one.
                while (waiting() < 3) {
                    assertThat(found.get() - machine.solutions()).isLessThan(10_000);
                    Thread.onSpinWait();
                }
                ahead = found.get() - machine.solutions();
            } while (ahead < 1_000);
            assertThat(ahead).isLessThan(10_000);
        } finally {
            machine.rewind();
        }
    }

    private static void ask(ParallelMachine machine, int solutions) {
        int asked = 0;
        while (asked < solutions) {
            if (machine.run(100) == Step.SOLUTION) {
                asked++;
            }
        }
    }

    private static int waiting() {
        return HelperThreads.waitingIn("awaitReport").size()
                + HelperThreads.waitingIn("awaitWork").size();
    }

    @Test
    void aSegmentHasNoRoomForMoreThanItsShare() {
        Segments segments = new Segments(Remainder.ALL);
        Segment first = Objects.requireNonNull(segments.takeWork());
        segments.addBehind(first, Branch.parse("1..2"), Branch.parse("0"));
        Segment second = Objects.requireNonNull(segments.takeWork());
        int kept = 0;
        while (segments.tryReport(second, finding(kept))) {
            kept++;
        }
        assertThat(kept).isBetween(1_000, 10_000);
        assertThat(segments.tryReport(first, finding(-1)))
                .as("the first segment has its own room")
                .isTrue();
        assertThat(segments.poll()).containsExactly(-1);
        assertThat(segments.poll())
                .as("the second one has to wait for its turn")
                .isNull();
        segments.finish(first);
        assertThat(segments.poll()).containsExactly(0);
    }

    private static SegmentReport finding(int option) {
        return new SegmentReport(List.of(new int[] {option}), Branch.NONE, 0, 1, 0, 0);
    }
}
