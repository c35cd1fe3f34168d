package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.assertRefused;
import static io.github.exactcover.dlx.formats.files.Reading.read;
import static io.github.exactcover.dlx.formats.files.Reading.solutions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.CplexLp;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LpFormatTest {

    private static final ProblemFormat LP = new LpFormat();

    private static final String ROWS = "Minimize\n obj: 2 a + b\nSubject To\n r1: a + b = 1\n%s\nBinary\n a b\nEnd\n";

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Provide
    Arbitrary<ProgramModel> models() {
        return ProgramModel.arbitrary();
    }

    @Property(tries = 1000, seed = "20261130")
    void theSolutionsAreThePointsOfTheProgram(@ForAll("models") ProgramModel model) {
        Map<Set<String>, Long> found = new HashMap<>();
        solutions(read(LP, model.lp())).forEach((options, cost) -> {
            options.remove("constant");
            found.put(options, cost);
        });
        assertThat(found).as(model.lp()).isEqualTo(model.points());
    }

    @Property(tries = 1000, seed = "20261131")
    void whatDlxWritesIsReadBack(@ForAll("problems") PricedProblem priced) {
        String text = CplexLp.format(priced.problem());
        ExactCoverProblem<String, String> problem = read(LP, text);
        Map<Set<String>, Long> expected = priced.small().solutions().stream()
                .collect(Collectors.toMap(
                        options -> options.stream().map(o -> "x" + (o + 1)).collect(Collectors.toSet()), priced::cost));
        assertThat(solutions(problem)).as(text).isEqualTo(expected);
        if (!text.contains("never:") && !text.contains("nothing")) {
            List<String> items = new ArrayList<>(priced.problem().primaryItems());
            items.addAll(priced.problem().secondaryItems());
            assertThat(uses(problem, item -> item))
                    .as(text)
                    .isEqualTo(uses(priced.problem(), item -> "i" + (items.indexOf(item) + 1)));
        }
    }

    /** The items of each option. A color is the first option that gives it to the item. */
    private static List<String> uses(ExactCoverProblem<String, ?> problem, UnaryOperator<String> name) {
        Map<String, Integer> colors = new HashMap<>();
        List<String> uses = new ArrayList<>();
        for (String item : problem.primaryItems()) {
            uses.add(name.apply(item) + " " + problem.boundsOf(item));
        }
        for (int i = 0; i < problem.options().size(); i++) {
            int option = i;
            uses.add(problem.itemsOf(option).stream()
                    .map(item -> name.apply(item)
                            + problem.colorOf(option, item)
                                    .map(color -> ":" + colors.computeIfAbsent(item + " " + color, added -> option))
                                    .orElse(""))
                    .collect(Collectors.joining(" ", option + " ", "")));
        }
        return uses;
    }

    @Test
    void aSetPartitioningProblemHasItsCheapestSolution() {
        var problem = read(LP, """
                Minimize
                 cost: 3 x1 + 4x2
                   + 5 x3 + x4
                Subject To
                 day1: x1 + x3 = 1
                 day2: x2 + x3 = 1
                 day3: x1 + x4 = 1
                Binary
                 x1 x2 x3 x4
                End
                """);
        assertThat(problem.primaryItems()).containsExactly("day1", "day2", "day3");
        assertThat(problem.options()).containsExactly("x1", "x2", "x3", "x4");
        assertThat(solutions(problem)).isEqualTo(Map.of(Set.of("x1", "x2"), 7L, Set.of("x3", "x4"), 6L));
    }

    @Test
    void itemsAndColorsComeBack() {
        var problem = read(LP, CplexLp.format(DlxFormat.parse("0:2|a b | x\na b x:red |3\nb x:red |-1\na x\n")));
        assertThat(DlxFormat.format(problem)).isEqualTo("0:2|i1 i2 | i3\ni1 i2 i3:c1 |3\ni2 i3:c1 |-1\ni1 i3\n");
    }

    @Test
    void aVariableInNoPrimaryRowIsFree() {
        var problem = read(LP, "max\n\nst\n x + y <= 1\n x + z =< 1\nint x y z\nBounds\n x <= 1 y <= 1 z <= 1\nend");
        assertThat(DLX.stream(problem).count()).isEqualTo(5);
        assertThat(problem.secondaryItems()).containsExactly("R1", "R2");
        assertThat(problem.primaryItems()).containsExactly("x", "y", "z");
    }

    @Test
    void aMaximumIsTheCheapestWithTheOtherSign() {
        var problem = read(LP, "Maximize 2 a + 3 b + 10 st r: a + b = 1 Binary a b End");
        assertThat(solutions(problem)).isEqualTo(Map.of(Set.of("a", "constant"), -12L, Set.of("b", "constant"), -13L));
    }

    @Test
    void namesOfModellingToolsAreRead() {
        var problem = read(LP, """
                \\Problem name: m

                Minimize
                OBJ: x[0,1] + x_(2)
                Subject To
                _C1: x[0,1] + x_(2) = 1
                Binaries
                x[0,1]
                x_(2)
                End
                """);
        assertThat(problem.options()).containsExactly("x[0,1]", "x_(2)");
    }

    /** All spellings of one program, whose only solutions are a with c, and b with c. A tilde ends a line. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            min a + 2b~st a + b = 1~c = 1~binary a b c~end
            MINIMIZE~obj: a~+ 2 b~SUBJECT TO~one: a +~b~=~1~two: c >= 1~BINARIES~a~b c~END
            Minimum a+2 b+0c~such that~a + b = 1~1 <= c <= 1~Bin a b c~End
            minimize a + 2 b~s.t. a + 1.0 b = 1.0~r: 1 c = 1~Bounds~0 <= a <= 1~b <= 1~c = 1~General a b c~End
            minimize a + 2 b~st~a + b = 1~c >= 1~a + c <= 2~bounds~c <= 1~integers~a b c~end
            max - a - 2 b~st~- -a + b = + 1~1 = c~bin a b c~end
            """)
    void theSpellingsAreOneProgram(String text) {
        ExactCoverProblem<String, String> problem = read(LP, text.replace('~', '\n'));
        assertThat(solutions(problem).keySet()).containsExactlyInAnyOrder(Set.of("a", "c"), Set.of("b", "c"));
        assertThat(solutions(problem).values().stream().map(Math::abs)).containsExactlyInAnyOrder(1L, 2L);
    }

    @Test
    void aSumThatIsAtMost1KeepsItsWholeVariablesBelow2() {
        String program = "min a st a + b %s 1 Bounds b >= %s General a b End";
        assertThat(solutions(read(LP, program.formatted("<=", "0")))).hasSize(3);
        assertThat(solutions(read(LP, program.formatted("=", "0")))).hasSize(2);
        String refusal = "can be other numbers than 0 and 1";
        assertThatThrownBy(() -> read(LP, program.formatted(">=", "0"))).hasMessageContaining(refusal);
        assertThatThrownBy(() -> read(LP, program.formatted("<=", "-1"))).hasMessageContaining(refusal);
    }

    @Test
    void rowsThatAreNoSumsAreNamed() {
        assertRefused(LP, row("r2: a + 2 b <= 2"), refusal(5, 11, "r2", "2", "b"));
        assertRefused(LP, row("- a + b <= 0"), refusal(5, 3, "R2", "-1", "a"));
        assertRefused(LP, row("r2: a\n - c1 <= 0"), refusal(6, 4, "r2", "-1", "c1"));
        assertRefused(LP, row("i1c1x1: x1 - c1 <= 0\nBinary x1 c1"), refusal(5, 14, "i1c1x1", "-1", "c1"));
        assertRefused(
                LP,
                row("i1c1x1: x1 - c1 <= 0\ni1: c1 <= 1\ni2: c1 <= 1\nBinary x1 c1"),
                refusal(5, 14, "i1c1x1", "-1", "c1"));
        assertRefused(
                LP, row("i1c1x1: x1 - c1 <= 0\ni1: c1 + x1 <= 1\nBinary x1 c1"), refusal(5, 14, "i1c1x1", "-1", "c1"));
    }

    @Test
    void aVariableThatSaysMoreThanAColorIsNamed() {
        String colored = row("i1c1x1: x1 - c1 <= 0\n i1: c1 + a <= 1\n r2: x1 + b <= 1\nBinary x1 c1");
        assertThat(read(LP, colored).options()).doesNotContain("c1");
        String refusal = refusal(5, 14, "i1c1x1", "-1", "c1");
        assertRefused(LP, colored.replace("2 a", "c1 + 2 a"), refusal);
        assertRefused(LP, colored.replace("<= 0", "<= 1"), refusal);
        assertRefused(LP, colored.replace("i1: c1 + a <= 1", "i1: c1 + a <= 2"), refusal);
        assertRefused(LP, colored.replace("Binary", "Bounds c1 = 1 Binary"), refusal);
        assertRefused(LP, colored.replace("x1 - c1", "b - c1"), refusal.replace("column 14", "column 13"));
    }

    @Test
    void twoRowsAreOneItemOnlyIfTheyAreItsBounds() {
        String rows = row(" dlow: a + c >= 1\n dhigh: a + c + b <= 2\nBinary c");
        assertThat(read(LP, rows).primaryItems()).contains("dlow", "dhigh");
        String bounds = rows.replace("a + c + b <= 2", "a + c <= 2");
        assertThat(read(LP, bounds).primaryItems()).contains("d").doesNotContain("dlow", "dhigh");
        assertThat(read(LP, bounds.replace(" dlow", " d: c <= 1\n dlow")).primaryItems())
                .contains("dlow", "dhigh");
    }

    private static String refusal(int line, int column, String row, String coefficient, String variable) {
        return "line " + line + ", column " + column + ": row '" + row + "' has the coefficient " + coefficient
                + " at '" + variable + "'; dlx reads only sums of 0/1 variables, such as x1 + x2 = 1";
    }

    private static String row(String row) {
        return ROWS.replace("%s", row);
    }

    @Test
    void errorsSayWhere() {
        assertRefused(LP, row("r1: a >= 1"), "line 5, column 1: row 'r1' comes twice; give each row a name of its own");
        assertRefused(
                LP,
                row("r2: a + b + a >= 1"),
                "line 5, column 13: variable 'a' comes twice in row 'r2'; add its coefficients up");
        assertRefused(
                LP,
                row("r2: a + b >= 1.5"),
                "line 5, column 14: the limit 1.5 is not a whole number; write one, as sums of 0 and 1 are");
        assertRefused(
                LP,
                row("r2: a >= b"),
                "line 5, column 10: here is 'b'; write a number; variables stand on the other side");
        assertRefused(LP, row("r2: a b >= 1"), "line 5, column 7: here is 'b'; write +, - or <=, = or >=");
        assertRefused(
                LP,
                row("r2: a + 1 >= 1"),
                "line 5, column 9: the number 1 stands among variables; take it to the other side");
        assertRefused(
                LP,
                row("r2: a + c >= 1"),
                "line 5, column 9: variable 'c' can be a fraction; dlx reads only 0/1"
                        + " variables, so list it under Binary in LP, or give it the bound BV in MPS");
        assertRefused(
                LP,
                row("r2: a + c >= 1\nBounds\nc <= 4\nGeneral\nc"),
                "line 5, column 9: variable 'c' can be other numbers than 0 and 1; give it the bounds 0 and 1");
        assertRefused(
                LP,
                row("").replace("2 a", "2.5 a"),
                "line 2, column 11: the cost 2.5 of 'a' is not a whole"
                        + " number; multiply all costs by a power of ten");
        assertRefused(LP, row("").replace("2 a + b", "[ a * b ]"), "line 2, column 7: here is '['; write a variable");
        assertRefused(
                LP,
                row("").replace("End", ""),
                "line 7, column 4: the text ends; write Bounds, Binary, General or End");
        assertRefused(
                LP,
                "a b\n",
                "line 1, column 1: here is 'a'; write Minimize or Maximize first, as in the LP format" + " of CPLEX");
    }

    @Test
    void shortTextsAreRefused() {
        String objective = "the text ends; write + or -, or Subject To after the objective";
        assertRefused(
                LP,
                "",
                "line 1, column 1: the text ends; write Minimize or Maximize first, as in the LP format of" + " CPLEX");
        assertRefused(LP, "min", "line 1, column 1: " + objective);
        assertRefused(LP, "min a \\ st", "line 1, column 5: " + objective);
    }

    @Test
    void wholeNumbersCanHaveAPoint() {
        assertThat(solutions(read(LP, row("r2: 1.0 a + 1e0 b <= 1.0").replace("2 a", "20.0e-1 a"))))
                .isEqualTo(Map.of(Set.of("a"), 2L, Set.of("b"), 1L));
        assertThat(solutions(read(LP, row("r2: a + b <= 99999999999999999999"))))
                .hasSize(2);
        assertThat(solutions(read(LP, row("r2: a + b <= 1e30\n -inf <= a + b\n r3: a >= -infinity"))))
                .hasSize(2);
    }

    @Test
    void aProgramIsRecognised() {
        assertThat(LP.fit(FileStart.of("", row(""))).certainty()).isEqualTo(Certainty.CERTAIN);
        assertThat(LP.fit(FileStart.of("", "\\ remark\nmax x st x <= 1 end")).certainty())
                .isEqualTo(Certainty.CERTAIN);
        assertThat(LP.fit(FileStart.of("a.lp", "max x")).certainty()).isEqualTo(Certainty.CERTAIN);
        assertThat(LP.fit(FileStart.of("", "max anna bob\nmax\nanna bob\n")).certainty())
                .isEqualTo(Certainty.NO);
        assertThat(LP.fit(FileStart.of("", "max: 3x + y;\nc1: x + y <= 1;\n")).certainty())
                .isEqualTo(Certainty.NO);
    }
}
