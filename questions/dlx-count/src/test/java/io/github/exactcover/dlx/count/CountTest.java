package io.github.exactcover.dlx.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.testing.Permutations;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

/** What a count means where one could argue about it, and what it says of itself. */
class CountTest {

    @Test
    void countsAreExact() {
        assertThat(Count.of(Permutations.of(8)).solutions()).isEqualTo(BigInteger.valueOf(40320));
    }

    @Test
    void theEmptyProblemHasOneSolution() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(Count.of(empty).solutions()).isEqualTo(1);
        assertThat(Count.of(empty).result().statistics().nodes()).isEqualTo(1);
        assertThat(Count.of(empty).reduce().result().solutions()).isOne();
    }

    @Test
    void aPrimaryItemWithoutOptionsCannotBeCovered() {
        CountResult result = Count.of(ExactCoverProblem.<String, String>builder()
                        .primary("a", "b")
                        .option("a", "a")
                        .build())
                .result();
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isZero();
    }

    @Test
    void aSecondaryItemWithoutAColorIsNotShared() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .secondary("x")
                .option("a", "a", "x")
                .option("b plain", "b", "x")
                .option("b red", spec -> spec.covers("b").colors("x", "red"))
                .build();
        assertThat(Count.of(problem).solutions()).isZero();
    }

    /** The number of ways to choose between {@code low} and {@code high} of five. */
    private static int choices(int low, int high) {
        ProblemBuilder<String, Integer> five = ExactCoverProblem.builder();
        five.bounded("a", low, high);
        IntStream.range(0, 5).forEach(option -> five.option(option, "a"));
        return Count.of(five.build()).solutions().intValueExact();
    }

    @Test
    void anItemWithBoundsIsCoveredInEveryWayThatKeepsThem() {
        assertThat(choices(2, 2)).isEqualTo(10);
        assertThat(choices(1, 3)).isEqualTo(5 + 10 + 10);
        assertThat(choices(0, 5)).isEqualTo(32);
        assertThat(choices(0, Integer.MAX_VALUE)).isEqualTo(32);
        assertThat(choices(5, 7)).isEqualTo(1);
        assertThat(choices(6, 7)).isZero();
        assertThat(choices(0, 0)).isEqualTo(1);
    }

    @Test
    void aColumnThatNothingCoversMakesAMatrixUnsolvable() {
        assertThat(Count.of(ExactCoverProblem.ofMatrix(new int[][] {{1, 0}})).solutions())
                .isZero();
        assertThat(Count.of(ExactCoverProblem.ofMatrix(new boolean[][] {{true, false}}))
                        .solutions())
                .isZero();
        assertThat(Count.of(ExactCoverProblem.ofRows(List.of(new int[] {0}), 2)).solutions())
                .isZero();
        assertThat(Count.of(ExactCoverProblem.ofRows(List.of(), 2)).solutions()).isZero();
    }

    @Test
    void aRowOfZerosAndColumnsWithoutRowsLeaveTheEmptySolution() {
        int[][] matrix = {{0, 0}, {1, 0}, {0, 0}, {0, 1}};
        assertThat(Count.of(ExactCoverProblem.ofMatrix(matrix, 1)).solutions()).isOne();
        assertThat(Count.of(ExactCoverProblem.ofMatrix(new int[][] {{0, 0}})).solutions())
                .isZero();
        assertThat(Count.of(ExactCoverProblem.ofMatrix(new int[1][0])).solutions())
                .isOne();
        assertThat(Count.of(ExactCoverProblem.ofMatrix(new int[][] {{1, 0, 1}, {0, 1, 1}, {0, 1, 0}}, 0))
                        .solutions())
                .isOne();
    }

    @Test
    void anOptionThatIsNeverChosenCannotBeRequired() {
        ExactCoverProblem<String, String> empty = ExactCoverProblem.<String, String>builder()
                .secondary("x")
                .option("x", "x")
                .build();
        assertThat(Count.of(empty).require("x").result().solutions()).isZero();
        assertThat(Count.of(empty).forbid("x").result().solutions()).isOne();
    }

    @Test
    void aReducedProblemHasAsManySolutions() {
        ExactCoverProblem<String, String> twins = ExactCoverProblem.<String, String>builder()
                .bounded("a", 1, 3)
                .bounded("b", 0, 2)
                .option("one", "a", "b")
                .option("two", "a", "b")
                .option("three", "a", "b")
                .build();
        assertThat(Count.of(twins).reduce().result().solutions()).isEqualTo(6);
        ExactCoverProblem<String, String> none = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("a", "a")
                .build();
        assertThat(Count.of(none).reduce().result().solutions()).isZero();
    }

    /** What is forced falls into a part for each item. */
    @Test
    @Timeout(60)
    void aHundredThousandForcedItemsAreCovered() {
        int length = 100_000;
        List<Integer> forward = IntStream.range(0, length).boxed().toList();
        List<Integer> backward = new ArrayList<>(forward);
        Collections.reverse(backward);
        List<Integer> shuffled = new ArrayList<>(forward);
        Collections.shuffle(shuffled, new Random(20261121));
        for (List<Integer> items : List.of(forward, backward, shuffled)) {
            ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
            builder.primary(items);
            forward.forEach(item -> builder.option(item, item));
            assertThat(Count.of(builder.build()).solutions()).isEqualTo(1);
        }
    }

    @Test
    void oneLineIsLoggedWhenACountStartsAndOneWhenItEnds() {
        List<ILoggingEvent> lines = logged(soFar -> Count.of(Permutations.of(5)).solutions());
        assertThat(lines).hasSize(2).allMatch(line -> line.getLevel().equals(Level.DEBUG));
        assertThat(lines.get(0).getFormattedMessage()).contains("10 primary items, 0 secondary, 25 options");
        assertThat(lines.get(1).getFormattedMessage()).contains("EXHAUSTED", "120");
    }

    /** Random pairs of items, for which no order is narrow. The search for their diagram and the count never end. */
    @Test
    void whatIsTooLargeForAFrontierIsLogged() {
        Random random = new Random(1);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, 4_000).forEach(builder::primary);
        for (int option = 0; option < 100_000; option++) {
            int item = random.nextInt(4_000);
            builder.option(option, item, (item + 1 + random.nextInt(3_999)) % 4_000);
        }
        ExactCoverProblem<Integer, Integer> wide = builder.build();
        AtomicInteger asked = new AtomicInteger();
        Function<List<ILoggingEvent>, BooleanSupplier> enough =
                lines -> () -> lines.size() > 1 || asked.incrementAndGet() > 5_000;
        List<ILoggingEvent> count = logged(lines -> Count.of(wide)
                .maxMemory(1 << 28)
                .cancelWhen(enough.apply(lines))
                .result());
        assertThat(count).hasSize(3);
        assertThat(count.get(1).getFormattedMessage()).startsWith("The frontier of this problem needs");
        List<ILoggingEvent> diagram = logged(lines -> assertThatThrownBy(
                        SolutionDiagram.of(wide).maxMemory(1 << 28).cancelWhen(enough.apply(lines))::inMemory)
                .isInstanceOf(SearchIncompleteException.class));
        assertThat(diagram).hasSize(3);
        assertThat(diagram.get(1).getFormattedMessage()).startsWith("The frontier of this problem needs");
        assertThat(diagram).allMatch(line -> line.getLevel().equals(Level.DEBUG));
    }

    @Test
    void everyThreadCanCountTheSameProblem() {
        ExactCoverProblem<String, String> problem = Permutations.of(6);
        List<BigInteger> counts = Stream.generate(() -> problem)
                .limit(16)
                .parallel()
                .map(same -> Count.of(same).result().solutions())
                .toList();
        assertThat(counts).containsOnly(BigInteger.valueOf(720));
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
}
