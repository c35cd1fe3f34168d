package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The README names everything you can run, and every command in our documents fits the code. */
class BenchmarksReadmeTest {

    private static final Pattern RUNNABLE = Pattern.compile("^ *@Benchmark$|\\bstatic void main\\(", Pattern.MULTILINE);
    private static final Pattern BENCHMARK = Pattern.compile("-jar \\S+\\.jar ([A-Z][\\w.]*)(.*)");
    private static final Pattern PARAMETER = Pattern.compile(" -p (\\w+)=");
    private static final Pattern PROGRAM =
            Pattern.compile("\\.jar io\\.github\\.exactcover\\.dlx\\.benchmarks(?:\\.(?:peers|rules))?\\.([A-Z]\\w+)");

    @Test
    void theReadmeNamesEveryBenchmarkAndEveryProgram() throws IOException {
        String readme = read(Path.of("README.md"));
        assertThat(runnable()).contains("EngineBenchmark", "JvmPeersFamiruBenchmark", "CancelLatency", "compare.sh");
        assertThat(runnable()).allSatisfy(name -> assertThat(readme).contains("`" + name + "`"));
    }

    /** JMH ignores a parameter that the benchmark does not have, and then runs all instances. */
    @ParameterizedTest
    @MethodSource("documents")
    void everyBenchmarkInACommandExistsAndHasTheParameters(Path document) {
        find(BENCHMARK, read(document)).forEach(command -> {
            Set<BenchmarkListEntry> benchmarks = benchmarks(command.group(1));
            assertThat(benchmarks).as(command.group()).isNotEmpty();
            find(PARAMETER, command.group(2))
                    .forEach(parameter -> assertThat(benchmarks)
                            .as(command.group())
                            .allMatch(benchmark ->
                                    benchmark.getParams().orElse(Map.of()).containsKey(parameter.group(1))));
        });
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyProgramInACommandExists(Path document) throws IOException {
        assertThat(runnable())
                .containsAll(find(PROGRAM, read(document))
                        .map(command -> command.group(1))
                        .toList());
    }

    /**
     * What can be run: classes with benchmarks, those of Maven profiles too, classes with a main method, and scripts.
     */
    private static List<String> runnable() throws IOException {
        try (Stream<Path> scripts = Files.list(Path.of(""))) {
            return Stream.concat(
                            sources().stream()
                                    .filter(source ->
                                            RUNNABLE.matcher(read(source)).find())
                                    .map(source ->
                                            source.getFileName().toString().replace(".java", "")),
                            scripts.map(Path::toString).filter(name -> name.endsWith(".sh")))
                    .toList();
        }
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.startsWith(Path.of("src", "test")))
                    .toList();
        }
    }

    static List<Path> documents() throws IOException {
        Stream<Path> documents = Stream.of(
                        "README.md", "RESULTS.md", "compare.sh", "../README.md", "../CONTRIBUTING.md")
                .map(Path::of);
        return Stream.concat(documents, sources().stream())
                .filter(document -> read(document).contains("benchmarks.jar "))
                .toList();
    }

    /** The benchmarks that JMH would run. */
    private static Set<BenchmarkListEntry> benchmarks(String name) {
        return BenchmarkList.defaultList()
                .find(
                        OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                        List.of(name),
                        List.of());
    }

    private static Stream<MatchResult> find(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
