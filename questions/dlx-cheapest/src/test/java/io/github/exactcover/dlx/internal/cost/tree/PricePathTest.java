package io.github.exactcover.dlx.internal.cost.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.cost.prices.Chosen;
import io.github.exactcover.dlx.internal.cost.prices.PricedTable;
import io.github.exactcover.dlx.internal.cost.tree.PricePath.Kind;
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
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** However a node branches, each of its solutions is in one of its children. */
class PricePathTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 3_000, seed = "20262504")
    void eachSolutionIsInOneChild(@ForAll("problems") SmallProblem small, @ForAll Kind kind, @ForAll long seed) {
        Random random = new Random(seed);
        PricedTable table = new PricedTable(small.table());
        Chosen choice = new Chosen(table);
        int[] all =
                IntStream.range(0, table.optionCount()).filter(table::isOpen).toArray();
        PricePath path = new PricePath(table, choice, all);
        path.now().prices = new long[table.itemCount()];
        Arrays.setAll(path.shares, q -> q / 100.0);
        List<Set<Integer>> left = List.copyOf(small.solutions());
        for (int depth = 1; depth < 6; depth++) {
            long draw = random.nextLong();
            if (!branch(path, table, choice, kind, new Random(draw))) {
                break;
            }
            List<List<Set<Integer>>> children = checkChildren(path, choice, left);
            int next = random.nextInt(children.size());
            branch(path, table, choice, kind, new Random(draw));
            for (int child = 0; child < next; child++) {
                path.descend();
                path.retreat();
            }
            path.descend();
            left = children.get(next);
            assertThat(path.depth()).isEqualTo(depth);
        }
        while (path.depth() > 0) {
            path.retreat();
        }
        assertThat(choice.size()).isZero();
        assertThat(IntStream.range(path.now().from, path.now().to).map(q -> path.options[q]))
                .containsExactly(IntStream.of(all).boxed().toArray(Integer[]::new));
    }

    /** Gives the node children of a kind, if it can have any. */
    private static boolean branch(PricePath path, PricedTable table, Chosen choice, Kind kind, Random random) {
        PricePath.Level node = path.now();
        if (node.size() == 0) {
            return false;
        }
        int some = path.options[node.from + random.nextInt(node.size())];
        switch (kind) {
            case WHOLE -> node.repeat();
            case OPTION_FIRST, OPTION_LAST -> node.branch(kind, some, 2);
            case ITEM -> {
                int item = table.items[table.starts[some]];
                if (choice.needed(item) == 0) {
                    return false;
                }
                path.reserve(node.to + node.size());
                int found = 0;
                for (int q = node.from; q < node.to; q++) {
                    if (table.has(path.options[q], item)) {
                        path.options[node.to + found++] = path.options[q];
                    }
                }
                node.branch(kind, found, found);
            }
        }
        return true;
    }

    /** Looks at all children, and returns the solutions of each. */
    private static List<List<Set<Integer>>> checkChildren(PricePath path, Chosen choice, List<Set<Integer>> solutions) {
        PricePath.Level parent = path.now();
        Set<Integer> before = options(path);
        List<List<Set<Integer>>> children = new ArrayList<>();
        long updates = path.updates();
        long dropped = 0;
        while (path.hasChild()) {
            path.descend();
            assertThat(before).containsAll(options(path));
            dropped += parent.size() - path.now().size();
            children.add(solutions.stream()
                    .filter(solution -> isInside(path, choice, solution))
                    .toList());
            for (int q = path.now().from; q < path.now().to; q++) {
                int option = path.options[q];
                assertThat(choice.fits(option)).isTrue();
                assertThat(choice.has(option)).isFalse();
                int place = IntStream.range(parent.from, parent.to)
                        .filter(other -> path.options[other] == option)
                        .findFirst()
                        .orElseThrow();
                assertThat(path.shares[q]).isEqualTo(path.shares[place]);
            }
            path.retreat();
            assertThat(options(path)).isEqualTo(before);
        }
        assertThat(path.updates()).isEqualTo(updates + dropped);
        assertThat(children.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(solutions);
        return children;
    }

    private static Set<Integer> options(PricePath path) {
        return IntStream.range(path.now().from, path.now().to)
                .mapToObj(q -> path.options[q])
                .collect(Collectors.toSet());
    }

    private static boolean isInside(PricePath path, Chosen choice, Set<Integer> solution) {
        Set<Integer> chosen = IntStream.of(choice.options()).boxed().collect(Collectors.toSet());
        Set<Integer> left = options(path);
        return solution.containsAll(chosen)
                && solution.stream().allMatch(option -> chosen.contains(option) || left.contains(option));
    }

    @Example
    void theKindSaysWhichChildComesFirst() {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (int option = 0; option < 3; option++) {
            builder.addCell(0, OptionTable.NO_COLOR);
            builder.endOption();
        }
        PricedTable table = new PricedTable(builder.build(1, new int[] {0}));
        Chosen choice = new Chosen(table);
        PricePath path = new PricePath(table, choice, new int[] {0, 1, 2});
        for (boolean isFirst : new boolean[] {true, false}) {
            path.now().branch(isFirst ? Kind.OPTION_FIRST : Kind.OPTION_LAST, 1, 2);
            for (int child = 0; child < 2; child++) {
                assertThat(path.fraction()).isEqualTo(child / 2.0);
                path.descend();
                assertThat(choice.has(1)).isEqualTo(isFirst == (child == 0));
                assertThat(options(path)).isEqualTo(choice.has(1) ? Set.of() : Set.of(0, 2));
                path.retreat();
            }
            assertThat(path.hasChild()).isFalse();
        }
    }
}
