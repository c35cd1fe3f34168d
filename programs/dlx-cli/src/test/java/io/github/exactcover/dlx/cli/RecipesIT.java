package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs recipes of {@code docs/scaling-out.md} as they stand there, if this machine has their programs. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class RecipesIT {

    private static final Path GUIDE = Path.of("..", "..", "docs", "scaling-out.md");

    @TempDir
    Path directory;

    /** There are other programs of the name parallel. */
    @ParameterizedTest
    @ValueSource(strings = {"parallel", "xargs"})
    void workersDoAJob(String program) throws Exception {
        assumeTrue(shell(program + " --version | head -n 1 | grep -q GNU") == 0, "There is no GNU " + program);
        String begin = "$ seq 8 | " + program + " ";
        String recipe = Files.readAllLines(GUIDE).stream()
                .filter(line -> line.startsWith(begin))
                .findFirst()
                .orElseThrow()
                .substring(2);

        Jar jar = new Jar(directory);
        jar.run("", "split", "queens", "10", "--engine", "dancing-links", "--to", "job");
        install();
        assertThat(shell(recipe)).isZero();

        assertThat(jar.run("", "merge", "job").out()).isEqualTo("724\n");
    }

    /** Makes a command {@code dlx}. */
    private void install() throws IOException {
        Path dlx = Files.createDirectory(directory.resolve("bin")).resolve("dlx");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                dlx,
                "#!/bin/sh\nexec '" + java + "' -XX:TieredStopAtLevel=1 -Xmx256m -jar '" + directory.resolve("dlx.jar")
                        + "' \"$@\"\n");
        assertThat(dlx.toFile().setExecutable(true)).isTrue();
    }

    private int shell(String line) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", line)
                .directory(directory.toFile())
                .redirectOutput(directory.resolve("out").toFile())
                .redirectError(directory.resolve("errors").toFile());
        builder.environment().merge("PATH", "", (path, none) -> directory.resolve("bin") + File.pathSeparator + path);
        return builder.start().waitFor();
    }
}
