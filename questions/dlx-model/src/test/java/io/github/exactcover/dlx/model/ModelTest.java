package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.model.Trick;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What models are made of, what they are called, and what is refused. */
class ModelTest {

    private final Model model = new Model();

    private long count() {
        return DLX.search(model.compile().problem()).count().solutions().longValueExact();
    }

    @Test
    void aModelWithoutVariablesHasOneAssignment() {
        assertThat(count()).isOne();
        assertThat(model).hasToString("0 variables, 0 rules");
        assertThat(model.compile().decode(Solution.of(List.of()))).hasToString("");
    }

    @Test
    void emptyRulesHoldIfTheyCan() {
        model.variable("x", 1, 3);
        model.allDifferent(List.of());
        model.sum(List.of(), 0);
        model.exactly(0, List.of());
        model.runs(List.of(), List.of());
        model.table(List.of(), List.of(List.of()));
        model.<Integer>rule(List.of(), values -> true);
        assertThat(count()).isEqualTo(3);
    }

    @Test
    void emptyRulesFailIfTheyCannotHold() {
        List<Function<Model, Rule>> rules = List.of(
                one -> one.sum(List.of(), 1),
                one -> one.atLeast(1, List.of()),
                one -> one.runs(List.of(), List.of(1)),
                one -> one.table(List.of(), List.of()),
                one -> one.<Integer>rule(List.of(), values -> false));
        for (Function<Model, Rule> maker : rules) {
            Model one = new Model();
            Rule rule = maker.apply(one);
            assertThat(DLX.search(one.compile().problem()).first())
                    .as("%s", rule)
                    .isEmpty();
        }
    }

    @Test
    void rulesHaveNames() {
        Variable<Integer> x = model.variable("x", 1, 3);
        Variable<Integer> y = model.variable("y", 1, 3);
        assertThat(model.allDifferent(List.of(x, y))).hasToString("all different: x, y");
        assertThat(model.equal(x, y.map(value -> value + 1))).hasToString("x = y'");
        assertThat(model.sum(List.of(x, y), 3)).hasToString("sum of x, y = 3");
        assertThat(model.sum(List.of(x, y), 3, 4)).hasToString("sum of x, y in 3..4");
        assertThat(model.exactly(1, List.of(x.eq(1), y.ne(2)))).hasToString("exactly 1 of: x = 1, y != 2");
        assertThat(model.implies(x.eq(1), y.oneOf(2, 3))).hasToString("if x = 1 then y in [2, 3]");
        assertThat(model.require(x.where(value -> value > 1))).hasToString("x is as asked");
        assertThat(model.rule(x, y, (a, b) -> a + b > 3)
                        .named("more than three")
                        .name())
                .isEqualTo("more than three");
    }

    /** 0 goes with all, and two values go with two others each. Four others go with 0 only. */
    @Test
    void classesOfValuesMayHaveAFreeOneBesides() {
        Variable<Integer> x = model.variable("x", 0, 4);
        Variable<Integer> y = model.variable("y", 0, 7);
        model.rule(x, y, (a, b) -> a == 0 || (a + 1) / 2 == b / 2);
        assertThat(count()).isEqualTo(8 + 4 * 2);
    }

    /** The set of values has two, though the sum has three terms. */
    @Test
    void aVariableMayBeTwiceInASumOfDifferentValues() {
        Variable<Integer> x = model.variable("x", 0, 4);
        Variable<Integer> y = model.variable("y", 0, 4);
        model.allDifferent(List.of(x, y));
        model.sum(List.of(x, x, y), 6);
        assertThat(count()).isEqualTo(2);
    }

    /** The last rule leaves out 2, which is equal to its own view. */
    @Test
    void aTableHasNoRowsOfValuesThatALaterRuleLeavesOut() {
        Variable<Integer> x = model.variable("x", 1, 4);
        Variable<Integer> y = model.variable("y", 1, 4);
        model.table(List.of(x, y), List.of(List.of(1, 1), List.of(2, 2), List.of(3, 1)));
        model.allDifferent(List.of(x, x.map(value -> value == 2 ? 2 : 9)));
        assertThat(count()).isEqualTo(2);
    }

