package io.github.exactcover.dlx.internal.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.cost.MinimumCost.Given;
import io.github.exactcover.dlx.internal.cost.MinimumCost.Sizes;
import io.github.exactcover.dlx.internal.learn.Portfolio;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.text.Lines;
import io.github.exactcover.dlx.testing.PricedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** The search by prices can stop anywhere, and bounds what it claims to bound. */
class MinimumCostTest {

    @Provide
    Arbitrary<PricedProblem> problems() {
        return Arbitraries.oneOf(
                PricedProblem.arbitrary(),
                PricedProblem.arbitrary().map(MinimumCostTest::withTwins),
                PricedProblem.arbitrary().map(MinimumCostTest::withPenalties));
    }

    /** The first three options once more, at other costs. */
    private static PricedProblem withTwins(PricedProblem priced) {
        SmallProblem small = priced.small();
        List<List<Integer>> options = new ArrayList<>(small.options());
        List<Long> costs = new ArrayList<>(priced.costs());
        for (int option = 0; option < Math.min(3, priced.costs().size()); option++) {
            options.add(options.get(option));
            costs.add(costs.get(option) + option - 1);
        }
        return new PricedProblem(
                new SmallProblem(small.primaryCount(), small.itemCount(), options, small.lows(), small.highs()), costs);
    }

    /** Costs from 5 on become far larger, and no multiples of one another. */
    private static PricedProblem withPenalties(PricedProblem priced) {
        return new PricedProblem(
                priced.small(),
                priced.costs().stream()
                        .map(cost -> cost < 5 ? cost : cost * 1_000_000_000_000_000L + cost * cost * 123_456_789_012L)
                        .toList());
    }

    /**
     * A race in which only prices run, only links, or both from the start, on one thread or two; the others come from
     * either.
     */
    @Provide
    Arbitrary<Race> races() {
        return Combinators.combine(
                        Arbitraries.of(0L, 0L, 300L, 3_000L, Long.MAX_VALUE / 2),
                        Arbitraries.of(0L, 0L, Long.MAX_VALUE / 2),
                        Arbitraries.of(1, 1, 2),
                        Arbitraries.of(1, 3, 32),
                        Arbitraries.of(1L, 100L, 3_000L, Long.MAX_VALUE),
                        Arbitraries.of(NearSearch.Sizes.USUAL, NEAR_FROM_THE_START, NEAR_IN_SHORT_PARTS),
                        Arbitraries.of(true, false))
                .as(Race::new);
    }

    private static final NearSearch.Sizes NEAR_FROM_THE_START = new NearSearch.Sizes(0, 30_000_000, 1);
    private static final NearSearch.Sizes NEAR_IN_SHORT_PARTS = new NearSearch.Sizes(0, 300, 1);

    /** With a machine beside it that looks for any solution, or without. */
    record Race(
            long headStart,
            long trial,
            int threads,
            int briefNodes,
            long programAfter,
            NearSearch.Sizes near,
            boolean looksForAny) {

        MinimumCost of(PricedProblem priced, int most) {
            return goingOn(priced, most).apply(null);
        }

        /** Makes searches that go on from a state. */
        Function<@Nullable Lines, MinimumCost> goingOn(PricedProblem priced, int most) {
            Stages.Sizes prices = new Stages.Sizes(briefNodes, 0, programAfter, 0);
            Sizes sizes = new Sizes(headStart, trial, prices, near);
            OptionTable table = priced.table();
            return state -> new MinimumCost(
                    table,
                    ItemRule.SMALLEST,
                    most,
                    threads,
                    looksForAny ? lookingForAny(table, state) : only(state),
                    sizes);
        }
    }

    private static Given only(@Nullable Lines state) {
        return new Given(state, Optional.empty(), null);
    }

    private static Given lookingForAny(OptionTable table, @Nullable Lines state) {
        Contender<Portfolio> ways = new Contender<>(() -> new Portfolio(table, 1, 1 << 20), Portfolio::work);
        return new Given(state, Optional.empty(), ways);
    }

    private static Sizes sizes(long headStart, long trial, int briefNodes, NearSearch.Sizes near) {
        return new Sizes(headStart, trial, new Stages.Sizes(briefNodes, 0, 10_000, 0), near);
    }

    private static MinimumCost of(OptionTable table, int most, int threads, Sizes sizes) {
        return new MinimumCost(table, ItemRule.SMALLEST, most, threads, Given.NOTHING, sizes);
    }

