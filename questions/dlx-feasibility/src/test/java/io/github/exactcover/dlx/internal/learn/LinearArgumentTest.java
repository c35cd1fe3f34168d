package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LinearArgumentTest {

    private static final int STEPS = 500;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 20_000, seed = "20261403")
    void whatIsProvenIsTrueAndTheItemsOfTheProofAreEnough(@ForAll("problems") SmallProblem small) {
        LinearArgument argument = search(small.table());
        if (argument.isProven()) {
            assertThat(small.solutions()).isEmpty();
            assertThat(small.needing(argument.items().stream().boxed().collect(Collectors.toSet()))
                            .solutions())
                    .isEmpty();
        }
    }

    private static LinearArgument search(OptionTable table) {
        LinearArgument argument = new LinearArgument(table);
        for (int step = 0; step < STEPS && !argument.isOver(); step++) {
            argument.step();
        }
        return argument;
    }

    @Example
    void pigeonsNeedAsManyHoles() {
        for (int holes : new int[] {1, 2, 11, 40}) {
            LinearArgument tooFew = search(Pigeonholes.of(holes + 1, holes));
            assertThat(tooFew.isProven()).isTrue();
            assertThat(tooFew.items().cardinality()).isEqualTo(holes + 1);
            LinearArgument enough = search(Pigeonholes.of(holes, holes));
            assertThat(enough.isOver()).isTrue();
            assertThat(enough.isProven()).isFalse();
            assertThat(enough.items().isEmpty()).isTrue();
        }
    }

    /** Two workers may work three times each, but there are seven shifts. */
    @Example
    void boundsAreAddedUp() {
        assertThat(search(shifts(7, 3)).isProven()).isTrue();
        assertThat(search(shifts(6, 3)).isProven()).isFalse();
        assertThat(search(shifts(6, Integer.MAX_VALUE)).isProven()).isFalse();
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

    @Example
    void anItemThatIsNeededMoreOftenThanAnIntCanAddUpIsNoTrouble() {
        OptionTableBuilder builder = new OptionTableBuilder();
        builder.addCell(0, OptionTable.NO_COLOR);
        builder.endOption();
        OptionTable table =
                builder.build(1, new int[] {0}, new int[] {Integer.MAX_VALUE}, new int[] {Integer.MAX_VALUE});
        assertThat(search(table).isProven()).isTrue();
    }

    @Example
    void problemsWithSolutionsAreNeverRefuted() {
        for (LargerProblem problem : LargerProblem.values()) {
            assertThat(search(problem.table()).isProven()).as(problem.name()).isFalse();
        }
    }
}
