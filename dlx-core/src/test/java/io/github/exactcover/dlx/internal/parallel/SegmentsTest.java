package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What the segments know and hand out, told by one thread, so that nothing depends on time. */
class SegmentsTest {

    private static final Branch LEFT = Branch.parse("1..2");
    private static final Branch RIGHT = Branch.parse("3..4");

    /** What was done by a search that goes on: 2 solutions, 30 nodes, 400 updates and an eighth of the tree. */
    private static Remainder two(List<int[]> found, List<int[]> other) {
        return new Remainder(
                List.of(new Remainder.Piece(found, LEFT), new Remainder.Piece(other, RIGHT)),
                new Effort(2, 30, 400, 0.125));
    }

    private static Segments counting() {
        return new Segments(two(List.of(), List.of()), 2, true, Segments.MAX_KEPT);
    }

    private static SegmentReport report(List<int[]> found) {
        return new SegmentReport(found, Branch.parse("2"), new Effort(5, 60, 700, 0.25));
    }

    private static Segment taken(Segments segments) {
        return Objects.requireNonNull(segments.takeWork());
    }

    @Test
    void reportsAreAddedToWhatWasDoneBefore() {
        Segments segments = counting();
        segments.report(taken(segments), report(List.of()));

        assertThat(segments.effort().solutions()).isEqualTo(7);
        assertThat(segments.effort().nodes()).isEqualTo(90);
        assertThat(segments.effort().updates()).isEqualTo(1_100);
        assertThat(segments.effort().share()).isEqualTo(0.375);
        Remainder left = segments.remainder();
        assertThat(left.pieces().stream().map(Remainder.Piece::branch)).containsExactly(Branch.parse("2"), RIGHT);
        assertThat(left.effort().solutions()).isEqualTo(7);
        assertThat(left.effort().nodes()).isEqualTo(90);
        assertThat(left.effort().updates()).isEqualTo(1_100);
        assertThat(left.effort().share()).isEqualTo(0.375);
    }

    /** Rooms are parts of what all may keep together, which can be less than one solution takes. */
    @Test
    void whereHardlyAnythingMayBeKeptThereIsWorkForAllThreads() {
        for (int mostKept = 1; mostKept <= 40; mostKept++) {
            Segments segments = new Segments(two(List.of(), List.of()), 40, false, mostKept);
            assertThat(taken(segments).position).isEqualTo(LEFT);
            assertThat(taken(segments).position).isEqualTo(RIGHT);
        }
    }

    @Test
    void branchesAreTakenInOrderAndOnce() {
        Segments segments = counting();
        Segment one = taken(segments);
        Segment other = taken(segments);

        assertThat(one.position).isEqualTo(LEFT);
        assertThat(other.position).isEqualTo(RIGHT);
        assertThat(segments.takeWork()).isNull();
        segments.leave(one, Branch.parse("2"));
        assertThat(segments.takeWork()).isSameAs(one);
        assertThat(one.position).isEqualTo(Branch.parse("2"));
    }

    @Test
    void aBranchThatIsSplitOffComesRightBehind() {
        Segments segments = counting();
        segments.addBehind(taken(segments), Branch.parse("2"), Branch.parse("1"));

        assertThat(segments.remainder().pieces().stream().map(Remainder.Piece::branch))
                .containsExactly(Branch.parse("1"), Branch.parse("2"), RIGHT);
        assertThat(taken(segments).position).isEqualTo(Branch.parse("2"));
    }

    @Test
    void theSearchIsDoneWhenAllBranchesAre() {
        Segments segments = counting();
        Segment one = taken(segments);
        Segment other = taken(segments);
        segments.finish(other);
        assertThat(segments.isDone()).isFalse();
        segments.finish(one);
        assertThat(segments.isDone()).isTrue();
        assertThat(segments.remainder().pieces().isEmpty()).isTrue();
    }

