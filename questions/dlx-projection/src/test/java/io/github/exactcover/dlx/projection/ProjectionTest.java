package io.github.exactcover.dlx.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Progress;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Solutions that differ in what matters, against all solutions, projected and put into a set. */
class ProjectionTest {

    /** A question, and what matters of the solutions. */
    private record Asked(Projection<String, Integer> question, Function<Collection<Integer>, Object> projection) {}

    @Property(tries = 4_000, seed = "20261126")
    void eachProjectionIsShownOnce(@ForAll("problems") SmallProblem small, @ForAll Random random) {
        FailedProblems.keeping("distinct-against-oracle", small, () -> {
            Projection<String, Integer> all = Projection.of(small.problem());
            Asked asked = switch (random.nextInt(3)) {
                case 0 -> onItems(small, all, random);
                case 1 -> onOptions(small, all, random);
                default -> byKeys(small, all, random);
            };
            check(small, asked, random);
        });
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    private static BitSet some(int count, Random random) {
        double share = random.nextDouble();
        BitSet some = new BitSet();
        IntStream.range(0, count).filter(i -> random.nextDouble() < share).forEach(some::set);
        return some;
    }

    /** What covers an item: options, or the color that they all give it. */
    private static Asked onItems(SmallProblem small, Projection<String, Integer> all, Random random) {
        BitSet items = some(small.itemCount(), random);
        List<String> names = items.stream()
                .mapToObj(item -> (item < small.primaryCount() ? "p" : "s") + item)
                .toList();
        return new Asked(
                all.onItems(names),
                solution -> items.stream()
                        .mapToObj(item -> solution.stream()
                                .filter(option -> small.options().get(option).get(item) != SmallProblem.ABSENT)
                                .map(option -> small.options().get(option).get(item) == SmallProblem.COVERED
                                        ? "option " + option
                                        : "color " + small.options().get(option).get(item))
                                .collect(Collectors.toSet()))
                        .toList());
    }

    private static Asked onOptions(SmallProblem small, Projection<String, Integer> all, Random random) {
        BitSet options = some(small.options().size(), random);
        return new Asked(
                all.onOptions(options.stream().boxed().toList()),
                solution -> solution.stream().filter(options::get).collect(Collectors.toSet()));
    }

    private static Asked byKeys(SmallProblem small, Projection<String, Integer> all, Random random) {
        int most = 1 + random.nextInt(8);
        int[] keys =
                random.ints(small.options().size(), random.nextInt(2) - 1, most).toArray();
        return new Asked(
                all.by(option -> keys[option] < 0 ? null : "key " + keys[option]),
                solution -> solution.stream()
                        .map(option -> keys[option])
                        .filter(key -> key >= 0)
                        .sorted()
                        .toList());
    }

    private static void check(SmallProblem small, Asked asked, Random random) {
        Projection<String, Integer> search = asked.question();
        Set<Set<Integer>> all = small.solutions();
        assertShown(search, asked.projection(), all);
        assertShown(search.reduce().seed(random.nextInt(5)), asked.projection(), all);
        if (small.options().isEmpty()) {
            return;
        }
        int option = random.nextInt(small.options().size());
        assertShown(search.require(option), asked.projection(), having(option, true, all));
        assertShown(search.forbid(option).reduce(), asked.projection(), having(option, false, all));
    }

    private static Set<Set<Integer>> having(int option, boolean wanted, Set<Set<Integer>> all) {
        return all.stream()
                .filter(solution -> solution.contains(option) == wanted)
                .collect(Collectors.toSet());
    }

    private static void assertShown(
            Projection<String, Integer> search,
            Function<Collection<Integer>, Object> projection,
            Set<Set<Integer>> all) {
        List<Set<Integer>> shown = new ArrayList<>();
        SearchResult result = search.forEach(solution -> shown.add(new HashSet<>(solution.options())));
        assertThat(all).containsAll(shown);
        Set<Object> expected = all.stream().map(projection).collect(Collectors.toSet());
        assertThat(shown.stream().map(projection)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(result.end()).isEqualTo(SearchEnd.EXHAUSTED);
        assertThat(result.solutions()).isEqualTo(expected.size());
        assertThat(search.count().solutions()).isEqualTo(expected.size());
        assertThat(search.stream().findFirst().isPresent()).isEqualTo(!all.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"10, 3, 284, 724", "11, 5, 2100, 2680", "8, 8, 92, 92", "9, 0, 1, 352", "6, 1, 4, 4", "3, 2, 0, 0"})
    void queensByTheirFirstRows(int n, int rows, int expected, int all) {
        ExactCoverProblem<Integer, Integer> board = Families.queens(n, false);
        List<Integer> items = board.primaryItems().subList(0, rows);
        assertThat(Projection.of(board).onItems(items).count().solutions()).isEqualTo(expected);
        assertThat(Count.of(board).solutions()).isEqualTo(all);
    }

    /** There are 12,988,816 solutions in all, far more than the nodes of the search. */
    @Test
    void dominoesByTheTopTwoRows() {
        ExactCoverProblem<Integer, Integer> board = Families.dominoes(8, 8);
        List<Integer> top = board.primaryItems().subList(0, 16);
        CountResult result = Projection.of(board).onItems(top).count();
        assertThat(result.solutions()).isEqualTo(221);
        assertThat(result.statistics().nodes()).isLessThan(20_000);
    }

    /** Three equal straight pieces that have names, in a box of 3 by 3: the names do not matter. */
    @Test
    void piecesThatAreAlike() {
        ProblemBuilder<String, List<Integer>> builder = ExactCoverProblem.builder();
        IntStream.range(0, 9).forEach(cell -> builder.primary("cell" + cell));
        builder.primary("A", "B", "C");
        for (int piece = 0; piece < 3; piece++) {
            for (int line = 0; line < 3; line++) {
                String name = "ABC".substring(piece, piece + 1);
                String row = "cell" + 3 * line;
                builder.option(List.of(piece, line), name, row, "cell" + (3 * line + 1), "cell" + (3 * line + 2));
                builder.option(List.of(piece, line + 3), name, "cell" + line, "cell" + (line + 3), "cell" + (line + 6));
            }
        }
        ExactCoverProblem<String, List<Integer>> box = builder.build();
        assertThat(Count.of(box).solutions()).isEqualTo(12);
        assertThat(Projection.of(box).by(option -> option.get(1)).count().solutions())
                .isEqualTo(2);
    }

    /** Each way to go on is a puzzle that is hard for a search and has no solution, except for one. */
    @Test
    void whatIsHardToCompleteIsLeftToOthers() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        int holes = 9;
        builder.primary("way");
        IntStream.range(0, holes).forEach(hole -> builder.secondary("hole" + hole));
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            builder.primary("pigeon" + pigeon);
            for (int hole = 0; hole < holes; hole++) {
                builder.option("pigeon " + pigeon + " in " + hole, "pigeon" + pigeon, "hole" + hole);
            }
        }
        IntStream.range(0, 3).forEach(way -> builder.option("way " + way, "way"));
        builder.option("without the last", "way", "pigeon" + holes);
        CountResult result =
                Projection.of(builder.build()).onItems(List.of("way")).count();
        assertThat(result.solutions()).isEqualTo(1);
        assertThat(result.statistics().nodes()).isLessThan(100_000);
    }

