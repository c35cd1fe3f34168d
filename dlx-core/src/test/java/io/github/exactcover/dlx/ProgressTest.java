package io.github.exactcover.dlx;

import static io.github.exactcover.dlx.SearchControlTest.pigeons;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.io.DlxFormat;
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
import java.util.function.Function;
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

    /** What each question says that it found. */
    private static final Map<String, Function<Search<String, Integer>, BigInteger>> QUESTIONS = Map.ofEntries(
            Map.entry(
                    "solve", search -> search.solve(solution -> Visit.CONTINUE).solutions()),
            Map.entry("stop", search -> search.solve(solution -> Visit.STOP).solutions()),
            Map.entry("limit", search -> search.limit(3).count().solutions()),
            Map.entry("count", search -> search.count().solutions()),
            Map.entry("first", search -> search.first(solution -> {}).solutions()),
            Map.entry("collect", search -> collected(search, Collectors.counting())),
            Map.entry(
                    "collect unordered",
                    search ->
                            collected(search, Collectors.groupingByConcurrent(Solution::cost, Collectors.counting()))),
            Map.entry(
                    "distinct",
                    search -> search.distinctBy(option -> option % 3).count().solutions()),
            Map.entry("classes", search -> search.upToSymmetry().count().solutions()),
            Map.entry("cheapest", search -> listed(search.cheapest(1).solutions())),
            Map.entry("cheapest few", search -> listed(search.cheapest(3).solutions())),
            Map.entry("cheapest many", search -> listed(search.cheapest(200).solutions())),
            Map.entry(
                    "cheapest all",
                    search -> search.cheapestAll(solution -> Visit.CONTINUE).solutions()),
            Map.entry(
                    "pareto",
                    search -> listed(search.paretoFront(o -> o * 37 % 53, o -> o * 59 % 71)
                            .points())));

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
        Function<Search<String, Integer>, BigInteger> ask = Objects.requireNonNull(QUESTIONS.get(question));
        for (int interruptAt : new int[] {1, 2, 3, 5, 8, 13, 21, 34, Integer.MAX_VALUE}) {
            for (int parts = 1; parts <= (interruptAt < 30 ? 3 : 1); parts++) {
                List<Progress> told = new ArrayList<>();
                Search<String, Integer> search = DLX.search(ofParts(parts, 7)).threads(threads);
                BigInteger found = ask.apply(search.progress(OFTEN, progress -> {
                    told.add(progress);
                    if (told.size() == interruptAt) {
                        Thread.currentThread().interrupt();
                    }
                }));
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
        assertThat(logged(DLX.search(ofParts(1, 4)), search -> search.cheapest(2), Level.DEBUG))
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
        DLX.search(pigeons(39))
                .counting(Counting.SEARCH)
                .timeout(Duration.ofMillis(100))
                .progress(OFTEN, told::add)
                .count();
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
        assertThat(logged(ofPermutations().logProgress(OFTEN)))
                .isNotEmpty()
                .allMatch(
                        line -> line.matches("Search at \\d+\\.\\d{3} % of the tree: \\d+ solutions, \\d+ nodes, .*"));
        assertThat(logged(ofPermutations().logProgress(Duration.ofHours(1)))).isEmpty();
    }

    @Test
    void onlyASearchForOneSolutionTellsConflicts() {
        List<Progress> told = new ArrayList<>();
        ofPermutations().progress(OFTEN, told::add).count();
        assertThat(told).isNotEmpty().allMatch(progress -> progress.conflicts().isEmpty());
        assertThat(told).allMatch(progress -> progress.restarts().isEmpty());
        assertThat(logged(DLX.search(Families.langford(9)).logProgress(OFTEN), search -> search.first()))
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
                DLX.search(crews).proofTo(file).progress(OFTEN, told::add).cheapest(2);
        long plain = DLX.search(crews).cheapest(2).statistics().nodes();

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

        Search<String, String> search = DLX.search(crews).proofTo(file);
        told.clear();
        search.progress(Duration.ofHours(1), told::add).cheapest();
        assertThat(told).extracting(Progress::fraction).containsExactly(1.0);
        assertThat(logged(search.logProgress(OFTEN), Search::cheapest))
                .contains("The search has ended with 1 solution; now the proof is written");
        assertThat(logged(search, Search::cheapest)).isEmpty();
        told.clear();
        search.progress(Duration.ofHours(1), told::add).cancelWhen(() -> true).cheapest();
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
        return DLX.search(Permutations.of(8)).engine(Engine.DANCING_LINKS).counting(Counting.SEARCH);
    }

    private static List<String> logged(Search<String, String> search) {
        return logged(search, started -> started.count());
    }

    private static <O> List<String> logged(Search<?, O> search, Consumer<Search<?, O>> start) {
        return logged(search, start, Level.INFO);
    }

    private static <O> List<String> logged(Search<?, O> search, Consumer<Search<?, O>> start, Level level) {
        Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
        Level before = logger.getLevel();
        boolean additive = logger.isAdditive();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(level);
        logger.setAdditive(false);
        try {
            start.accept(search);
        } finally {
            logger.setAdditive(additive);
            logger.setLevel(before);
            logger.detachAppender(lines);
        }
        assertThat(lines.list).allMatch(line -> line.getLevel().equals(level));
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
