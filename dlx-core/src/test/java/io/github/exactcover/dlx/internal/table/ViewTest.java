package io.github.exactcover.dlx.internal.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The way back from a view, and from views of views, leads to the solutions of the table that they are of. */
class ViewTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    private static Set<Set<Integer>> solutions(View view) {
        DancingLinks engine = new DancingLinks(view.table(), ItemRule.SMALLEST, false, Branch.ROOT);
        Set<Set<Integer>> found = new HashSet<>();
        while (engine.run(Long.MAX_VALUE) == Step.SOLUTION) {
            found.add(Arrays.stream(view.solution(engine.solution())).boxed().collect(Collectors.toSet()));
        }
        return found;
    }

    private static View restricted(OptionTable table, int required, int forbidden) {
        return Restriction.of(table, set(required, table), set(forbidden, table));
    }

    /** A set of at most one option; a number that is too large is none. */
    private static BitSet set(int option, OptionTable table) {
        BitSet set = new BitSet();
        if (option < table.optionCount()) {
            set.set(option);
        }
        return set;
    }

    @Property(tries = 3_000, seed = "20261701")
    void viewsOfViewsHaveTheSolutionsOfTheTable(
            @ForAll("problems") SmallProblem small, @ForAll long seed, @ForAll byte choice) {
        OptionTable table = small.table();
        int required = choice & 15;
        int forbidden = choice >> 4 & 15;
        View first = restricted(table, required, forbidden);
        View second = first.then(Reduction.of(first.table()));
        View third = second.then(View.shuffled(second.table(), seed));
        Set<Set<Integer>> expected = small.solutions().stream()
                .filter(solution -> required >= table.optionCount() || solution.contains(required))
                .filter(solution -> !solution.contains(forbidden) || forbidden >= table.optionCount())
                .collect(Collectors.toSet());

        assertThat(solutions(third)).isEqualTo(expected);
        assertThat(solutions(View.same(table).then(third))).isEqualTo(expected);
        assertThat(solutions(third.then(View.same(third.table())))).isEqualTo(expected);
    }

    /** An option of a view covers the items of the option that it is, and no others of those that the view has. */
    @Property(tries = 2_000, seed = "20261702")
    void optionsAndItemsLeadBackToTheSameCells(@ForAll("problems") SmallProblem small, @ForAll long seed) {
        OptionTable table = small.table();
        View reduced = Reduction.of(table);
        View view = reduced.then(View.shuffled(reduced.table(), seed));

        for (int option = 0; option < view.table().optionCount(); option++) {
            Set<Integer> items = items(table, view.option(option));
            for (int cell = view.table().start(option); cell < view.table().start(option + 1); cell++) {
                assertThat(items).contains(view.item(view.table().item(cell)));
            }
        }
    }

    private static Set<Integer> items(OptionTable table, int option) {
        Set<Integer> items = new HashSet<>();
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            items.add(table.item(cell));
        }
        return items;
    }

    @Example
    void aViewOfNothingHasItsOwnItem() {
        OptionTable table = table();
        View impossible = restricted(table, 0, 0);

        assertThat(impossible.isImpossible()).isTrue();
        assertThat(impossible.item(0)).isEqualTo(View.NONE);
        View shuffled = impossible.then(View.shuffled(impossible.table(), 1));
        assertThat(shuffled.isImpossible()).isTrue();
        assertThat(View.same(table).then(impossible).isImpossible()).isTrue();
    }

    /** An option that was added to the table is none of the solution, whether it was chosen or forced. */
    @Example
    void theLengthOfASolutionIsKnownFromItsFirstOptions() {
        View extended = View.extended(table(), 1);
        int[] told = {1, ~0, ~1, 0};
        assertThat(extended.solutionLength(told, 0)).isZero();
        assertThat(extended.solutionLength(told, 3)).isEqualTo(1);
        assertThat(extended.solutionLength(told, 4)).isEqualTo(2);
        assertThat(View.same(table()).solutionLength(told, 2)).isEqualTo(2);
    }

    /** Two primary items and an option for each. */
    private static OptionTable table() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int item = 0; item < 2; item++) {
            builder.addCell(item, OptionTable.NO_COLOR);
            builder.endOption();
        }
        return builder.build(2, new int[] {0, 1});
    }
}