    /** Whichever search finds it: a solution that was among the cheapest is only replaced by a cheaper one. */
    @Property(tries = 2_000, seed = "20266201")
    void itNeverKnowsLess(@ForAll("problems") PricedProblem priced, @ForAll("races") Race race) {
        MinimumCost engine = race.of(priced, 5);
        List<Kept> before = List.of();
        for (Step step = Step.PAUSED; step != Step.EXHAUSTED; ) {
            step = engine.run(1);
            List<Kept> now = engine.cheapest();
            assertThat(now).hasSizeGreaterThanOrEqualTo(before.size());
            assertThat(now).isSortedAccordingTo(Comparator.comparingLong(Kept::cost));
            for (int place = 0; place < before.size(); place++) {
                assertThat(now.get(place).cost())
                        .isLessThanOrEqualTo(before.get(place).cost());
            }
            assertThat(engine.count().intValueExact()).isEqualTo(now.size());
            before = now;
        }
        engine.close();
    }

    @Property(tries = 3_000, seed = "20261614")
    void theCheapestAreThoseOfAllSubsets(@ForAll("problems") PricedProblem priced, @ForAll("races") Race race) {
        List<Set<Integer>> expected = priced.solutionsByCost();
        List<Kept> all = ended(race.of(priced, expected.size() + 1)).cheapest();
        assertThat(sets(all)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(all.stream().map(Kept::cost))
                .isEqualTo(expected.stream().map(priced::cost).toList());
        for (int most = 1; most <= 4; most++) {
            List<Kept> some = ended(race.of(priced, most)).cheapest();
            assertThat(sets(some)).isEqualTo(sets(all).subList(0, Math.min(most, all.size())));
        }
    }

    /** Large enough for every way to branch, which small problems never need. */
    @Property(tries = 200, seed = "20261615")
    void pricesAndLinksAgreeOnLargerProblems(@ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
        agree(larger(new Random(seed)));
    }

    /** In these, dancing links find a solution in the middle of a search with a smaller budget. */
    @Example
    void aDearerSolutionOfLinksDoesNotWidenABudget() {
        for (int seed : new int[] {45, 110, 127, 145, 153, 175, 197, 198}) {
            agree(larger(new Random(seed)));
        }
    }

    /**
     * Some random solutions are cheaper than all others of a large problem: their options cost 100 for each item, but
     * the first of each costs 10 to 40 less. All other options cost more than 100 above that.
     */
    @Property(tries = 10, seed = "20261619")
    void theCheapestArePlanted(@ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
        Random random = new Random(seed);
        int items = 100;
        int planted = 4;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int solution = 0; solution < planted; solution++) {
            List<Integer> shuffled = shuffled(items, random);
            for (int from = 0; from < items; from += 5) {
                add(builder, shuffled.subList(from, from + 5), 500 - (from == 0 ? 40 - 10 * solution : 0));
            }
        }
        for (int option = 0; option < 5_000; option++) {
            int length = 2 + random.nextInt(5);
            add(builder, shuffled(items, random).subList(0, length), 100L * length + 101 + random.nextInt(60));
        }
        OptionTable table = builder.build(items, IntStream.range(0, items).toArray());
        for (int briefNodes : new int[] {1, 32}) {
            MinimumCost engine = ended(of(table, planted, 1, sizes(50_000_000, 0, briefNodes, NearSearch.Sizes.USUAL)));
            assertThat(engine.cheapest().stream().map(Kept::cost)).containsExactly(9_960L, 9_970L, 9_980L, 9_990L);
            for (int solution = 0; solution < planted; solution++) {
                int first = 20 * solution;
                assertThat(sets(engine.cheapest()).get(solution))
                        .isEqualTo(Set.copyOf(
                                IntStream.range(first, first + 20).boxed().toList()));
            }
        }
    }

