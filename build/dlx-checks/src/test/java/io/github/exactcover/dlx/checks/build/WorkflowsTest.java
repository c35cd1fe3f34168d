package io.github.exactcover.dlx.checks.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkflowsTest {

    private static final Pattern JOB = Pattern.compile("^    runs-on: ", Pattern.MULTILINE);
    private static final Pattern LIMIT = Pattern.compile("^    timeout-minutes: ", Pattern.MULTILINE);
    private static final Pattern SCRIPT = Pattern.compile("\\.ci/[\\w-]+");

    static List<Path> workflows() throws IOException {
        try (Stream<Path> files = Files.list(Modules.ROOT.resolve(".github").resolve("workflows"))) {
            return files.sorted().toList();
        }
    }

    /** A tag can be moved to other code, a commit cannot. Dependabot keeps both the commit and the comment current. */
    @ParameterizedTest
    @MethodSource("workflows")
    void actionsArePinnedToCommits(Path workflow) throws IOException {
        assertThat(Files.readAllLines(workflow).stream().filter(line -> line.contains("uses:")))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*uses: [\\w/.-]+@[0-9a-f]{40} # v\\d+(\\.\\d+)*"));
    }

    /** A job that may do more says so itself. */
    @ParameterizedTest
    @MethodSource("workflows")
    void aWorkflowMayOnlyReadAndEndsInTime(Path workflow) throws IOException {
        String text = Files.readString(workflow);
        assertThat(text).contains("\npermissions:\n  contents: read\n\n");
        assertThat(JOB.matcher(text).results().count())
                .isPositive()
                .isEqualTo(LIMIT.matcher(text).results().count());
    }

    /**
     * What is put into a command is a part of the program: the name of a branch could be one. It also shows in the log.
     */
    @ParameterizedTest
    @MethodSource("workflows")
    void noCommandHasAnExpression(Path workflow) throws IOException {
        assertThat(Files.readAllLines(workflow).stream().filter(line -> line.contains("${{")))
                .allMatch(line -> line.matches(" +[A-Z_]+: .*|    runs-on: .*|      url: .*| +java-version: .*"));
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void scriptsAreThere(Path workflow) throws IOException {
        assertThat(SCRIPT.matcher(Files.readString(workflow)).results())
                .allMatch(script -> Files.exists(Modules.ROOT.resolve(script.group())));
    }
}