    /** In the order of the branches, whatever was found first; what is not handed out stays a part of what is left. */
    @Test
    void solutionsAreHandedOutInOrder() {
        Segments segments = new Segments(two(List.of(new int[] {1}), List.of()), 2, false, Segments.MAX_KEPT);
        Segment one = taken(segments);
        Segment other = taken(segments);
        segments.report(other, report(List.of(new int[] {3}, new int[] {4})));
        segments.finish(other);

        assertThat(segments.poll()).containsExactly(new int[] {1});
        assertThat(segments.poll()).as("the first branch may have more").isNull();
        assertThat(segments.remainder().pieces()).hasSize(2);
        assertThat(segments.remainder().pieces().get(1).found()).containsExactly(new int[] {3}, new int[] {4});
        assertThat(segments.remainder().pieces().get(1).branch()).isEqualTo(Branch.NONE);
        segments.finish(one);
        assertThat(segments.isDone()).isFalse();
        assertThat(segments.poll()).containsExactly(new int[] {3}, new int[] {4});
        assertThat(segments.poll()).isNull();
        assertThat(segments.isDone()).isTrue();
    }

    @Test
    void aThreadGivesAwayWhatAnotherOneWaitsFor() {
        Segments segments = counting();
        Segment one = taken(segments);
        assertThat(segments.isUrgent()).isFalse();
        assertThat(segments.report(one, report(List.of()))).isEqualTo(Segments.Next.GO_ON);
        Segment other = taken(segments);
        assertThat(segments.isUrgent()).isTrue();
        assertThat(segments.report(other, report(List.of()))).as("a spare one").isEqualTo(Segments.Next.SPLIT);
        segments.addBehind(other, RIGHT, LEFT);
        assertThat(segments.isUrgent()).isFalse();
        assertThat(segments.report(one, report(List.of()))).isEqualTo(Segments.Next.GO_ON);
        segments.changeWaiting(1);
        assertThat(segments.isUrgent()).isTrue();
        assertThat(segments.report(one, report(List.of()))).isEqualTo(Segments.Next.SPLIT);
        segments.leave(one, LEFT);
        assertThat(segments.isUrgent()).isFalse();
        segments.close();
        assertThat(segments.isUrgent()).isTrue();
    }

    @Test
    void onlyTheFirstBranchIsSplitInAdvanceWhereSolutionsAreShown() {
        Segments segments = new Segments(two(List.of(), List.of()), 2, false, Segments.MAX_KEPT);
        Segment one = taken(segments);
        Segment other = taken(segments);
        assertThat(segments.report(one, report(List.of()))).isEqualTo(Segments.Next.SPLIT);
        assertThat(segments.report(other, report(List.of()))).isEqualTo(Segments.Next.GO_ON);
        segments.changeWaiting(1);
        assertThat(segments.report(other, report(List.of()))).isEqualTo(Segments.Next.SPLIT);
    }

    /**
     * A solution of one option takes 24 bytes. The first of two branches may keep 60 of 240 bytes, the other one half.
     */
    @Test
    void aThreadLeavesABranchWhoseRoomIsFull() {
        Segments segments = new Segments(two(List.of(), List.of()), 2, false, 240);
        Segment one = taken(segments);
        Segment other = taken(segments);
        SegmentReport solution = report(List.of(new int[] {1}));
        assertThat(segments.report(one, solution)).isNotEqualTo(Segments.Next.LEAVE);
        assertThat(segments.report(one, solution)).isNotEqualTo(Segments.Next.LEAVE);
        assertThat(segments.report(one, solution)).isEqualTo(Segments.Next.LEAVE);
        // 168 bytes are left.
        assertThat(segments.report(other, solution)).isNotEqualTo(Segments.Next.LEAVE);
        assertThat(segments.report(other, solution)).isNotEqualTo(Segments.Next.LEAVE);
        assertThat(segments.report(other, solution)).isEqualTo(Segments.Next.LEAVE);
        segments.leave(one, LEFT);
        assertThat(segments.takeWork()).isNull();
        segments.poll();
        assertThat(segments.takeWork()).isSameAs(one);
    }

