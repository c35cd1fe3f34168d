package io.github.exactcover.dlx.cheapest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** A partial solution covers as much as any choice of options does. */
class BestPartialTest {

    private static final AtomicInteger CLASHES = new AtomicInteger();

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 2_500, seed = "20261621")
    void noChoiceOfOptionsFallsLessShort(@ForAll("problems") PricedProblem priced) {
        SmallProblem small = priced.small();
        // The choices that cover nothing too often are the solutions of the problem without lower bounds.
        Set<Set<Integer>> allowed = small.withLows(0).solutions();
        int least = allowed.stream()
                .mapToInt(options -> shortfall(small, options))
                .min()
                .orElseThrow();

        PartialResult<String, Integer> result = BestPartial.of(priced.problem()).find();

        Set<Integer> found = new TreeSet<>(result.solution().options());
        assertThat(allowed).contains(found);
        assertThat(shortfall(small, found)).isEqualTo(least);
        assertThat(result.isProven()).isTrue();
        assertThat(result.uncovered())
                .isEqualTo(IntStream.range(0, small.primaryCount())
                        .filter(item -> missing(small, found, item) > 0)
                        .mapToObj(item -> "p" + item)
                        .toList());
        if (least == 0) {
            assertThat(small.solutions()).contains(found);
        }
    }

    @Property(tries = 2_500, seed = "20261622")
    void withPresetsAndASeedNoChoiceThatFitsFallsLessShort(
            @ForAll("problems") PricedProblem priced, @ForAll long seed) {
        SmallProblem small = priced.small();
        Random random = new Random(seed);
        int[] required = someOf(small.options().size(), random);
        int[] forbidden = someOf(small.options().size(), random);
        List<Set<Integer>> allowed = small.withLows(0).solutions().stream()
                .filter(options -> IntStream.of(forbidden).noneMatch(options::contains))
                .toList();
        // If the required options exclude each other, as many of them as possible come first.
        long most = allowed.stream()
                .mapToLong(options -> chosen(required, options))
                .max()
                .orElseThrow();
        int least = allowed.stream()
                .filter(options -> chosen(required, options) == most)
                .mapToInt(options -> shortfall(small, options))
                .min()
                .orElseThrow();
        PartialResult<String, Integer> result = BestPartial.of(priced.problem())
                .requireIndices(required)
                .forbidIndices(forbidden)
                .seed(seed)
                .reduce()
                .find();
        Set<Integer> found = new TreeSet<>(result.solution().options());
        assertThat(allowed).contains(found);
        assertThat(chosen(required, found)).isEqualTo(most);
        assertThat(shortfall(small, found)).isEqualTo(least);
        assertThat(result.isProven()).isTrue();
        CLASHES.addAndGet(most < IntStream.of(required).distinct().count() ? 1 : 0);
    }

    private static long chosen(int[] required, Set<Integer> options) {
        return IntStream.of(required).distinct().filter(options::contains).count();
    }

    @AfterContainer
    static void manyRequiredOptionsExcludedEachOther() {
        assertThat(CLASHES.get()).isGreaterThan(200);
    }

    @Example
    void whereRequiredOptionsExcludeEachOtherAsManyAsPossibleAreChosen() {
        BestPartial<String, String> search =
                BestPartial.of(DlxFormat.parse("a b c d\na b\na\nb c\nd\nc\n")).require("a b", "a", "b c");
        PartialResult<String, String> result = search.find();
        assertThat(result.solution().options()).containsExactly("a", "b c", "d");
        assertThat(result.uncovered()).isEmpty();
        assertThat(result.isProven()).isTrue();
        PartialResult<String, String> ended = search.cancelWhen(() -> true).find();
        assertThat(ended.solution().options())
                .as("not what excludes each other")
                .isEmpty();
        assertThat(ended.isProven()).isFalse();
    }

    /** None, one or two of the places below a number; the places are not often the same. */
    private static int[] someOf(int number, Random random) {
        return random.ints(number == 0 ? 0 : random.nextInt(3), 0, Math.max(1, number))
                .toArray();
    }

    @Example
    void aSearchThatEndsBeforeItFindsAnythingHasWhatWasRequired() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("left", "a")
                .option("right", "b")
                .build();
        PartialResult<String, String> result =
                BestPartial.of(problem).require("right").cancelWhen(() -> true).find();
        assertThat(result.solution().options()).containsExactly("right");
        assertThat(result.uncovered()).containsExactly("a");
        assertThat(result.isProven()).isFalse();
    }

    @Example
    void withoutOptionsEverythingStaysUncovered() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .bounded("b", 2_000_000_000, 2_000_000_000)
                .bounded("free", 0, 1)
                .secondary("x")
                .build();
        PartialResult<String, String> result = BestPartial.of(problem).find();
        assertThat(result.solution().options()).isEmpty();
        assertThat(result.uncovered()).containsExactly("a", "b");
        assertThat(result.isProven()).isTrue();
    }

    @Example
    void aMutilatedChessboardLacksTwoSquares() {
        // Dominoes on a board of 4 x 4 without two opposite corners, which are of one color.
        List<String> squares = IntStream.range(1, 15)
                .mapToObj(square -> square / 4 + "," + square % 4)
                .toList();
        ProblemBuilder<String, String> builder =
                ExactCoverProblem.<String, String>builder().primary(squares);
        for (int square = 0; square < 16; square++) {
            String here = square / 4 + "," + square % 4;
            String right = square / 4 + "," + (square % 4 + 1);
            String below = (square / 4 + 1) + "," + square % 4;
            for (String there : List.of(right, below)) {
                if (squares.contains(here) && squares.contains(there)) {
                    builder.option(here + "-" + there, here, there);
                }
            }
        }
        ExactCoverProblem<String, String> board = builder.build();
        assertThat(Count.of(board).solutions()).isZero();
        PartialResult<String, String> result = BestPartial.of(board).find();
        assertThat(result.solution().options()).hasSize(6);
        assertThat(result.uncovered()).hasSize(2);
    }

    @Property(tries = 50, seed = "20261620")
    void aConditionAndACheckpointEndAndGoOn(@ForAll("problems") PricedProblem priced) throws IOException {
        Path file = Files.createTempFile("dlx", "partial");
        BestPartial<String, Integer> search = BestPartial.of(priced.problem()).checkpointTo(file, Duration.ofHours(1));
        PartialResult<String, Integer> whole = BestPartial.of(priced.problem()).find();
        PartialResult<String, Integer> first = search.cancelWhen(() -> true).find();
        assertThat(first.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(first.uncovered())
                .hasSizeGreaterThanOrEqualTo(whole.uncovered().size());
        PartialResult<String, Integer> rest = search.resume(file).find();
        Files.delete(file);
        assertThat(rest.isProven()).isTrue();
        assertThat(shortfall(priced.small(), Set.copyOf(rest.solution().options())))
                .isEqualTo(shortfall(priced.small(), Set.copyOf(whole.solution().options())));
    }

    @Property(tries = 50, seed = "20261620")
    void aLimitAndACheckpointEndAndGoOn(@ForAll("problems") PricedProblem priced) throws IOException {
        Path file = Files.createTempFile("dlx", "partial");
        BestPartial<String, Integer> search = BestPartial.of(priced.problem()).checkpointTo(file, Duration.ofHours(1));
        PartialResult<String, Integer> whole = BestPartial.of(priced.problem()).find();
        PartialResult<String, Integer> first = search.limit(1).find();
        assertThat(first.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(first.uncovered())
                .hasSizeGreaterThanOrEqualTo(whole.uncovered().size());
        PartialResult<String, Integer> rest = search.resume(file).find();
        Files.delete(file);
        assertThat(rest.isProven()).isTrue();
        assertThat(shortfall(priced.small(), Set.copyOf(rest.solution().options())))
                .isEqualTo(shortfall(priced.small(), Set.copyOf(whole.solution().options())));
    }

    @Example
    void aCheckpointKeepsTheBestThatWasFound() throws IOException {
        Path file = Files.createTempFile("dlx", "partial");
        BestPartial<Integer, Integer> search =
                BestPartial.of(Families.queens(8, true)).checkpointTo(file, Duration.ofHours(1));
        AtomicInteger asked = new AtomicInteger();
        PartialResult<Integer, Integer> first =
                search.cancelWhen(() -> asked.incrementAndGet() > 3).find();
        assertThat(first.end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(first.checkpointFailure()).isEmpty();
        PartialResult<Integer, Integer> same =
                search.resume(file).cancelWhen(() -> true).find();
        assertThat(same.solution()).isEqualTo(first.solution());
        assertThat(same.uncovered()).isEqualTo(first.uncovered());
        PartialResult<Integer, Integer> rest = search.resume(file).find();
        Files.delete(file);
        assertThat(rest.isProven()).isTrue();
        assertThat(rest.uncovered()).hasSize(4);
    }

    private static int shortfall(SmallProblem small, Set<Integer> options) {
        return IntStream.range(0, small.primaryCount())
                .map(item -> missing(small, options, item))
                .sum();
    }

    private static int missing(SmallProblem small, Set<Integer> options, int item) {
        Set<Integer> covering = options.stream()
                .filter(option -> small.options().get(option).get(item) != SmallProblem.ABSENT)
                .collect(Collectors.toSet());
        return Math.max(0, small.lows().get(item) - covering.size());
    }
}
