package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.AllCheapest;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.cheapest.ParetoFront;
import io.github.exactcover.dlx.checks.proof.RandomText;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

@Timeout(60)
class ProgressTest {

    private static final Duration OFTEN = Duration.ofNanos(1);

    @Test
    void itNeverGoesBackAndEndsWithAllThatWasFound() {
        List<Progress> told = new ArrayList<>();
        SearchResult result = ofPermutations().progress(OFTEN, told::add).count();

        assertThat(told).hasSizeGreaterThan(3);
        assertThat(told).isSortedAccordingTo(Comparator.comparingDouble(Progress::fraction));
        assertThat(told).isSortedAccordingTo(Comparator.comparingLong(Progress::nodes));
        assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::solutions));
        assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::elapsed));
        Progress last = told.remove(told.size() - 1);
        assertThat(told).allMatch(progress -> progress.fraction() < 1);
        assertThat(last.fraction()).isEqualTo(1);
        assertThat(last.solutions()).isEqualTo(result.solutions()).isEqualTo(40320);
        assertThat(last.nodes()).isEqualTo(result.statistics().nodes());
        assertThat(last.nodesPerSecond()).isPositive().isFinite();
    }

    /** A question about a problem, asked on some threads; the answer is what it says that it found. */
    private interface Asked {

        BigInteger ask(ExactCoverProblem<String, Integer> problem, int threads, Consumer<Progress> listener);
    }

    private static final Map<String, Asked> QUESTIONS = Map.ofEntries(
            Map.entry(
                    "solve",
                    (problem, threads, listener) -> search(problem, threads, listener)
                            .solve(solution -> Visit.CONTINUE)
                            .solutions()),
            Map.entry(
                    "stop",
                    (problem, threads, listener) -> search(problem, threads, listener)
                            .solve(solution -> Visit.STOP)
                            .solutions()),
            Map.entry(
                    "limit",
                    (problem, threads, listener) ->
                            search(problem, threads, listener).limit(3).count().solutions()),
            Map.entry(
                    "search",
                    (problem, threads, listener) ->
                            search(problem, threads, listener).count().solutions()),
            Map.entry(
                    "count",
                    (problem, threads, listener) -> Count.of(problem)
                            .threads(threads)
                            .progress(OFTEN, listener)
                            .result()
                            .solutions()),
            Map.entry(
                    "any",
                    (problem, threads, listener) -> Feasibility.of(problem)
                            .threads(threads)
                            .progress(OFTEN, listener)
                            .solution(solution -> {})
                            .solutions()),
            Map.entry(
                    "collect",
                    (problem, threads, listener) ->
                            collected(search(problem, threads, listener), Collectors.counting())),
            Map.entry(
                    "collect unordered",
                    (problem, threads, listener) -> collected(
                            search(problem, threads, listener),
                            Collectors.groupingByConcurrent(Solution::cost, Collectors.counting()))),
            Map.entry(
                    "projection",
                    (problem, threads, listener) -> Projection.of(problem)
                            .by(option -> option % 3)
                            .progress(OFTEN, listener)
                            .count()
                            .solutions()),
            Map.entry(
                    "classes",
                    (problem, threads, listener) -> UpToSymmetry.of(problem)
                            .threads(threads)
                            .progress(OFTEN, listener)
                            .count()
                            .solutions()),
            Map.entry("cheapest", (problem, threads, listener) -> cheapest(problem, threads, listener, 1)),
            Map.entry("cheapest few", (problem, threads, listener) -> cheapest(problem, threads, listener, 3)),
            Map.entry("cheapest many", (problem, threads, listener) -> cheapest(problem, threads, listener, 200)),
            Map.entry(
                    "cheapest all",
                    (problem, threads, listener) -> AllCheapest.of(problem)
                            .threads(threads)
                            .progress(OFTEN, listener)
                            .solve(solution -> Visit.CONTINUE)
                            .solutions()),
            Map.entry(
                    "pareto",
                    (problem, threads, listener) -> listed(ParetoFront.of(problem)
                            .progress(OFTEN, listener)
                            .find(option -> option * 37 % 53, option -> option * 59 % 71)
                            .points())));

    private static Search<String, Integer> search(
            ExactCoverProblem<String, Integer> problem, int threads, Consumer<Progress> listener) {
        return DLX.search(problem).threads(threads).progress(OFTEN, listener);
    }

    private static BigInteger cheapest(
            ExactCoverProblem<String, Integer> problem, int threads, Consumer<Progress> listener, int most) {
        return listed(Cheapest.of(problem)
                .threads(threads)
                .progress(OFTEN, listener)
                .find(most)
                .solutions());
    }

    private static BigInteger collected(
            Search<String, Integer> search, Collector<? super Solution<Integer>, ?, ?> collector) {
        return search.collect(collector, result -> {}).solutions();
    }

    private static BigInteger listed(List<?> found) {
        return BigInteger.valueOf(found.size());
    }

    private static List<Arguments> questions() {
        return QUESTIONS.keySet().stream()
                .sorted()
                .flatMap(question -> Stream.of(arguments(question, 1), arguments(question, 2)))
                .toList();
    }

    /** Wherever an interrupt ends the search, or if none does. */
    @ParameterizedTest
    @MethodSource("questions")
    void whateverIsAskedItNeverGoesBackAndEndsWithTheResult(String question, int threads) {
        Asked asked = Objects.requireNonNull(QUESTIONS.get(question));
        for (int interruptAt : new int[] {1, 2, 3, 5, 8, 13, 21, 34, Integer.MAX_VALUE}) {
            for (int parts = 1; parts <= (interruptAt < 30 ? 3 : 1); parts++) {
                List<Progress> told = new ArrayList<>();
                BigInteger found = asked.ask(ofParts(parts, 7), threads, progress -> {
                    told.add(progress);
                    if (told.size() == interruptAt) {
                        Thread.currentThread().interrupt();
                    }
                });
                Thread.interrupted();
                assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::solutions));
                assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::fraction));
                assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::nodes));
                assertThat(told.get(told.size() - 1).solutions())
                        .as("%d parts, interrupted at %d", parts, interruptAt)
                        .isEqualTo(found);
            }
        }
    }

    /** The log says how many were found, not how often one was cheaper than all before. */
    @Test
    void theLogSaysWhatWasFound() {
        assertThat(logged(() -> Cheapest.of(ofParts(1, 4)).find(2), Level.DEBUG))
                .anyMatch(line -> line.startsWith("Search ends: ") && line.contains("solutions=2,"));
    }

    /** Some problems that have nothing to do with each other: rooks on boards of this size, one square missing. */
    private static ExactCoverProblem<String, Integer> ofParts(int parts, int size) {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        for (int line = 0; line < parts * size; line++) {
            builder.primary("row " + line, "column " + line);
        }
        for (int square = 1; square < parts * size * size; square++) {
            int part = square / (size * size);
            String row = "row " + square / size;
            String column = "column " + (part * size + square % size);
            long cost = square * 31L % 17;
            builder.option(square, spec -> spec.covers(row, column).costs(cost));
        }
        return builder.build();
    }

    @Test
    void aSearchThatGaveUpIsNotAtItsEnd() {
        List<Progress> told = new ArrayList<>();
        Count.of(DlxFormat.parse(RandomText.pigeons(40, 39)))
                .by(Counting.SEARCH)
                .timeout(Duration.ofMillis(100))
                .progress(OFTEN, told::add)
                .result();
        assertThat(told).isNotEmpty().allMatch(progress -> progress.fraction() < 1);
    }

    @Test
    void aSearchShorterThanTheIntervalTellsItsEndOnly() {
        List<Progress> told = new ArrayList<>();
        Search<String, String> search =
                DLX.search(Permutations.of(4)).progress(Duration.ofSeconds(Long.MAX_VALUE), told::add);
        search.count();
        assertThat(told).hasSize(1);
        search.limit(2).count();
        assertThat(told).hasSize(2);
        assertThat(told.get(1).fraction()).isGreaterThan(0).isLessThan(1);
        assertThat(told.get(1).solutions()).isEqualTo(2);
    }

    @Test
    void itIsToldOnTheThreadThatSearchesAndToEveryListener() {
        List<Thread> first = new ArrayList<>();
        List<Thread> second = new ArrayList<>();
        DLX.search(Permutations.of(6))
                .progress(OFTEN, progress -> first.add(Thread.currentThread()))
                .progress(OFTEN, progress -> second.add(Thread.currentThread()))
                .solve(solution -> Visit.CONTINUE);
        assertThat(first).containsOnly(Thread.currentThread());
        assertThat(second).hasSameSizeAs(first);
    }

    @Test
    void aLineIsLoggedForEachIntervalAndNoneForAShortSearch() {
        assertThat(logged(ofPermutations().logProgress(OFTEN)::count))
                .isNotEmpty()
                .allMatch(
                        line -> line.matches("Search at \\d+\\.\\d{3} % of the tree: \\d+ solutions, \\d+ nodes, .*"));
        assertThat(logged(ofPermutations().logProgress(Duration.ofHours(1))::count))
                .isEmpty();
    }

    @Test
    void onlyASearchForOneSolutionTellsConflicts() {
        List<Progress> told = new ArrayList<>();
        ofPermutations().progress(OFTEN, told::add).count();
        assertThat(told).isNotEmpty().allMatch(progress -> progress.conflicts().isEmpty());
        assertThat(told).allMatch(progress -> progress.restarts().isEmpty());
        assertThat(logged(Feasibility.of(Families.langford(9)).logProgress(OFTEN)::solution))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*, \\d+ conflicts?, \\d+ restarts?"));
    }

    /** The search for the cheapest is the first half, and writing its proof the second one. */
    @Test
    void aProofOfTheCheapestIsTheSecondHalf() throws Exception {
        Path file = Files.createTempFile("progress", ".proof");
        ExactCoverProblem<String, String> crews = crews();
        List<Progress> told = new ArrayList<>();
        CheapestResult<String> result =
                Cheapest.of(crews).proofTo(file).progress(OFTEN, told::add).find(2);
        long plain = Cheapest.of(crews).find(2).statistics().nodes();

        assertThat(told).isSortedAccordingTo(Comparator.comparingDouble(Progress::fraction));
        assertThat(told).isSortedAccordingTo(Comparator.comparingLong(Progress::nodes));
        assertThat(told).isSortedAccordingTo(Comparator.comparing(Progress::solutions));
        Progress last = told.remove(told.size() - 1);
        assertThat(told).allMatch(progress -> progress.fraction() < 1);
        assertThat(told).anyMatch(progress -> progress.fraction() < 0.5 && progress.nodes() > 0);
        assertThat(told).anyMatch(progress -> progress.fraction() > 0.5 && progress.nodes() > plain);
        assertThat(last.fraction()).isEqualTo(1);
        assertThat(last.cost()).hasValue(result.best().orElseThrow().cost());
        assertThat(last.nodesPerSecond()).isPositive().isFinite();

        Cheapest<String, String> search = Cheapest.of(crews).proofTo(file);
        told.clear();
        search.progress(Duration.ofHours(1), told::add).find();
        assertThat(told).extracting(Progress::fraction).containsExactly(1.0);
        assertThat(logged(search.logProgress(OFTEN)::find))
                .contains("The search has ended with 1 solution; now the proof is written");
        assertThat(logged(search::find)).isEmpty();
        told.clear();
        search.progress(Duration.ofHours(1), told::add).cancelWhen(() -> true).find();
        assertThat(told).extracting(Progress::fraction).containsExactly(0.0);
        Files.delete(file);
    }

    /** Flights, and pairings of two to six of them. Many of them are parts of a solution. */
    private static ExactCoverProblem<String, String> crews() {
        Random random = new Random(1);
        List<String> flights =
                IntStream.range(0, 40).mapToObj(flight -> " f" + flight).collect(Collectors.toList());
        StringBuilder text = new StringBuilder(String.join("", flights));
        for (int pairings = 0; pairings < 800; ) {
            Collections.shuffle(flights, random);
            for (int from = 0; from < flights.size(); pairings++) {
                int end = Math.min(flights.size(), from + 2 + random.nextInt(5));
                text.append('\n');
                flights.subList(from, end).forEach(text::append);
                text.append(" |").append(10 * (end - from) + random.nextInt(30));
                from = end;
            }
        }
        return DlxFormat.parse(text.append('\n').toString());
    }

    /** By the links: a memo would be at its end within a few slices. */
    private static Search<String, String> ofPermutations() {
        return DLX.search(Permutations.of(8)).engine(Engine.DANCING_LINKS);
    }

    private static List<String> logged(Runnable search) {
        return logged(search, Level.INFO);
    }

    private static List<String> logged(Runnable search, Level level) {
        Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
        Level before = logger.getLevel();
        boolean additive = logger.isAdditive();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(level);
        logger.setAdditive(false);
        try {
            search.run();
        } finally {
            logger.setAdditive(additive);
            logger.setLevel(before);
            logger.detachAppender(lines);
        }
        assertThat(lines.list).allMatch(line -> line.getLevel().equals(level));
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
