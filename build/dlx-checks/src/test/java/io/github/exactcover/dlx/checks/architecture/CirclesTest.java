package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that depend on each other in a circle have to be read together. */
class CirclesTest {

    @Test
    void filesDependOnEachOtherInACircleOnlyWhereThereIsAReason(@TempDir Path folder) throws Exception {
        assertThat(circles(new Arrows(folder).files()))
                .containsExactlyInAnyOrder(
                        Set.of("DegreeTournament", "Links", "Multiplicities"), // they call each other at every node
                        Set.of("ExactCoverProblem", "MatrixProblem", "ProblemBuilder"), // a value and what builds it
                        Set.of("Literal", "Term"), // a term and a condition on it, which is a term
                        Set.of("Plan", "Planner"), // a value and what makes it
                        Set.of("DiagramCompiler", "SolutionDiagram"), // the same
                        Set.of("SearchTrace", "TraceJson"), // a value and its text
                        Set.of("Mapping", "NestedProblem"), // what is read of an object, and of a list
                        Set.of("CountingMachine", "CountingRace", "HubMachine")); // still to be taken apart
    }

    /** The sets of files of which each reaches each other. */
    private static Set<Set<String>> circles(Map<String, Set<String>> arrows) {
        Map<String, Set<String>> reached = new TreeMap<>();
        arrows.keySet().forEach(from -> reached.put(from, reached(from, arrows)));
        Set<Set<String>> circles = new HashSet<>();
        reached.forEach((from, all) -> {
            Set<String> circle = new TreeSet<>();
            for (String to : all) {
                if (!to.equals(from) && reached.getOrDefault(to, Set.of()).contains(from)) {
                    circle.add(to.replaceFirst(".*\\.", ""));
                }
            }
            if (!circle.isEmpty()) {
                circle.add(from.replaceFirst(".*\\.", ""));
                circles.add(circle);
            }
        });
        return circles;
    }

    private static Set<String> reached(String from, Map<String, Set<String>> arrows) {
        Set<String> reached = new HashSet<>();
        Deque<String> left = new ArrayDeque<>(arrows.get(from));
        while (!left.isEmpty()) {
            String next = left.pop();
            if (reached.add(next)) {
                left.addAll(arrows.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }
}
