package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlanTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private static Object copied(Object value) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    /** Colors, bounds, secondary items, options that cannot be chosen: all of it is in the text. */
    @Property(tries = 2_000, seed = "20261243")
    void aPlanThatWasReadIsTheSame(@ForAll("problems") SmallProblem small) {
        Plan plan = Plan.of(small.problem()).engine(Engine.DANCING_LINKS).toSolve();
        Plan read = Plan.parse(plan.lines());
        assertThat(read).isEqualTo(plan).hasSameHashCodeAs(plan);
        assertThat(read.lines()).isEqualTo(plan.lines());
        assertThat(read.run(read.whole(), Budget.NONE).lines())
                .isEqualTo(plan.run(plan.whole(), Budget.NONE).lines());
    }

    @Test
    void plansPartsAndResultsCanBeSerialized() throws Exception {
        Plan plan = Plan.of(Permutations.of(5)).itemChoice(ItemChoice.WTD).toSolve();
        assertThat(copied(plan)).isEqualTo(plan).hasToString(plan.toString());
        PartResult result = plan.run(plan.whole(), Budget.NONE.nodes(20).pieces(4));
        assertThat(result.rest()).hasSize(4);
        assertThat(((PartResult) copied(result)).lines()).isEqualTo(result.lines());
        assertThat(copied(result.part())).isEqualTo(plan.whole());
    }

    /** What FRB would learn on the way is learned before, so that no part has to begin with lessons. */
    @ParameterizedTest
    @EnumSource(names = {"AUTO", "DANCING_LINKS", "DANCING_CELLS", "BIT_PARALLEL", "CONSISTENT_COLORS", "BUDGETS"})
    void nothingIsLearnedInParts(Engine engine) {
        Plan plan = Plan.of(Permutations.of(7))
                .engine(engine)
                .itemChoice(ItemChoice.FRB)
                .toCount();
        assertThat(plan.lines()).anyMatch(line -> line.startsWith("rule 0 0 "));
        assertThat(plan.run(plan.whole(), Budget.NONE).solutions()).isEqualTo(5040);
    }

    @Test
    void aRunEndsWhenItsBudgetIsUsedUp() {
        Plan plan = Plan.of(Permutations.of(12)).toSolve();
        assertThat(plan.run(plan.whole(), Budget.NONE.nodes(1000)).nodes()).isEqualTo(1000);
        assertThat(plan.run(plan.whole(), Budget.NONE.solutions(7)).solutions()).isEqualTo(7);
        PartResult timed = plan.run(plan.whole(), Budget.NONE.time(Duration.ofMillis(10)));
        assertThat(timed.rest()).hasSize(1);
        assertThat(timed.share()).isBetween(0.0, 0.9);
        AtomicInteger asked = new AtomicInteger();
        PartResult cancelled = plan.run(plan.whole(), Budget.NONE, () -> asked.incrementAndGet() > 3);
        assertThat(cancelled.rest()).hasSize(1);
        assertThat(asked).hasValue(4);
        Thread.currentThread().interrupt();
        PartResult interrupted = plan.run(plan.whole(), Budget.NONE);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.rest()).hasSize(1);
    }

    /** Whatever is searched of it, and in whichever order; names and costs play no part. */
    @Test
    void aPlanKnowsItsProblem() {
        String text = "a b | x\na x:red\nb x:red\na b\n";
        ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
        Planner<String, String> planner = Plan.of(problem);
        for (Planner<String, String> configured :
                List.of(planner, planner.seed(3), planner.reduce(), planner.forbid("a b"))) {
            for (Plan plan : List.of(configured.toCount(), configured.toSolve())) {
                assertThat(plan.problemFingerprint())
                        .isEqualTo(problem.fingerprint())
                        .isEqualTo(Plan.parse(plan.lines()).problemFingerprint())
                        .matches("[0-9a-f]{64}");
            }
        }
        assertThat(DlxFormat.parse(text.replace("red", "blue |5").replace('a', 'c'))
                        .fingerprint())
                .isEqualTo(problem.fingerprint());
        for (String other : List.of(
                "a b | x\nb x:red\na x:red\na b\n",
                "a b | x\na x:red\nb x:blue\na b\n",
                "a b | x\na x:red\nb x:red\nb a\n",
                "a b | x\na x:red\nb x:red\na b\na\n",
                "a b | x y\na x:red\nb x:red\na b\n",
                "a 0:1|b | x\na x:red\nb x:red\na b\n")) {
            assertThat(DlxFormat.parse(other).fingerprint()).as(other).isNotEqualTo(problem.fingerprint());
        }
    }

    @Test
    void foreignPartsAreRefused() {
        Plan plan = Plan.of(Permutations.of(4)).toCount();
        Part foreign = Part.parse("0.5 3 900");
        assertThatThrownBy(() -> plan.run(foreign, Budget.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot be entered");
        assertThat(plan.run(plan.whole(), Budget.NONE).solutions()).isEqualTo(24);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "root", "2 root", "x root", "0.5", "0.5 7..", "-1 root", "NaN root"})
    void whatIsNotAPartIsRefused(String text) {
        assertThatThrownBy(() -> Part.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void damagedTextsAreRefused() {
        Plan plan = Plan.of(Permutations.of(4)).toSolve();
        PartResult result = plan.run(plan.whole(), Budget.NONE.nodes(30));
        for (int line = 0; line < plan.lines().size(); line++) {
            List<String> lines = new ArrayList<>(plan.lines());
            lines.remove(line);
            assertThatThrownBy(() -> Plan.parse(lines))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("This is not a plan of a search: it ");
        }
        for (int line = 0; line < result.lines().size(); line++) {
            List<String> lines = new ArrayList<>(result.lines());
            lines.set(line, lines.get(line) + "1");
            assertThatThrownBy(() -> PartResult.parse(lines))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageMatching("This (is not the|result of a) .*");
        }
        assertThatThrownBy(() -> Plan.parse(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PartResult.parse(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPlanNamesItsEngine() {
        Plan plan = Plan.of(Permutations.of(4))
                .engine(Engine.DANCING_CELLS)
                .itemChoice(ItemChoice.FIRST)
                .toCount();
        assertThat(plan.engine()).isEqualTo("DANCING_CELLS");
        assertThat(plan.itemChoice()).isEqualTo("FIRST");
    }

    @Test
    void budgetsAreAtLeastOne() {
        assertThatThrownBy(() -> Budget.NONE.nodes(0)).hasMessageContaining("must be at least 1");
        assertThatThrownBy(() -> Budget.NONE.pieces(-1)).hasMessageContaining("must be at least 1");
        assertThatThrownBy(() -> Budget.NONE.solutions(0)).hasMessageContaining("must be at least 1");
        assertThatThrownBy(() -> Budget.NONE.time(Duration.ZERO)).hasMessageContaining("must be at least 1");
        assertThatThrownBy(() -> Budget.NONE.time(Duration.ofDays(-1_000_000)))
                .hasMessageContaining("must be at least 1");
        assertThat(Budget.NONE.time(Duration.ofDays(1_000_000))).isEqualTo(Budget.NONE);
    }

    @Test
    void severalThreadsRunPartsOfOnePlan() throws Exception {
        Plan plan = Plan.of(Permutations.of(8)).toCount();
        Ledger ledger = Ledger.of(plan);
        ledger.split(100);
        long[] solutions = ledger.open().parallelStream()
                .mapToLong(part -> plan.run(part, Budget.NONE).solutions())
                .toArray();
        assertThat(Arrays.stream(solutions).sum()).isEqualTo(40_320);
    }
}
