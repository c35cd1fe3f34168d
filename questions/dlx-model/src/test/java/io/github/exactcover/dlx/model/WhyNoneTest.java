package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.model.Path;
import io.github.exactcover.dlx.internal.model.Translation;
import io.github.exactcover.dlx.internal.model.Trick;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Explanations name rules that cannot hold together, none of which can be left out. */
class WhyNoneTest {

    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void aModelWithASolutionNeedsNoExplanation() {
        Model model = new Model();
        model.require(model.variable("x", 1, 3).eq(2));
        assertThat(model.compile().whyNone(LONG)).isEqualTo(new WhyNone(WhyNone.Kind.FEASIBLE, List.of()));
    }

    @Test
    void rulesThatOnlyLeaveOutValuesAreNamed() {
        Model model = new Model();
        Variable<Integer> x = model.variable("x", 1, 3);
        Rule less = model.require(x.where(value -> value < 2));
        model.require(x.ne(2));
        Rule more = model.require(x.oneOf(2, 3));
        assertThat(model.compile().whyNone(LONG)).isEqualTo(new WhyNone(WhyNone.Kind.MINIMAL, List.of(less, more)));
    }

    /** A digit that comes twice in a box needs three rules: the two clues and the box. */
    @Test
    void aWrongClueOfASudokuNeedsThreeRules() {
        Model model = new Model();
        Grid<Integer> grid = model.grid(9, 9, Model.range(1, 9));
        grid.rows().forEach(model::allDifferent);
        grid.columns().forEach(model::allDifferent);
        grid.blocks(3, 3).forEach(box -> model.allDifferent(box).named("box of " + box.get(0)));
        String clues = "......86.13...........3.74..9......5......6......2..........1.............16425.1";
        for (int i = 0; i < 81; i++) {
            if (clues.charAt(i) != '.') {
                model.require(grid.cells().get(i).eq(clues.charAt(i) - '0'));
            }
        }
        WhyNone why = model.compile().whyNone(LONG);
        assertThat(why.kind()).isEqualTo(WhyNone.Kind.MINIMAL);
        assertThat(why.rules()).hasSize(3).hasToString("[box of r7c7, r7c7 = 1, r9c9 = 1]");
    }

    /** Eight nurses have 40 duties, but 42 are needed. All rules about that take part, and none about nights. */
    @Test
    void aRosterWithTooFewNursesNeedsAllNumbers() {
        Model model = new Model();
        Grid<String> duty = model.grid(8, 7, List.of("off", "early", "late", "night"));
        for (String shift : List.of("early", "late", "night")) {
            duty.columns()
                    .forEach(day -> model.atLeast(
                                    2, day.stream().map(x -> x.eq(shift)).toList())
                            .named("two " + shift));
        }
        for (List<Variable<String>> week : duty.rows()) {
            model.atMost(5, week.stream().map(x -> x.ne("off")).toList()).named("five duties");
            for (int day = 0; day < 6; day++) {
                model.implies(week.get(day).eq("night"), week.get(day + 1).oneOf("night", "off"));
            }
        }
        WhyNone why = model.compile().whyNone(LONG);
        assertThat(why.kind()).isEqualTo(WhyNone.Kind.MINIMAL);
        assertThat(why.rules())
                .hasSize(29)
                .extracting(Rule::name)
                .containsOnly("two early", "two late", "two night", "five duties");
    }

    /** The last two rows have a run too much for the last three columns. The rows above do not matter. */
    @Test
    void linesOfANonogramThatDoNotMatterAreNotNamed() {
        Model model = new Model();
        Grid<Boolean> grid = model.grid(5, 5, List.of(false, true));
        List<List<Integer>> rows = List.of(List.of(1, 1), List.of(5), List.of(1, 1), List.of(4), List.of(1, 3));
        List<List<Integer>> columns = List.of(List.of(1, 1), List.of(3), List.of(2, 1), List.of(1, 1), List.of(3));
        for (int i = 0; i < 5; i++) {
            model.runs(grid.row(i), rows.get(i)).named("row " + (i + 1));
            model.runs(grid.column(i), columns.get(i)).named("column " + (i + 1));
        }
        WhyNone why = model.compile().whyNone(LONG);
        assertThat(why.kind()).isEqualTo(WhyNone.Kind.MINIMAL);
        assertThat(isPossible(model, why.rules())).isFalse();
        for (Rule left : why.rules()) {
            assertThat(isPossible(
                            model,
                            why.rules().stream().filter(rule -> rule != left).toList()))
                    .isTrue();
        }
    }

    /**
     * The columns of a sparse nonogram have a cell more than its rows. Only all lines together tell that. To count is
     * enough to see it; the search did not in seconds.
     */
    @Test
    void totalsOfANonogramThatDifferAreSeenAtOnce() {
        Random random = new Random(2);
        boolean[][] cells = new boolean[15][15];
        for (boolean[] row : cells) {
            for (int column = 0; column < 15; column++) {
                row[column] = random.nextInt(100) < 35;
            }
        }
        Model model = new Model();
        Grid<Boolean> grid = model.grid(15, 15, List.of(false, true));
        for (int i = 0; i < 15; i++) {
            boolean[] column = new boolean[15];
            for (int row = 0; row < 15; row++) {
                column[row] = cells[row][i];
            }
            model.runs(grid.row(i), runs(cells[i]));
            List<Integer> runs = runs(column);
            if (i == 7) {
                runs.set(0, runs.get(0) + 1);
            }
            model.runs(grid.column(i), runs);
        }
        CompiledModel compiled = model.compile();
        RuleReducer numbers = new RuleReducer(some -> compiled.translation(some, EnumSet.allOf(Trick.class)), LONG);
        BitSet all = new BitSet();
        all.set(0, 30);
        assertThat(numbers.begin(all, 1)).isEqualTo(WhyNone.Kind.NOT_MINIMAL);
        assertThat(numbers.left).isEqualTo(all);
    }

