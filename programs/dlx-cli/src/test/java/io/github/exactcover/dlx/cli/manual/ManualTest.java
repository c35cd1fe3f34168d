package io.github.exactcover.dlx.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManualTest {

    private static final Map<String, String> FILES = Manual.files("1.2.3");

    @TempDir
    Path folder;

    @Test
    void eachCommandHasAManPage() {
        assertThat(FILES)
                .containsKeys(
                        "man/man1/dlx.1",
                        "man/man1/dlx-queens.1",
                        "man/man1/dlx-solve.1",
                        "man/man1/dlx-sudoku-solve.1")
                .doesNotContainKeys("man/man1/dlx-help.1");
        assertThat(FILES.get("man/man1/dlx-queens.1"))
                .startsWith(".TH \"DLX-QUEENS\" \"1\" \"\" \"dlx 1.2.3\" \"dlx\"\n")
                .contains(".SH NAME\ndlx-queens \\- ", "\n.TP\n\\fB\\-\\-limit N\\fR\n", "\n\\fB\\-h, \\-\\-help\\fR\n")
                .doesNotContain("%n", "%%");
        assertThat(FILES.get("man/man1/dlx.1")).contains("\\fBdlx\\-count\\fR(1)", "Exit codes: 0 solved");
    }

    @Test
    void groffFindsNothingWrongWithTheManPages() throws Exception {
        assumeTrue(run("", "sh", "-c", "command -v groff").length() > 0, "groff is not installed");
        for (Map.Entry<String, String> page : FILES.entrySet()) {
            if (page.getKey().startsWith("man/")) {
                assertThat(run(page.getValue(), "groff", "-man", "-Tascii", "-ww", "-z"))
                        .as(page.getKey())
                        .isEmpty();
            }
        }
    }

    /** What the program writes, errors too. */
    private static String run(String input, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out;
    }
}