    @Test
    void theOrderIsFixedAndALimitShowsTheFirst() {
        ExactCoverProblem<Integer, Integer> board = Families.queens(8, false);
        Projection<Integer, Integer> rows =
                Projection.of(board).onItems(board.primaryItems().subList(0, 2));
        List<Solution<Integer>> all = rows.stream().toList();
        assertThat(all).hasSizeGreaterThan(20);
        assertThat(rows.stream().toList()).isEqualTo(all);
        List<Solution<Integer>> shown = new ArrayList<>();
        SearchResult result = rows.limit(7).forEach(shown::add);
        assertThat(shown).isEqualTo(all.subList(0, 7));
        assertThat(result.end()).isEqualTo(SearchEnd.LIMIT);
        assertThat(rows.limit(7).count().solutions()).isEqualTo(7);
    }

    @Test
    void itCanBeEndedAndTellsHowFarItIs() {
        ExactCoverProblem<Integer, Integer> board = Families.dominoes(12, 12);
        AtomicInteger asked = new AtomicInteger();
        List<Progress> told = new ArrayList<>();
        Projection<Integer, Integer> half = Projection.of(board)
                .onItems(board.primaryItems().subList(0, 72))
                .maxMemory(20_000) // The diagram of the solutions has no room.
                .progress(Duration.ofMillis(1), told::add)
                .cancelWhen(() -> asked.incrementAndGet() > 20);
        assertThat(half.count().end()).isEqualTo(SearchEnd.CANCELLED);
        assertThat(told).isSortedAccordingTo((one, other) -> Double.compare(one.fraction(), other.fraction()));
        assertThat(told.get(told.size() - 1).fraction()).isStrictlyBetween(0.0, 1.0);
        assertThat(half.cancelWhen(() -> false)
                        .timeout(Duration.ofNanos(1))
                        .count()
                        .end())
                .isEqualTo(SearchEnd.TIMEOUT);
    }

    @Test
    void aWayCanBeUnique() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("one", "a")
                .option("two", "b")
                .option("three", "b")
                .build();
        Projection<String, String> all = Projection.of(problem);
        assertThat(all.onItems(List.of("a")).limit(2).count().solutions()).isOne();
        assertThat(all.onItems(List.of("b")).limit(2).count().solutions()).isEqualTo(2);
    }

    @Test
    void theLastCallCounts() {
        Projection<Integer, Integer> all = Projection.of(Families.queens(6, false));
        List<Integer> items = all.problem().primaryItems();
        assertThat(all.onItems(items).onItems(List.of()).count().solutions()).isOne();
        assertThat(all.by(option -> null)
                        .onOptions(all.problem().options())
                        .count()
                        .solutions())
                .isEqualTo(4);
        assertThat(all.onItems(items).limit(3))
                .hasToString("Projection[12 primary items, 22 secondary, 36 options; limit 3]");
    }

    @Test
    void unknownItemsAndOptionsAreNamed() {
        Projection<Integer, Integer> all = Projection.of(Families.queens(6, false));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> all.onItems(List.of(0, 777)))
                .withMessageContaining("'777'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> all.onOptions(List.of(777)))
                .withMessageContaining("777");
    }
}
