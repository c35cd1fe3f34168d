package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.simplex.BasisState;
import io.github.exactcover.dlx.internal.simplex.LinearProgram;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The fractional solution keeps all bounds, and the prices prove that none is cheaper. */
class LinearProgramTest {

    private static final int ENOUGH = 20_000;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** A subproblem after another one, in which options are chosen and dropped. */
    @Property(tries = 2_000, seed = "20262506")
    void thePricesProveTheFractionalSolution(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        long[] costs = random.longs(16, -9, 30).toArray();
        PricedTable table = new PricedTable(small.table(option -> costs[option]));
        LinearProgram program = new LinearProgram(table.coefficients(), new long[table.itemCount()]);
        for (int round = 0; round < 3; round++) {
            Chosen choice = new Chosen(table);
            int[] left = eligible(table);
            if (round > 0 && left.length > 0) {
                choice.choose(left[random.nextInt(left.length)]);
                left = IntStream.of(left)
                        .filter(option -> !choice.has(option) && choice.fits(option) && random.nextInt(8) > 0)
                        .toArray();
            }
            solve(program, table, left, choice);
            int[] options = left;
            if (program.isBest()) {
                check(program, table, options, choice);
            } else {
                assertThat(bound(program, table, options, choice)).isGreaterThan((double) table.limit(Long.MAX_VALUE));
                assertThat(small.solutions())
                        .noneMatch(solution -> solution.containsAll(box(choice.options()))
                                && IntStream.concat(IntStream.of(options), IntStream.of(choice.options()))
                                        .boxed()
                                        .toList()
                                        .containsAll(solution));
            }
        }
    }

    /** Whatever came between, no pivot is needed where it was best before. */
    @Property(tries = 2_000, seed = "20261128")
    void goesBackToWhereItWasBest(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        long[] costs = random.longs(16, -9, 30).toArray();
        PricedTable table = new PricedTable(small.table(option -> costs[option]));
        int[] all = eligible(table);
        LinearProgram program = new LinearProgram(table.coefficients(), new long[table.itemCount()]);
        solve(program, table, all, new Chosen(table));
        boolean wasBest = program.isBest();
        double[] shares = IntStream.range(0, table.optionCount())
                .mapToDouble(program::share)
                .toArray();
        BasisState place = program.newState();
        program.save(place);
        for (int round = 0; round < 3; round++) {
            int[] some =
                    IntStream.of(all).filter(option -> random.nextInt(3) > 0).toArray();
            solve(program, table, some, new Chosen(table));
        }
        program.startAt(place, all, 0, all.length, new int[0], table.limit(Long.MAX_VALUE), 1);
        program.run();

        assertThat(program.isBest()).isEqualTo(wasBest);
        for (int option = 0; wasBest && option < shares.length; option++) {
            assertThat(program.share(option)).isCloseTo(shares[option], within(1e-6));
        }
    }

    /** What a trial says is what another program finds, and the trial leaves nothing behind. */
    @Property(tries = 2_000, seed = "20261127")
    void aTrialShowsByHowMuchTheBoundRises(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        long[] costs = new Random(seed).longs(16, -9, 30).toArray();
        PricedTable table = new PricedTable(small.table(option -> costs[option]));
        int[] all = eligible(table);
        LinearProgram program = new LinearProgram(table.coefficients(), new long[table.itemCount()]);
        solve(program, table, all, new Chosen(table));
        for (int option : all) {
            if (program.isBest() && program.share(option) > 1e-6 && program.share(option) < 1 - 1e-6) {
                String before = state(program, table);
                for (boolean isChosen : new boolean[] {true, false, true}) {
                    checkRise(program, table, all, option, isChosen);
                    assertThat(state(program, table)).isEqualTo(before);
                }
            }
        }
    }

