package io.github.exactcover.dlx.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemTable;
import io.github.exactcover.dlx.internal.symmetry.SymmetryFinder;
import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.PlainSymmetries;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SymmetriesTest {

    private static <I, O> SymmetryGroup<I, O> of(ExactCoverProblem<I, O> problem) {
        return Symmetries.of(problem).find();
    }

    private static SymmetryGraph graph(ExactCoverProblem<?, ?> problem) {
        OptionTable table = ProblemTable.of(problem);
        return new SymmetryGraph(table, new BitSet(), new BitSet(), new int[table.itemCount()], true);
    }

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 8, 50})
    void aChessboardHasEight(int n) {
        SymmetryGroup<Integer, Integer> symmetries = of(Families.queens(n, false));
        assertThat(symmetries.order()).isEqualTo(8);
        assertThat(symmetries.isComplete()).isTrue();
        assertThat(symmetries.itemOrbits()).hasSize(n % 2 == 1 ? (n + 1) / 2 + n - 1 : n / 2 + n - 1);
        int half = (n + 1) / 2;
        assertThat(symmetries.optionOrbits()).hasSize(half * (half + 1) / 2);
    }

    /** Rows tell nothing of each other. Translations, multiples, and exchanges of directions of one kind. */
    @ParameterizedTest
    @CsvSource({"11, 4840", "13, 8112"})
    void aBoardWithoutEdgesHasMany(int n, int order) {
        SymmetryGraph graph = graph(Families.queens(n, true));
        SymmetryFinder finder = ran(graph, 10_000_000);
        assertThat(finder.order()).isEqualTo(order);
        assertThat(finder.isComplete()).as("with little work").isTrue();
    }

    @Test
    void rowsColumnsAndSymbolsOfLatinSquaresChangePlaces() {
        for (int n = 3; n <= 9; n++) {
            BigInteger expected = factorial(n).pow(3).multiply(BigInteger.valueOf(6));
            assertThat(of(Families.latinSquares(n, false)).order()).isEqualTo(expected);
        }
    }

    @Test
    void withoutAnExchangeOfRolesLatinSquaresHaveFewer() {
        for (int n = 3; n <= 6; n++) {
            ExactCoverProblem<Integer, Integer> squares = Families.latinSquares(n, false);
            int kind = n * n;
            Symmetries<Integer, Integer> symmetries = Symmetries.of(squares);
            assertThat(symmetries.find(item -> item / kind).order())
                    .isEqualTo(factorial(n).pow(3));
            assertThat(symmetries.find(item -> item / kind == 0).order())
                    .isEqualTo(factorial(n).pow(3).multiply(BigInteger.TWO));
            assertThat(symmetries.find(item -> item).order()).isEqualTo(1);
        }
    }

    /** Of two items with the same options, the second one is only left out if it has the key of the first. */
    @Test
    void itemsThatAreAlikeKeepTheirKeys() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a1", "b1", "a2", "b2")
                .option("one", "a1", "a2")
                .option("two", "b1", "b2")
                .build();
        assertThat(Symmetries.of(problem).find(item -> item.charAt(0)).order()).isEqualTo(1);
        SymmetryGroup<String, String> symmetries = Symmetries.of(problem).find(item -> item.charAt(1));
        assertThat(symmetries.order()).isEqualTo(2);
        assertThat(symmetries.itemOrbits()).containsExactly(List.of("a1", "b1"), List.of("a2", "b2"));
        assertThatThrownBy(() -> Symmetries.of(problem).find(item -> null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("The key of the item 'a1' is null; give each item a key");
    }

    @Test
    void bandsStacksAndDigitsOfSudokusChangePlaces() {
        assertThat(of(sudoku(2)).order()).isEqualTo(128 * 24);
        assertThat(of(sudoku(3)).order()).isEqualTo(factorial(9).multiply(BigInteger.valueOf(3_359_232)));
    }

    /** However soon it is ended. What it says then is right, and no more. */
    @Test
    void aSearchThatIsEndedIsNotComplete() {
        ExactCoverProblem<Integer, Integer> rooks = rooks(49);
        SymmetryGroup<Integer, Integer> all = of(rooks);
        assertThat(all.isComplete()).isTrue();
        assertThat(all.order()).isEqualTo(factorial(49).pow(2).multiply(BigInteger.TWO));
        SymmetryGroup<Integer, Integer> cancelled =
                Symmetries.of(rooks).cancelWhen(() -> true).find();
        assertThat(cancelled.isComplete()).isFalse();
        assertThat(cancelled.order()).isLessThan(all.order());
        Thread.currentThread().interrupt();
        SymmetryGroup<Integer, Integer> interrupted = of(rooks);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.isComplete()).isFalse();
    }

    /** Patience is asked about every 10,000 steps; wherever it ends, the search is not complete. */
    @Test
    void aFinderIsCompleteOnlyAtItsEnd() {
        SymmetryGraph graph = graph(rooks(25));
        boolean isDone = false;
        int questions = 0;
        while (!isDone) {
            int[] left = {questions++};
            isDone = Patience.during(
                    () -> {
                        Patience.ofThread().spend(999_999); // The first million is not asked about.
                        SymmetryFinder finder = new SymmetryFinder(graph, Long.MAX_VALUE);
                        try {
                            finder.run();
                            assertThat(finder.isComplete()).isTrue();
                            return true;
                        } catch (Patience.OverException e) {
                            assertThat(finder.isComplete()).isFalse();
                            return false;
                        }
                    },
                    () -> left[0]-- <= 0);
        }
        assertThat(questions).isGreaterThan(10);
    }

    private static ExactCoverProblem<Integer, Integer> rooks(int n) {
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, 2 * n).forEach(builder::primary);
        for (int square = 0; square < n * n; square++) {
            builder.option(square, square / n, n + square % n);
        }
        return builder.build();
    }

    /** An item for each cell, and for each digit in a row, column and box; names say what a number is. */
    static ExactCoverProblem<String, String> sudoku(int base) {
        int n = base * base;
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (String what : List.of("cell", "row", "column", "box")) {
            for (int i = 0; i < n * n; i++) {
                builder.primary(what + i);
            }
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                for (int digit = 0; digit < n; digit++) {
                    int box = row / base * base + column / base;
                    builder.option(
                            row + " " + column + " " + digit,
                            "cell" + (row * n + column),
                            "row" + (row * n + digit),
                            "column" + (column * n + digit),
                            "box" + (box * n + digit));
                }
            }
        }
        return builder.build();
    }

    /** Each two of the points lie in one triple, so points are alike. */
    @Test
    void pointsOfSteinerSystemsChangePlaces() {
        ProblemBuilder<Set<Integer>, Set<Integer>> builder = ExactCoverProblem.builder();
        for (int a = 0; a < 13; a++) {
            for (int b = 0; b < a; b++) {
                builder.primary(Set.of(a, b));
            }
        }
        for (int a = 0; a < 13; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    builder.option(Set.of(a, b, c), Set.of(a, b), Set.of(a, c), Set.of(b, c));
                }
            }
        }
        assertThat(of(builder.build()).order()).isEqualTo(factorial(13));
    }

    @Test
    void manyPartsThatAreAlikeDoNotOverflowTheStack() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int part = 0; part < 1000; part++) {
            builder.primary(part + "a", part + "b");
            builder.option(part + " left", part + "a").option(part + " right", part + "b");
        }
        assertThat(of(builder.build()).order()).isEqualTo(factorial(2000));
    }

    @Test
    void costsAndBoundsMakeADifference() {
        ProblemBuilder<String, String> alike = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("A", "a")
                .option("B", "b");
        assertThat(of(alike.build()).order()).isEqualTo(2);
        assertThat(of(alike.option("dear", spec -> spec.covers("a").costs(1)).build())
                        .order())
                .isEqualTo(1);
        ProblemBuilder<String, String> bounded = ExactCoverProblem.<String, String>builder()
                .bounded("a", 1, 2)
                .primary("b")
                .option("A", "a")
                .option("B", "b");
        assertThat(of(bounded.build()).order()).isEqualTo(1);
    }

    @Test
    void colorsOfAnItemChangePlaces() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .secondary("x")
                .option("a red", spec -> spec.covers("a").colors("x", "red"))
                .option("a blue", spec -> spec.covers("a").colors("x", "blue"))
                .option("b red", spec -> spec.covers("b").colors("x", "red"))
                .option("b blue", spec -> spec.covers("b").colors("x", "blue"))
                .build();
        SymmetryGroup<String, String> symmetries = of(problem);
        assertThat(symmetries.order()).isEqualTo(4);
        assertThat(symmetries.generators())
                .contains(new Symmetry<>(
                        Map.of(), problem.options(), new java.util.TreeMap<>(Map.of(0, 1, 1, 0, 2, 3, 3, 2))));
    }

    @Test
    void copiesAreExchangedByGeneratorsOfTheirOwn() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .secondary("x")
                .option("same", "a")
                .option("same", "a", "x")
                .option("same", "a")
                .build();
        SymmetryGroup<String, String> symmetries = of(problem);
        assertThat(symmetries.order()).isEqualTo(6);
        assertThat(symmetries.generators())
                .extracting(Symmetry::indices)
                .containsExactly(Map.of(0, 1, 1, 0), Map.of(1, 2, 2, 1));
        assertThat(symmetries.generators().get(0)).hasToString("options (same same)");
        assertThat(symmetries.optionOrbits()).containsExactly(List.of("same", "same", "same"));
        assertThat(symmetries.itemOrbits()).containsExactly(List.of("a"));
    }

    @Test
    void onlySymmetriesThatKeepPresetsCount() {
        ExactCoverProblem<Integer, Integer> queens = Families.queens(8, false);
        assertThat(Symmetries.of(queens).requireIndices(1).find().order()).isEqualTo(1);
        assertThat(Symmetries.of(queens).requireIndices(0).find().order()).isEqualTo(2);
        assertThat(Symmetries.of(queens).forbidIndices(0, 63).find().order()).isEqualTo(4);
        assertThat(Symmetries.of(queens)
                        .forbidIndices(0)
                        .requireIndices(63)
                        .find()
                        .order())
                .isEqualTo(2);
    }

    @Test
    void aSearchThatIsEndedSaysSo() {
        SymmetryGroup<Integer, Integer> cancelled = Symmetries.of(Families.queens(220, false))
                .cancelWhen(() -> true)
                .find();
        assertThat(cancelled.isComplete()).isFalse();
        assertThat(cancelled.order()).isEqualTo(1);
    }

    /** With less and less work it finds less, and never too much. */
    @Test
    void theLimitEndsTheSearch() {
        SymmetryGraph graph = graph(SmallProblem.random(new Random(1), false).problem());
        assertThat(ran(graph, Long.MAX_VALUE).isComplete()).isTrue();
        Set<BigInteger> orders = new HashSet<>();
        SymmetryGraph larger = graph(Families.latinSquares(5, false));
        BigInteger all = ran(larger, Long.MAX_VALUE).order();
        for (long limit = 0; limit < 100_000; limit += 2_000) {
            SymmetryFinder finder = ran(larger, limit);
            orders.add(finder.order());
            assertThat(finder.isComplete()).isEqualTo(finder.order().equals(all));
            assertThat(all.mod(finder.order())).isZero();
        }
        assertThat(orders).contains(BigInteger.ONE).hasSizeGreaterThan(3);
    }

    private static SymmetryFinder ran(SymmetryGraph graph, long limit) {
        SymmetryFinder finder = new SymmetryFinder(graph, limit);
        finder.run();
        return finder;
    }

    @Test
    void allPermutationsAgree() {
        Random random = new Random(43);
        Set<BigInteger> orders = new HashSet<>();
        for (int round = 0; round < 300; round++) {
            SmallProblem small = SmallProblem.random(random, round % 2 == 1);
            small = round % 4 < 2 ? small : PlainSymmetries.rotated(small);
            if (small.primaryCount() > 5 || small.itemCount() - small.primaryCount() > 3) {
                continue;
            }
            int dear = round % 3 == 0 ? 2 : 1;
            agree(small, dear, 2);
            orders.add(agree(small, dear, 1));
        }
        assertThat(orders).hasSizeGreaterThan(8);
    }

    @Test
    void equalOptionsCanBeExchangedInAllWays() {
        SymmetryGroup<Integer, Integer> symmetries =
                Symmetries.of(equalOptions(2_000)).find();
        assertThat(symmetries.isComplete()).isTrue();
        assertThat(symmetries.order())
                .isEqualTo(IntStream.rangeClosed(1, 2_000)
                        .mapToObj(BigInteger::valueOf)
                        .reduce(BigInteger.ONE, BigInteger::multiply));
        assertThat(symmetries.generators()).hasSize(1_999).allSatisfy(SymmetriesTest::isPermutation);
    }

    /** To multiply so many factors, and to list so many exchanges, takes more than a moment. */
    @Test
    void whereThereIsNoTimeToCountTheExchangesThereAreAtLeastSoMany() {
        SymmetryGroup<Integer, Integer> symmetries =
                Symmetries.of(equalOptions(100_000)).cancelWhen(() -> true).find();
        assertThat(symmetries.isComplete()).isFalse();
        assertThat(symmetries.order()).isLessThanOrEqualTo(BigInteger.ONE.shiftLeft(99_999));
        assertThat(symmetries.generators()).hasSizeLessThan(99_999).allSatisfy(SymmetriesTest::isPermutation);
    }

    private static ExactCoverProblem<Integer, Integer> equalOptions(int count) {
        ProblemBuilder<Integer, Integer> builder =
                ExactCoverProblem.<Integer, Integer>builder().primary(0);
        IntStream.range(0, count).forEach(option -> builder.option(option, 0));
        return builder.build();
    }

    /** Compares the symmetries that keep some keys, and returns how many they are. */
    private static BigInteger agree(SmallProblem small, int dear, int keys) {
        PlainSymmetries plain =
                new PlainSymmetries(small, option -> option % dear, option -> false, item -> item % keys);
        ExactCoverProblem<String, Integer> problem = small.problem(option -> option % dear);
        List<String> items = Stream.concat(problem.primaryItems().stream(), problem.secondaryItems().stream())
                .toList();
        SymmetryGroup<String, Integer> symmetries =
                keys == 1 ? of(problem) : Symmetries.of(problem).find(item -> items.indexOf(item) % keys);
        assertThat(symmetries.order()).as("%s", small).isEqualTo(plain.order());
        assertThat(symmetries.optionOrbits().stream().map(HashSet::new).collect(Collectors.toSet()))
                .as("%s", small)
                .isEqualTo(plain.optionOrbits());
        assertThat(symmetries.generators()).as("%s", small).allSatisfy(SymmetriesTest::isPermutation);
        return symmetries.order();
    }

    private static void isPermutation(Symmetry<?, ?> symmetry) {
        assertThat(new HashSet<>(symmetry.indices().values()))
                .isEqualTo(symmetry.indices().keySet());
        assertThat(new HashSet<Object>(symmetry.items().values()))
                .isEqualTo(symmetry.items().keySet());
        assertThat(symmetry.indices()).isNotEmpty();
    }
}
