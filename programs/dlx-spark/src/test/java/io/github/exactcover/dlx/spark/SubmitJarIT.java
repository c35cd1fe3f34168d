package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the guide with the finished jar, as they stand there. {@code spark-submit} is what that script of
 * Spark starts, with Spark's own jars and nothing of dlx.
 */
@DisabledOnOs(OS.WINDOWS)
class SubmitJarIT {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^``` sh\\n(.*?)^```$");
    private static final Pattern COMMAND = Pattern.compile("(?ms)^\\$ ([^\\n]*)\\n(.*?)(?=^\\$ |\\z)");

    @TempDir
    private Path folder;

    @Test
    void theCommandsOfTheGuide() throws Exception {
        Files.copy(Path.of("target", "dlx-spark-submit.jar"), folder.resolve("dlx-spark-submit.jar"));
        DlxFormat.write(NQueens.of(12).problem(), folder.resolve("queens.dlx"));
        Path script = folder.resolve("spark-submit");
        Files.writeString(
                script,
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                        + "' -Xmx512m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC " + opens()
                        + " -cp '" + spark() + "' org.apache.spark.deploy.SparkSubmit --conf spark.ui.enabled=false"
                        + " --conf spark.driver.host=127.0.0.1 --conf spark.driver.bindAddress=127.0.0.1 \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        Matcher block = BLOCK.matcher(Files.readString(Path.of("..", "..", "docs", "scaling-out.md")));
        assertThat(block.find()).isTrue();
        for (MatchResult step : COMMAND.matcher(block.group(1)).results().toList()) {
            assertThat(printedBy(step.group(1))).as(step.group(1)).isEqualTo(step.group(2));
        }
    }

    private String printedBy(String command) throws Exception {
        Path errors = folder.resolve("errors");
        ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", command)
                .directory(folder.toFile())
                .redirectError(errors.toFile());
        shell.environment().merge("PATH", folder.toString(), (path, own) -> own + File.pathSeparator + path);
        Process process = shell.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> command + "\n" + read(errors)).isZero();
        return printed;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** What Spark needs to be opened is in the arguments of this JVM. */
    private static String opens() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-opens"))
                .collect(Collectors.joining(" "));
    }

    private static String spark() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> entry.endsWith(".jar"))
                .filter(entry -> !Path.of(entry).getFileName().toString().startsWith("dlx-"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
