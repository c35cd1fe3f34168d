package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search in parts finds what one thread finds, in the same order, whatever becomes of the parts. */
class LedgerTest {

    @TempDir
    private Path folder;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** A search, and what plans the same search. */
    private record Configured(Search<String, Integer> search, Planner<String, Integer> planner) {}

    /** Any engine that can search the problem, any order of options, sometimes reduced or with a required option. */
    private static Configured configured(SmallProblem small, Random random) {
        ExactCoverProblem<String, Integer> problem = small.problem();
        Engine engine = List.of(Engine.values()).get(random.nextInt(Engine.values().length));
        boolean once = small.equals(small.withoutBounds());
        Engine used = once || engine == Engine.DANCING_LINKS ? engine : Engine.AUTO;
        long seed = random.nextInt(10);
        boolean reduced = random.nextBoolean();
        boolean requires = random.nextInt(4) == 0 && !problem.options().isEmpty();
        return new Configured(
                configured(DLX.search(problem).engine(used), seed, reduced, requires),
                configured(Plan.of(problem).engine(used), seed, reduced, requires));
    }

    private static <Q extends Question<String, Integer, Q>> Q configured(
            Q question, long seed, boolean reduced, boolean requires) {
        Q seeded = question.seed(seed);
        Q smaller = reduced ? seeded.reduce() : seeded;
        return requires ? smaller.require(0) : smaller;
    }

    private static Budget budget(Random random) {
        return new Budget(Long.MAX_VALUE, 1 + random.nextInt(5), 1 + random.nextInt(3), 1 + random.nextInt(8));
    }

    private static List<Solution<Integer>> solutions(Search<String, Integer> search) {
        List<Solution<Integer>> solutions = new ArrayList<>();
        search.forEach(solutions::add);
        return solutions;
    }

    /**
     * With bounds, rounding made a share a little less than nothing here, and the text of the part could not be read.
     */
    @Test
    void partsThatAreReadBackCanBeWrittenAgain() throws IOException {
        Plan plan = Plan.of(ExactCoverProblem.<String, Integer>builder()
                        .primary("p")
                        .bounded("q", 3, 5)
                        .option(0, "q")
                        .option(1, "p")
                        .option(2, "q", "p")
                        .option(3, "q")
                        .option(4, "q")
                        .option(5, "q")
                        .option(6, "q", "p")
                        .build())
                .engine(Engine.DANCING_LINKS)
                .toSolve();
        Ledger ledger = Ledger.of(plan);
        ledger.put(plan.run(ledger.open().get(0), Budget.NONE.nodes(2).pieces(3)));
        ledger.put(plan.run(ledger.open().get(1), Budget.NONE.nodes(2).pieces(3)));
        ledger.put(plan.run(ledger.open().get(3), Budget.NONE.nodes(3).pieces(1)));
        Path file = folder.resolve("checkpoint");
        ledger.write(file);
        List<Part> parts = Ledger.resume(plan, file).open();
        assertThat(parts).hasSizeGreaterThan(2);
        for (Part part : parts) {
            assertThat(part.share()).isBetween(0.0, 1.0);
            assertThat(Part.parse(part.toString())).isEqualTo(part);
        }
    }

    /** Runs random open parts with random budgets, puts each result twice, and takes the solutions now and then. */
    @Property(tries = 3_000, seed = "20261241")
    void theSolutionsOfTheSearchInItsOrder(@ForAll("problems") SmallProblem small, @ForAll Random random) {
        Configured configured = configured(small, random);
        List<Solution<Integer>> expected = solutions(configured.search());
        Plan plan = configured.planner().toSolve();
        Ledger ledger = Ledger.of(plan);
        List<Solution<Integer>> seen = new ArrayList<>();
        while (!ledger.isComplete()) {
            List<Part> open = ledger.open();
            Part part = Part.parse(open.get(random.nextInt(open.size())).toString());
            PartResult result = plan.run(part, budget(random));
            assertThat(ledger.put(PartResult.parse(result.lines()))).isTrue();
            assertThat(ledger.put(result)).as("the second time").isFalse();
            if (random.nextInt(3) == 0) {
                ledger.drain(places -> seen.add(Solution.of(small.problem().options(), places)));
                assertThat(seen).isEqualTo(expected.subList(0, seen.size()));
            }
        }
        ledger.drain(places -> seen.add(Solution.of(small.problem().options(), places)));
        assertThat(seen).isEqualTo(expected);
        assertThat(ledger.solutions()).isEqualTo(expected.size());
    }

