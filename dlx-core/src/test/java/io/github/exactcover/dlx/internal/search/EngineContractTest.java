package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.bits.BitParallel;
import io.github.exactcover.dlx.internal.search.budgets.Budgets;
import io.github.exactcover.dlx.internal.search.cells.DancingCells;
import io.github.exactcover.dlx.internal.search.colors.ConsistentColors;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** What every engine promises, on random problems and against a search that tries every subset. */
class EngineContractTest {

    /** The engines under test. A new one is one line here, and has to pass everything below. */
    @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
    enum Kind {
        DANCING_LINKS(true, DancingLinks::new),
        /** With the tournament, which otherwise only problems with many items get. */
        DANCING_LINKS_OF_MANY_ITEMS(
                true, (table, rule, counting, branch) -> new DancingLinks(table, rule, counting, branch, 0)),
        DANCING_CELLS(false, DancingCells::new),
        /** With the trail and the tournament, which otherwise only problems with many items get. */
        DANCING_CELLS_OF_MANY_ITEMS(
                false, (table, rule, counting, branch) -> new DancingCells(table, rule, counting, branch, -1)),
        BIT_PARALLEL(false, BitParallel::new),
        /** With rows that have only changes, which otherwise only problems with many items get. */
        BIT_PARALLEL_OF_CHANGES(
                false, (table, rule, counting, branch) -> new BitParallel(table, rule, counting, branch, 0)),
        /** Packed at each node, which otherwise only those with large subtrees are. */
        BIT_PARALLEL_PACKED(
                false, (table, rule, counting, branch) -> BitParallel.packing(table, rule, counting, branch, 64)),
        BIT_PARALLEL_OF_CHANGES_PACKED(
                false, (table, rule, counting, branch) -> BitParallel.packing(table, rule, counting, branch, 0)),
        /** With a memo from the first node on, which otherwise only searches of many nodes have. */
        BIT_PARALLEL_WITH_MEMO(
                false, (table, rule, counting, branch) -> BitParallel.remembering(table, rule, counting, branch, 4)),
        CONSISTENT_COLORS(false, ConsistentColors::new),
        BUDGETS(true, Budgets::new),
        /** With nodes of several words, which otherwise only problems of more than 64 options or many items get. */
        BUDGETS_OF_FEW_WORDS(
                true,
                (table, rule, counting, branch) -> new Budgets(table, rule, counting, branch, Budgets.Room.FEW_WORDS)),
        /** With nodes in arrays, which otherwise only problems of many words get. */
        BUDGETS_IN_ARRAYS(
                true,
                (table, rule, counting, branch) -> new Budgets(table, rule, counting, branch, Budgets.Room.ARRAYS));

        private final boolean bounds;
        private final Maker maker;

        Kind(boolean bounds, Maker maker) {
            this.bounds = bounds;
            this.maker = maker;
        }

        StackEngine make(OptionTable table, ItemRule rule, boolean counting, Branch branch) {
            return maker.make(table, rule, counting, branch);
        }

        boolean canHaveBounds() {
            return bounds;
        }

        /** The problem, without its bounds if this engine cannot have them. */
        SmallProblem fit(SmallProblem problem) {
            return bounds ? problem : problem.withoutBounds();
        }
    }

