package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.testing.Permutations;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of parts, results, ledgers and folders, and what they say about themselves. */
class PartResultTest {

    private static final Planner<String, String> PLANNER =
            Plan.of(Permutations.of(4)).engine(Engine.DANCING_LINKS);

    private static final Plan PLAN = PLANNER.toSolve();

    @TempDir
    private Path folder;

    private static PartResult whole() {
        return PLAN.run(PLAN.whole(), Budget.NONE);
    }

    /** The lines of a result in which one line is another, with the right check sum. */
    private static List<String> changed(String before, String after) {
        List<String> lines = new ArrayList<>(whole().lines());
        lines.remove(lines.size() - 1);
        assertThat(lines).contains(before);
        lines.replaceAll(line -> line.equals(before) ? after : line);
        SealedText.seal(lines);
        return lines;
    }

    @Test
    void aResultHasTheNumbersOfTheSearch() {
        SearchResult searched =
                DLX.search(PLANNER.problem()).engine(Engine.DANCING_LINKS).forEach(solution -> {});
        PartResult result = whole();

        assertThat(result.solutions()).isEqualTo(24);
        assertThat(result.nodes()).isEqualTo(searched.statistics().nodes());
        assertThat(result.updates()).isEqualTo(searched.statistics().updates());
        assertThat(result.share()).isEqualTo(1);
        assertThat(result.rest()).isEmpty();
        assertThat(result.planFingerprint()).isEqualTo(PLAN.fingerprint());
        assertThat(result)
                .hasToString("PartResult[part 1.0 root, 24 solutions, " + result.nodes() + " nodes, 0 parts left]");
        assertThat(PLAN.solutions(result)).hasSize(24);
        PartResult without = result.withoutSolutions();
        assertThat(without.solutions()).isEqualTo(24);
        assertThat(without.nodes()).isEqualTo(result.nodes());
        assertThat(PLAN.solutions(without)).isEmpty();
        Plan other = PLANNER.toCount();
        assertThat(other.run(other.whole(), Budget.NONE).solutions()).isEqualTo(24);
        assertThatThrownBy(() -> other.solutions(result)).hasMessageContaining("belongs to another plan");
    }

