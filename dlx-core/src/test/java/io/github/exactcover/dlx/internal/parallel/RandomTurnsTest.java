package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.race.Pace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Many more solutions than segments keep, found by real {@link Worker workers} that take their turns at random, and
 * asked for at random, or collected. Threads do the same, but never twice in the same way.
 */
class RandomTurnsTest {

    /** One who has nothing to do is counted as one that waits for work. */
    private static final class Player {
        private final Worker worker;
        private final Segments segments;
        private @Nullable Segment segment;

        /** How often it has left a segment that was not finished. */
        private int left;

        /** How many engines it had. */
        private int engines;

        Player(EngineKind kind, Segments segments, boolean counting, boolean watched) {
            this.worker = new Worker(
                    segments,
                    () -> reporter(kind, counting, watched),
                    Pace.ofSlices(() -> 10_000 * nodes()),
                    () -> 50_000 * nodes());
            this.segments = segments;
            segments.changeWaiting(1);
        }

        /** The nodes it has visited; 0 while its worker is made. */
        private long nodes() {
            return worker == null ? 0 : worker.nodes();
        }

        private Reporter reporter(EngineKind kind, boolean counting, boolean watched) {
            engines++;
            return new Reporter(kind.make(TABLE, ItemRule.SMALLEST, false, Branch.NONE), counting, watched);
        }

        /** The search was closed. */
        void leave() {
            if (segment != null) {
                worker.report(segment);
            }
        }

        void play() {
            Segment at = segment;
            if (at == null) {
                at = segments.takeWork();
                if (at == null) {
                    return;
                }
                segments.changeWaiting(-1);
                worker.enter(at);
            }
            segment = at;
            if (!worker.visitSlice(at, Machine.UNLIMITED)) {
                left += at.finished ? 0 : 1;
                segment = null;
                segments.changeWaiting(1);
            }
        }
    }

    private static final OptionTable TABLE = permutations(8);

    private static final int SOLUTIONS = 40_320;

    /** For a tenth of them. */
    private static final long ROOM = SOLUTIONS / 10 * Segment.bytes(new int[8]);