    /** All open parts are run before the first result is put, which comes in any order. */
    @Property(tries = 2_000, seed = "20261242")
    void theCountsOfTheSearch(@ForAll("problems") SmallProblem small, @ForAll Random random) {
        Configured configured = configured(small, random);
        SearchResult expected = configured.search().engine(Engine.DANCING_LINKS).solve(solution -> Visit.CONTINUE);
        Plan plan = configured.planner().engine(Engine.DANCING_LINKS).toCount();
        Ledger ledger = Ledger.of(plan);
        ledger.split(1 + random.nextInt(9));
        double share = 0;
        while (!ledger.isComplete()) {
            double left = ledger.open().stream().mapToDouble(Part::share).sum();
            assertThat(ledger.share() + left).isCloseTo(1, within(1e-9));
            List<PartResult> results = new ArrayList<>();
            ledger.open().forEach(part -> results.add(plan.run(part, budget(random))));
            Collections.shuffle(results, random);
            results.forEach(ledger::put);
            assertThat(ledger.share()).isGreaterThanOrEqualTo(share);
            share = ledger.share();
        }
        assertThat(ledger.solutions()).isEqualTo(expected.solutions().longValueExact());
        assertThat(ledger.nodes()).isEqualTo(expected.statistics().nodes());
        assertThat(ledger.share()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 1000})
    void thereAreAsManyPartsAsWanted(int parts) {
        Plan plan = Plan.of(Permutations.of(8)).toCount();
        Ledger ledger = Ledger.of(plan);
        ledger.split(parts);
        assertThat(ledger.open()).hasSizeBetween(parts, parts + 7);
        ledger.open().forEach(part -> ledger.put(plan.run(part, Budget.NONE)));
        assertThat(ledger.solutions()).isEqualTo(40_320);
    }

    /** A chain of forced choices has no parts; splitting it must end nevertheless. */
    @Test
    void whatDoesNotBranchIsNotSplit() {
        var builder = ExactCoverProblem.<Integer, Integer>builder();
        for (int item = 0; item < 3_000; item++) {
            builder.primary(item).option(item, item);
        }
        Ledger ledger =
                Ledger.of(Plan.of(builder.build()).engine(Engine.DANCING_LINKS).toCount());
        ledger.split(2);
        assertThat(ledger.open()).hasSize(1);
        assertThat(ledger.nodes()).isEqualTo(100);
    }

    @ParameterizedTest
    @EnumSource
    void aSearchGoesOnFromALedgerAndALedgerFromASearch(Engine engine) {
        Path file = folder.resolve("checkpoint");
        Search<String, String> search = DLX.search(Permutations.of(6)).engine(engine);
        List<Solution<String>> expected = new ArrayList<>();
        search.forEach(expected::add);
        List<Solution<String>> seen = new ArrayList<>();
        search.checkpointTo(file, Duration.ofDays(1)).limit(100).forEach(seen::add);

        Plan plan = Plan.of(Permutations.of(6)).engine(engine).toSolve();
        Ledger ledger = Ledger.resume(plan, file);
        assertThat(ledger.solutions()).as("shown, and found ahead").isGreaterThanOrEqualTo(100);
        Part last = ledger.open().get(ledger.open().size() - 1);
        ledger.put(plan.run(last, Budget.NONE.solutions(200).pieces(3)));
        Part first = ledger.open().get(0);
        ledger.put(plan.run(first, Budget.NONE.solutions(50).pieces(3)));
        ledger.drain(places -> seen.add(Solution.of(Permutations.of(6).options(), places)));
        assertThat(seen).hasSizeGreaterThanOrEqualTo(150);
        ledger.write(file);
        assertThat(Ledger.resume(plan, file)).hasToString(ledger.toString());
        assertThat(Ledger.resume(plan, file).share()).isEqualTo(ledger.share());

        SearchResult rest = search.resume(file).forEach(seen::add);
        assertThat(seen).isEqualTo(expected);
        assertThat(rest.solutions()).isEqualTo(720);
    }

    @Test
    void aCountGoesOnFromALedger() {
        Path file = folder.resolve("checkpoint");
        Search<String, String> search = DLX.search(Permutations.of(7)).engine(Engine.BIT_PARALLEL);
        Plan plan = Plan.of(Permutations.of(7)).engine(Engine.BIT_PARALLEL).toCount();
        Ledger ledger = Ledger.of(plan);
        ledger.split(50);
        long before = ledger.updates();
        PartResult result = plan.run(ledger.open().get(20), Budget.NONE);
        ledger.put(result);
        assertThat(ledger.updates()).isEqualTo(before + result.updates()).isGreaterThan(result.updates());
        ledger.write(file);
        SearchResult rest = search.threads(2)
                .resume(file)
                .checkpointTo(file, Duration.ofDays(1)) // The ledger holds the file no longer.
                .count();
        assertThat(rest.solutions()).isEqualTo(5040);
        assertThat(rest.statistics().nodes())
                .isEqualTo(search.solve(solution -> Visit.CONTINUE).statistics().nodes());
    }

