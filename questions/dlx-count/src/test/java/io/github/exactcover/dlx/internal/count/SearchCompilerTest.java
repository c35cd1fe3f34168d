package io.github.exactcover.dlx.internal.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.diagram.SolutionPaths;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.CheckedRun;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The diagram of a search has each solution once, whichever engine finds them and in whatever order. */
class SearchCompilerTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 3_000, seed = "20262412")
    void eachSolutionIsOnePath(
            @ForAll("problems") SmallProblem problem,
            @ForAll EngineKind kind,
            @ForAll boolean leftmost,
            @ForAll @IntRange(min = 1, max = 20) int budget) {
        OptionTable table = problem.table();
        if (kind.refusal(table).isEmpty()) {
            ItemRule rule = leftmost ? ItemRule.LEFTMOST : ItemRule.SMALLEST;
            FailedProblems.keeping("diagram-by-search", problem, () -> {
                Diagram diagram = compiled(table, kind, rule, budget);
                assertThat(paths(diagram)).containsExactlyInAnyOrderElementsOf(problem.solutions());
                check(diagram);
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void thousandsOfSolutionsToo(EngineKind kind) {
        Diagram diagram = compiled(LargerProblem.QUEENS_10.table(), kind, ItemRule.SMALLEST, 1_000);
        assertThat(new HashSet<>(paths(diagram))).hasSize(724);
    }

    private static Diagram compiled(OptionTable table, EngineKind kind, ItemRule rule, int budget) {
        DiagramBuilder builder = new DiagramBuilder(1 << 26, null);
        SearchCompiler compiler = new SearchCompiler(
                kind.make(table, rule, false, Branch.ROOT), new SolutionPaths(builder), option -> option, false);
        CheckedRun.finish(compiler, budget);
        return builder.build(compiler.root());
    }

    /** No solution of a low child has the option of its parent. */
    private static void check(Diagram diagram) {
        List<Set<Integer>> options = new ArrayList<>(List.of(Set.of(), Set.of()));
        for (int node = Diagram.UNIT + 1; node < diagram.nodeCount(); node++) {
            Set<Integer> below = new TreeSet<>(options.get(diagram.low(node)));
            assertThat(below).doesNotContain(diagram.option(node));
            below.add(diagram.option(node));
            below.addAll(options.get(diagram.high(node)));
            options.add(below);
        }
    }

    /** The options of each path, also of those that have an option twice. */
    private static List<Set<Integer>> paths(Diagram diagram) {
        List<Set<Integer>> paths = new ArrayList<>();
        follow(diagram, diagram.root(), new ArrayList<>(), paths);
        return paths;
    }

    private static void follow(Diagram diagram, int node, List<Integer> chosen, List<Set<Integer>> paths) {
        if (node == Diagram.UNIT) {
            Set<Integer> path = new TreeSet<>(chosen);
            assertThat(path).hasSameSizeAs(chosen);
            paths.add(path);
        } else if (node != Diagram.NONE) {
            follow(diagram, diagram.low(node), chosen, paths);
            chosen.add(diagram.option(node));
            follow(diagram, diagram.high(node), chosen, paths);
            chosen.remove(chosen.size() - 1);
        }
    }
}