    private static OptionTable permutations(int n) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int place = 0; place < n; place++) {
            for (int number = 0; number < n; number++) {
                builder.addCell(place, OptionTable.NO_COLOR);
                builder.addCell(n + number, OptionTable.NO_COLOR);
                builder.endOption();
            }
        }
        return builder.build(2 * n, IntStream.range(0, 2 * n).toArray());
    }

    private static List<List<Integer>> expected(SearchEngine alone) {
        List<List<Integer>> solutions = new ArrayList<>();
        while (alone.run(Machine.UNLIMITED) == Step.SOLUTION) {
            solutions.add(list(alone.solution()));
        }
        return solutions;
    }

    private static List<Integer> list(int[] solution) {
        return IntStream.of(solution).boxed().toList();
    }

    static Stream<Arguments> games() {
        return Stream.of(EngineKind.values())
                .flatMap(kind -> IntStream.rangeClosed(1, 4)
                        .mapToObj(Integer::valueOf)
                        .flatMap(players ->
                                Stream.of(true, false).map(watched -> Arguments.of(kind, players, watched))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySolutionComesOnceAndInOrder(EngineKind kind, int players, boolean watched) {
        SearchEngine alone = kind.make(TABLE, ItemRule.SMALLEST, false, Branch.ROOT);
        List<List<Integer>> expected = expected(alone);
        assertThat(expected).hasSize(SOLUTIONS);
        Random random = new Random(20281122 + players);
        Segments segments = new Segments(Remainder.ALL, players, false, ROOM);
        List<Player> all = IntStream.range(0, players)
                .mapToObj(i -> new Player(kind, segments, false, watched))
                .toList();
        List<List<Integer>> found = new ArrayList<>();
        int stop = watched ? random.nextInt(SOLUTIONS) : Integer.MAX_VALUE;
        while (!segments.isDone()) {
            all.get(random.nextInt(players)).play();
            if (random.nextInt(10 * players) == 0) {
                poll(segments, alone, found);
            }
            if (found.size() >= stop) {
                stop = Integer.MAX_VALUE;
                checkRest(segments.remainder(), kind, expected.subList(found.size(), SOLUTIONS));
            }
        }
        assertThat(found).isEqualTo(expected);
        assertThat(segments.effort().nodes()).isEqualTo(alone.nodes());
        assertThat(segments.effort().share()).isCloseTo(watched ? 1 : 0, within(1e-9));
        assertThat(all.stream().mapToInt(player -> player.left).sum())
                .as("segments that were left")
                .matches(left -> players == 1 || left > 10);
        assertThat(all).allMatch(player -> player.nodes() > SOLUTIONS / 5 / players, "did its share");
        assertThat(all).allMatch(player -> players == 1 || player.engines > 2, "had several engines");
        assertThat(all.stream().mapToLong(Player::nodes).sum()).isEqualTo(alone.nodes());
    }

    /** A list that says how many solutions were copied to combine it with others. */
    private record ListSink(List<int[]> solutions, AtomicLong copied) implements Sink {

        @Override
        public void accept(int[] told) {
            solutions.add(told);
        }

        @Override
        public Sink append(Sink later) {
            List<int[]> others = ((ListSink) later).solutions();
            copied.addAndGet(others.size());
            solutions.addAll(others);
            return this;
        }
    }

    /** In order, or each player for himself; to the end, or until it is closed. */
    @ParameterizedTest
    @MethodSource("games")
    void everySolutionIsCollectedOnce(EngineKind kind, int players, boolean inOrder) {
        SearchEngine alone = kind.make(TABLE, ItemRule.SMALLEST, false, Branch.ROOT);
        List<List<Integer>> expected = expected(alone);
        for (int stop : new int[] {Integer.MAX_VALUE, 10 * players}) {
            Random random = new Random(20281123 + players);
            Segments segments = new Segments(Remainder.ALL, players, true, Segments.MAX_KEPT);
            AtomicLong copied = new AtomicLong();
            List<Player> all = IntStream.range(0, players)
                    .mapToObj(i -> new Player(kind, segments, true, false))
                    .toList();
            all.forEach(player -> player.worker.collectInto(
                    () -> new ListSink(new ArrayList<>(), copied), inOrder, () -> random.nextInt(20) == 0));
            int most = 0;
            for (int turn = 0; turn < stop && !segments.isDone(); turn++) {
                all.get(random.nextInt(players)).play();
                most = Math.max(most, segments.sinks().size());
            }
            segments.close();
            all.forEach(Player::leave);

            List<Sink> sinks = inOrder
                    ? segments.sinks()
                    : all.stream().map(player -> player.worker.sink()).toList();
            List<List<Integer>> found = sinks.stream()
                    .flatMap(sink -> ((ListSink) sink).solutions().stream())
                    .map(told -> list(alone.telling().inOrder(told)))
                    .toList();
            assertThat(segments.effort().solutions()).isEqualTo(found.size()).isPositive();
            if (stop == Integer.MAX_VALUE) {
                assertThat(segments.effort().nodes()).isEqualTo(alone.nodes());
                assertThat(inOrder ? found : Set.copyOf(found)).isEqualTo(inOrder ? expected : Set.copyOf(expected));
                assertThat(sinks).hasSize(inOrder ? 1 : players);
                assertThat(most).as("sinks at a time").isLessThanOrEqualTo(inOrder ? 16 * players : 0);
                assertThat(copied.get()).as("solutions copied").isLessThan(16L * SOLUTIONS);
                assertThat(all).allMatch(player -> player.nodes() > SOLUTIONS / 5 / players, "did its share");
            } else {
                assertThat(found).doesNotHaveDuplicates().hasSizeLessThan(SOLUTIONS);
                List<List<Integer>> sorted = new ArrayList<>(expected);
                sorted.retainAll(Set.copyOf(found));
                assertThat(inOrder ? found : Set.copyOf(found)).isEqualTo(inOrder ? sorted : Set.copyOf(sorted));
            }
        }
    }

    private static void poll(Segments segments, SearchEngine engine, List<List<Integer>> found) {
        List<int[]> batch = segments.poll();
        while (batch != null) {
            batch.forEach(solution -> found.add(list(engine.telling().inOrder(solution))));
            batch = segments.poll();
        }
    }

    /** What is left in the middle of the game is the rest of the solutions, for another machine too. */
    private static void checkRest(Remainder left, EngineKind kind, List<List<Integer>> expected) {
        ParallelMachine machine = new ParallelMachine(
                1, () -> kind.make(TABLE, ItemRule.SMALLEST, false, Branch.NONE), false, true, left);
        List<List<Integer>> found = new ArrayList<>();
        for (Step step = machine.run(1); step != Step.EXHAUSTED; step = machine.run(1)) {
            if (step == Step.SOLUTION) {
                found.add(list(machine.solution()));
            }
        }
        machine.close();
        assertThat(found).isEqualTo(expected);
        assertThat(machine.fraction()).isEqualTo(1);
    }
}
