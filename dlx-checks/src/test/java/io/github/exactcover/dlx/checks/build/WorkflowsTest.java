package io.github.exactcover.dlx.checks.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WorkflowsTest {

    /** A tag can be moved to other code, a commit cannot. Dependabot keeps both the commit and the comment current. */
    @Test
    void actionsArePinnedToCommits() throws IOException {
        assertThat(actions())
                .isNotEmpty()
                .allMatch(line -> line.matches(".*uses: [\\w/.-]+@[0-9a-f]{40} # v\\d+(\\.\\d+)*"));
    }

    private static List<String> actions() throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("..", ".github", "workflows"))) {
            for (Path file : files.toList()) {
                Files.readAllLines(file).stream()
                        .filter(line -> line.contains("uses:"))
                        .forEach(lines::add);
            }
        }
        return lines;
    }
}