    /** Makes engines of a kind. */
    private interface Maker {
        StackEngine make(OptionTable table, ItemRule rule, boolean counting, Branch branch);
    }

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.any(), SmallProblem.uniform());
    }

    @Provide
    Arbitrary<SmallProblem> bounded() {
        return SmallProblem.bounded();
    }

    @Provide
    Arbitrary<Kind> boundedKinds() {
        return Arbitraries.of(Kind.class).filter(Kind::canHaveBounds);
    }

    @Property(tries = 10_000, seed = "20261128")
    void findsExactlyTheSolutionsThatTryingEverySubsetFindsWithBounds(
            @ForAll("bounded") SmallProblem problem, @ForAll("boundedKinds") Kind kind, @ForAll SomeRule rule) {
        findsExactlyTheSolutionsThatTryingEverySubsetFinds(problem, kind, rule);
    }

    @Property(tries = 10_000, seed = "20261121")
    void findsExactlyTheSolutionsThatTryingEverySubsetFinds(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule) {
        SmallProblem problem = kind.fit(some);
        List<List<Integer>> found = all(kind.make(problem.table(), rule.of(problem.table()), false, Branch.ROOT));

        FailedProblems.keeping("engine-against-oracle", problem, () -> {
            assertThat(found).doesNotHaveDuplicates();
            assertThat(asSets(found)).isEqualTo(problem.solutions());
        });
        Statistics.label("solutions")
                .collect(found.isEmpty() ? "none" : found.size() == 1 ? "one" : "several")
                .coverage(coverage -> {
                    coverage.check("one").percentage(share -> share > 10);
                    coverage.check("several").percentage(share -> share > 10);
                });
    }

    @Property(tries = 2_000, seed = "20261122")
    void countsWithoutComingBack(@ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule) {
        SmallProblem problem = kind.fit(some);
        SearchEngine counter = kind.make(problem.table(), rule.of(problem.table()), true, Branch.ROOT);
        SearchEngine visitor = kind.make(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        List<List<Integer>> visited = all(visitor);

        assertThat(counter.run(SearchEngine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(counter.solutions()).isEqualTo(visited.size()).isEqualTo(visitor.solutions());
        assertThat(counter.nodes()).isEqualTo(visitor.nodes());
        assertThat(counter.run(1)).as("exhausted once, exhausted for good").isEqualTo(Step.EXHAUSTED);
        assertThat(counter.position()).isEqualTo(Branch.NONE);
    }

    @Provide
    Arbitrary<SmallProblem> unbounded() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.uniform());
    }

    /** Rows that have only changes make all nodes and read solutions from bits, so they know nothing of short cuts. */
    @Property(tries = 4_000, seed = "20261129")
    void completeRowsOfBitsTellTheSolutionsOfThoseThatHaveOnlyChanges(
            @ForAll("unbounded") SmallProblem problem, @ForAll SomeRule rule, @ForAll long seed) {
        OptionTable table = problem.table();
        Random random = new Random(seed);
        StackEngine complete = Kind.BIT_PARALLEL.make(table, rule.of(table), false, Branch.ROOT);
        StackEngine changes = Kind.BIT_PARALLEL_OF_CHANGES.make(table, rule.of(table), false, Branch.ROOT);
        Step step;
        do {
            long budget = 1L + random.nextInt(3);
            step = complete.run(budget);
            assertThat(changes.run(budget)).isEqualTo(step);
            assertThat(complete.position()).isEqualTo(changes.position());
            assertThat(complete.fraction()).isEqualTo(changes.fraction());
            if (step == Step.SOLUTION) {
                assertThat(complete.solution()).isEqualTo(changes.solution());
            }
            if (random.nextInt(4) == 0) {
                assertThat(complete.split()).isEqualTo(changes.split());
            }
        } while (step != Step.EXHAUSTED);
        assertThat(complete.nodes()).isEqualTo(changes.nodes());

        complete.restart(Branch.ROOT);
        changes.restart(Branch.ROOT);
        assertThat(all(complete)).as("the second time").isEqualTo(all(changes));
    }

    @Property(tries = 2_000, seed = "20261123")
    void theBudgetChangesNothingButThePauses(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        Random random = new Random(seed);
        SearchEngine paused = kind.make(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        SearchEngine unpaused = kind.make(problem.table(), rule.of(problem.table()), false, Branch.ROOT);
        List<List<Integer>> found = new ArrayList<>();
        Step step;
        do {
            long budget = 1L + random.nextInt(3);
            long before = paused.nodes();
            step = paused.run(budget);
            assertThat(paused.nodes() - before).isLessThanOrEqualTo(budget);
            if (step == Step.PAUSED) {
                assertThat(paused.nodes() - before).isEqualTo(budget);
            }
            if (step == Step.SOLUTION) {
                found.add(boxed(paused.solution()));
            }
        } while (step != Step.EXHAUSTED);

        assertThat(found).isEqualTo(all(unpaused));
        assertThat(paused.nodes()).isEqualTo(unpaused.nodes());
        assertThat(paused.updates()).isEqualTo(unpaused.updates());
    }

    @Property(tries = 2_000, seed = "20261124")
    void aPositionThatWentThroughTextGoesOnWhereItWas(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        Random random = new Random(seed);
        OptionTable table = problem.table();
        SearchEngine engine = kind.make(table, rule.of(table), false, Branch.ROOT);
        List<List<Integer>> found = new ArrayList<>();
        long nodes = 0;
        Step step;
        do {
            step = engine.run(1 + random.nextInt(4));
            if (step == Step.SOLUTION) {
                found.add(boxed(engine.solution()));
            }
            if (random.nextBoolean()) {
                nodes += engine.nodes();
                engine = kind.make(
                        table,
                        rule.of(table),
                        false,
                        Branch.parse(engine.position().toString()));
            }
        } while (step != Step.EXHAUSTED);

        SearchEngine whole = kind.make(table, rule.of(table), false, Branch.ROOT);
        assertThat(found).isEqualTo(all(whole));
        assertThat(nodes + engine.nodes()).isEqualTo(whole.nodes());
    }

    @Property(tries = 2_000, seed = "20261125")
    void theSolutionsOfAllBranchesTogetherAreThoseOfTheWholeInOrder(
            @ForAll("problems") SmallProblem some, @ForAll Kind kind, @ForAll SomeRule rule, @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        OptionTable table = problem.table();
        List<List<Integer>> found = new ArrayList<>();
        AtomicLong nodes = new AtomicLong();
        DividedSearch.visit(
                branch -> kind.make(table, rule.of(table), false, branch), new Random(seed), (engine, step) -> {
                    if (step == Step.SOLUTION) {
                        found.add(boxed(engine.solution()));
                    } else if (step == Step.EXHAUSTED) {
                        nodes.addAndGet(engine.nodes());
                    }
                });

        SearchEngine whole = kind.make(table, rule.of(table), false, Branch.ROOT);
        assertThat(found).isEqualTo(all(whole));
        assertThat(nodes).hasValue(whole.nodes());
    }

    @Property(tries = 1_000, seed = "20261126")
    void splittingGivesAwayEverythingButTheWayToHere(@ForAll("problems") SmallProblem some, @ForAll Kind kind) {
        SmallProblem problem = kind.fit(some);
        SearchEngine engine = kind.make(problem.table(), ItemRule.SMALLEST, false, Branch.ROOT);
        assertThat(engine.split())
                .as("nothing was tried yet, so there are no siblings")
                .isEmpty();
        if (engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            Optional<Branch> given = engine.split();
            while (given.isPresent()) {
                given = engine.split();
            }
            assertThat(engine.position()).isEqualTo(Branch.NONE);
            assertThat(engine.run(SearchEngine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
            assertThat(engine.solutions()).isEqualTo(1);
        }
    }

    @Property(tries = 2_000, seed = "20261127")
    void aForeignBranchIsRefusedOrVisitedButNeverBreaksTheEngine(
            @ForAll("problems") SmallProblem some,
            @ForAll("problems") SmallProblem someOther,
            @ForAll Kind kind,
            @ForAll long seed) {
        SmallProblem problem = kind.fit(some);
        SmallProblem other = kind.fit(someOther);
        SearchEngine foreign = kind.make(other.table(), ItemRule.SMALLEST, false, Branch.ROOT);
        foreign.run(1 + new Random(seed).nextInt(5));
        try {
            SearchEngine engine = kind.make(problem.table(), ItemRule.SMALLEST, false, foreign.position());
            Set<Set<Integer>> found = asSets(all(engine));
            assertThat(problem.solutions()).containsAll(found);
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("belongs to another problem");
        }
    }

    static List<List<Integer>> all(SearchEngine engine) {
        List<List<Integer>> found = new ArrayList<>();
        while (engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            found.add(boxed(engine.solution()));
        }
        return found;
    }

    private static List<Integer> boxed(int[] options) {
        return Arrays.stream(options).boxed().toList();
    }

    private static Set<Set<Integer>> asSets(List<List<Integer>> solutions) {
        Set<Set<Integer>> sets = new LinkedHashSet<>();
        solutions.forEach(solution -> sets.add(new TreeSet<>(solution)));
        assertThat(solutions).allSatisfy(s -> assertThat(new HashSet<>(s)).hasSameSizeAs(s));
        return Collections.unmodifiableSet(sets);
    }
}
