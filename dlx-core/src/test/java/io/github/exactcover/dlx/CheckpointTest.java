package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** A search that ends by itself goes on where it was; KillTest has those that are killed. */
class CheckpointTest {

    /** Before each solution. */
    private static final Duration OFTEN = Duration.ofNanos(1);

    /** So that only the last checkpoint is written. */
    private static final Duration SELDOM = Duration.ofDays(1);

    @TempDir
    Path folder;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    /** Each checkpoint waits for the disk, so most tries have only those at the end of each run. */
    @Property(tries = 200, seed = "20261231")
    void whatIsShownInPiecesIsWhatIsShownAtOnce(
            @ForAll("problems") SmallProblem small,
            @ForAll @IntRange(min = 1, max = 3) int threads,
            @ForAll @IntRange(min = 1, max = 4) int piece,
            @ForAll @IntRange(min = 0, max = 9) int speed)
            throws IOException {
        Duration every = speed == 0 ? OFTEN : Duration.ofDays(1);
        Path file = Files.createTempFile("dlx", ".checkpoint");
        try {
            Search<String, Integer> search = DLX.search(small.problem()).threads(threads);
            List<Solution<Integer>> seen = new ArrayList<>();
            SearchResult result = search.checkpointTo(file, every).limit(piece).solve(solution -> keep(seen, solution));
            int most = piece;
            while (result.end() == SearchEnd.LIMIT) {
                assertThat(result.solutions()).isEqualTo(seen.size());
                most += piece;
                result = search.resume(file)
                        .checkpointTo(file, every)
                        .limit(most)
                        .solve(s -> keep(seen, s));
            }
            assertThat(seen).isEqualTo(DLX.stream(small.problem()).toList());
            assertThat(result.solutions()).isEqualTo(seen.size());
            assertThat(search.resume(file).solve(s -> keep(seen, s)).end())
                    .as("there is nothing left")
                    .isEqualTo(SearchEnd.EXHAUSTED);
            assertThat(seen).hasSize(result.solutions().intValueExact());
        } finally {
            Files.delete(file);
        }
    }

    private static <O> Visit keep(List<Solution<O>> seen, Solution<O> solution) {
        seen.add(solution);
        return Visit.CONTINUE;
    }

    @Test
    void anInterruptBeforeTheStartLosesNothing() {
        Path file = folder.resolve("interrupted");
        Search<String, String> search = DLX.search(Permutations.of(9)).checkpointTo(file, Duration.ofDays(1));
        SolutionVisitor<String> visitor = solution -> Visit.CONTINUE;
        assertThat(search.limit(1_000).solve(visitor).end()).isEqualTo(SearchEnd.LIMIT);
        Thread.currentThread().interrupt();
        SearchResult interrupted = search.resume(file).solve(visitor);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(interrupted.solutions()).isEqualTo(1_000);
        assertThat(search.resume(file).solve(visitor).solutions()).isEqualTo(362_880);
    }