    /** What keeps the solutions itself gets them in order by the order of the parts. */
    @Property(tries = 500, seed = "20261251")
    void partsAreInTheOrderOfTheirSolutions(@ForAll("problems") SmallProblem small, @ForAll Random random) {
        Configured configured = configured(small, random);
        Plan plan = configured.planner().toSolve();
        Ledger ledger = Ledger.of(plan);
        Map<Part, List<int[]>> kept = new HashMap<>();
        while (!ledger.isComplete()) {
            List<Part> open = ledger.open();
            PartResult result = plan.run(open.get(random.nextInt(open.size())), budget(random));
            kept.put(result.part(), plan.solutions(result));
            assertThat(ledger.put(result.withoutSolutions())).isTrue();
        }
        List<Solution<Integer>> seen = new ArrayList<>();
        for (Part part : ledger.parts()) {
            assertThat(ledger.isOpen(part)).isFalse();
            kept.getOrDefault(part, List.of())
                    .forEach(places -> seen.add(Solution.of(small.problem().options(), places)));
        }
        assertThat(seen).isEqualTo(solutions(configured.search()));
        assertThat(ledger.solutions()).isEqualTo(seen.size());
        assertThat(ledger.poll()).isEmpty();
    }

    @Test
    void solutionsAreHandedOutOneByOne() {
        Plan plan = Plan.of(Permutations.of(4)).toSolve();
        Ledger ledger = Ledger.of(plan);
        assertThat(ledger.parts()).containsExactly(plan.whole());
        assertThat(ledger.isOpen(plan.whole())).isTrue();
        assertThat(ledger.poll()).isEmpty();
        ledger.put(plan.run(plan.whole(), Budget.NONE.solutions(2)));
        assertThat(ledger.poll())
                .hasValueSatisfying(places -> assertThat(places).hasSize(4));
        assertThat(ledger.drained()).isEqualTo(1);
        Path file = folder.resolve("checkpoint");
        ledger.write(file);
        assertThat(Ledger.resume(plan, file).drained()).isEqualTo(1);
        assertThat(ledger.poll()).isPresent();
        assertThat(ledger.poll()).isEmpty();
        assertThat(ledger.drained()).isEqualTo(2);
    }

    /** The chain is 20,000 choices deep, and the search branches at its end. So each part of it takes 110 kB. */
    @Test
    void aDeepSearchIsNotDividedIntoMorePartsThanFitIntoMemory() {
        int depth = 20_000;
        var builder = ExactCoverProblem.<Integer, Integer>builder();
        for (int item = 0; item < depth; item++) {
            builder.primary(item).option(item, item);
        }
        for (int item = 0; item < 8; item++) {
            builder.primary(depth + item, -1 - item);
        }
        for (int option = 0; option < 64; option++) {
            builder.option(depth + option, depth + option / 8, -1 - option % 8);
        }
        Plan plan = Plan.of(builder.build()).engine(Engine.DANCING_LINKS).toCount();
        Ledger ledger = Ledger.of(plan);
        ledger.put(plan.run(plan.whole(), Budget.NONE.nodes(depth + 1)));
        assertThat(ledger.isLarge()).isFalse();
        ledger.split(5_000);
        assertThat(ledger.isLarge()).isTrue();
        long text = ledger.open().stream()
                .mapToLong(part -> part.toString().length())
                .sum();
        assertThat(text).isBetween(1L << 26, (1L << 26) + 2_000_000);
        assertThat(ledger.open()).hasSizeBetween(300, 1_000);
        ledger.open().forEach(part -> ledger.put(plan.run(part, Budget.NONE)));
        assertThat(ledger.solutions()).isEqualTo(40_320);
        assertThat(ledger.isLarge()).isFalse();
    }

    @Test
    void foreignResultsAndCheckpointsAreRefused() {
        Plan plan = Plan.of(Permutations.of(4)).toCount();
        Plan other = Plan.of(Permutations.of(5)).toCount();
        PartResult foreign = other.run(other.whole(), Budget.NONE);
        Ledger ledger = Ledger.of(plan);
        assertThatThrownBy(() -> ledger.put(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("belongs to another plan")
                .hasMessageContaining(other.fingerprint());
        assertThat(ledger.isComplete()).isFalse();

        Path file = folder.resolve("checkpoint");
        Ledger.of(other).write(file);
        assertThatThrownBy(() -> Ledger.resume(plan, file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("belongs to another problem");
        assertThatThrownBy(() -> Ledger.resume(plan, folder.resolve("none")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be read");
        assertThatThrownBy(() -> ledger.split(0)).hasMessageContaining("must be at least 1");
        assertThat(Files.exists(folder.resolve("none"))).isFalse();
    }
}