    /** Half of each of three pairs of items costs 3. With or without one of them, it takes a pair and a single. */
    @Example
    void aTrialOfATriangle() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 3; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCell((item + 1) % 3, OptionTable.NO_COLOR);
            builder.addCost(2);
            builder.endOption();
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(5);
            builder.endOption();
        }
        PricedTable table = new PricedTable(builder.build(3, new int[] {0, 1, 2}));
        int[] all = IntStream.range(0, 6).toArray();
        LinearProgram program = new LinearProgram(table.coefficients(), new long[3]);
        solve(program, table, all, new Chosen(table));
        double unit = table.scale / table.typicalCost;

        assertThat(program.share(0)).isCloseTo(0.5, within(1e-6));
        assertThat(program.rise(0, true, 8, ENOUGH)).isCloseTo(4 * unit, within(1e-4));
        assertThat(program.rise(0, false, 8, ENOUGH)).isCloseTo(4 * unit, within(1e-4));
        checkRise(program, table, all, 0, true);
    }

    private static int[] eligible(PricedTable table) {
        return IntStream.range(0, table.optionCount()).filter(table::isOpen).toArray();
    }

    private static String state(LinearProgram program, PricedTable table) {
        return program.isBest()
                + IntStream.range(0, table.optionCount())
                        .mapToObj(program::share)
                        .toList()
                        .toString()
                + IntStream.range(0, table.itemCount()).mapToObj(program::price).toList();
    }

    private static void checkRise(LinearProgram program, PricedTable table, int[] all, int option, boolean isChosen) {
        double rise = program.rise(option, isChosen, all.length + 2, ENOUGH);
        Chosen choice = new Chosen(table);
        int[] others = IntStream.of(all).filter(other -> other != option).toArray();
        if (isChosen) {
            choice.choose(option);
        }
        LinearProgram fresh = new LinearProgram(table.coefficients(), new long[table.itemCount()]);
        solve(fresh, table, others, choice);
        assertThat(rise < Double.POSITIVE_INFINITY).isEqualTo(fresh.isBest());
        if (fresh.isBest()) {
            double wanted = (cost(fresh, table) - cost(program, table)) / table.typicalCost;
            assertThat(rise).isCloseTo(wanted, within(1e-4 * (1 + table.optionCount())));
        }
    }

    private static double cost(LinearProgram program, PricedTable table) {
        return IntStream.range(0, table.optionCount())
                .mapToDouble(option -> program.share(option) * table.costs[option])
                .sum();
    }

    private static List<Integer> box(int[] options) {
        return IntStream.of(options).boxed().toList();
    }

    private static void solve(LinearProgram program, PricedTable table, int[] left, Chosen choice) {
        int[] padded =
                IntStream.concat(IntStream.of(-1, -1), IntStream.of(left)).toArray();
        program.start(padded, 2, padded.length, choice.options(), table.limit(Long.MAX_VALUE), ENOUGH);
        while (!program.run()) {
            // It pauses after some milliseconds.
        }
    }

    private static void check(LinearProgram program, PricedTable table, int[] left, Chosen choice) {
        double[] covered = new double[table.itemCount()];
        double cost = 0;
        for (int option = 0; option < table.optionCount(); option++) {
            double share = program.share(option);
            boolean isChosen = choice.has(option);
            boolean isAllowed = isChosen || contains(left, option);
            assertThat(share).isBetween(isChosen ? 1 - 1e-6 : 0, isAllowed ? 1 : 1e-6);
            cost += share * table.costs[option];
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                covered[table.items[cell]] += share;
            }
        }
        for (int item = 0; item < table.itemCount(); item++) {
            if (table.isPriced[item]) {
                assertThat(covered[item]).isBetween(table.lows[item] - 1e-5, table.highs[item] + 1e-5);
            } else {
                assertThat(program.price(item)).isZero();
            }
        }
        double little = 1e-4 * table.typicalCost * (1 + table.optionCount());
        assertThat(bound(program, table, left, choice)).isCloseTo(cost, within(little));
    }

    /** What the prices prove. */
    private static double bound(LinearProgram program, PricedTable table, int[] left, Chosen choice) {
        double bound = 0;
        for (int item = 0; item < table.itemCount(); item++) {
            double price = program.price(item);
            bound += price * (price > 0 ? table.lows[item] : Math.min(table.highs[item], sizeOf(table, item)));
        }
        for (int option = 0; option < table.optionCount(); option++) {
            double net = table.costs[option];
            for (int cell = table.starts[option]; cell < table.starts[option + 1]; cell++) {
                net -= program.price(table.items[cell]);
            }
            bound += choice.has(option) ? net : contains(left, option) ? Math.min(0, net) : 0;
        }
        return bound;
    }

    private static boolean contains(int[] options, int option) {
        return IntStream.of(options).anyMatch(other -> other == option);
    }

    private static int sizeOf(PricedTable table, int item) {
        return (int) IntStream.of(table.items).filter(other -> other == item).count();
    }

    /** So many that it pauses, that the inverse is made anew, and that variables go from one bound to the other. */
    @Example
    void assignmentsAreWhole() {
        Random random = new Random(28);
        for (int size : new int[] {5, 20, 60}) {
            PricedTable table = assignment(size, random);
            int[] all = IntStream.range(0, table.optionCount()).toArray();
            LinearProgram program = new LinearProgram(table.coefficients(), new long[table.itemCount()]);
            solve(program, table, all, new Chosen(table));
            assertThat(program.isBest()).isTrue();
            check(program, table, all, new Chosen(table));
            for (int option : all) {
                assertThat(Math.min(program.share(option), 1 - program.share(option)))
                        .isCloseTo(0, within(1e-6));
            }
        }
    }

    private static PricedTable assignment(int size, Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                builder.addCell(row, OptionTable.NO_COLOR);
                builder.addCell(size + column, OptionTable.NO_COLOR);
                builder.addCost(random.nextInt(1_000));
                builder.endOption();
            }
        }
        return new PricedTable(
                builder.build(2 * size, IntStream.range(0, 2 * size).toArray()));
    }
}