    private static List<Integer> runs(boolean... line) {
        List<Integer> runs = new ArrayList<>();
        int length = 0;
        for (int i = 0; i <= line.length; i++) {
            if (i < line.length && line[i]) {
                length++;
            } else if (length > 0) {
                runs.add(length);
                length = 0;
            }
        }
        return runs;
    }

    /** Three nurses have three duties each, by an automaton that counts them; so there are 9, and 10 to do. */
    @Test
    void numbersThatFollowFromPathsAreSeen() {
        Model model = new Model();
        Grid<String> duty = model.grid(3, 5, List.of("off", "day", "night"));
        Map<Integer, Integer> next = Map.of(0, 1, 1, 2, 2, 3);
        for (List<Variable<String>> week : duty.rows()) {
            model.path(week, 0, (duties, shift) -> shift.equals("off") ? duties : next.get(duties), duties -> true)
                    .named("three duties at most");
        }
        for (List<Variable<String>> day : duty.columns()) {
            model.exactly(1, day.stream().map(x -> x.eq("day")).toList()).named("one by day");
            model.exactly(1, day.stream().map(x -> x.eq("night")).toList()).named("one by night");
        }
        WhyNone why = model.compile().whyNone(LONG);
        assertThat(why.kind()).isEqualTo(WhyNone.Kind.MINIMAL);
        assertThat(why.rules()).hasSize(13);
    }

    /** Numbers follow from paths: all assignments that keep the rules also keep them. */
    @Test
    void whatIsSaidAboutNumbersHolds() {
        int checked = 0;
        for (int seed = 0; checked < 300; seed++) {
            RandomModel random = new RandomModel(seed);
            CompiledModel compiled = random.model().compile();
            if (!random.allAssignments().isEmpty()
                    && compiled.rules.stream().anyMatch(rule -> rule.statement() instanceof Path)) {
                checked++;
                BitSet all = new BitSet();
                all.set(0, compiled.rules.size());
                Translation numbers = compiled.translation(all, EnumSet.allOf(Trick.class));
                assertThat(numbers.isBroken()).as("model %s", seed).isFalse();
                Set<List<Integer>> missing = new HashSet<>(random.allAssignments());
                DLX.forEach(numbers.problem(item -> item, option -> option), solution -> {
                    int[] places = numbers.places(solution.options().stream().mapToInt(option -> option));
                    missing.remove(random.valuesAt(places));
                });
                assertThat(missing).as("model %s", seed).isEmpty();
            }
        }
    }

    /** Without any one of the rules, the others have a solution. */
    @Test
    void explanationsOfRandomModelsAreMinimal() {
        int explained = 0;
        for (int seed = 0; explained < 150; seed++) {
            RandomModel random = new RandomModel(seed);
            if (random.allAssignments().isEmpty()) {
                explained++;
                WhyNone why = random.model().compile().whyNone(LONG);
                assertThat(why.kind()).as("model %s", seed).isEqualTo(WhyNone.Kind.MINIMAL);
                for (Rule left : why.rules()) {
                    List<Rule> others =
                            why.rules().stream().filter(rule -> rule != left).toList();
                    assertThat(isPossible(random.model(), others))
                            .as("model %s without %s", seed, left)
                            .isTrue();
                }
                assertThat(isPossible(random.model(), why.rules()))
                        .as("model %s", seed)
                        .isFalse();
            }
        }
    }

    /** What one question leaves open stays open, even if the next rule is known to be needed. */
    @Test
    void aReasonIsNotMinimalIfOneRuleIsNotKnownToBeNeeded() {
        Model model = new Model();
        Variable<Integer> x = model.variable("x", 1, 2);
        model.require(x.eq(1));
        model.require(x.eq(2));
        RuleReducer reducer = new RuleReducer(
                some -> {
                    if (some.get(0)) {
                        return model.compile().translation(some);
                    }
                    throw new IllegalArgumentException("hopeless without the first rule");
                },
                LONG);
        BitSet all = BitSet.valueOf(new long[] {3});
        assertThat(reducer.reduce(all)).isEqualTo(WhyNone.Kind.NOT_MINIMAL);
        assertThat(reducer.left).isEqualTo(all);
    }

    private static boolean isPossible(Model model, List<Rule> rules) {
        CompiledModel compiled = model.compile();
        BitSet some = new BitSet();
        rules.forEach(rule -> some.set(compiled.rules.indexOf(rule)));
        Translation translation = compiled.translation(some);
        ExactCoverProblem<Integer, Integer> problem = translation.problem(item -> item, option -> option);
        return !translation.isBroken() && DLX.search(problem).first().isPresent();
    }

    @Test
    void whatIsNotKnownInTimeIsSaid() {
        Model model = new Model();
        List<Variable<Integer>> pigeons = model.variables(List.of("a", "b", "c", "d"), Model.range(1, 3));
        model.allDifferent(pigeons);
        WhyNone why = model.compile().whyNone(Duration.ofNanos(1));
        assertThat(why.kind()).isIn(WhyNone.Kind.UNKNOWN, WhyNone.Kind.NOT_MINIMAL);
    }

    @Test
    void aTimeThatIsNotPositiveIsRefused() {
        CompiledModel compiled = new Model().compile();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> compiled.whyNone(Duration.ZERO))
                .withMessage("The time is PT0S, but must be positive; some seconds are a good start");
    }
}