    @Test
    void aThreadLeavesItsBranchWhenTheFirstIsNotVisited() {
        Segments segments = new Segments(two(List.of(), List.of()), 2, false, Segments.MAX_KEPT);
        Segment one = taken(segments);
        Segment other = taken(segments);
        segments.leave(one, LEFT);
        assertThat(segments.report(other, report(List.of()))).isEqualTo(Segments.Next.LEAVE);
        assertThat(counting().takeWork()).isNotNull();
    }

    /** Has a name, which gets longer. */
    private record Named(StringBuilder name) implements Sink {

        @Override
        public void accept(int[] told) {
            throw new AssertionError("nothing is searched");
        }

        @Override
        public Sink append(Sink later) {
            name.append(((Named) later).name());
            return this;
        }
    }

    private static Segment collected(Segments segments, String name, long solutions) {
        Segment segment = taken(segments);
        segment.sink = new Named(new StringBuilder(name));
        segments.report(segment, new SegmentReport(List.of(), LEFT, new Effort(solutions, 0, 0, 0)));
        return segment;
    }

    private static List<String> names(Segments segments) {
        return segments.sinks().stream()
                .map(sink -> ((Named) sink).name().toString())
                .toList();
    }

    @Test
    void neighboursAreCombinedUnlessTheRightOneIsMuchLargerAndTheLeftOneIsNotTheFirst() {
        Remainder.Piece piece = new Remainder.Piece(List.of(), LEFT);
        Segments segments = new Segments(
                new Remainder(List.of(piece, piece, piece, piece), new Effort(0, 0, 0, 0)), 4, true, Segments.MAX_KEPT);
        Segment a = collected(segments, "a", 1);
        Segment b = collected(segments, "b", 1);
        Segment c = collected(segments, "c", 3);
        Segment d = collected(segments, "d", 6);
        segments.finish(c);
        segments.finish(b);
        assertThat(names(segments)).containsExactly("a", "b", "c", "d");
        segments.finish(d);
        assertThat(names(segments)).containsExactly("a", "b", "cd");
        assertThat(segments.isDone()).isFalse();
        segments.finish(a);
        assertThat(names(segments)).containsExactly("abcd");
        assertThat(segments.isDone()).isTrue();
    }

    @Test
    void allThreadsAreStoppedWhenItIsClosed() throws InterruptedException {
        Segments segments = counting();
        Segment one = taken(segments);
        assertThat(segments.isClosed()).isFalse();
        segments.close();
        assertThat(segments.isClosed()).isTrue();
        assertThat(segments.report(one, report(List.of()))).isEqualTo(Segments.Next.STOP);
        assertThat(segments.effort().nodes())
                .as("what was done until then counts")
                .isEqualTo(90);
        assertThat(segments.awaitWork()).isNull();
        segments.awaitNews(TimeUnit.DAYS.toNanos(1));
    }

    @Test
    void theLockIsGivenBack() throws Exception {
        Segments segments = new Segments(two(List.of(), List.of()), 2, false, Segments.MAX_KEPT);
        Segment one = Objects.requireNonNull(segments.awaitWork());
        List<Runnable> calls = List.of(
                segments::takeWork,
                () -> segments.report(one, report(List.of())),
                () -> segments.addBehind(one, RIGHT, LEFT),
                () -> segments.leave(one, LEFT),
                segments::poll,
                segments::effort,
                segments::remainder,
                segments::isDone,
                () -> segments.awaitNews(1),
                () -> segments.finish(one),
                segments::isClosed,
                segments::close);
        for (Runnable call : calls) {
            call.run();
            FutureTask<Boolean> other = new FutureTask<>(segments::isDone);
            Thread thread = new Thread(other);
            thread.start();
            assertThat(other.get(60, TimeUnit.SECONDS)).isFalse();
            thread.join();
        }
    }
}
