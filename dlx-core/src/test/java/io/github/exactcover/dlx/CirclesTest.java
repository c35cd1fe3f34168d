package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that depend on each other in a circle have to be read together. We ask jdeps and not ArchUnit, because jdeps
 * also sees the use of a constant, which the compiler copies.
 */
class CirclesTest {

    private static final Pattern ARROW = Pattern.compile("\\s+(io\\.github\\.exactcover\\.\\S+)\\s+->\\s+(\\S+).*");

    @Test
    void filesDependOnEachOtherInACircleOnlyWhereThereIsAReason(@TempDir Path copy) throws Exception {
        assertThat(circles(arrows(copy)))
                .containsExactlyInAnyOrder(
                        Set.of("DegreeTournament", "Links", "Multiplicities"), // they call each other at every node
                        Set.of("ExactCoverProblem", "ProblemBuilder"), // a value and its builder
                        Set.of("Plan", "Planner"), // a value and what makes it
                        Set.of("DiagramCompiler", "SolutionDiagram"), // the same
                        Set.of("SearchTrace", "TraceJson"), // a value and its text
                        Set.of("CountingMachine", "CountingRace", "HubMachine")); // still to be taken apart
    }

    /** From each file to those that it names, by the whole names of their outer classes. */
    private static Map<String, Set<String>> arrows(Path copy) throws Exception {
        Path classes = Path.of(
                DLX.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> all = Files.walk(classes)) {
            // Without module-info: as a module, jdeps reports other things.
            for (Path file : all.filter(one -> !one.endsWith("module-info.class"))
                    .skip(1)
                    .toList()) {
                Files.copy(file, copy.resolve(classes.relativize(file).toString()));
            }
        }
        StringWriter out = new StringWriter();
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        jdeps.run(
                new PrintWriter(out),
                new PrintWriter(out),
                "-verbose:class",
                "--ignore-missing-deps",
                "-filter:none",
                copy.toString());
        Map<String, Set<String>> arrows = new TreeMap<>();
        out.toString()
                .lines()
                .map(ARROW::matcher)
                .filter(Matcher::matches)
                .forEach(arrow -> arrows.computeIfAbsent(file(arrow.group(1)), name -> new TreeSet<>())
                        .add(file(arrow.group(2))));
        assertThat(arrows).hasSizeGreaterThan(100);
        return arrows;
    }

    private static String file(String type) {
        return type.replaceFirst("\\$.*", "");
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
