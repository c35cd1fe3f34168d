package io.github.exactcover.dlx;

import static io.github.exactcover.dlx.SearchControlTest.pigeons;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.io.DlxFormat;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.Permutations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
        Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
        Level before = logger.getLevel();
        boolean additive = logger.isAdditive();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(Level.INFO);
        logger.setAdditive(false);
        try {
            start.accept(search);
        } finally {
            logger.setAdditive(additive);
            logger.setLevel(before);
            logger.detachAppender(lines);
        }
        assertThat(lines.list).allMatch(line -> line.getLevel().equals(Level.INFO));
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
