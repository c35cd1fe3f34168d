package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class SearchTest {

    @Test
    void countsAreExact() {
        assertThat(DLX.search(Permutations.of(8)).count().solutions()).isEqualTo(BigInteger.valueOf(40320));
    }

    @Test
    void stoppingAtTheLastSolutionDoesNotClaimThatItWasTheLast() {
        SearchResult result = DLX.solve(Permutations.of(1), solution -> Visit.STOP);
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
    }

    @Test
    void stoppingAtTheLimitIsStopping() {
        SearchResult result = DLX.search(Permutations.of(3)).limit(1).solve(solution -> Visit.STOP);
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
    }

    @Test
    void theLinksAreWhatTheyWereAfterExhaustionStopLimitAndThrow() {
        linksStayWhatTheyWere(Long.MAX_VALUE, solution -> Visit.CONTINUE, SearchEnd.EXHAUSTED);
        linksStayWhatTheyWere(7, solution -> Visit.CONTINUE, SearchEnd.LIMIT);
        linksStayWhatTheyWere(Long.MAX_VALUE, solution -> Visit.STOP, SearchEnd.STOPPED);
        RuntimeException thrown = new IllegalStateException("mine");
        assertThatThrownBy(() -> linksStayWhatTheyWere(
                        Long.MAX_VALUE,
                        solution -> {
                            throw thrown;
                        },
                        SearchEnd.EXHAUSTED))
                .isSameAs(thrown);
    }

    private static void linksStayWhatTheyWere(long limit, SolutionVisitor<String> visitor, SearchEnd end) {
        ExactCoverProblem<String, String> problem = Permutations.of(4);
        DancingLinks engine = new DancingLinks(problem.table(), ItemRule.SMALLEST, false, Branch.ROOT);
        Settings settings = Settings.DEFAULT.with(changed -> changed.limit = limit);
        int[][] before = engine.snapshot();
        Asked<String, String> asked = new Asked<>(problem, problem.table(), settings);
        View view = Start.view(asked);
        Strategy strategy = Strategy.ofLinks(settings, view);
        Run<String> run = new Run<>(asked, view, strategy, engine, settings.newWatch(), null);
        try {
            assertThat(run.show(visitor).end()).isEqualTo(end);
        } finally {
            engine.restart(Branch.NONE);
            assertThat(engine.snapshot()).isDeepEqualTo(before);
        }
    }

    @Test
    void solutionsCanBeKept() {
        List<Solution<String>> kept = new ArrayList<>();
        DLX.solve(Permutations.of(3), solution -> {
            kept.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(kept.get(0).options()).containsExactly("0:0", "1:1", "2:2");
        assertThat(kept.get(5).options()).containsExactly("0:2", "1:1", "2:0");
        assertThatThrownBy(() -> kept.get(0).options().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(kept.get(0)).hasToString("[0:0, 1:1, 2:2]").isNotEqualTo(kept.get(1));
        assertThat(kept.get(0))
                .isEqualTo(DLX.search(Permutations.of(3)).first().orElseThrow())
                .hasSameHashCodeAs(DLX.search(Permutations.of(3)).first().orElseThrow());
    }

    @Test
    void firstOfNothingIsEmpty() {
        ExactCoverProblem<String, String> problem =
                ExactCoverProblem.<String, String>builder().primary("a").build();
        assertThat(DLX.search(problem).first()).isEqualTo(Optional.empty());
    }

    @Test
    void configuringASearchLeavesTheOriginalAlone() {
        Search<String, String> all = DLX.search(Permutations.of(3));
        Search<String, String> two = all.limit(2);
        Search<String, String> one = two.limit(1).itemChoice(ItemChoice.FIRST);
        assertThat(all.count().solutions()).isEqualTo(6);
        assertThat(two.count().solutions()).isEqualTo(2);
        assertThat(one.count().solutions()).isEqualTo(1);
        assertThat(all.count().solutions()).as("a search can be started again").isEqualTo(6);
    }

    @Test
    void aLimitBelowOneIsRefused() {
        assertThatThrownBy(() -> DLX.search(Permutations.of(2)).limit(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The limit is 0, but must be at least 1; to find all solutions, leave the limit out");
    }

    @Test
    void theStreamSearchesOnlyWhenAsked() {
        // With 20 items to permute, looking for everything would take for ever.
        try (Stream<Solution<String>> stream = DLX.stream(Permutations.of(20))) {
            Iterator<Solution<String>> solutions = stream.iterator();
            assertThat(solutions.next()).isNotEqualTo(solutions.next());
        }
        assertThat(DLX.stream(Permutations.of(20)).limit(3)).hasSize(3);
        assertThat(DLX.stream(Permutations.of(20)).parallel().limit(3)).hasSize(3);
        assertThat(DLX.stream(Permutations.of(20)).anyMatch(s -> true)).isTrue();
    }

    @Test
    void theSecondSolutionIsNotLookedForBeforeItIsAskedFor() {
        // After the solution {easy} comes a subproblem in which 12 items have 11 options that cover one of each.
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        builder.primary("start");
        builder.option("easy", allOf(builder));
        builder.option("hard", "start");
        for (int item = 0; item < 12; item++) {
            for (int hole = 0; hole < 11; hole++) {
                builder.option("pigeon " + item + " in " + hole, "pigeon " + item, "hole " + hole);
            }
        }
        ExactCoverProblem<String, String> problem = builder.build();
        try (Stream<Solution<String>> stream = DLX.stream(problem)) {
            assertThat(stream.iterator().next().options()).containsExactly("easy");
        }
    }

    private static List<String> allOf(ProblemBuilder<String, String> builder) {
        List<String> items = new ArrayList<>(List.of("start"));
        for (int item = 0; item < 12; item++) {
            builder.primary("pigeon " + item);
            items.add("pigeon " + item);
        }
        for (int hole = 0; hole < 11; hole++) {
            builder.secondary("hole " + hole);
        }
        return items;
    }

    @Test
    void aClosedStreamIsAtItsEnd() {
        Stream<Solution<String>> stream = DLX.stream(Permutations.of(4));
        Iterator<Solution<String>> solutions = stream.iterator();
        assertThat(solutions.next().options()).hasSize(4);
        stream.close();
        assertThat(solutions.hasNext()).isFalse();
    }

    /** What is logged while something is done, which can read it. */
    private static List<ILoggingEvent> logged(Consumer<List<ILoggingEvent>> action) {
        Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
        Level before = logger.getLevel();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(Level.TRACE);
        try {
            action.accept(lines.list);
        } finally {
            logger.setLevel(before);
            logger.detachAppender(lines);
        }
        return lines.list;
    }

    @Test
    void oneLineIsLoggedWhenASearchStartsAndOneWhenItEnds() {
        List<ILoggingEvent> lines =
                logged(soFar -> DLX.search(Permutations.of(5)).count().solutions());
        assertThat(lines).hasSize(2).allMatch(line -> line.getLevel().equals(Level.DEBUG));
        assertThat(lines.get(0).getFormattedMessage()).contains("10 primary items, 0 secondary, 25 options");
        assertThat(lines.get(1).getFormattedMessage()).contains("EXHAUSTED", "120");
    }

    @Test
    void aSearchSaysWhatItSearchesAndHowItWasConfigured() {
        Search<String, String> search = DLX.search(Permutations.of(2));
        assertThat(search).hasToString("Search[4 primary items, 0 secondary, 4 options]");
        assertThat(search.engine(Engine.BIT_PARALLEL)
                        .itemChoice(ItemChoice.WTD)
                        .prefer(List.of("place 1"))
                        .maxMemory(1))
                .hasToString("Search[4 primary items, 0 secondary, 4 options; engine BIT_PARALLEL; item choice WTD;"
                        + " 1 preferred item; at most 1 byte of memo]");
        assertThat(search.limit(5)
                        .threads(3)
                        .requireIndices(0)
                        .forbidIndices(1, 2)
                        .reduce()
                        .seed(7)
                        .timeout(Duration.ofSeconds(2))
                        .cancelWhen(() -> false)
                        .logProgress(Duration.ofSeconds(1))
                        .checkpointTo(Path.of("to"), Duration.ofSeconds(3))
                        .resume(Path.of("from")))
                .hasToString("Search[4 primary items, 0 secondary, 4 options; limit 5; 3 threads; requires 1 option;"
                        + " forbids 2 options; reduced; seed 7; time-out PT2S; can be cancelled; tells its progress;"
                        + " checkpoints to to; resumes from]");
    }

    @Test
    void numbersAndWordsGoTogether() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("one", "a")
                .build();
        assertThat(problem).hasToString("1 primary item, 0 secondary, 1 option");
        assertThat(ExactCoverProblem.builder().primary("a", "b").secondary("c"))
                .hasToString("ProblemBuilder[2 primary items, 1 secondary, 0 options]");
        assertThat(new SearchTrace<>(problem, 1)).hasToString("SearchTrace[0 steps]");
        assertThatThrownBy(() -> problem.itemsOf(1))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 1; the problem has 1 option, numbered from 0 to 0");
        assertThatThrownBy(() -> DLX.search(
                                ExactCoverProblem.<String, String>builder().build())
                        .requireIndices(0))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("There is no option 0; the problem has no options");
        SearchResult one = new SearchResult(
                SearchEnd.TIMEOUT,
                BigInteger.ONE,
                new SearchStatistics(1, 0, Duration.ZERO, Engine.DANCING_LINKS, ItemChoice.MRV));
        assertThat(new SearchIncompleteException(one)).hasMessageContaining("after 1 solution and 1 node;");
    }

    @Test
    void everyThreadCanSearchTheSameProblem() {
        ExactCoverProblem<String, String> problem = Permutations.of(6);
        List<BigInteger> counts = Stream.generate(() -> problem)
                .limit(16)
                .parallel()
                .map(same -> DLX.search(same).count().solutions())
                .toList();
        assertThat(counts).containsOnly(BigInteger.valueOf(720));
    }
}
