package io.github.exactcover.dlx.checks.artifact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The modules of this build, as the root POM lists them. */
final class Modules {

    /** Modules that stay here. */
    private static final Set<String> PRIVATE = Set.of("dlx-benchmarks", "dlx-checks", "dlx-site", "dlx-web");

    private Modules() {}

    static List<String> published() throws IOException {
        return Pattern.compile("<module>(.*)</module>")
                .matcher(Files.readString(Path.of("..", "pom.xml")))
                .results()
                .map((MatchResult found) -> found.group(1))
                .filter(module -> !PRIVATE.contains(module))
                .toList();
    }

    /** Whether it is a POM and nothing else. */
    static boolean hasNoJar(String module) {
        return module.equals("dlx-bom");
    }
}
