package io.github.exactcover.dlx.internal.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.PlantedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ArgumentTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 20_000, seed = "20261403")
    void whatIsProvenIsTrueAndTheItemsOfTheReasonAreEnough(@ForAll("problems") SmallProblem small) {
        Argument argument = search(small.table());
        Certificate reason = argument.reason();
        if (reason != null) {
            assertThat(small.solutions()).isEmpty();
            for (Certificate one : List.of(reason, reason.trimmed(), Objects.requireNonNull(argument.shortReason()))) {
                assertThat(small.needing(one.items().stream().boxed().collect(Collectors.toSet()))
                                .solutions())
                        .isEmpty();
            }
        }
    }

    private static Argument search(OptionTable table) {
        Argument argument = new Argument(table);
        while (!argument.isOver() && !argument.isTried()) {
            argument.step();
        }
        return argument;
    }

    private static boolean isProven(OptionTable table) {
        return search(table).reason() != null;
    }

    private static Certificate reason(OptionTable table) {
        return Objects.requireNonNull(search(table).shortReason());
    }

    @Example
    void pigeonsNeedAsManyHoles() {
        for (int holes : new int[] {1, 2, 11, 40}) {
            Certificate tooFew = reason(Pigeonholes.of(holes + 1, holes));
            assertThat(tooFew.items().cardinality()).isEqualTo(holes + 1);
            Argument enough = search(Pigeonholes.of(holes, holes));
            assertThat(enough.isOver()).isTrue();
            assertThat(enough.reason()).isNull();
            assertThat(enough.shortReason()).isNull();
        }
    }

    /** Pair by pair, a secondary item says that both cannot be at the same time. */
    @Example
    void examsThatExcludeEachOtherNeedATimeEach() {
        for (int times : new int[] {2, 3, 8}) {
            Certificate reason = reason(exams(times + 1, times));
            assertThat(reason.items().cardinality()).isEqualTo(times + 1);
            assertThat(reason.groups())
                    .hasSize(times)
                    .allMatch(group -> group.options().size() == times + 1);
            assertThat(isProven(exams(times, times))).isFalse();
        }
    }

    private static OptionTable exams(int exams, int times) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int pairs = exams * (exams - 1) / 2;
        for (int exam = 0; exam < exams; exam++) {
            for (int time = 0; time < times; time++) {
                builder.addCell(exam, OptionTable.NO_COLOR);
                int pair = 0;
                for (int one = 0; one < exams; one++) {
                    for (int other = 0; other < one; other++, pair++) {
                        if (one == exam || other == exam) {
                            builder.addCell(exams + time * pairs + pair, OptionTable.NO_COLOR);
                        }
                    }
                }
                builder.endOption();
            }
        }
        int items = exams + times * pairs;
        return builder.build(exams, IntStream.range(0, items).toArray());
    }

    /**
     * Students take four exams each, and rooms hold one exam at a time. Some exams exclude each other pair by pair, but
     * no student takes them all. In three of the four, the weights of the first reason are many, and large in two.
     */
    @Example
    void aReasonNamesAFewExamsThatExcludeEachOther() {
        for (int seed = 8; seed < 12; seed++) {
            Certificate reason = reason(timetable(new Random(seed), 36, 7, 95));
            assertThat(reason.isUniform()).as("seed %d", seed).isTrue();
            assertThat(reason.groups()).hasSize(7);
            assertThat(reason.items().cardinality()).isBetween(8, 12);
        }
    }

    /** Squares with a solution miss much at first too, but soon far less. */
    @Example
    void whereThereIsProbablyAReasonItMayDoMore() {
        assertThat(partWhenItIsKnown(timetable(new Random(8), 36, 7, 95))).isEqualTo(2);
        for (int seed = 1; seed <= 6; seed++) {
            assertThat(partWhenItIsKnown(
                            PlantedProblem.quasigroup(30, 300, seed).table()))
                    .as("seed %d", seed)
                    .isEqualTo(32);
        }
    }

    private static int partWhenItIsKnown(OptionTable table) {
        Argument argument = new Argument(table);
        int first = argument.part();
        while (argument.part() == first) {
            argument.step();
        }
        return argument.part();
    }

    private static OptionTable timetable(Random random, int exams, int times, int students) {
        List<BitSet> taken = IntStream.range(0, students)
                .mapToObj(student -> BitSet.valueOf(new long[] {
                    random.ints(0, exams)
                            .distinct()
                            .limit(4)
                            .mapToLong(exam -> 1L << exam)
                            .sum()
                }))
                .toList();
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int exam = 0; exam < exams; exam++) {
            for (int time = 0; time < times; time++) {
                int rooms = random.nextInt(8) == 0 ? 0 : 4;
                for (int room = 0; room < rooms; room++) {
                    builder.addCell(exam, OptionTable.NO_COLOR);
                    builder.addCell(exams + time * (students + 6) + (exam + room) % 6, OptionTable.NO_COLOR);
                    for (int student = 0; student < students; student++) {
                        if (taken.get(student).get(exam)) {
                            builder.addCell(exams + time * (students + 6) + 6 + student, OptionTable.NO_COLOR);
                        }
                    }
                    builder.endOption();
                }
            }
        }
        int items = exams + times * (students + 6);
        return builder.build(exams, IntStream.range(0, items).toArray());
    }

    /** Options of one and the same size, which does not divide the number of items. */
    @Example
    void itemsAreAMultipleOfTheSizeOfTheOptions() {
        for (int size : new int[] {2, 3, 4, 5, 6}) {
            Certificate reason = reason(windows(6 * size + 1, size));
            assertThat(size % reason.modulus()).isZero();
            assertThat(reason.items().cardinality()).isEqualTo(6 * size + 1);
            assertThat(isProven(windows(6 * size, size))).isFalse();
        }
    }

    /** A ring of items, and an option for each item and those that follow it. */
    private static OptionTable windows(int items, int size) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int first = 0; first < items; first++) {
            for (int k = 0; k < size; k++) {
                builder.addCell((first + k) % items, OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        return builder.build(items, IntStream.range(0, items).toArray());
    }

    /**
     * A T-tetromino covers one square of one color and three of the other. If these colors weigh 1 and 5, it weighs 8
     * or 16, and the board no multiple of 8. No T-tetromino has a corner, so dominoes cover the corners.
     */
    @Example
    void weightsOfTwoColorsModuloEight() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int cell = 0; cell < 100; cell++) {
            int row = cell / 10;
            int column = cell % 10;
            if (row > 0 && row < 9 && column > 0 && column < 9) {
                int[] around = {cell - 10, cell - 1, cell + 1, cell + 10};
                for (int left : around) {
                    builder.addCell(cell, OptionTable.NO_COLOR);
                    for (int other : around) {
                        if (other != left) {
                            builder.addCell(other, OptionTable.NO_COLOR);
                        }
                    }
                    builder.endOption();
                }
            }
        }
        int[] all = IntStream.range(0, 100).toArray();
        for (int corner : new int[] {0, 9, 90, 99}) {
            builder.addCell(corner, OptionTable.NO_COLOR);
            builder.addCell(corner == 0 || corner == 90 ? corner + 1 : corner - 1, OptionTable.NO_COLOR);
            builder.endOption();
        }
        assertThat(isProven(builder.build(100, all))).isTrue();
    }

    /** Small enough to try all weights modulo 16, 9, 5 and 7, of which the other moduli are divisors. */
    @Property(tries = 2000, seed = "20261130")
    void remaindersAreFoundWhereverThereAreAny(@ForAll Random random) {
        int items = 1 + random.nextInt(4);
        List<BitSet> options = random.ints(1 + random.nextInt(5), 1, 1 << items)
                .mapToObj(bits -> BitSet.valueOf(new long[] {bits}))
                .toList();
        int[] times = random.ints(items, 1, 4).toArray();
        OptionTableBuilder builder = new OptionTableBuilder();
        for (BitSet option : options) {
            option.stream().forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.endOption();
        }
        Rows rows = new Rows(builder.build(items, IntStream.range(0, items).toArray(), times, times), List.of());
        boolean isThere = IntStream.of(16, 9, 5, 7)
                .anyMatch(modulus -> isThereReason(rows, options, times, modulus, new int[items], 0));
        ModularArgument argument = new ModularArgument(rows);
        while (!argument.isOver()) {
            argument.step();
        }
        assertThat(argument.reason() != null).isEqualTo(isThere);
    }

    /** Tries all weights from an item on. An option must add up to 0 as soon as its last item has a weight. */
    private static boolean isThereReason(
            Rows rows, List<BitSet> options, int[] times, int modulus, int[] weights, int item) {
        if (item == weights.length) {
            return IntStream.range(0, item).map(at -> weights[at] * times[at]).sum() % modulus != 0;
        }
        boolean isThere = false;
        for (int weight = 0; weight < (rows.isFixed(item) ? modulus : 1) && !isThere; weight++) {
            weights[item] = weight;
            isThere = options.stream()
                            .filter(option -> option.length() == item + 1)
                            .allMatch(option ->
                                    option.stream().map(at -> weights[at]).sum() % modulus == 0)
                    && isThereReason(rows, options, times, modulus, weights, item + 1);
        }
        return isThere;
    }

    /** Pairs of seven items, with or without one more; and rings of 36, which are parts of their own. */
    @Example
    void eachPartIsTriedByItself() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int one = 0; one < 7; one++) {
            for (int other = 0; other < one; other++) {
                for (int size = 2; size <= 3; size++) {
                    builder.addCell(one, OptionTable.NO_COLOR);
                    builder.addCell(other, OptionTable.NO_COLOR);
                    if (size == 3) {
                        builder.addCell(7, OptionTable.NO_COLOR);
                    }
                    builder.endOption();
                }
            }
        }
        int items = 8 + 40 * 36;
        for (int first = 8; first < items; first++) {
            int ring = first - (first - 8) % 36;
            for (int k = 0; k < 3; k++) {
                builder.addCell(ring + (first + k - ring) % 36, OptionTable.NO_COLOR);
            }
            builder.endOption();
        }
        Certificate reason =
                reason(builder.build(items, IntStream.range(0, items).toArray()));
        assertThat(reason.modulus()).isEqualTo(2);
        assertThat(reason.items().length()).isEqualTo(7);
    }

    /** Two workers may work three times each, but there are seven shifts. */
    @Example
    void boundsAreAddedUp() {
        assertThat(isProven(shifts(7, 3))).isTrue();
        assertThat(isProven(shifts(6, 3))).isFalse();
        assertThat(isProven(shifts(6, Integer.MAX_VALUE))).isFalse();
    }

    private static OptionTable shifts(int shifts, int most) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] lows = new int[shifts + 2];
        int[] highs = new int[shifts + 2];
        for (int shift = 0; shift < shifts; shift++) {
            lows[shift] = 1;
            highs[shift] = 1;
            for (int worker = 0; worker < 2; worker++) {
                builder.addCell(shift, OptionTable.NO_COLOR);
                builder.addCell(shifts + worker, OptionTable.NO_COLOR);
                builder.endOption();
                highs[shifts + worker] = most;
            }
        }
        return builder.build(shifts + 2, IntStream.range(0, shifts + 2).toArray(), lows, highs);
    }

    /** There are no remainders to be tried then, but there are prices. */
    @Example
    void itemsThatMayBeCoveredMoreOrLessOftenHavePricesToo() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 3; option++) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.addCell(1, OptionTable.NO_COLOR);
            builder.endOption();
        }
        assertThat(isProven(builder.build(2, new int[] {0, 1}, new int[] {2, 0}, new int[] {3, 1})))
                .isTrue();
    }

    @Example
    void anItemThatIsNeededMoreOftenThanAnIntCanAddUpIsNoTrouble() {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.endOption();
        OptionTable table =
                builder.build(1, new int[] {0}, new int[] {Integer.MAX_VALUE}, new int[] {Integer.MAX_VALUE});
        assertThat(isProven(table)).isTrue();
    }

    @Example
    void problemsWithSolutionsAreNeverRefuted() {
        for (LargerProblem problem : LargerProblem.values()) {
            assertThat(isProven(problem.table())).as(problem.name()).isFalse();
        }
    }
}