    /** An engine that has run a part before gives the same result. */
    @Test
    void aSecondRunBeginsAtNothing() {
        Plan counting = PLANNER.toCount();
        List<String> first = counting.run(counting.whole(), Budget.NONE).lines();
        assertThat(counting.run(counting.whole(), Budget.NONE).lines()).isEqualTo(first);
        PartResult some = counting.run(counting.whole(), Budget.NONE.nodes(10));
        assertThat(some.nodes()).isEqualTo(10);
        assertThat(some.share() + some.rest().get(0).share()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solutions 24    | solutions -1     | line 4 has '-1' where a whole number from 0 to 1000000000000000000
            solutions 24    | solutions x      | line 4 has 'x' where a whole number should be
            solutions 24    | solution 24      | line 4 must begin with 'solutions', but is 'solution 24'
            share 1.0       | share 1.002      | line 7 has '1.002' where a number from 0 to 1 should be
            share 1.0       | share much       | line 7 has 'much' where a number from 0 to 1 should be
            found 0 5 10 15 | found 2147483648 | line 8 has '2147483648' where a whole number from -2147483648
            found 0 5 10 15 | fund             | line 8 must begin with 'rest', but is 'fund'
            """)
    void aLineThatCannotBeIsNamed(String before, String after, String reason) {
        assertThatThrownBy(() -> PartResult.parse(changed(before, after)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("This is not the result of a part: " + reason)
                .hasMessageEndingWith("; delete it, and run the part again");
    }

    @Test
    void numbersAtTheBoundsAreReadAndSharesAreRounded() {
        assertThat(PartResult.parse(changed("solutions 24", "solutions 0")).solutions())
                .isZero();
        assertThat(PartResult.parse(changed("share 1.0", "share 1.001")).share())
                .isEqualTo(1);
        assertThat(PartResult.parse(changed("share 1.0", "share -0.001")).share())
                .isZero();
    }

    /** The check sum is right, but no run has found this. */
    @ParameterizedTest
    @CsvSource({
        "found 0 5 10 15, found 0 5 10, a solution in it is not one of this search",
        "found 0 5 10 15, found 0 5 10 10, a solution in it is not one of this search",
        "found 0 5 10 15, found 0 5 10 11, a solution in it is not one of this search",
        "found 0 5 10 15, found 0 5 10 16, a solution in it is not one of this search",
        "found 0 5 10 15, found, a solution in it is not one of this search",
        "found 0 5 10 15, found 0 5 11 14, it has a solution twice",
        "found 0 5 10 15, found 14 11 5 0, it has a solution twice",
        "solutions 24, solutions 25, it says that it has another number of solutions than it has"
    })
    void aResultThatIsMadeUpIsRefused(String before, String after, String why) {
        PartResult forged = PartResult.parse(changed(before, after));
        for (ThrowingCallable use : List.<ThrowingCallable>of(
                () -> PLAN.solutions(forged), () -> Ledger.of(PLAN).put(forged))) {
            assertThatThrownBy(use)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "The result " + forged + " cannot be one of this plan: " + why + "; run the part again");
        }
    }

    @Test
    void aCountTellsNoSolutions() {
        Plan counting = PLANNER.toCount();
        List<String> lines =
                new ArrayList<>(counting.run(counting.whole(), Budget.NONE).lines());
        lines.set(3, "solutions 1");
        lines.set(7, "found 0 5 10 15");
        SealedText.seal(lines);
        assertThatThrownBy(() -> counting.solutions(PartResult.parse(lines)))
                .hasMessageContaining("a solution in it is not one of this search");
    }

    @Test
    void whatIsCutIsNoResult() {
        assertThatThrownBy(() -> PartResult.parse(List.of("something else")))
                .hasMessage(
                        "This is not the result of a part: it does not begin with 'dlx result 1'; delete it, and run"
                                + " the part again");
        List<String> lines = whole().lines();
        assertThatThrownBy(() -> PartResult.parse(lines.subList(0, lines.size() - 1)))
                .hasMessage("This is not the result of a part: it is damaged or was cut; delete it, and run the part"
                        + " again");
        List<String> few = new ArrayList<>(lines.subList(0, 6));
        SealedText.seal(few);
        assertThatThrownBy(() -> PartResult.parse(few))
                .hasMessage("This is not the result of a part: it ends before the line 'share'; delete it, and run the"
                        + " part again");
        List<String> none = new ArrayList<>(lines.subList(0, 7));
        SealedText.seal(none);
        assertThat(PLAN.solutions(PartResult.parse(none))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0 root", "1.0 root", "0.25 3 7..9"})
    void aPartIsReadAsItWasWritten(String text) {
        Part part = Part.parse(text);
        assertThat(part).hasToString(text).isEqualTo(Part.parse(text)).hasSameHashCodeAs(Part.parse(text));
        assertThat(part.share()).isEqualTo(Double.parseDouble(text.split(" ", -1)[0]));
    }

    @Test
    void aPartIsItsPlaceInTheTreeAlone() {
        assertThat(Part.parse("0.5 root")).isEqualTo(Part.parse("0.25 root")).isNotEqualTo(Part.parse("0.5 3"));
        assertThat(Part.parse("0.5 root").hashCode())
                .isNotEqualTo(Part.parse("0.5 3").hashCode());
        assertThatThrownBy(() -> Part.parse("1.1 root"))
                .hasMessage("'1.1 root' is not a part of a search; it must be like '0.25 root' or '0.25 3 7..9'");
    }

    @Test
    void aBudgetEndsARunAtItsNumbers() {
        Plan plan = Plan.of(Permutations.of(6)).engine(Engine.DANCING_LINKS).toSolve();
        for (int number = 1; number <= 20; number++) {
            assertThat(plan.run(plan.whole(), Budget.NONE.nodes(number)).nodes())
                    .isEqualTo(number);
            PartResult some = plan.run(plan.whole(), Budget.NONE.solutions(number));
            assertThat(some.solutions()).isEqualTo(number);
            assertThat(plan.solutions(some)).hasSize(number);
            PartResult pieces = plan.run(plan.whole(), Budget.NONE.nodes(2).pieces(number));
            assertThat(pieces.rest()).hasSize(Math.min(number, 5 + 5));
        }
        assertThat(plan.run(plan.whole(), Budget.NONE.time(Duration.ofNanos(1))).rest())
                .hasSize(1);
        assertThat(plan.run(plan.whole(), Budget.NONE, () -> true).rest()).hasSize(1);
    }

    /**
     * The root has six children, the first of which was entered. Each cut takes one off the piece that has most of
     * them.
     */
    @Test
    void theLargestPieceIsCut() {
        Plan plan = Plan.of(Permutations.of(6)).engine(Engine.DANCING_LINKS).toCount();
        List<Part> pieces =
                plan.run(plan.whole(), Budget.NONE.nodes(2).pieces(4)).rest();
        assertThat(pieces.stream().map(part -> Math.round(6 * part.share())).sorted())
                .containsExactly(1L, 1L, 1L, 3L);
    }

    @Test
    void aLedgerAddsUp() {
        Ledger ledger = Ledger.of(PLAN);
        assertThat(ledger).hasToString("Ledger[0 solutions, 1 open part]");
        assertThat(ledger.share()).isZero();
        ledger.put(PLAN.run(PLAN.whole(), Budget.NONE.nodes(20).pieces(3)));
        assertThat(ledger.nodes()).isEqualTo(20);
        assertThat(ledger.drained()).isZero();
        Path checkpoint = folder.resolve("checkpoint");
        ledger.write(checkpoint);
        Ledger resumed = Ledger.resume(PLAN, checkpoint);

        assertThat(resumed.nodes()).isEqualTo(20);
        assertThat(resumed.updates()).isEqualTo(ledger.updates()).isPositive();
        assertThat(resumed.share()).isEqualTo(ledger.share()).isPositive();
        assertThat(resumed.solutions()).isEqualTo(ledger.solutions());
        assertThat(resumed.open()).isEqualTo(ledger.open()).hasSize(3);
        assertThat(resumed.open().stream().mapToDouble(Part::share).sum()).isCloseTo(1 - ledger.share(), within(1e-9));
        long updates = resumed.updates();
        for (Part part : resumed.open()) {
            PartResult result = PLAN.run(part, Budget.NONE);
            updates += result.updates();
            resumed.put(result);
        }
        assertThat(resumed.updates()).isEqualTo(updates);
        assertThat(resumed.nodes()).isEqualTo(whole().nodes());
        assertThat(resumed).hasToString("Ledger[24 solutions, 0 open parts]");
    }

    /** Solutions that were handed out are not in a checkpoint, and those that were not are. */
    @Test
    void aCheckpointKeepsWhatWasNotHandedOut() {
        Ledger ledger = Ledger.of(PLAN);
        ledger.put(whole());
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            all.add(ledger.poll().orElseThrow());
        }
        Path checkpoint = folder.resolve("checkpoint");
        ledger.write(checkpoint);
        Ledger resumed = Ledger.resume(PLAN, checkpoint);
        assertThat(resumed.solutions()).isEqualTo(24);
        assertThat(resumed.drained()).isEqualTo(10);
        resumed.drain(all::add);
        assertThat(resumed.drained()).isEqualTo(24);
        assertThat(all).usingRecursiveComparison().isEqualTo(PLAN.solutions(whole()));
    }

    @Test
    void aPlanSaysWhatItSearches() {
        assertThat(PLAN.toString()).matches("Plan\\[16 options, DANCING_LINKS \\d+ MRV visiting]");
        assertThat(PLAN.isCounting()).isFalse();
        assertThat(PLANNER.toCount().isCounting()).isTrue();
        assertThat(PLAN).isNotEqualTo(PLANNER.toCount());
        assertThat(PLAN.hashCode()).isNotEqualTo(PLANNER.toCount().hashCode());
        assertThat(PLAN.fingerprint()).matches("[0-9a-f]{64}");
    }

    @Test
    void aFolderSaysWhatItHas() {
        Path path = folder.resolve("job");
        JobFolder job = JobFolder.create(path, PLAN, 3);
        assertThat(job.plan()).isEqualTo(PLAN);
        assertThat(job).hasToString("JobFolder[" + path + ", " + PLAN + "]");
        int size = job.size();
        assertThat(job.open()).hasSize(size).startsWith(1, 2, 3).endsWith(size);
        for (int none : new int[] {0, size + 1}) {
            assertThatThrownBy(() -> job.run(none, Budget.NONE, () -> false))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("There is no part " + none + " in " + path + ", which has " + size
                            + " parts, numbered from 1");
        }
        assertThat(job.run(size, Budget.NONE, () -> false)).isPresent();
        assertThat(job.open()).hasSize(size - 1).doesNotContain(size);
        assertThat(JobFolder.at(path).plan()).isEqualTo(PLAN);
    }

    /** Begins after the part that it ran last, so that nothing is tried again and again. */
    @Test
    void theNextPartIsTheNextInOrder() {
        JobFolder job = JobFolder.create(folder.resolve("job"), PLAN, 4);
        int size = job.size();
        for (int number = 1; number <= size; number++) {
            assertThat(job.open().get(0)).isEqualTo(number);
            assertThat(job.runNext(Budget.NONE, () -> false)).isPresent();
        }
        assertThat(job.runNext(Budget.NONE, () -> false)).isEmpty();
        assertThat(job.merge(0).isComplete()).isTrue();
    }
}