    /** The first and the last row are full, and the columns then leave one value for each cell between. */
    @Test
    void pathsCanLeaveOutAllValuesThatLinesExclude() {
        Grid<Boolean> grid = model.grid(3, 3, List.of(false, true));
        List<List<Integer>> rows = List.of(List.of(3), List.of(1), List.of(3));
        List<List<Integer>> columns = List.of(List.of(1, 1), List.of(3), List.of(1, 1));
        for (int i = 0; i < 3; i++) {
            model.runs(grid.row(i), rows.get(i));
            model.runs(grid.column(i), columns.get(i));
        }
        Set<Trick> tricks = Trick.all();
        tricks.add(Trick.NARROW_PATHS);
        assertThat(model.compile(tricks).problem().options())
                .extracting(Choice::name)
                .filteredOn(name -> name.matches("r.c. = .*"))
                .hasSize(9);
    }

    @Test
    void aCompiledModelDoesNotChange() {
        Variable<Integer> x = model.variable("x", 1, 3);
        CompiledModel before = model.compile();
        Variable<Integer> late = model.variable("late", 1, 3);
        model.require(x.eq(2));
        assertThat(DLX.search(before.problem()).count().solutions()).isEqualTo(3);
        assertThat(count()).isEqualTo(3);
        Assignment first = before.decode(DLX.search(before.problem()).first().orElseThrow());
        assertThat((int) first.get(x)).isEqualTo(1);
        assertThat((int) first.get(x.map(value -> value * 10))).isEqualTo(10);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> first.get(late))
                .withMessageStartingWith("This assignment is not for late, which is of another model or was added");
    }

    @Test
    void assignmentsAreValues() {
        model.variables(List.of("x", "y"), Model.range(0, 1));
        CompiledModel compiled = model.compile();
        List<Assignment> all =
                DLX.stream(compiled.problem()).map(compiled::decode).toList();
        assertThat(all).hasSize(4).doesNotHaveDuplicates();
        assertThat(compiled.decode(DLX.search(compiled.problem()).first().orElseThrow()))
                .isEqualTo(all.get(0))
                .hasSameHashCodeAs(all.get(0))
                .isNotEqualTo(all.get(1));
    }

    @Test
    void gridsHaveLinesBlocksAndText() {
        Grid<Integer> grid = model.grid(2, 4, List.of(7));
        Grid<Boolean> picture = model.grid("p ", 2, 2, List.of(true));
        assertThat(grid.row(1)).hasToString("[r2c1, r2c2, r2c3, r2c4]");
        assertThat(grid.column(3)).hasToString("[r1c4, r2c4]");
        assertThat(grid.blocks(2, 2)).hasToString("[[r1c1, r1c2, r2c1, r2c2], [r1c3, r1c4, r2c3, r2c4]]");
        assertThat(picture.diagonals()).hasToString("[[p r1c1, p r2c2], [p r1c2, p r2c1]]");
        CompiledModel compiled = model.compile();
        Assignment only = compiled.decode(DLX.search(compiled.problem()).first().orElseThrow());
        assertThat(grid.text(only)).isEqualTo("7 7 7 7\n7 7 7 7\n");
        assertThat(picture.text(only)).isEqualTo("##\n##\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> grid.get(2, 0))
                .withMessage("A block of 1x1 cells at row 2, column 0 is not in a grid of 2x4 cells; rows and columns"
                        + " are counted from 0");
        assertThatIllegalArgumentException().isThrownBy(() -> grid.blocks(2, 3)).withMessageContaining("do not fill");
        assertThatIllegalArgumentException().isThrownBy(grid::diagonals).withMessageContaining("only a square has");
    }

    @Test
    void aGridIsMadeOfVariablesWithDifferentValues() {
        Variable<Integer> one = model.variable("one", 1, 2);
        Variable<Integer> other = model.variable("other", 3, 4);
        Grid<Integer> grid = new Grid<>(1, 2, List.of(one, other));
        assertThat(grid.get(0, 1)).isSameAs(other);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Grid<>(2, 2, List.of(one, other)))
                .withMessage("A grid of 2x2 cells cannot be made of 2 variables; give one for each cell");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Grid<Integer>(0, 2, List.of()))
                .withMessage("A grid of 0x2 cells is empty; it must have a row and a column");
    }

    /** Each rule could be translated, but the values alone take more memory than there is. */
    @Test
    void aModelThatDoesNotFitIntoMemoryIsRefused() {
        List<Integer> values = Model.range(1, 100_000);
        for (long bytes = 0; bytes <= Runtime.getRuntime().maxMemory(); bytes += 350 * 100_000) {
            model.variable("x" + bytes, values);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(model::compile)
                .withMessageMatching("The model needs more than the \\d+ MB that Java may use; allow more with -Xmx,"
                        + " or take fewer variables with fewer values");
    }

    @Test
    void namesOfRulesAboutManyTermsAreShort() {
        List<Variable<Integer>> many = model.grid(3, 9, List.of(1)).cells();
        assertThat(model.allDifferent(many.subList(0, 25)).name()).endsWith("r3c6, r3c7");
        assertThat(model.allDifferent(many).name()).endsWith("r3c6, r3c7 and 2 more");
    }

    /** Text formats separate names by blanks, and use colons and bars. */
    @Test
    void namesAreUniqueAndFitIntoFiles() {
        Variable<String> a = model.variable("a b:c|d", List.of("1 2", "3"));
        Variable<String> b = model.variable("a_b:c|d", List.of("1 2", "3", "4"));
        model.different(a, b).named("two words");
        model.different(a.map(value -> value + "!"), b).named("two words");
        CompiledModel compiled = model.compile();
        assertThat(compiled.problem().primaryItems()).extracting(Item::name).containsExactly("a_b=c/d", "a_b=c/d#2");
        assertThat(compiled.problem().options()).doesNotHaveDuplicates();
        assertThat(compiled.problem().secondaryItems())
                .extracting(Item::name)
                .noneMatch(name -> name.matches(".*[\\s:|].*"));
    }

    @Test
    void aSilentValueHasNoOption() {
        List<Variable<Boolean>> cells = model.variables(List.of("a", "b", "c", "d"), List.of(false, true));
        model.exactly(2, cells.stream().map(cell -> cell.eq(true)).toList());
        CompiledModel compiled = model.compile();
        assertThat(compiled.problem().options()).hasToString("[a = true, b = true, c = true, d = true]");
        assertThat(compiled.decode(DLX.search(compiled.problem()).first().orElseThrow()))
                .hasToString("a = true, b = true, c = false, d = false");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        Variable<Integer> x = model.variable("x", 1, 3);
        refuses(
                () -> model.variable("x", 1, 2),
                "There is a variable 'x' already; give each variable a name of its own");
        refuses(() -> model.variable(" ", 1, 2), "The name is blank; give one that tells what it is");
        refuses(() -> model.variable("y", 2, 1), "The range 2..1 is empty; give the smaller number first");
        refuses(() -> model.variable("y", List.of()), "Variable 'y' has no values; give it at least one");
        refuses(() -> model.variable("y", List.of(1, 1)), "Variable 'y' has the value 1 twice; leave one out");
        refuses(
                () -> Model.range(Integer.MIN_VALUE, Integer.MAX_VALUE),
                "The range -2147483648..2147483647 has 4,294,967,296 values, but may have 100,000; split a large number"
                        + " into variables for its digits");
        refuses(() -> model.grid(0, 3, List.of(1)), "A grid of 0x3 cells is empty; it must have a row and a column");
        refuses(() -> model.sum(List.of(x), 2, 1), "The bounds 2..1 are empty; give the smaller number first");
        refuses(
                () -> model.atMost(-1, List.of(x.eq(1))),
                "The number -1 is negative; so few conditions can never hold, so give at least 0");
        refuses(
                () -> model.table(List.of(x), List.of(List.of(1, 2))),
                "The row [1, 2] has 2 values, but the table is about 1 term; give a value for each term");
        refuses(
                () -> model.runs(List.of(), List.of(0)),
                "The length of a run is 0, but must be at least 1; for a line without runs, give no lengths");
        Model other = new Model();
        refuses(
                () -> other.require(x.eq(1)),
                "'x = 1' is of another model; use the variables of this one in its rules");
        refuses(
                () -> other.allDifferent(List.of(x)),
                "'x' is of another model; use the variables of this one in its rules");
        assertThatNullPointerException()
                .isThrownBy(() -> x.map(value -> value == 2 ? null : value))
                .withMessage("The function makes null of 2; let it return a value of its own for that");
    }

    private static void refuses(Runnable action, String message) {
        assertThatIllegalArgumentException().isThrownBy(action::run).withMessage(message);
    }

    @Test
    void hopelessRulesAreRefusedInWords() {
        List<Variable<Integer>> many = model.variables(
                IntStream.rangeClosed(1, 10).mapToObj(i -> "x" + i).toList(), Model.range(0, 9));
        Rule rule = model.rule(many, values -> true).named("anything goes");
        assertThat(rule.name()).isEqualTo("anything goes");
        refuses(
                model::compile,
                "Rule 'anything goes' needs more than 200,000 steps: after 6 of its 10 variables there are 88,900"
                        + " different states. Split it into rules on fewer variables, for example with digits and"
                        + " carries, or take a solver for sums");
    }

    @Test
    void soAreRulesAboutTooManyPairs() {
        Variable<Integer> x = model.variable("x", 1, 4000);
        Variable<Integer> y = model.variable("y", 1, 4000);
        model.less(x, y);
        refuses(
                model::compile,
                "Rule 'x < y' is about 16,000,000 pairs of values, but may be about 10,000,000. Give the variables"
                        + " fewer values, for example with variables for the digits of a number");
    }

    @Test
    void solutionsOfAnotherProblemAreRefused() {
        model.variables(List.of("x", "y"), Model.range(1, 2));
        CompiledModel compiled = model.compile();
        Model other = new Model();
        other.variable("z", 1, 2);
        List<Choice> choices = other.compile().problem().options();
        refuses(
                () -> compiled.decode(Solution.of(choices.subList(0, 1), 0)),
                "The problem of this model has no option 'z = 1'; decode only its own solutions");
        refuses(
                () -> compiled.decode(Solution.of(compiled.problem().options().subList(0, 1), 0)),
                "The solution has no value for y; decode only whole solutions of this model");
        assertThat(compiled).hasToString("2 variables, 0 rules: 2 primary items, 0 secondary, 4 options");
    }

    /** A condition is a term that is true or false. */
    @Test
    void rulesCanBeAboutConditions() {
        Variable<Integer> x = model.variable("x", 1, 3);
        Variable<Integer> y = model.variable("y", 1, 3);
        assertThat(model.equal(x.eq(1), y.ne(2))).hasToString("x = 1 = y != 2");
        assertThat(count()).isEqualTo(4);
        model.runs(List.of(x.eq(1), y.eq(3)), List.of(2));
        assertThat(count()).isEqualTo(1);
    }

    /** Files have this name, in which a blank is a line. */
    @Test
    void anItemOfARuleNamesItsFirstValues() {
        Variable<Integer> x = model.variable("x", 1, 8);
        Variable<Integer> y = model.variable("y", 1, 3);
        model.rule(x, y, (a, b) -> b == 1 || a > 4).named("large");
        assertThat(model.compile().problem().secondaryItems())
                .extracting(Item::toString)
                .containsExactly("large=_x_in_[1,_2,_3]_and_more");
        assertThat(count()).isEqualTo(16);
    }
}
