package io.github.exactcover.dlx.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.steps.Step.Kind;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class StepsTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** Every step is right for each solution that brute force finds, and the last one for all of them. */
    @Property(tries = 1000, seed = "43")
    void noStepLosesASolution(@ForAll("problems") SmallProblem small) {
        FailedProblems.keeping("steps", small, () -> check(small));
    }

    @Test
    void noStepLosesASolutionOfLargerProblemsEither() {
        Random random = new Random(43);
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (int round = 0; round < 4000; round++) {
            kinds.addAll(
                    check(SmallProblem.random(random, round % 2 == 0)).counts().keySet());
        }
        assertThat(kinds).contains(Kind.SINGLE, Kind.EXCLUDED, Kind.WITHIN_2, Kind.CHAIN, Kind.STUCK);
    }

    private static Grade check(SmallProblem small) {
        Set<Set<Integer>> solutions = small.solutions();
        List<Step<String, Integer>> steps = Steps.of(small.problem()).stream().toList();
        Set<Integer> taken = new TreeSet<>();
        Set<Integer> gone = new HashSet<>();
        int left = steps.size();
        for (Step<String, Integer> step : steps) {
            assertThat(solutions).allMatch(solution -> solution.containsAll(step.taken()));
            assertThat(solutions).noneMatch(solution -> step.removed().stream().anyMatch(solution::contains));
            assertThat(step.taken()).hasSizeLessThan(2);
            boolean isLast = --left == 0;
            boolean isEnd = step.taken().isEmpty() && step.removed().isEmpty();
            assertThat(isEnd).isEqualTo(step.kind().compareTo(Kind.STUCK) >= 0);
            assertThat(isEnd && !isLast).isFalse();
            taken.addAll(step.taken());
            assertThat(gone.addAll(step.taken()) || gone.addAll(step.removed())).isNotEqualTo(isEnd);
        }
        Grade grade = Grade.of(steps.stream());
        if (grade.isSolved()) {
            assertThat(solutions).containsExactly(taken);
        } else if (grade.hardest() == Kind.CONTRADICTION) {
            assertThat(solutions).isEmpty();
        }
        assertThat(solutions.size() > 1 && grade.hardest() != Kind.STUCK).isFalse();
        return grade;
    }

    /** Here all kinds of steps have something to say, and mostly there are several solutions. */
    @Test
    void noStepLosesALatinSquare() {
        Random random = new Random(44);
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        int solved = 0;
        for (int round = 0; round < 150; round++) {
            ExactCoverProblem<String, String> problem = pencilMarks(random, 5, 0.3 + 0.3 * random.nextDouble());
            Set<Set<String>> solutions = DLX.stream(problem)
                    .map(solution -> Set.copyOf(solution.options()))
                    .collect(Collectors.toSet());
            List<Step<String, String>> steps = Steps.of(problem).stream().toList();
            for (Step<String, String> step : steps) {
                assertThat(solutions).allMatch(solution -> solution.containsAll(step.taken()));
                assertThat(solutions)
                        .noneMatch(solution -> step.removed().stream().anyMatch(solution::contains));
                kinds.add(step.kind());
            }
            Grade grade = Grade.of(steps.stream());
            solved += grade.isSolved() ? 1 : 0;
            assertThat(grade.isSolved()).isEqualTo(solutions.size() == 1);
        }
        assertThat(solved).isPositive();
        assertThat(kinds)
                .contains(Kind.SINGLE, Kind.WITHIN_2, Kind.WITHIN_3, Kind.WITHIN_4, Kind.CHAIN, Kind.TRIAL, Kind.STUCK);
    }

    /** A hidden Latin square, and each other digit of each cell with this probability. */
    private static ExactCoverProblem<String, String> pencilMarks(Random random, int size, double more) {
        String[] rows = new String[size];
        for (int row = 0; row < size; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < size; column++) {
                line.append(column == 0 ? "" : " ");
                for (int digit = 0; digit < size; digit++) {
                    if ((row + column) % size == digit || random.nextDouble() < more) {
                        line.append(digit + 1);
                    }
                }
            }
            rows[row] = line.toString();
        }
        return latin(rows);
    }

    /** Rows and columns of digits, where only the pencil marks that are given are left. */
    private static ExactCoverProblem<String, String> latin(String... rows) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        int size = rows[0].split(" ", -1).length;
        for (String kind : List.of("cell", "row", "column")) {
            for (int i = 0; i < size * size; i++) {
                builder.primary(kind + i);
            }
        }
        for (int row = 0; row < size; row++) {
            // The last line stands for all that follow.
            List<String> cells = List.of(rows[Math.min(row, rows.length - 1)].split(" ", -1));
            for (int column = 0; column < size; column++) {
                for (char digit : cells.get(column).toCharArray()) {
                    int symbol = digit - '1';
                    builder.option(
                            row + "," + column + "=" + digit,
                            "cell" + (row * size + column),
                            "row" + (row * size + symbol),
                            "column" + (column * size + symbol));
                }
            }
        }
        return builder.build();
    }

    private static Step<String, String> first(ExactCoverProblem<String, String> problem) {
        return Steps.of(problem).stream().findFirst().orElseThrow();
    }

    @Test
    void twoCellsWithTwoDigitsTakeThem() {
        Step<String, String> step = first(latin("12 12 1234 1234", line("", 4)));
        assertThat(step.kind()).isEqualTo(Kind.WITHIN_2);
        assertThat(step.items()).containsExactly("cell0", "cell1", "row0", "row1");
        assertThat(step.removed()).containsExactly("0,2=1", "0,2=2", "0,3=1", "0,3=2");
    }

    @Test
    void aDigitInTwoRowsWithinTwoColumnsIsAnXWing() {
        Step<String, String> step =
                first(latin("1234 1234 234 234", "1234 1234 1234 1234", "1234 1234 234 234", "1234 1234 1234 1234"));
        assertThat(step.kind()).isEqualTo(Kind.WITHIN_2);
        assertThat(step.items()).containsExactly("row0", "row8", "column0", "column4");
        assertThat(step.removed()).containsExactly("1,0=1", "1,1=1", "3,0=1", "3,1=1");
    }

    @Test
    void threeAndFourCellsToo() {
        Step<String, String> three = first(latin(line("12 23 13", 9), line("", 9)));
        assertThat(three.kind()).isEqualTo(Kind.WITHIN_3);
        assertThat(three.removed()).hasSize(18).allMatch(option -> option.startsWith("0,"));
        Step<String, String> four = first(latin(line("12 23 34 14", 9), line("", 9)));
        assertThat(four.kind()).isEqualTo(Kind.WITHIN_4);
        assertThat(four.removed()).hasSize(20).allMatch(option -> option.startsWith("0,"));
        assertThat(four.length()).isEqualTo(4);
    }

    /** Some cells, and then cells in which all digits can stand. */
    private static String line(String cells, int size) {
        String all = "123456789".substring(0, size);
        int left = size - (cells.isEmpty() ? 0 : cells.split(" ", -1).length);
        return (cells + (" " + all).repeat(left)).strip();
    }

    @Test
    void aChainGoesFromChoiceToChoice() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .primary("p", "q", "far")
                .secondary("x", "y", "z", "w")
                .option("p1", "p", "x")
                .option("p2", "p", "y")
                .option("q1", "q", "y")
                .option("q2", "q", "z")
                .option("end", "far", "x", "z")
                .option("other", "far", "w")
                .option("third", "far")
                .build();
        Step<String, String> step = first(problem);
        // If "end" were chosen, then p2 and q1, which exclude each other.
        assertThat(step.kind()).isEqualTo(Kind.CHAIN);
        assertThat(step.removed()).containsExactly("end");
        assertThat(step.items()).containsExactly("q", "p");
        assertThat(step.length()).isEqualTo(2);
    }

    @Test
    void equalColorsDoNotExcludeEachOther() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.<String, String>builder()
                .primary("p", "q")
                .secondary("x")
                .option("p red", spec -> spec.covers("p").colors("x", "red"))
                .option("q red", spec -> spec.covers("q").colors("x", "red"))
                .option("q blue", spec -> spec.covers("q").colors("x", "blue"));
        Grade grade = Steps.of(builder.build()).grade();
        assertThat(grade.isSolved()).isTrue();
        assertThat(grade.counts()).containsOnlyKeys(Kind.SINGLE);
    }

    @Test
    void whatABoundedItemCannotDoWithoutIsTaken() {
        ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
                .bounded("two", 2, 3)
                .primary("once")
                .option("a", "two")
                .option("b", "two", "once")
                .option("c", "once")
                .build();
        List<Step<String, String>> steps = Steps.of(problem).stream().toList();
        assertThat(steps).extracting(Step::kind).containsExactly(Kind.SINGLE, Kind.SINGLE);
        assertThat(steps).flatExtracting(Step::taken).containsExactly("a", "b");
        assertThat(steps).flatExtracting(Step::removed).containsExactly("c");
    }

    @Test
    void stepsSayWhereTheyEnd() {
        ExactCoverProblem<String, String> none = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("both", "a", "b")
                .option("a", "a")
                .build();
        assertThat(Steps.of(none).forbid("both").stream())
                .containsExactly(new Step<>(Kind.CONTRADICTION, List.of("b"), List.of(), List.of(), 0));
        assertThat(Steps.of(none).require("both", "a").stream())
                .containsExactly(new Step<>(Kind.CONTRADICTION, List.of(), List.of(), List.of(), 0));
        assertThat(Steps.of(none).require("both").stream()).isEmpty();
        assertThat(Steps.of(none).require("both").grade()).hasToString("SINGLE of length 0");
        Step<Integer, Integer> stuck = Steps.of(Families.queens(5, false)).stream()
                .reduce((one, next) -> next)
                .orElseThrow();
        assertThat(stuck.kind()).isEqualTo(Kind.STUCK);
        assertThat(stuck.items()).hasSize(10);
    }

    @Test
    void gradesAreOrdered() {
        Grade easy = new Grade(Kind.SINGLE, 1, java.util.Map.of(Kind.SINGLE, 50));
        Grade chain = new Grade(Kind.CHAIN, 3, java.util.Map.of(Kind.SINGLE, 50, Kind.CHAIN, 1));
        Grade longer = new Grade(Kind.CHAIN, 4, java.util.Map.of(Kind.SINGLE, 50, Kind.CHAIN, 1));
        assertThat(List.of(easy, chain, longer)).isSorted();
        assertThat(longer).hasToString("CHAIN of length 4: 50 x SINGLE, 1 x CHAIN");
    }

    @Test
    void streamsAreLazyAndEndWhenTimeIsUp() {
        List<Integer> asked = new ArrayList<>();
        Steps<Integer, Integer> question = Steps.of(Families.queens(30, false)).cancelWhen(() -> {
            asked.add(1);
            return true;
        });
        question.stream();
        assertThat(asked).isEmpty();
        assertThatExceptionOfType(SearchIncompleteException.class)
                .isThrownBy(() -> question.stream().findFirst())
                .satisfies(e -> assertThat(e.result().end()).isEqualTo(SearchEnd.CANCELLED));
        assertThatExceptionOfType(SearchIncompleteException.class).isThrownBy(question::grade);
    }

    /** The condition holds while a step is looked for that takes long. */
    @Test
    void aStepThatTakesLongIsGivenUp() {
        int[] asked = {0};
        assertThatExceptionOfType(SearchIncompleteException.class)
                .isThrownBy(() -> Steps.of(Families.latinSquares(20, false)).cancelWhen(() -> asked[0]++ > 2).stream()
                        .findFirst());
    }

    @Test
    void stepsAreAlwaysTheSame() {
        ExactCoverProblem<Integer, Integer> problem = Families.queens(6, false);
        int[] chosen = IntStream.of(1, 9).toArray();
        List<String> steps = Steps.of(problem).requireIndices(chosen).stream()
                .map(Step::toString)
                .collect(Collectors.toList());
        assertThat(Steps.of(problem).requireIndices(chosen).seed(5).stream())
                .extracting(Step::toString)
                .isEqualTo(steps);
    }
}