    /** Prices of the whole problem prove it, which takes more than the head start of small tables. */
    @Example
    void linksDoNotJoinBeforeTheWholeProblemHasPrices() {
        Random random = new Random(1);
        int items = 80;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int from = 0; from < items; from += 5) {
            add(builder, IntStream.range(from, from + 5).boxed().toList(), 500);
        }
        for (int option = 0; option < 60_000; option++) {
            int length = 4 + random.nextInt(5);
            add(builder, shuffled(items, random).subList(0, length), 105L * length + random.nextInt(400));
        }
        OptionTable table = builder.build(items, IntStream.range(0, items).toArray());
        MinimumCost engine = ended(new MinimumCost(table, ItemRule.SMALLEST, 1, 1, Given.NOTHING));
        assertThat(engine.cheapest().get(0).cost()).isEqualTo(8_000);
        assertThat(engine.nodes()).isLessThan(64);
    }

    private static List<Integer> shuffled(int items, Random random) {
        List<Integer> all = new ArrayList<>(IntStream.range(0, items).boxed().toList());
        Collections.shuffle(all, random);
        return all;
    }

    private static void add(OptionTableBuilder builder, List<Integer> items, long cost) {
        items.forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
        builder.addCost(cost);
        builder.endOption();
    }

    private static void agree(OptionTable table) {
        LinksSearch links = new LinksSearch(table, ItemRule.SMALLEST, 8, true, 0);
        while (links.run(Machine.UNLIMITED)) {
            // One call is enough, but it does not promise that.
        }
        for (int briefNodes : new int[] {1, 10, 32}) {
            MinimumCost prices =
                    ended(of(table, 8, 1, sizes(Long.MAX_VALUE / 2, 0, briefNodes, NearSearch.Sizes.USUAL)));
            assertThat(prices.cheapest().stream().map(Kept::cost))
                    .isEqualTo(links.cheapest().stream().map(Kept::cost).toList());
            assertThat(Set.copyOf(sets(prices.cheapest())))
                    .hasSize(prices.cheapest().size());
        }
    }

    /** Random sets, some of them with bounds, secondary items, colors, negative costs, or few different costs. */
    private static OptionTable larger(Random random) {
        int primaries = 10 + random.nextInt(5);
        int secondaries = random.nextInt(2) * 4;
        boolean isBounded = random.nextInt(3) == 0;
        boolean isColored = random.nextBoolean();
        int least = random.nextInt(4) == 0 ? -5 : 1;
        int most = random.nextBoolean() ? 3 : 60;
        OptionTableBuilder builder = new OptionTableBuilder();
        int count = 60 + random.nextInt(isBounded ? 20 : 60);
        for (int option = 0; option < count; option++) {
            int length = 2 + random.nextInt(3);
            random.ints(0, primaries).distinct().limit(length).forEach(item -> builder.addCell(item, 0));
            if (secondaries > 0 && random.nextInt(3) == 0) {
                builder.addCell(primaries + random.nextInt(secondaries), isColored ? 1 + random.nextInt(2) : 0);
            }
            builder.addCost(least + random.nextInt(most));
            builder.endOption();
        }
        int[] same = IntStream.range(0, primaries + secondaries).toArray();
        if (!isBounded) {
            return builder.build(primaries, same);
        }
        int[] lows = random.ints(primaries, 1, 3).toArray();
        int[] highs = IntStream.of(lows).map(low -> low + random.nextInt(2)).toArray();
        return builder.build(primaries, same, lows, highs);
    }

    private static MinimumCost ended(MinimumCost engine) {
        while (engine.run(Machine.UNLIMITED) != Step.EXHAUSTED) {
            // Each improvement stops it.
        }
        return engine;
    }

    private static List<Set<Integer>> sets(List<Kept> kept) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (Kept solution : kept) {
            Set<Integer> set = new TreeSet<>();
            IntStream.of(solution.options()).forEach(set::add);
            sets.add(set);
        }
        return sets;
    }

    @Property(tries = 3_000, seed = "20261611")
    void budgetsChangeNothing(@ForAll("problems") PricedProblem priced, @ForAll("races") Race race, @ForAll long seed) {
        MinimumCost whole = race.of(priced, 3);
        MinimumCost stepwise = race.of(priced, 3);
        List<String> records = records(whole, Machine.UNLIMITED, race.threads());
        assertThat(records(stepwise, new Random(seed).nextInt(1, 4), race.threads()))
                .isEqualTo(records);
        assertSame(stepwise, whole);
        assertThat(stepwise.fraction()).isEqualTo(1);
        assertThat(stepwise.run(1)).isEqualTo(Step.EXHAUSTED);
    }

    private static void assertSame(MinimumCost one, MinimumCost other) {
        assertThat(described(one)).isEqualTo(described(other));
        assertThat(one.nodes()).isEqualTo(other.nodes());
        assertThat(one.updates()).isEqualTo(other.updates());
        assertThat(one.solutions()).isEqualTo(other.solutions());
    }

    /** Also with the same nodes: what the other thread does ahead of a proof does not count. */
    @Property(tries = 300, seed = "20261616")
    void twoThreadsChangeNothing(@ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
        Random random = new Random(seed);
        OptionTable table = larger(random);
        long headStart = List.of(0L, 3_000L, 30_000L, 300_000L).get(random.nextInt(4));
        int most = 1 + random.nextInt(5);
        int briefNodes = 1 + random.nextInt(2) * 10;
        NearSearch.Sizes near = near(random);
        Sizes sizes = sizes(headStart, 2_000, briefNodes, near);
        MinimumCost one = new MinimumCost(table, ItemRule.SMALLEST, most, 1, lookingForAny(table, null), sizes);
        MinimumCost two = new MinimumCost(table, ItemRule.SMALLEST, most, 2, lookingForAny(table, null), sizes);
        assertThat(records(two, 1 + random.nextInt(50), 2)).isEqualTo(records(one, Machine.UNLIMITED, 1));
        assertSame(two, one);
    }

    private static NearSearch.Sizes near(Random random) {
        return List.of(NearSearch.Sizes.USUAL, NEAR_FROM_THE_START, NEAR_IN_SHORT_PARTS)
                .get(random.nextInt(3));
    }

    /** Runs to the end, and returns what it stopped at. Looks at what it says on the way. */
    private static List<String> records(MinimumCost engine, long budget, int threads) {
        List<String> records = new ArrayList<>();
        double fraction = 0;
        long cost = Long.MAX_VALUE;
        while (true) {
            long before = engine.nodes();
            Step step = engine.run(budget);
            assertThat(engine.nodes()).isGreaterThanOrEqualTo(before);
            if (threads == 1) {
                assertThat(engine.nodes() - before).isLessThanOrEqualTo(budget);
            }
            assertThat(engine.fraction()).isGreaterThanOrEqualTo(fraction);
            fraction = engine.fraction();
            if (step == Step.EXHAUSTED) {
                return records;
            }
            assertThat(fraction).isLessThan(1);
            if (step == Step.SOLUTION) {
                assertThat(engine.cheapest().get(0).cost()).isLessThan(cost);
                cost = engine.cheapest().get(0).cost();
                records.add(cost + " " + Arrays.toString(engine.solution()));
            }
        }
    }

    @Property(tries = 3_000, seed = "20261617")
    void aSearchGoesOnFromItsState(
            @ForAll("problems") PricedProblem priced, @ForAll("races") Race race, @ForAll long seed) {
        List<Long> costs = priced.solutionsByCost().stream().map(priced::cost).toList();
        int most = 1 + new Random(seed).nextInt(4);
        MinimumCost last =
                inPieces(race.goingOn(priced, most), costs.stream().findFirst().orElse(Long.MAX_VALUE), seed);
        assertThat(Set.copyOf(sets(last.cheapest()))).hasSameSizeAs(last.cheapest());
        assertThat(last.cheapest().stream().map(Kept::cost))
                .isEqualTo(costs.stream().limit(most).toList());
    }

    @Property(tries = 150, seed = "20261618")
    void aLargerSearchGoesOnFromItsState(@ForAll @IntRange(min = 0, max = 1_000_000) int seed) {
        Random random = new Random(seed);
        OptionTable table = larger(random);
        long headStart = List.of(0L, 3_000L, 30_000L, Long.MAX_VALUE / 2).get(random.nextInt(4));
        int threads = 1 + random.nextInt(2);
        int most = 1 + random.nextInt(8);
        int briefNodes = 1 + random.nextInt(2) * 10;
        NearSearch.Sizes near = near(random);
        Sizes sizes = sizes(headStart, 2_000, briefNodes, near);
        MinimumCost whole = ended(of(table, most, 1, sizes));
        long cheapest =
                whole.cheapest().stream().mapToLong(Kept::cost).findFirst().orElse(Long.MAX_VALUE);
        MinimumCost last = inPieces(
                state -> new MinimumCost(table, ItemRule.SMALLEST, most, threads, lookingForAny(table, state), sizes),
                cheapest,
                seed);
        assertThat(last.cheapest().stream().map(Kept::cost))
                .isEqualTo(whole.cheapest().stream().map(Kept::cost).toList());
        assertThat(Set.copyOf(sets(last.cheapest()))).hasSameSizeAs(last.cheapest());
    }

    /**
     * Runs a search in pieces, each by a new machine that goes on from the state of the one before. Checks what they
     * say.
     */
    private static MinimumCost inPieces(Function<@Nullable Lines, MinimumCost> maker, long cheapest, long seed) {
        Random random = new Random(seed);
        MinimumCost engine = maker.apply(null);
        long before = Long.MIN_VALUE;
        for (int runs = 1 + random.nextInt(4); ; runs = 2 * runs + random.nextInt(2)) {
            for (int i = 0; i < runs; i++) {
                if (engine.run(1 + random.nextInt(20)) == Step.EXHAUSTED) {
                    return engine;
                }
                long bound = engine.leastCost().orElse(Long.MIN_VALUE);
                assertThat(bound).isBetween(before, cheapest);
                before = bound;
            }
            engine.close();
            List<String> state = engine.state();
            MinimumCost next = maker.apply(new Lines(state, 0));
            assertThat(described(next)).isEqualTo(described(engine));
            assertThat(next.solutions()).isEqualTo(engine.solutions());
            assertThat(next.nodes()).isGreaterThanOrEqualTo(engine.nodes());
            assertThat(next.fraction()).isBetween(engine.fraction(), 1.0);
            assertThat(next.leastCost().orElse(Long.MIN_VALUE))
                    .isBetween(engine.leastCost().orElse(Long.MIN_VALUE), cheapest);
            engine = next;
        }
    }

    @Example
    void aStateThatNoSearchHasIsRefused() {
        OptionTable table = larger(new Random(7));
        MinimumCost engine = new MinimumCost(table, ItemRule.SMALLEST, 2, 1, Given.NOTHING);
        while (engine.solutions() == 0) {
            engine.run(5);
        }
        List<String> state = engine.state();
        for (int i = 0; i < state.size(); i++) {
            for (String other :
                    List.of("", "phase NONE", "nodes -1", "settled x", "found 1", "found 0 0", "links 9999 7")) {
                List<String> changed = new ArrayList<>(state);
                changed.set(i, other);
                assertThatThrownBy(() -> goingOn(table, changed))
                        .as(String.join("|", changed))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
        for (String proven : List.of("phase LINKS", "phase TRIAL", "phase PRICES")) {
            List<String> nothing = new ArrayList<>(state);
            nothing.removeIf(line -> line.startsWith("found "));
            nothing.set(0, proven);
            assertThatThrownBy(() -> goingOn(table, nothing)).hasMessageContaining("but has none");
        }
    }

    private static MinimumCost goingOn(OptionTable table, List<String> state) {
        return new MinimumCost(table, ItemRule.SMALLEST, 2, 1, only(new Lines(state, 0)));
    }

    @Property(tries = 3_000, seed = "20261613")
    void noBoundIsEverAboveTheCheapestSolution(@ForAll("problems") PricedProblem priced, @ForAll("races") Race race) {
        long cheapest = priced.solutionsByCost().stream()
                .mapToLong(priced::cost)
                .findFirst()
                .orElse(Long.MAX_VALUE);
        MinimumCost engine = race.of(priced, 2);
        long before = Long.MIN_VALUE;
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = engine.run(1);
            long bound = engine.leastCost().orElse(Long.MIN_VALUE);
            assertThat(bound).isBetween(before, cheapest);
            before = bound;
        }
    }

    @Example
    void fractionalPricesCloseTheGapThatWholeOnesLeave() {
        // Of three items, any two are covered by an option of cost 1, and any one too. Two options are needed.
        // A price of 1/2 for each item gives 3/2, which is 2; whole prices give no more than 1.
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] option : new int[][] {{0, 1}, {1, 2}, {0, 2}, {0}, {1}, {2}}) {
            for (int item : option) {
                builder.addCell(item, OptionTable.NO_COLOR);
            }
            builder.addCost(1);
            builder.endOption();
        }
        MinimumCost engine =
                new MinimumCost(builder.build(3, new int[] {0, 1, 2}), ItemRule.SMALLEST, 1, 1, Given.NOTHING);
        while (engine.run(Machine.UNLIMITED) == Step.PAUSED) {
            // There is a solution.
        }
        assertThat(engine.leastCost()).hasValue(2);
    }

    private static List<String> described(MinimumCost engine) {
        return engine.cheapest().stream()
                .map(kept ->
                        kept.cost() + " " + IntStream.of(kept.options()).boxed().toList())
                .toList();
    }
}
