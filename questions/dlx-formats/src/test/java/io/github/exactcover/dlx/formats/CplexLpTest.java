package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.PricedProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program that is written, read back, allows what trying every subset of the options allows, at the same cost. */
class CplexLpTest {

    @TempDir
    Path directory;

    @Provide
    Arbitrary<PricedProblem> problems() {
        return PricedProblem.arbitrary();
    }

    @Property(tries = 300, seed = "20261122")
    void theFeasiblePointsAreTheSolutions(@ForAll("problems") PricedProblem priced) {
        FailedProblems.keeping("lp-against-oracle", priced.small(), () -> {
            LpProgram program = LpProgram.parse(CplexLp.format(priced.problem()));
            Set<Set<Integer>> feasible = new LinkedHashSet<>();
            int options = priced.small().options().size();
            for (int subset = 0; subset < 1 << options; subset++) {
                Set<Integer> chosen = new TreeSet<>();
                for (int option = 0; option < options; option++) {
                    if ((subset >> option & 1) == 1) {
                        chosen.add(option);
                    }
                }
                if (program.allows(chosen)) {
                    feasible.add(chosen);
                    assertThat(program.cost(chosen)).isEqualTo(priced.cost(chosen));
                }
            }
            assertThat(feasible).isEqualTo(priced.small().solutions());
        });
    }

    @Test
    void boundsAndColorsAreSaid() throws IOException {
        var problem = DlxFormat.parse("0:2|a b | x\na b x:red |3\nb x:red |-1\na x\na b\nx\n");
        Path file = directory.resolve("a.lp");
        CplexLp.write(problem, file);

        assertThat(Files.readString(file).lines().filter(line -> !line.startsWith("\\")))
                .containsExactly(
                        "Minimize",
                        " cost: 3 x1 - x2",
                        "Subject To",
                        " i1low: x1 + x3 + x4 >= 0",
                        " i1high: x1 + x3 + x4 <= 2",
                        " i2: x1 + x2 + x4 = 1",
                        " i3c1x1: x1 - c1 <= 0",
                        " i3c1x2: x2 - c1 <= 0",
                        " i3: x3 + x5 + c1 <= 1",
                        " never: x5 = 0",
                        "Binary",
                        " x1 x2 x3 x4 x5 c1",
                        "End");
    }

    @Test
    void longLinesAreBroken() {
        var builder = ExactCoverProblem.<String, Integer>builder().primary("a");
        for (int option = 0; option < 1_000; option++) {
            builder.option(option, spec -> spec.covers("a").costs(Long.MIN_VALUE));
        }
        String text = CplexLp.format(builder.build());

        assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(255));
        LpProgram program = LpProgram.parse(text);
        assertThat(program.cost(Set.of(999))).isEqualTo(Long.MIN_VALUE);
        assertThat(program.allows(Set.of(999))).isTrue();
        assertThat(program.allows(Set.of(0, 999))).isFalse();
        assertThat(program.allows(Set.of())).isFalse();
    }

    @Test
    void problemsWithoutOptionsOrItemsAreWritten() {
        ExactCoverProblem<String, String> empty =
                ExactCoverProblem.<String, String>builder().build();
        assertThat(LpProgram.parse(CplexLp.format(empty)).allows(Set.of())).isTrue();
        ExactCoverProblem<String, String> impossible =
                ExactCoverProblem.<String, String>builder().primary("a").build();
        assertThat(LpProgram.parse(CplexLp.format(impossible)).allows(Set.of())).isFalse();
        assertThat(CplexLp.format(impossible).lines()).contains(" cost: 0 nothing", " i1: 0 nothing = 1");
    }

    @Test
    void aProblemWithoutCostsHasAnObjectiveThatReadersTake() {
        assertThat(CplexLp.format(DlxFormat.parse("a b\na\nb\n")).lines()).contains(" cost: 0 x1");
    }
}
