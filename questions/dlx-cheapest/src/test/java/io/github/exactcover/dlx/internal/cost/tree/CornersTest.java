package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.LinksSearch;
import io.github.exactcover.dlx.internal.cost.MinimumCost;
import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** With a linear program, the search by prices proves rosters and timetables. */
class CornersTest {

    private static final int SLOTS = 30;
    private static final int[] HOURS = {5, 5, 4, 4, 4, 3, 3};

    /** Each subject has some lessons a week, at most one a day; a class, a teacher and a room are needed for each. */
    @Test
    void timetablesAreProvenInAFewNodes() {
        for (int seed = 1; seed <= 4; seed++) {
            MinimumCost engine = new MinimumCost(timetable(seed), ItemRule.SMALLEST, 1, 1, MinimumCost.Given.NOTHING);
            Step step = Step.PAUSED;
            while (step != Step.EXHAUSTED && engine.nodes() < 5_000) {
                step = engine.run(100);
            }
            assertThat(step).as("seed %d", seed).isEqualTo(Step.EXHAUSTED);
            assertThat(engine.cheapest()).hasSize(1);
        }
    }

    private static OptionTable timetable(int seed) {
        Random random = new Random(seed);
        int subjects = HOURS.length;
        int classItems = subjects * 6;
        int primaries = 2 * classItems;
        int items = primaries + (2 + subjects + 3) * SLOTS;
        int[] lows = new int[primaries];
        int[] highs = new int[primaries];
        Arrays.fill(highs, 1);
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] dayOff = random.ints(subjects, 0, 5).toArray();
        for (int subject = 0; subject < subjects; subject++) {
            for (int group = 0; group < 2; group++) {
                int first = group * classItems + subject * 6;
                lows[first] = HOURS[subject];
                highs[first] = HOURS[subject];
                for (int slot = 0; slot < SLOTS; slot++) {
                    int day = slot / 6;
                    boolean isThere = day != dayOff[subject] || HOURS[subject] == 5;
                    int firstRoom = subject >= 5 ? 2 : 0;
                    for (int room = firstRoom; isThere && room < (firstRoom == 2 ? 3 : 2); room++) {
                        int cost = (slot % 6 == 5 ? 1 : 0) + (random.nextInt(10) == 0 ? 1 + random.nextInt(2) : 0);
                        int[] kinds = {group, 2 + subject, 2 + subjects + room};
                        builder.addCell(first, OptionTable.NO_COLOR);
                        builder.addCell(first + 1 + day, OptionTable.NO_COLOR);
                        for (int kind : kinds) {
                            builder.addCell(primaries + kind * SLOTS + slot, OptionTable.NO_COLOR);
                        }
                        builder.addCost(cost);
                        builder.endOption();
                    }
                }
            }
        }
        return builder.build(primaries, IntStream.range(0, items).toArray(), lows, highs);
    }

    /**
     * The cheapest solution is that of dancing links, and each bound is true and not below that of the prices before.
     */
    @Test
    void cornersBoundAndSolveRosters() {
        int solvable = 0;
        for (int seed = 0; seed < 200; seed++) {
            OptionTable table = roster(new Random(seed));
            LinksSearch links = new LinksSearch(table, ItemRule.SMALLEST, 1, true, 0);
            while (links.run(Machine.UNLIMITED)) {
                // One call is enough, but it does not promise that.
            }
            long cheapest = links.cheapest().isEmpty()
                    ? Long.MAX_VALUE
                    : links.cheapest().get(0).cost();
            PricedTable priced = new PricedTable(table);
            assertThat(Corners.arePayingFor(priced)).isTrue();
            int[] all = IntStream.range(0, table.optionCount()).toArray();
            PriceTree prices = new PriceTree(priced, all);
            run(prices);
            PriceTree corners = new PriceTree(prices, priced, all, true, null);
            long found = cheapestOf(corners, priced);
            assertThat(corners.rootBound()).as("seed %d", seed).isGreaterThanOrEqualTo(prices.rootBound());
            if (cheapest < Long.MAX_VALUE) {
                assertThat(priced.leastCost(corners.rootBound())).isLessThanOrEqualTo(cheapest);
                solvable++;
            }
            assertThat(found).as("seed %d", seed).isEqualTo(cheapest);
        }
        assertThat(solvable).isBetween(50, 190);
    }

    private static Step run(PriceTree tree) {
        Step step = tree.run(Long.MAX_VALUE);
        while (step == Step.PAUSED) {
            step = tree.run(Long.MAX_VALUE);
        }
        return step;
    }

    /** Searches the whole problem, and then below it; each solution lowers the limit. */
    private static long cheapestOf(PriceTree tree, PricedTable table) {
        long cheapest = Long.MAX_VALUE;
        for (int pass = 0; pass < 2; pass++) {
            while (run(tree) == Step.SOLUTION) {
                int[] solution = tree.solution();
                assertThat(new Chosen(table).solves(solution)).isTrue();
                if (table.cost(solution) < cheapest) {
                    cheapest = table.cost(solution);
                    tree.limit(table.limit(cheapest - 1));
                }
            }
            tree.begin(table.limit(cheapest == Long.MAX_VALUE ? cheapest : cheapest - 1), false);
        }
        return cheapest;
    }

    /** Some people, days and shifts; who works late does not work early the next day. Some have no solution. */
    private static OptionTable roster(Random random) {
        int people = 3 + random.nextInt(2);
        int days = 3 + random.nextInt(2);
        int primaries = 2 * days + people;
        int[] lows = new int[primaries];
        int[] highs = new int[primaries];
        for (int item = 0; item < primaries; item++) {
            lows[item] = item < 2 * days ? 1 + random.nextInt(2) : days / 2;
            highs[item] = lows[item] + (item < 2 * days ? 0 : random.nextInt(3));
        }
        lows[0] = 1;
        highs[0] = 2;
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int person = 0; person < people; person++) {
            for (int day = 0; day < days; day++) {
                for (int shift = 0; shift < 2; shift++) {
                    int night = primaries + people * days + person * (days + 1) + day + shift;
                    builder.addCell(2 * day + shift, OptionTable.NO_COLOR);
                    builder.addCell(2 * days + person, OptionTable.NO_COLOR);
                    builder.addCell(primaries + person * days + day, OptionTable.NO_COLOR);
                    builder.addCell(night, 1 + shift);
                    builder.addCost(random.nextInt(5) - 1);
                    builder.endOption();
                }
            }
        }
        int items = primaries + people * days + people * (days + 1);
        return builder.build(primaries, IntStream.range(0, items).toArray(), lows, highs);
    }

    private static PricedTable assignment(int size, Random random) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                builder.addCell(row, OptionTable.NO_COLOR);
                builder.addCell(size + column, OptionTable.NO_COLOR);
                builder.addCost(100 + random.nextInt(100));
                builder.endOption();
            }
        }
        return new PricedTable(
                builder.build(2 * size, IntStream.range(0, 2 * size).toArray()));
    }

    /** A node of a search, as a tree sees it. */
    private static final class Node {

        private static final long LIMIT = Long.MAX_VALUE / 4;

        private final PricedTable table;
        private final Chosen choice;
        private final PricePath path;
        private final VolumeAlgorithm volume;
        private final Fixing fixing;
        private final Corners corners;

        Node(PricedTable table) {
            this.table = table;
            this.choice = new Chosen(table);
            this.path = new PricePath(
                    table, choice, IntStream.range(0, table.optionCount()).toArray());
            this.volume = new VolumeAlgorithm(table);
            this.fixing = new Fixing(table, choice, path, volume, null);
            this.corners = new Corners(table, choice, path, volume);
            path.now().prices = new long[table.itemCount()];
        }

        /** Takes the node up, without any step of the volume algorithm. */
        void enter() {
            assertThat(fixing.settle()).isTrue();
            VolumeAlgorithm.Pace pace = new VolumeAlgorithm.Pace(0, false, true);
            volume.start(path.options, path.shares, path.now(), choice.cost(), LIMIT, pace);
            assertThat(volume.run()).isTrue();
        }

        int[] solution() {
            return Objects.requireNonNull(corners.solution());
        }

        /** How often it paused before it was done. */
        int finish() {
            int pauses = 0;
            while (!corners.run(LIMIT, false)) {
                pauses++;
            }
            return pauses;
        }
    }

    /** Assignments have a whole corner, which is the cheapest solution, because its bound says so. */
    @Test
    void aWholeCornerIsASolution() {
        Node node = new Node(assignment(12, new Random(29)));
        assertThat(node.corners.solution()).as("before there is a program").isNull();
        node.enter();
        node.finish();
        int[] solution = node.solution();
        assertThat(solution).hasSize(12);
        assertThat(new Chosen(node.table).solves(solution)).isTrue();
        assertThat(node.table.leastCost(node.volume.bound())).isEqualTo(node.table.cost(solution));
        assertThat(node.choice.size()).isZero();
    }

    /** Three items, each two of them together for 2, or one alone for 3. The best is half of each pair. */
    @Test
    void aFractionalCornerIsNoSolution() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 3; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCell((item + 1) % 3, OptionTable.NO_COLOR);
            builder.addCost(2);
            builder.endOption();
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(3);
            builder.endOption();
        }
        Node node = new Node(new PricedTable(builder.build(3, new int[] {0, 1, 2})));
        node.enter();
        node.finish();
        assertThat(node.corners.solution()).isNull();
        assertThat((double) node.volume.bound() / node.table.scale).isBetween(2.99, 3.0);
        node.path.now().branch(PricePath.Kind.OPTION_FIRST, 0, 2);
        node.path.descend();
        node.enter();
        node.finish();
        assertThat(node.table.cost(node.solution()))
                .as("a pair and the third item alone")
                .isEqualTo(5);
    }

    /** Prices do not see colors. So the corner has two cheap options whole, of which a solution has one at most. */
    @Test
    void onlyWhatFitsTogetherIsWhole() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 2; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCell(2, 1 + item);
            builder.addCost(1);
            builder.endOption();
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.addCost(5);
            builder.endOption();
        }
        Node node = new Node(new PricedTable(builder.build(2, new int[] {0, 1, 2})));
        node.enter();
        node.finish();
        assertThat(node.path.shares).startsWith(1, 0, 1, 0);
        assertThat(node.corners.solution()).isNull();
        assertThat(node.corners.whole()).hasToString("{0}");
        assertThat(node.choice.size()).isZero();

        node.path.now().branch(PricePath.Kind.OPTION_FIRST, 3, 2);
        node.path.descend();
        node.enter();
        node.finish();
        assertThat(node.corners.whole()).as("with what is chosen").hasToString("{0, 3}");
    }

    /**
     * It pauses in the middle of a node. The next one is another problem: without the options of the first row but one.
     */
    @Test
    void aNodeThatIsGivenUpLeavesNothingBehind() {
        Node node = new Node(assignment(100, new Random(30)));
        node.enter();
        assertThat(node.corners.run(Node.LIMIT, false)).as("it needs more time").isFalse();
        node.corners.stop();
        node.path.now().branch(PricePath.Kind.OPTION_FIRST, 17, 2);
        node.path.descend();
        node.enter();
        node.finish();
        int[] rest = node.solution();
        assertThat(rest).contains(17).hasSize(100);

        Node other = new Node(node.table);
        other.path.now().branch(PricePath.Kind.OPTION_FIRST, 17, 2);
        other.path.descend();
        other.enter();
        assertThat(other.finish()).isPositive();
        assertThat(node.table.cost(rest)).isEqualTo(node.table.cost(other.solution()));
    }

    @Test
    void theyPayWhereAnItemIsCoveredSeveralTimes() {
        assertThat(Corners.arePayingFor(priced(1, 1, 1))).isFalse();
        assertThat(Corners.arePayingFor(priced(1, 0, 2))).isFalse();
        assertThat(Corners.arePayingFor(priced(1, 1, 2))).isTrue();
        assertThat(Corners.arePayingFor(priced(6_000, 2, 2))).isTrue();
        assertThat(Corners.arePayingFor(priced(6_001, 2, 2))).isFalse();
    }

    /** So many items; the last one has these bounds, and the others are covered once. */
    private static PricedTable priced(int items, int low, int high) {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.endOption();
        int[] lows = new int[items];
        int[] highs = new int[items];
        Arrays.fill(lows, 1);
        Arrays.fill(highs, 1);
        lows[items - 1] = low;
        highs[items - 1] = high;
        return new PricedTable(builder.build(items, IntStream.range(0, items).toArray(), lows, highs));
    }
}
