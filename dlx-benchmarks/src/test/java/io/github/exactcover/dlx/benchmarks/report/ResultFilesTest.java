package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultFilesTest {

    private static final Machine MACHINE = new Machine("Good CPU", 2, "Linux");

    @TempDir
    private Path directory;

    private ResultFiles kept(String... results) throws IOException {
        Path file = Files.writeString(directory.resolve("jmh"), "[" + String.join(",", results) + "]");
        ResultFiles kept = new ResultFiles(directory.resolve("results"));
        kept.keep(file, MACHINE);
        return kept;
    }

    @Test
    void noPathOfTheMachineIsKept() throws IOException {
        kept(ReportFiles.result("SearchBenchmark.count", "", 1, "0.5", 7));
        assertThat(directory.resolve("results/SearchBenchmark.json"))
                .content()
                .contains("Good CPU", "17.0.15")
                .doesNotContain("secret", "jvmArgs");
    }

    @Test
    void eachClassHasItsFileAndANewRunReplacesOnlyItsOwn() throws IOException {
        ResultFiles files = kept(
                ReportFiles.result("SearchBenchmark.count", "", 1, "0.5", 7),
                ReportFiles.result("QueensBaselines.arrays", "\"n\" : \"8\"", 2, "0.5", 0));
        kept(ReportFiles.result("SearchBenchmark.count", "", 3, "\"NaN\"", 8));
        assertThat(files.measurements("SearchBenchmark")).singleElement().satisfies(found -> {
            assertThat(found.score()).isEqualTo(3);
            assertThat(found.error()).isNaN();
            assertThat(found.counter("nodes")).isEqualTo(8);
            assertThat(found.counter("updates")).isEqualTo(80);
        });
        assertThat(files.measurements("QueensBaselines")).singleElement().satisfies(found -> {
            assertThat(found.param("n")).isEqualTo("8");
            assertThat(found.counter("nodes")).isNaN();
        });
        assertThat(files.measurements("ItemOrderBenchmark")).isEmpty();
    }

    @Test
    void theCommandThatIsShownRunsAsTheResultsWereMade() throws IOException {
        assertThat(kept(ReportFiles.result("SearchBenchmark.count", "", 1, "0.5", 7))
                        .setup("SearchBenchmark"))
                .contains("benchmarks.jar SearchBenchmark -f 2 -wi 3 -w 500ms -i 4 -r 1s\n")
                .contains("JDK 17.0.15 (OpenJDK 64-Bit Server VM), Good CPU, 2 cores, Linux.")
                .contains("2 x 4 iterations");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "[{}]", "[{\"benchmark\" : \"a.b.C.d\"}]", "[1]"})
    void whatIsNotFromJmhIsRejectedAndNothingIsKept(String content) throws IOException {
        Path file = Files.writeString(directory.resolve("other"), content);
        assertThatThrownBy(() -> new ResultFiles(directory.resolve("results")).keep(file, MACHINE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-rf json");
        assertThat(directory.resolve("results")).doesNotExist();
    }
}
