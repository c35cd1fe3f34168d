package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.prices.VolumeAlgorithm;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is settled is settled in every solution that is looked for. */
class FixingTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 3_000, seed = "20262505")
    void noSolutionIsLost(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        Random random = new Random(seed);
        long[] costs = random.longs(16, -9, 10).toArray();
        PricedTable table = new PricedTable(small.table(option -> costs[option]));
        int[] all =
                IntStream.range(0, table.optionCount()).filter(table::isOpen).toArray();
        Chosen choice = new Chosen(table);
        PricePath path = new PricePath(table, choice, all);
        path.now().prices = new long[table.itemCount()];
        VolumeAlgorithm volume = new VolumeAlgorithm(table);
        Fixing fixing = new Fixing(table, choice, path, volume, null);
        Set<Set<Integer>> solutions = small.solutions();
        if (!fixing.settle()) {
            assertThat(solutions).isEmpty();
            return;
        }
        assertThat(solutions).allMatch(solution -> isInside(path, choice, solution));
        checkCounts(table, choice, path, fixing);
        Chosen again = new Chosen(table);
        for (int option : choice.options()) {
            assertThat(again.fits(option)).isTrue();
            again.choose(option);
        }
        for (int q = 0; q < path.now().to; q++) {
            assertThat(again.fits(path.options[q])).isTrue();
            assertThat(again.has(path.options[q])).isFalse();
        }

        long limit = table.scale * random.nextInt(-20, 20);
        price(path, choice, volume);
        if (volume.bound() <= limit) {
            checkDropping(choice, path, volume, fixing, limit - volume.bound());
        } else {
            assertThat(solutions).allMatch(solution -> cost(table, solution) > limit);
        }
        assertThat(solutions)
                .filteredOn(solution -> cost(table, solution) <= limit)
                .allMatch(solution -> isInside(path, choice, solution));
    }

    /** Net costs above the gap are dropped, and those below the opposite are chosen as long as they fit. */
    private static void checkDropping(Chosen choice, PricePath path, VolumeAlgorithm volume, Fixing fixing, long gap) {
        int before = choice.size();
        int[] options = Arrays.copyOf(path.options, path.now().to);
        long[] nets = IntStream.range(0, options.length).mapToLong(volume::net).toArray();
        assertThat(fixing.dropByNetCost(gap)).isEqualTo(choice.size() > before);
        int[] chosen = Arrays.copyOfRange(choice.options(), before, choice.size());
        choice.shrinkTo(before);
        List<Integer> expected = new ArrayList<>();
        for (int q = 0; q < options.length; q++) {
            if (nets[q] < -gap && choice.fits(options[q])) {
                choice.choose(options[q]);
            } else if (nets[q] <= gap) {
                expected.add(options[q]);
            }
        }
        assertThat(Arrays.copyOfRange(choice.options(), before, choice.size())).containsExactly(chosen);
        expected.removeIf(option -> chosen.length > 0 && !choice.fits(option));
        assertThat(IntStream.range(0, path.now().to)
                        .mapToObj(q -> path.options[q])
                        .toList())
                .isEqualTo(expected);
    }

    private static long cost(PricedTable table, Set<Integer> solution) {
        return solution.stream().mapToLong(option -> table.costs[option]).sum();
    }

    /** Nothing is forced any more, and the counts are those of the options that are left. */
    private static void checkCounts(PricedTable table, Chosen choice, PricePath path, Fixing fixing) {
        for (int item = 0; item < table.itemCount(); item++) {
            int number = item;
            long count = IntStream.range(path.now().from, path.now().to)
                    .filter(q -> table.has(path.options[q], number))
                    .count();
            assertThat(fixing.count(item)).isEqualTo((int) count);
            if (choice.needed(item) > 0) {
                assertThat(count).isGreaterThan(choice.needed(item));
            }
        }
    }

    private static boolean isInside(PricePath path, Chosen choice, Set<Integer> solution) {
        Set<Integer> chosen = IntStream.of(choice.options()).boxed().collect(Collectors.toSet());
        Set<Integer> left = IntStream.range(path.now().from, path.now().to)
                .mapToObj(q -> path.options[q])
                .collect(Collectors.toSet());
        return solution.containsAll(chosen)
                && solution.stream().allMatch(option -> chosen.contains(option) || left.contains(option));
    }

    /**
     * What costs less than nothing is chosen once by an item that has room for one option, and twice by one with more
     * room.
     */
    @ParameterizedTest
    @CsvSource({"1, -3", "2, -5", "3, -5"})
    void theVolumeAlgorithmKnowsHowOftenAnItemCanBeCovered(int high, int bound) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int cost = -3; cost <= -2; cost++) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.addCost(cost);
            builder.endOption();
        }
        PricedTable table = new PricedTable(builder.build(1, new int[] {0}, new int[] {0}, new int[] {high}));
        Chosen choice = new Chosen(table);
        PricePath path = new PricePath(table, choice, new int[] {0, 1});
        path.now().prices = new long[1];
        VolumeAlgorithm volume = new VolumeAlgorithm(table);
        assertThat(new Fixing(table, choice, path, volume, null).settle()).isTrue();
        price(path, choice, volume);
        assertThat((double) volume.bound() / table.scale).isCloseTo(bound, within(0.01));
    }

    private static void price(PricePath path, Chosen choice, VolumeAlgorithm volume) {
        VolumeAlgorithm.Pace pace = new VolumeAlgorithm.Pace(1_500, true, true);
        volume.start(path.options, path.shares, path.now(), choice.cost(), Long.MAX_VALUE / 4, pace);
        while (!volume.run()) {
            // It pauses after some milliseconds.
        }
    }
}
