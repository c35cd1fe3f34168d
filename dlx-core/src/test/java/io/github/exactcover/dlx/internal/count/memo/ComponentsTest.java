package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SmallProblems;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Options that exclude each other are in the same component, and nothing else joins two of them. */
class ComponentsTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.arbitrary();
    }

    @Property(tries = 2_000, seed = "20262603")
    void componentsAreThoseOfTheOptionsThatExcludeEachOther(
            @ForAll("problems") SmallProblem one, @ForAll("problems") SmallProblem other) {
        SmallProblem both = SmallProblems.sideBySide(one, other);
        OptionTable table = both.table();
        BitOptions options =
                new BitOptions(table, IntStream.range(0, both.primaryCount()).toArray());
        if (options.rowCount() == 0) {
            return;
        }
        LiveRows live = new LiveRows(options, 2);
        long[] state = new long[4 * options.words()];
        options.setAll(state);
        live.fillRoot(state);
        Components components = new Components(options);
        check(both, options, live, 0, components);
        // The same object looks at what is left after each of the rows.
        for (int row = 0; row < options.rowCount(); row++) {
            long[] left = state.clone();
            options.take(row, left, 0);
            live.filter(0, left, 0);
            if (!live.isEmpty(1)) {
                check(both, options, live, 1, components);
            }
        }
    }

    private static void check(
            SmallProblem problem, BitOptions options, LiveRows live, int level, Components components) {
        Set<Set<Integer>> expected = new HashSet<>();
        for (int place = live.start(level); place < live.end(level); place++) {
            add(expected, problem, options.option(live.row(place)));
        }
        Set<Set<Integer>> found = new HashSet<>();
        for (int from = live.start(level); from < live.end(level); ) {
            int end = components.gather(live, level, from);
            Set<Integer> component = new TreeSet<>();
            for (int place = from; place < end; place++) {
                component.add(options.option(live.row(place)));
            }
            found.add(component);
            from = end;
        }
        assertThat(found).isEqualTo(expected);
        assertThat(components.isApart(live, level)).isEqualTo(expected.size() > 1);
    }

    /** Joins the components whose options exclude one more option. */
    private static void add(Set<Set<Integer>> components, SmallProblem problem, int option) {
        Set<Integer> joined = new TreeSet<>(Set.of(option));
        for (Set<Integer> component : List.copyOf(components)) {
            if (component.stream().anyMatch(member -> excludes(problem, option, member))) {
                joined.addAll(component);
                components.remove(component);
            }
        }
        components.add(joined);
    }

    private static boolean excludes(SmallProblem problem, int option, int other) {
        List<Integer> uses = problem.options().get(option);
        List<Integer> others = problem.options().get(other);
        return IntStream.range(0, problem.itemCount())
                .anyMatch(item -> uses.get(item) != SmallProblem.ABSENT
                        && others.get(item) != SmallProblem.ABSENT
                        && (uses.get(item) == SmallProblem.COVERED
                                || !uses.get(item).equals(others.get(item))));
    }

    /** Once the item is red, it no longer connects the two options that give it this color. */
    @Example
    void aColorThatAnItemHasConnectsNothing() {
        int red = 2;
        int blue = 3;
        List<List<Integer>> rows =
                List.of(List.of(1, 0, 0, red), List.of(1, 0, 0, blue), List.of(0, 1, 0, red), List.of(0, 0, 1, red));
        SmallProblem problem = new SmallProblem(3, 4, rows, List.of(1, 1, 1), List.of(1, 1, 1));
        BitOptions options = new BitOptions(problem.table(), new int[] {0, 1, 2});
        LiveRows live = new LiveRows(options, 2);
        long[] state = new long[4 * options.words()];
        options.setAll(state);
        live.fillRoot(state);
        Components components = new Components(options);
        assertThat(components.isApart(live, 0)).isFalse();
        options.take(0, state, 0);
        assertThat(live.filter(0, state, 0)).isTrue();
        assertThat(components.isApart(live, 1)).isTrue();
    }
}
