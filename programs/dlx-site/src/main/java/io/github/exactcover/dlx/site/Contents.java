package io.github.exactcover.dlx.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The pages of the site, by part, in the order of the navigation.
 *
 * @param parts the pages of each part; the keys are the titles of the parts
 */
record Contents(Map<String, List<Page>> parts) {

    /** The part of pages that no list names. */
    private static final String REST = "More";

    /** Which pages come where. A file that is not there is left out. */
    private static final Map<String, List<String>> ORDER = new LinkedHashMap<>();

    static {
        ORDER.put(
                "Start",
                List.of(
                        "README.md",
                        "docs/tutorial.md",
                        "docs/cheat-sheet.md",
                        "docs/modelling.md",
                        "docs/modelling-rules.md",
                        "docs/schedulers.md",
                        "docs/teachers.md",
                        "docs/problems.md"));
        ORDER.put(
                "Questions",
                List.of(
                        "docs/all-solutions.md",
                        "docs/counting.md",
                        "docs/one-solution.md",
                        "docs/cheapest.md",
                        "docs/why-none.md"));
        ORDER.put("Large problems", List.of("docs/performance.md", "docs/long-searches.md", "docs/scaling-out.md"));
        ORDER.put(
                "Tools",
                List.of(
                        "docs/cli.md",
                        "docs/format.md",
                        "docs/proofs.md",
                        "docs/contributing/proof-format.md",
                        "docs/kotlin-and-scala.md",
                        "docs/puzzle-games.md",
                        "docs/playground.md",
                        "docs/trace.md"));
        ORDER.put(REST, List.of("docs/how-it-works.md", "docs/features.md"));
        ORDER.put(
                "Project",
                List.of(
                        "dlx-benchmarks/RESULTS.md",
                        "dlx-benchmarks/README.md",
                        "docs/contributing/tour.md",
                        "docs/contributing/decisions.md",
                        "docs/contributing/map.md",
                        "docs/contributing/mutation.md",
                        "CHANGELOG.md",
                        "CONTRIBUTING.md",
                        "CODE_OF_CONDUCT.md",
                        "RELEASING.md",
                        "SECURITY.md"));
    }

    /** Reads the pages of a project: those that are listed, and all others of its guide. */
    static Contents of(Path root) throws IOException {
        Map<String, List<Page>> parts = new LinkedHashMap<>();
        List<String> listed = ORDER.values().stream().flatMap(List::stream).toList();
        for (Map.Entry<String, List<String>> part : ORDER.entrySet()) {
            List<String> sources = new ArrayList<>(part.getValue());
            if (part.getKey().equals(REST)) {
                guide(root).filter(Predicate.not(listed::contains)).forEach(sources::add);
            }
            List<Page> pages = new ArrayList<>();
            for (String source : sources) {
                if (Files.exists(root.resolve(source))) {
                    pages.add(Markdown.page(source, Files.readString(root.resolve(source))));
                }
            }
            parts.put(part.getKey(), pages);
        }
        return new Contents(parts);
    }

    private static Stream<String> guide(Path root) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("docs"))) {
            return files
                    .map(file -> "docs/" + file.getFileName())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    List<Page> pages() {
        return parts.values().stream().flatMap(List::stream).toList();
    }
}
