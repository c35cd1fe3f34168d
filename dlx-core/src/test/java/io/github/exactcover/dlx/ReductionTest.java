package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Reduction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import org.junit.jupiter.api.Test;

class ReductionTest {

    private static final AtomicInteger SMALLER = new AtomicInteger();

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 5_000, seed = "20261311")
    void aReducedProblemHasTheSolutionsThatTryingEverySubsetFinds(
            @ForAll("problems") SmallProblem small, @ForAll ItemChoice choice) {
        Set<Set<Integer>> expected = small.solutions();
        List<Set<Integer>> found = DLX.search(small.problem()).itemChoice(choice).reduce().stream()
                .map(solution -> (Set<Integer>) new TreeSet<>(solution.options()))
                .toList();
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);

        OptionTable left = Reduction.of(small.table()).table();
        SMALLER.addAndGet(!expected.isEmpty() && left.itemCount() < small.itemCount() ? 1 : 0);
    }

    @AfterContainer
    static void manySolvableProblemsWereReduced() {
        assertThat(SMALLER.get()).isGreaterThan(1_000);
    }

    @Property(tries = 2_000, seed = "20261312")
    void noOptionStaysWhoseChoiceLeavesAnItemTooFew(@ForAll("problems") SmallProblem small) {
        View part = Reduction.of(small.table());
        assertThat(size(Reduction.of(part.table()).table()))
                .as("reducing again changes nothing")
                .isEqualTo(size(part.table()));
    }

    private static List<Integer> size(OptionTable table) {
        return List.of(table.primaryCount(), table.itemCount(), table.optionCount(), table.cellCount());
    }

    /** A problem in few characters: its items as Knuth's programs read them, and in each further line an option. */
    private static ExactCoverProblem<String, String> problem(String text) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        List<String> lines = text.lines().toList();
        String[] kinds = lines.get(0).split(" \\| ", -1);
        for (String item : kinds[0].split(" ", -1)) {
            String[] parts = item.split("[:|]", -1);
            switch (parts.length) {
                case 1 -> builder.primary(item);
                case 2 -> builder.bounded(parts[1], Integer.parseInt(parts[0]), Integer.parseInt(parts[0]));
                default -> builder.bounded(parts[2], Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            }
        }
        if (kinds.length > 1) {
            builder.secondary(kinds[1].split(" ", -1));
        }
        for (String line : lines.subList(1, lines.size())) {
            builder.option(line, option -> {
                for (String use : line.split(" ", -1)) {
                    int colon = use.indexOf(':');
                    if (colon < 0) {
                        option.covers(use);
                    } else {
                        option.colors(use.substring(0, colon), use.substring(colon + 1));
                    }
                }
            });
        }
        return builder.build();
    }

    private static String reduced(String text) {
        ExactCoverProblem<String, String> problem = problem(text);
        View part = Reduction.of(problem.table());
        OptionTable left = part.table();
        String items = IntStream.range(0, left.itemCount())
                .mapToObj(item -> part.item(item) < problem.primaryItems().size()
                        ? problem.primaryItems().get(part.item(item))
                        : problem.secondaryItems()
                                .get(part.item(item) - problem.primaryItems().size()))
                .collect(Collectors.joining(" "));
        String options = IntStream.range(0, left.optionCount())
                .mapToObj(option -> problem.options().get(part.solution(new int[] {option})[0]))
                .collect(Collectors.joining(", "));
        return items + " / " + options;
    }

    /** The examples of Knuth's program DLX-PRE, with what it leaves. */
    @Test
    void knuthsExamplesAreReducedToTheirSolutions() {
        assertThat(reduced("A B C D E | F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"))
                .isEqualTo("A B C / C E F, A D, B G");
        assertThat(reduced("A B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n"))
                .isEqualTo("A B / A C X:1 Y:1, B X:1");
    }

    @Test
    void twinsTakeTheNarrowerBoundsOfBoth() {
        assertThat(reduced("1:3|a 0:2|b\na b\na b\na b\n")).isEqualTo("a / a b, a b, a b");
        assertThat(DLX.search(problem("1:3|a 0:2|b\na b\na b\na b\n"))
                        .reduce()
                        .count()
                        .solutions())
                .isEqualTo(6);
        assertThat(reduced("3|a 0:2|b\na b\na b\na b\n")).startsWith("a b /");
    }

    @Test
    void anItemThatCannotBeCoveredTooOftenGoes() {
        assertThat(reduced("a b 0:2|c\na c\na\nb c\nb\n")).isEqualTo("a b / a c, a, b c, b");
        assertThat(reduced("a b 0:1|c\na c\na\nb c\nb\n")).isEqualTo("a b c / a c, a, b c, b");
        assertThat(reduced("a b | x y\na x\na x y:1\nb\nb y:1\n")).isEqualTo("a b / a x, a x y:1, b, b y:1");
    }

    @Test
    void anItemWhoseOptionsExcludeEachOtherAnywayGoes() {
        assertThat(reduced("a b | x y\na x y\nb x y\na\nb\n")).isEqualTo("a b y / a x y, b x y, a, b");
        assertThat(reduced("a b | x\na x\na x\nb\nb\n")).isEqualTo("a b / a x, a x, b, b");
        // In one color, y lets both be chosen.
        assertThat(reduced("a b | x y\na x y:1\nb x y:1\na y:2\nb y:2\na\nb\n")).startsWith("a b x y /");
    }

    @Test
    void theLastPrimaryItemOfAnOptionStays() {
        assertThat(reduced("a 0:2|c\na\nc\nc\n")).isEqualTo("a c / a, c, c");
    }

    @Test
    void aProblemWithoutSolutionKeepsNone() {
        assertThat(DLX.search(problem("a b\na\n")).reduce().count().solutions()).isZero();
        assertThat(reduced("a b\na\n")).isEqualTo("a / ");
    }

    @Test
    void theEmptyProblemKeepsItsSolution() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(DLX.search(empty).reduce().count().solutions()).isOne();
    }

    /** Dominoes on a strip of squares: the first one leaves one place for the next, and so on. */
    @Test
    void aChainOfForcedChoicesIsFollowedToItsEnd() {
        ProblemBuilder<Integer, Integer> strip = ExactCoverProblem.builder();
        IntStream.range(0, 200).forEach(strip::primary);
        IntStream.range(0, 199).forEach(square -> strip.option(square, square, square + 1));
        OptionTable left = Reduction.of(strip.build().table()).table();
        assertThat(left.optionCount()).isEqualTo(100);
        assertThat(left.itemCount()).isEqualTo(100);
    }
}