    /** On a busy machine the thread that asks may wait until the others have counted all. Then it begins again. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void aCountThatIsCancelledAgainAndAgainIsExact(int threads) throws IOException {
        Path file = folder.resolve("count");
        AtomicInteger asked = new AtomicInteger();
        Search<String, String> search = DLX.search(Permutations.of(10))
                .threads(threads)
                .checkpointTo(file, Duration.ofMillis(1))
                .cancelWhen(() -> asked.incrementAndGet() > 1);
        int cancellations = 0;
        SearchResult result;
        do {
            asked.set(0);
            result = (Files.exists(file) ? search.resume(file) : search).count();
            if (result.end() == SearchEnd.CANCELLED) {
                cancellations++;
            } else {
                assertThat(result.solutions()).isEqualTo(BigInteger.valueOf(3_628_800));
                Files.delete(file);
            }
        } while (cancellations < 3 || result.end() == SearchEnd.CANCELLED);
    }

    /** Large enough that a fast machine is asked more than three times, which is every 5 milliseconds. */
    @Test
    void aCountOfALargeTreeGoesOn() {
        Path file = folder.resolve("checkpoint");
        Search<?, ?> search = DLX.search(Families.queens(14, false));
        AtomicInteger asked = new AtomicInteger();
        SearchResult part = search.checkpointTo(file, SELDOM)
                .cancelWhen(() -> asked.incrementAndGet() > 3)
                .count();
        assertThat(part.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(search.resume(file).count().solutions()).isEqualTo(365_596);
    }

    @Test
    void theNumberOfThreadsMayChange() {
        Path file = folder.resolve("visit");
        Search<String, String> search = DLX.search(Permutations.of(7));
        List<Solution<String>> seen = new ArrayList<>();
        search.threads(4).checkpointTo(file, OFTEN).limit(300).solve(s -> keep(seen, s));
        search.resume(file).checkpointTo(file, OFTEN).limit(600).solve(s -> keep(seen, s));
        try (Stream<Solution<String>> rest = search.threads(3).resume(file).stream()) {
            rest.forEach(seen::add);
        }
        assertThat(seen).isEqualTo(search.stream().toList());
    }

    @Test
    void theRateAfterResumingIsThatOfWhatWasDoneSince() {
        Path file = folder.resolve("rate");
        Search<String, String> search = DLX.search(Permutations.of(8));
        SearchResult before =
                search.checkpointTo(file, Duration.ofHours(1)).limit(40_000).solve(s -> Visit.CONTINUE);
        List<Progress> told = new ArrayList<>();
        SearchResult after =
                search.resume(file).progress(Duration.ofHours(1), told::add).solve(s -> Visit.CONTINUE);
        Progress end = told.get(0);
        long since = end.nodes() - before.statistics().nodes();
        assertThat(since).isLessThan(before.statistics().nodes() / 10);
        assertThat(end.nodes()).isEqualTo(after.statistics().nodes());
        assertThat(end.nodesPerSecond() * end.elapsed().toNanos() / 1e9).isCloseTo((double) since, within(1.0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void afterASuddenEndTheSolutionsSinceTheCheckpointComeAgain(int threads) {
        Path file = folder.resolve("sudden");
        Search<String, String> search = DLX.search(Permutations.of(6)).threads(threads);
        List<Solution<String>> expected = search.stream().toList();
        List<Solution<String>> seen = new ArrayList<>();
        // A checkpoint comes before each solution, so the one that is being visited is the only one after it.
        assertThatThrownBy(() -> search.checkpointTo(file, OFTEN).solve(solution -> {
                    seen.add(solution);
                    if (seen.size() == 11) {
                        throw new IllegalStateException("mine");
                    }
                    return Visit.CONTINUE;
                }))
                .hasMessage("mine");
        assertThat(seen).isEqualTo(expected.subList(0, 11));
        try (Stream<Solution<String>> stream = search.resume(file).checkpointTo(file, OFTEN).stream()) {
            assertThat(stream.limit(5)).isEqualTo(expected.subList(10, 15));
        }
        try (Stream<Solution<String>> stream = search.resume(file).stream()) {
            assertThat(stream).isEqualTo(expected.subList(14, 720));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void firstIsTheNextSolutionInEveryRun(int threads) {
        Path file = folder.resolve("first");
        Search<String, String> search = DLX.search(Permutations.of(4)).threads(threads);
        List<Solution<String>> expected = search.stream().toList();
        search.checkpointTo(file, SELDOM).limit(10).solve(solution -> Visit.CONTINUE);
        assertThat(search.resume(file).first()).contains(expected.get(10));
        assertThat(search.limit(3).resume(file).first())
                .as("a limit plays no part")
                .contains(expected.get(10));
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        for (int next = 10; next < 24; next++) {
            assertThat(written.resume(file).first()).contains(expected.get(next));
        }
        assertThat(written.resume(file).first()).isEmpty();
        SearchResult rest = search.resume(file).solve(solution -> Visit.CONTINUE);
        assertThat(rest.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(rest.solutions()).isEqualTo(24);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theFirstSolutionOfAllIsWrittenDownToo(int threads) {
        Path file = folder.resolve("very first");
        Search<String, String> search = DLX.search(Permutations.of(4)).threads(threads);
        List<Solution<String>> seen = new ArrayList<>();
        search.checkpointTo(file, SELDOM).first().ifPresent(seen::add);
        assertThat(seen).hasSize(1);
        search.resume(file).solve(solution -> keep(seen, solution));
        assertThat(seen).isEqualTo(search.stream().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aLimitCountsTheSolutionsOfAllRuns(int threads) {
        Path file = folder.resolve("limited");
        Search<String, String> search =
                DLX.search(Permutations.of(4)).threads(threads).checkpointTo(file, SELDOM);
        List<Solution<String>> seen = new ArrayList<>();
        search.limit(10).solve(solution -> keep(seen, solution));
        SearchResult none = search.resume(file).limit(10).solve(solution -> keep(seen, solution));
        assertThat(none.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(none.solutions()).isEqualTo(10);
        assertThat(seen).hasSize(10);
        try (Stream<Solution<String>> stream = search.resume(file).limit(12).stream()) {
            stream.forEach(seen::add);
        }
        assertThat(search.resume(file).limit(15).count().solutions()).isEqualTo(15);
        search.resume(file).solve(solution -> keep(seen, solution));
        List<Solution<String>> expected =
                new ArrayList<>(DLX.stream(Permutations.of(4)).toList());
        expected.subList(12, 15).clear(); // These were counted.
        assertThat(seen).isEqualTo(expected);
    }

    /** The last one that the stream gave comes again, since its consumer may not have been done with it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aStreamThatIsClosedEarlyIsWrittenDown(int threads) {
        Path file = folder.resolve("stream");
        Search<String, String> search = DLX.search(Permutations.of(4)).threads(threads);
        List<Solution<String>> expected = search.stream().toList();
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        try (Stream<Solution<String>> stream = written.stream()) {
            assertThat(stream.limit(5)).isEqualTo(expected.subList(0, 5));
        }
        for (int next = 4; next < 24; next++) {
            try (Stream<Solution<String>> stream = written.resume(file).stream()) {
                Iterator<Solution<String>> solutions = stream.iterator();
                assertThat(solutions.next()).isEqualTo(expected.get(next));
                assertThat(solutions.hasNext()).isEqualTo(next < 23);
            }
        }
        try (Stream<Solution<String>> stream = search.resume(file).stream()) {
            assertThat(stream).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatSomethingThrewAtComesAgainAndNothingElse(int threads) {
        Path file = folder.resolve("threw");
        Search<String, String> search = DLX.search(Permutations.of(4)).threads(threads);
        List<Solution<String>> expected = search.stream().toList();
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        List<Solution<String>> seen = new ArrayList<>();
        assertThatThrownBy(() -> written.solve(solution -> keepUntil(11, seen, solution)))
                .hasMessage("mine")
                .hasNoSuppressedExceptions();
        assertThat(search.resume(file).solve(solution -> Visit.CONTINUE).solutions())
                .as("each counted once")
                .isEqualTo(24);
        assertThatThrownBy(() -> written.resume(file)
                        .progress(OFTEN, progress -> throwAt(13, seen))
                        .solve(solution -> keep(seen, solution)))
                .as("a listener, which is told after the visitor is done with a solution")
                .hasMessage("mine too");
        List<Solution<String>> once = new ArrayList<>(expected.subList(0, 11));
        once.addAll(expected.subList(10, 12));
        assertThat(seen).isEqualTo(once);
        List<Solution<String>> rest = new ArrayList<>();
        search.resume(file).solve(solution -> keep(rest, solution));
        assertThat(rest).isEqualTo(expected.subList(12, 24));
    }

    private static void throwAt(int most, List<?> seen) {
        if (seen.size() == most) {
            throw new IllegalStateException("mine too");
        }
    }

    private static <O> Visit keepUntil(int most, List<Solution<O>> seen, Solution<O> solution) {
        seen.add(solution);
        if (seen.size() == most) {
            throw new IllegalStateException("mine");
        }
        return Visit.CONTINUE;
    }

    /** Each of them would overwrite what the other has done. */
    @Test
    void aSecondSearchOnTheSameFileIsRefused() throws IOException {
        Path file = folder.resolve("shared");
        Search<String, String> search = DLX.search(Permutations.of(4));
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        SearchResult result = written.solve(solution -> {
            refused(file, written::count);
            refused(file, () -> written.solve(s -> Visit.CONTINUE));
            refused(file, () -> written.stream().findFirst());
            Path other = link.resolve("shared");
            refused(other, () -> search.checkpointTo(other, SELDOM).count());
            return Visit.STOP;
        });
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(result.checkpointFailure()).isEmpty();
        assertThat(search.resume(file).solve(s -> Visit.CONTINUE).solutions()).isEqualTo(24);
        assertThat(folder).as("nothing is left beside the file").isDirectoryNotContaining("glob:**.dlx-*");
    }

    private static void refused(Path file, ThrowingCallable search) {
        assertThatThrownBy(search)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("The checkpoint " + file + " cannot be written")
                .cause()
                .hasMessage(
                        "another search writes its checkpoints there; wait until it has ended or was closed, or name"
                                + " another file");
    }

    /** A folder in the place of the lock stands for a file system that knows no locks. */
    @Test
    void whereNoFileCanBeLockedASearchGoesOnAndSaysSo() throws IOException {
        Path file = folder.resolve("unlocked");
        Files.createDirectory(folder.resolve(".dlx-unlocked.lock"));
        Search<String, String> written = DLX.search(Permutations.of(4)).checkpointTo(file, SELDOM);
        List<ILoggingEvent> logged = new ArrayList<>();
        SearchResult result = logging(
                logged,
                () -> written.solve(solution -> {
                    refused(file, written::count);
                    return Visit.CONTINUE;
                }));
        assertThat(result.solutions()).isEqualTo(24);
        assertThat(logged)
                .singleElement()
                .extracting(ILoggingEvent::getFormattedMessage)
                .asString()
                .startsWith("The checkpoint " + file
                        + " cannot be locked, so nothing keeps another program from writing it too: ");
        assertThat(written.resume(file).solve(s -> Visit.CONTINUE).solutions()).isEqualTo(24);
    }

    /** Refused, or ended in any way: the next search may have the file. */
    @Test
    void aFileIsFreeAgainWhenItsSearchHasEnded() throws IOException {
        Path file = folder.resolve("free");
        Search<String, String> search = DLX.search(Permutations.of(4));
        Search<String, String> written = search.checkpointTo(file, SELDOM);
        assertThatThrownBy(() -> written.solve(solution -> keepUntil(1, new ArrayList<>(), solution)))
                .hasMessage("mine");
        ExactCoverProblem<String, Integer> other = ExactCoverProblem.<String, Integer>builder()
                .primary("a")
                .option(1, "a")
                .build();
        assertThatThrownBy(() -> DLX.search(other)
                        .checkpointTo(file, SELDOM)
                        .resume(file)
                        .count())
                .hasMessageContaining("it belongs to another problem");
        try (Stream<Solution<String>> stream = written.stream()) {
            assertThat(stream.limit(3)).hasSize(3);
        }
        try (Stream<Solution<String>> stream = written.resume(file).stream()) {
            Iterator<Solution<String>> solutions = stream.iterator();
            while (solutions.hasNext()) {
                solutions.next();
            }
            assertThat(written.limit(1).solve(s -> Visit.CONTINUE).end())
                    .as("a stream that was read to its end need not be closed")
                    .isEqualTo(SearchEnd.LIMIT);
        }
        assertThat(written.resume(file).solve(s -> Visit.CONTINUE).solutions()).isEqualTo(24);
        assertThat(written.count().solutions()).isEqualTo(24);
    }

    @Test
    void seedsPresetsAndReductionBelongToTheSearch() {
        Path file = folder.resolve("configured");
        Search<String, String> search =
                DLX.search(Permutations.of(5)).seed(7).forbid("0:0").reduce();
        List<Solution<String>> seen = new ArrayList<>();
        search.checkpointTo(file, SELDOM).limit(10).solve(s -> keep(seen, s));
        search.resume(file).solve(s -> keep(seen, s));
        assertThat(seen).isEqualTo(search.stream().toList());
    }

    /** Two options that are alike leave the same table, whichever of them is required, forbidden or moved by a seed. */
    private static ExactCoverProblem<String, String> twins() {
        return ExactCoverProblem.<String, String>builder()
                .primary("a", "b", "c")
                .option("left twin", "a")
                .option("right twin", "a")
                .option("third", "a")
                .option("b", "b")
                .option("b again", "b")
                .option("c", "c")
                .option("b and c", "b", "c")
                .option("nothing for c", "a", "b")
                .build();
    }

    /** In any order it is the same table, but the first solution is another one. */
    private static Search<String, String> alike() {
        return DLX.search(ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("one", "a")
                .option("two", "a")
                .option("three", "a")
                .option("four", "a")
                .option("five", "a")
                .build());
    }

    static Stream<Arguments> pairsOfSearches() {
        Search<String, String> twins = DLX.search(twins()).engine(Engine.DANCING_LINKS);
        Search<String, String> reducible = DLX.search(ExactCoverProblem.<String, String>builder()
                        .primary("a", "b")
                        .secondary("x")
                        .option("ab", "a", "b")
                        .option("ax", "a", "x")
                        .option("a", "a")
                        .option("bx", "b", "x")
                        .build())
                .engine(Engine.DANCING_LINKS);
        Search<String, String> permutations = DLX.search(Permutations.of(5)).engine(Engine.DANCING_CELLS);
        Search<String, String> mrv = permutations.itemChoice(ItemChoice.MRV);
        return Stream.of(
                arguments("required", twins.require("left twin"), twins.require("right twin")),
                arguments("nothing required", twins, twins.require("b")),
                arguments("forbidden", twins.forbid("left twin"), twins.forbid("right twin")),
                arguments("seed of options that are alike", alike().seed(1), alike().seed(2)),
                arguments("seed", permutations.seed(1), permutations.seed(2)),
                arguments("no seed", permutations, permutations.seed(2)),
                arguments("reduction", reducible, reducible.reduce()),
                arguments("engine", permutations, permutations.engine(Engine.BIT_PARALLEL)),
                arguments("item choice", permutations, permutations.itemChoice(ItemChoice.FIRST)),
                arguments("learned weights", permutations, permutations.itemChoice(ItemChoice.WTD)),
                arguments("preferred items", mrv.prefer(List.of("place 3")), mrv.prefer(List.of("place 4"))),
                arguments("no preferred items", mrv, mrv.prefer(List.of("place 3"))),
                arguments("problem", twins, reducible),
                arguments(
                        "options that are forbidden",
                        wide("two").forbid("two"),
                        wide("three").forbid("three")),
                arguments("items that no option has", inverted(1), inverted(2)));
    }

    /** A problem with so many secondary items that no option has. */
    private static Search<String, String> inverted(int unused) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary("a").option("one", "a").option("two", "a");
        for (int item = 0; item < unused; item++) {
            builder.secondary("unused " + item);
        }
        return DLX.search(builder.build()).engine(Engine.DANCING_LINKS);
    }

    /** What is left without the second option is the same, whatever its items. */
    private static Search<String, String> wide(String option) {
        return DLX.search(ExactCoverProblem.<String, String>builder()
                .primary("a")
                .secondary("two", "three")
                .option("one", "a")
                .option(option, "a", option)
                .build());
    }

    @ParameterizedTest
    @MethodSource("pairsOfSearches")
    void aSearchDoesNotGoOnAsAnotherOne(String what, Search<String, String> one, Search<String, String> other) {
        Path file = folder.resolve("one");
        one.checkpointTo(file, SELDOM).limit(1).solve(s -> Visit.CONTINUE);
        assertThat(one.resume(file).solve(s -> Visit.CONTINUE).solutions())
                .as("it goes on as itself, with the number of threads as wanted")
                .isEqualTo(
                        one.threads(2).resume(file).solve(s -> Visit.CONTINUE).solutions())
                .isEqualTo(one.count().solutions());
        assertThatThrownBy(() -> other.resume(file).solve(s -> Visit.CONTINUE))
                .as(what)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(": it belongs to ")
                .hasMessageNotContaining("check sum");
    }

    @Test
    void aCountDoesNotGoOnAsAVisitNorInAnotherOrder() {
        Path file = folder.resolve("count");
        Search<String, String> search = DLX.search(Permutations.of(4)).engine(Engine.DANCING_LINKS);
        search.checkpointTo(file, SELDOM).count();
        assertThatThrownBy(() -> search.resume(file).solve(s -> Visit.CONTINUE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("in another way (search DANCING_LINKS 1 MRV counting; this is: search"
                        + " DANCING_LINKS 1 MRV visiting)");
        assertThatThrownBy(
                        () -> search.itemChoice(ItemChoice.FIRST).resume(file).count())
                .hasMessageContaining("in another way");
    }

    @Test
    void aReleaseThatSearchesInAnotherOrderRefusesTheFile() throws IOException {
        Path file = folder.resolve("old");
        Search<String, String> search = DLX.search(Permutations.of(4)).engine(Engine.DANCING_LINKS);
        search.checkpointTo(file, SELDOM).limit(1).solve(s -> Visit.CONTINUE);
        String revision = "search DANCING_LINKS " + EngineKind.DANCING_LINKS.revision() + " ";
        assertThat(Files.readAllLines(file)).anyMatch(line -> line.startsWith(revision));
    }

    @Test
    void aFileThatIsMissingOrCannotBeWrittenIsToldOfAtTheStart() {
        AtomicInteger asked = new AtomicInteger();
        Search<String, String> search = DLX.search(Permutations.of(4)).cancelWhen(() -> asked.incrementAndGet() < 0);
        assertThatThrownBy(() -> search.resume(folder.resolve("missing")).count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("missing cannot be read");
        Path impossible = folder.resolve("no such folder").resolve("file");
        assertThatThrownBy(() ->
                        search.checkpointTo(impossible, Duration.ofDays(1)).count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("The checkpoint " + impossible + " cannot be written")
                .hasRootCauseMessage(impossible + ": the folder does not exist");
        assertThatThrownBy(() -> search.checkpointTo(folder, Duration.ofDays(1)).count())
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage(folder + ": this is a folder; name a file");
        assertThat(asked).as("nothing was searched").hasValue(0);
    }

    /** The folder goes away before the 5th solution, and comes back before the 20th. */
    @Test
    void aCheckpointThatFailsIsTriedAgain() throws IOException {
        Path there = Files.createDirectory(folder.resolve("there"));
        Path gone = folder.resolve("gone");
        Path file = there.resolve("file");
        Search<String, String> search = DLX.search(Permutations.of(4));
        List<Solution<String>> seen = new ArrayList<>();
        List<ILoggingEvent> logged = new ArrayList<>();
        SearchResult result = logging(
                logged,
                () -> search.checkpointTo(file, OFTEN).solve(solution -> {
                    seen.add(solution);
                    move(seen.size() == 5, there, gone);
                    move(seen.size() == 20, gone, there);
                    return Visit.CONTINUE;
                }));
        assertThat(result.solutions()).isEqualTo(24);
        assertThat(result.isExhausted()).isTrue();
        assertThat(result.checkpointFailure()).isEmpty();
        assertThat(search.resume(file).solve(s -> keep(seen, s)).isExhausted()).isTrue();
        assertThat(seen).as("the file is that of the end").hasSize(24);
        assertThat(logged)
                .hasSizeGreaterThanOrEqualTo(15)
                .allMatch(event -> event.getLevel().equals(Level.WARN)
                        && event.getFormattedMessage().contains(file.toString())
                        && event.getFormattedMessage()
                                .endsWith("the folder does not exist; the search goes on and tries again"));
    }

    @Test
    void whenTheLastCheckpointFailsTheResultIsThereAllTheSame() throws IOException {
        Path there = Files.createDirectory(folder.resolve("there"));
        Path file = there.resolve("file");
        Search<String, String> search = DLX.search(Permutations.of(4)).checkpointTo(file, SELDOM);
        List<Solution<String>> seen = new ArrayList<>();
        List<ILoggingEvent> logged = new ArrayList<>();
        SearchResult result = logging(
                logged,
                () -> search.limit(6).solve(solution -> {
                    seen.add(solution);
                    move(seen.size() == 1, there, folder.resolve("gone"));
                    return Visit.CONTINUE;
                }));
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(result.solutions()).isEqualTo(6);
        assertThat(result.checkpointFailure().orElseThrow())
                .hasMessage("The checkpoint " + file + " cannot be written");
        assertThat(logged)
                .singleElement()
                .matches(event -> event.getLevel().equals(Level.ERROR)
                        && event.getFormattedMessage().contains(file.toString()));
    }

    private static void move(boolean now, Path from, Path to) {
        try {
            if (now) {
                Files.move(from, to);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps what is logged meanwhile, if it is a warning or worse. */
    private static <T> T logging(List<ILoggingEvent> into, Supplier<T> work) {
        Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
        boolean additive = logger.isAdditive();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setAdditive(false);
        try {
            return work.get();
        } finally {
            logger.setAdditive(additive);
            logger.detachAppender(lines);
            lines.list.stream()
                    .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                    .forEach(into::add);
        }
    }

    /** A visitor with a buffer, and a process that ends suddenly: at its end only what was flushed was seen. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatACheckpointCountsAsShownWasFlushedBefore(int threads) {
        Path file = folder.resolve("buffered");
        Search<String, String> search = DLX.search(Permutations.of(5)).threads(threads);
        List<Solution<String>> seen = new ArrayList<>();
        List<Solution<String>> buffer = new ArrayList<>();
        AtomicBoolean killed = new AtomicBoolean();
        Runnable flush = () -> {
            if (killed.get()) {
                throw new IllegalStateException("A process that was killed writes no more checkpoints");
            }
            seen.addAll(buffer);
            buffer.clear();
        };
        assertThatThrownBy(() -> search.checkpointTo(file, OFTEN, flush).solve(solution -> {
                    buffer.add(solution);
                    if (seen.size() == 11) {
                        killed.set(true);
                        throw new IllegalStateException("killed");
                    }
                    return Visit.CONTINUE;
                }))
                .hasMessage("killed");
        killed.set(false);
        buffer.clear();
        search.checkpointTo(file, SELDOM, flush).resume(file).limit(30).solve(solution -> {
            buffer.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(buffer).as("the last checkpoint flushes too").isEmpty();
        search.resume(file).solve(solution -> keep(seen, solution));
        assertThat(seen).isEqualTo(search.stream().toList());
    }

    @Test
    void whenTheFlushFailsThereIsNoCheckpoint() throws IOException {
        Path file = folder.resolve("failing");
        Search<String, String> search = DLX.search(Permutations.of(4));
        search.checkpointTo(file, SELDOM).limit(3).solve(solution -> Visit.CONTINUE);
        String before = Files.readString(file);
        AtomicInteger flushed = new AtomicInteger();
        Runnable failing = () -> {
            throw new UncheckedIOException(new IOException("pipe closed " + flushed.incrementAndGet()));
        };
        Search<String, String> again = search.resume(file).checkpointTo(file, SELDOM, failing);
        assertThatThrownBy(() -> again.limit(5).solve(solution -> Visit.CONTINUE))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("pipe closed 1");
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void anIntervalOfNothingIsRefused() {
        Search<String, String> search = DLX.search(Permutations.of(3));
        assertThatThrownBy(() -> search.checkpointTo(folder.resolve("f"), Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("interval of the checkpoints");
    }
}
