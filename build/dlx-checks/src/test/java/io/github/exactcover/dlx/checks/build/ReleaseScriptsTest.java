package io.github.exactcover.dlx.checks.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The scripts that the workflow {@code release} runs, on a small project; {@code .ci/release-check} runs all of them on
 * ours.
 */
@DisabledOnOs(OS.WINDOWS)
class ReleaseScriptsTest {

    @TempDir
    private Path project;

    private record Run(int exitCode, String out, String err) {}

    @BeforeEach
    void aProjectThatIsReady() throws IOException {
        Files.createDirectories(project.resolve("dlx-benchmarks"));
        Files.createDirectories(project.resolve("docs"));
        Files.createDirectories(project.resolve(".ci"));
        for (String script : new String[] {"release-notes", "release-ready"}) {
            Files.copy(
                    Modules.ROOT.resolve(".ci").resolve(script),
                    project.resolve(".ci").resolve(script));
        }
        write("pom.xml", "  <artifactId>dlx-parent</artifactId>\n  <version>1.2.0</version>\n");
        write("jbang-catalog.json", "{\"script-ref\": \"io.github.exactcover:dlx-cli:1.2.0\"}\n");
        write("README.md", "dlx\n");
        write("dlx-benchmarks/README.md", "Benchmarks\n");
        write("docs/tutorial.md", "Tutorial\n");
        write("CHANGELOG.md", """
                # Changelog

                ## [Unreleased]

                ## [1.2.0] - 2026-12-01

                ### Added

                - Two.

                ### Fixed

                - Three.

                ## [1.1.0] - 2026-11-01

                - One.

                ## [1.0.0] - 2026-10-01
                """);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(project.resolve(file), text);
    }

    private Run run(String script, String argument) throws Exception {
        Path out = project.resolve("out");
        Path err = project.resolve("err");
        Process process = new ProcessBuilder(
                        "bash", project.resolve(".ci").resolve(script).toString(), argument)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    @Test
    void notesAreTheSectionOfTheVersion() throws Exception {
        assertThat(run("release-notes", "1.2.0")).isEqualTo(new Run(0, """
                        ### Added

                        - Two.

                        ### Fixed

                        - Three.
                        """, ""));
        assertThat(run("release-notes", "1.1.0").out()).isEqualTo("- One.\n");
    }

    /** The points of a version are no pattern, a beginning is no version, and a heading alone says nothing. */
    @ParameterizedTest
    @CsvSource({"1.3.0", "1.2", "1x2x0", "1.0.0"})
    void aVersionWithoutNotesIsRefused(String version) throws Exception {
        assertThat(run("release-notes", version))
                .isEqualTo(new Run(
                        1,
                        "",
                        "CHANGELOG.md says nothing of " + version + "; write a section '## [" + version
                                + "] - DAY'\n"));
    }

    @Test
    void whatIsReadyIsLetThrough() throws Exception {
        assertThat(run("release-ready", "v1.2.0")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void anotherTagIsRefused() throws Exception {
        assertThat(run("release-ready", "v1.3.0").err()).contains("the tag is v1.3.0, but the POMs have version 1.2.0");
        assertThat(run("release-ready", "1.2.0").exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    pom.xml | 1.2.0 | 1.2.0-SNAPSHOT | the POMs have version 1.2.0-SNAPSHOT
                    CHANGELOG.md | [1.2.0] | [1.2.1] | CHANGELOG.md says nothing of 1.2.0
                    jbang-catalog.json | 1.2.0 | 1.2.0-SNAPSHOT | the documents name another version
                    README.md | dlx | not on Maven Central yet | README.md: says that there is no release yet
                    docs/tutorial.md | Tutorial | not on Maven Central yet | docs/tutorial.md: says that there is no
                    """)
    void whatIsNotReadyIsRefused(String file, String before, String after, String message) throws Exception {
        write(file, Files.readString(project.resolve(file)).replace(before, after));
        Run run = run("release-ready", "v1.2.0");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains(message);
    }

    @Test
    void aSnapshotIsNoRelease() throws Exception {
        write("pom.xml", "  <artifactId>dlx-parent</artifactId>\n  <version>1.2.0-SNAPSHOT</version>\n");
        assertThat(run("release-ready", "v1.2.0-SNAPSHOT").err()).contains("1.2.0-SNAPSHOT is no release");
    }
}
