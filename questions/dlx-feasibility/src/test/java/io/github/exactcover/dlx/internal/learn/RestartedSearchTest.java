package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.PlantedProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class RestartedSearchTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 10_000, seed = "20261402")
    void itFindsEverySolutionOnce(
            @ForAll("problems") SmallProblem small,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 20) int budget) {
        RestartedSearch search = new RestartedSearch(small.table(), seed);
        Set<Set<Integer>> found = new HashSet<>();
        while (true) {
            Step step = search.run(budget);
            if (step == Step.EXHAUSTED) {
                break;
            }
            assertThat(search.fraction()).isZero();
            if (step == Step.SOLUTION) {
                assertThat(found.add(set(search.solution()))).as("new").isTrue();
                assertThat(search.solutions()).isEqualTo(found.size());
            }
        }
        assertThat(found).isEqualTo(small.solutions());
        assertThat(search.fraction()).isEqualTo(1);
        assertThat(search.run(1)).isEqualTo(Step.EXHAUSTED);
    }

    private static Set<Integer> set(int[] options) {
        return Arrays.stream(options).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    /** Long enough for attempts in random orders, and for the last of them to visit its whole tree. */
    @Example
    void itBeginsAgainAndStillProvesThatThereIsNoSolution() {
        OptionTable pigeons = Pigeonholes.of(8, 7);
        RestartedSearch search = new RestartedSearch(pigeons, 1);
        assertThat(search.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(search.solutions()).isZero();
        assertThat(search.restarts()).isPositive();
    }

    @Example
    void afterTheFirstSolutionNoSolutionIsLost() {
        RestartedSearch search = new RestartedSearch(LargerProblem.QUEENS_10.table(), 1);
        Set<Set<Integer>> found = new HashSet<>();
        while (search.run(Machine.UNLIMITED) == Step.SOLUTION) {
            found.add(set(search.solution()));
        }
        assertThat(found).hasSize(724);
        assertThat(search.solutions()).isEqualTo(724);
    }

    @Example
    void theSameSeedMakesTheSameSearch() {
        RestartedSearch one = new RestartedSearch(LargerProblem.LATIN_9_WITH_HOLES.table(), 7);
        RestartedSearch other = new RestartedSearch(LargerProblem.LATIN_9_WITH_HOLES.table(), 7);
        while (one.run(1) == Step.PAUSED) {
            // As slowly as possible, and the other one as fast as possible.
        }
        other.run(Machine.UNLIMITED);
        assertThat(one.solution()).isEqualTo(other.solution());
        assertThat(one.nodes()).isEqualTo(other.nodes());
        assertThat(one.updates()).isEqualTo(other.updates());
    }

    /**
     * Item 0 may be covered. If it were the first to be looked at, option 0 would be chosen before item 1 needs its
     * place.
     */
    @Example
    void whatMustBeCoveredComesBeforeWhatMayBe() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int[] items : new int[][] {{0, 2}, {1, 2}, {1}}) {
            IntStream.of(items).forEach(item -> builder.addCell(item, OptionTable.NO_COLOR));
            builder.endOption();
        }
        OptionTable table = builder.build(2, new int[] {0, 1, 2}, new int[] {0, 1}, new int[] {1, 1});
        RestartedSearch search = new RestartedSearch(table, 1);
        assertThat(search.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
        assertThat(search.solution()).containsExactly(1);
    }

    /** Each seed tries options in another order once the first attempt has failed. */
    @Example
    void laterAttemptsTakeRandomOrders() {
        OptionTable table = PlantedProblem.roster(14, 12, 0, 6).table();
        Set<Set<Integer>> found = new HashSet<>();
        for (int seed = 1; seed <= 4; seed++) {
            RestartedSearch search = new RestartedSearch(table, seed);
            assertThat(search.run(Machine.UNLIMITED)).isEqualTo(Step.SOLUTION);
            assertThat(search.restarts()).isPositive();
            found.add(set(search.solution()));
        }
        assertThat(found).hasSize(4);
    }

    @Example
    void theSequenceOfLuby() {
        Restarts.Luby luby = new Restarts.Luby();
        assertThat(LongStream.generate(luby::next).limit(15))
                .containsExactly(1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L);
    }
}
