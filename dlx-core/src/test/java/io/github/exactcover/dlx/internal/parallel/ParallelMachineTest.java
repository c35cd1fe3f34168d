package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
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
        public double share() {
            return 1;
        }

        @Override
        public double fraction() {
            return (double) found / width;
        }

        @Override
        public long updates() {
            return 0;
        }
    }

    @Test
    void whatWasFoundBeforeComesAtOnce() {
        Remainder.Piece part = new Remainder.Piece(List.of(new int[] {1}, new int[] {2}), Branch.parse("3..4"));
        ParallelMachine machine = new ParallelMachine(
                1, () -> new Comb(5), false, true, new Remainder(List.of(part), new Effort(1, 1, 0, 0.25)));
        for (int leaf = 1; leaf <= 2; leaf++) {
            assertThat(machine.run(0)).isEqualTo(Step.SOLUTION);
            assertThat(machine.solution()).containsExactly(leaf);
            assertThat(machine.nodes()).isEqualTo(1);
        }
        assertThat(machine.solutions()).isEqualTo(3);
        machine.close();
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
        machine.close();
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
            machine.close();
            assertThat(left.effort().solutions()).isEqualTo(stop);

            ParallelMachine resumed = new ParallelMachine(3, () -> new Comb(5_000), false, true, left);
            int expected = stop;
            Step step = resumed.run(1);
            while (step != Step.EXHAUSTED) {
                if (step == Step.SOLUTION) {
                    assertThat(resumed.solution()).containsExactly(expected++);
                }
                step = resumed.run(100);
            }
            assertThat(resumed.remainder().pieces().isEmpty()).isTrue();
            resumed.close();
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
        machine.close();
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
        machine.close();
    }

    @Test
    void helpersStopWhenTheyAreFarEnoughAhead() {
        int width = Integer.MAX_VALUE / 2;
        // The first segment has some room beside that of the others, and all threads may find one more batch than fits.
        long most = Segments.MAX_KEPT / 4 * 5 / Segment.bytes(new int[1]) + 10_000;
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
                // The machine rests now: the helpers go on until they have found all that they may keep, and then
                // wait for work. So do those that have no branch yet; asking again gives them one.
                while (waiting() < 3) {
                    assertThat(found.get() - machine.solutions()).isLessThan(most);
                    Thread.onSpinWait();
                }
                ahead = found.get() - machine.solutions();
            } while (ahead < 1_000);
            assertThat(ahead).isLessThan(most);
        } finally {
            machine.close();
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
        return HelperThreads.waitingIn("awaitWork").size();
    }

    /** Two segments, each with a thread that visits it. All have room for 40,000 solutions of one option. */
    private final Segments segments = new Segments(Remainder.ALL, 2, false, 40_000 * Segment.bytes(new int[1]));

    private final Segment first = Objects.requireNonNull(segments.takeWork());
    private final Segment second = behindFirst();

    private Segment behindFirst() {
        segments.addBehind(first, Branch.parse("1..2"), Branch.parse("0"));
        return Objects.requireNonNull(segments.takeWork());
    }

    private Segments.Next find(Segment segment, int... options) {
        List<int[]> solutions =
                IntStream.of(options).mapToObj(option -> new int[] {option}).toList();
        return segments.report(segment, new SegmentReport(solutions, Branch.parse("1..2"), new Effort(0, 1, 0, 0)));
    }

    private List<Integer> polled() {
        List<int[]> batch = segments.poll();
        return batch == null
                ? List.of()
                : batch.stream().map(solution -> solution[0]).toList();
    }

    @Test
    void batchesComeInTheOrderOfTheirSegments() {
        find(second, 3, 4);
        find(second, 5);
        assertThat(polled()).as("the second segment has to wait for its turn").isEmpty();
        find(first, 1);
        find(first, 2);
        assertThat(polled()).containsExactly(1);
        segments.finish(first);
        assertThat(polled()).containsExactly(2);
        assertThat(polled()).containsExactly(3, 4);
        assertThat(polled()).containsExactly(5);
        assertThat(polled()).isEmpty();
        assertThat(segments.isDone()).isFalse();
        segments.finish(second);
        assertThat(segments.isDone()).isTrue();
    }

    @Test
    void aThreadLeavesASegmentThatIsFullAndTakesItWhenThereIsRoomAgain() {
        int kept = 1;
        while (find(second, kept) != Segments.Next.LEAVE) {
            kept++;
        }
        assertThat(kept).isBetween(10_000, 16_000);
        segments.leave(second, Branch.parse("2"));
        assertThat(segments.takeWork()).as("nothing has room").isNull();
        assertThat(find(first, 0))
                .as("the first has room, and shares it with the thread that has none")
                .isEqualTo(Segments.Next.SPLIT);
        segments.finish(first);
        assertThat(polled()).containsExactly(0);
        for (int handedOut = 1; handedOut < kept / 2; handedOut++) {
            assertThat(polled()).containsExactly(handedOut);
        }
        assertThat(segments.takeWork())
                .as("there is room for more when it is first")
                .isSameAs(second);
        assertThat(second.position).isEqualTo(Branch.parse("2"));
    }

    @Test
    void aThreadLeavesItsSegmentForTheFirstIfNoOtherIsThere() {
        segments.leave(first, Branch.parse("0"));
        assertThat(find(second)).isEqualTo(Segments.Next.LEAVE);
        assertThat(segments.takeWork()).isSameAs(first);
        assertThat(find(second)).isEqualTo(Segments.Next.GO_ON);
    }

    @Test
    void allSegmentsTogetherKeepALimitedNumberOfSolutions() {
        int kept = 0;
        Segment last = second;
        for (int i = 0; i < 1_000; i++) {
            while (find(last, kept++) != Segments.Next.LEAVE) {
                assertThat(kept).isLessThan(80_000);
            }
            segments.leave(last, Branch.parse("2"));
            if (find(first) == Segments.Next.SPLIT) {
                segments.addBehind(first, Branch.parse("1..2"), Branch.parse("0"));
            }
            Segment next = segments.takeWork();
            last = next == null ? last : next;
        }
        assertThat(kept).isBetween(40_000, 80_000);
        assertThat(segments.remainder().pieces()).hasSizeLessThan(200);
    }

    @Test
    void whatIsHandedOutMakesRoom() {
        int[] many = IntStream.range(0, 1_000).toArray();
        for (int i = 0; i < 100; i++) {
            find(first, many);
            assertThat(polled()).hasSize(1_000);
        }
        assertThat(find(second, 1)).isNotEqualTo(Segments.Next.LEAVE);
    }

    @Test
    void longSolutionsTakeMoreRoom() {
        int kept = 1;
        SegmentReport large = new SegmentReport(List.of(new int[100_000]), Branch.parse("2"), new Effort(0, 1, 0, 0));
        while (segments.report(second, large) != Segments.Next.LEAVE) {
            kept++;
        }
        assertThat(kept).isLessThan(20);
    }
}
