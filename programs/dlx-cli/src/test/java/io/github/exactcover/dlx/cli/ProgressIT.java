package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The progress bar of {@code target/dlx.jar}, with and without a terminal. */
@Timeout(60)
class ProgressIT {

    private static final String[] SLOW_ENOUGH = {"count", "queens", "20", "--timeout", "2s", "--progress"};

    @TempDir
    Path directory;

    @Test
    void withoutATerminalNothingIsDrawn() throws Exception {
        Run run = new Jar(directory).run("", SLOW_ENOUGH);

        assertThat(run.out()).matches("at least \\d+\n");
        assertThat(run.err())
                .hasLineCount(2)
                .doesNotContain("\r", "%", "\u001b")
                .contains(" solutions (time is up, there may be more), ");
    }

    /** {@code script} is the program that runs another in a terminal of its own. */
    @Test
    void onATerminalABarIsDrawnAndTakenAway() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script");
        Process process = new ProcessBuilder("/usr/bin/script", "-qec", Jar.shellCommand(SLOW_ENOUGH), "/dev/null")
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String screen = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(screen)
                .containsPattern("\r\\s*\\d{1,2}\\.\\d\\d % \\[[= >]*\\] .* solutions, [\\d,]+ nodes/s\\s*\r");
        assertThat(screen.substring(screen.lastIndexOf("nodes/s")))
                .containsPattern("\r {70,}\rat least \\d+\r?\n[\\d,]+ solutions \\(time is up");
    }
}
