package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of the documentation compile, and print what they say; and so does the main class. */
class ExampleTest {

    private static final String IMPORTS = """
            import io.github.exactcover.dlx.*;
            import io.github.exactcover.dlx.parts.*;
            import io.github.exactcover.dlx.problems.board.*;
            import io.github.exactcover.dlx.spark.*;
            import java.time.Duration;
            import org.apache.spark.SparkConf;
            import org.apache.spark.api.java.JavaSparkContext;
            import org.apache.spark.sql.*;
            """;

    @TempDir
    private Path folder;

    /**
     * The word "``` java" with a blank, because DocumentationTest of dlx-problems compiles the others without Spark.
     */
    @ParameterizedTest
    @CsvSource({
        "src/main/java/io/github/exactcover/dlx/spark/SparkSearch.java, '<pre>[{]@code\\n(.*?)[}]</pre>'",
        "../../docs/scaling-out.md, '``` java\\n(.*?)```'"
    })
    void examplesAreTrue(Path file, String pattern) throws Exception {
        Matcher example = Pattern.compile(pattern, Pattern.DOTALL).matcher(Files.readString(file));
        assertThat(example.find()).isTrue();
        String code = example.group(1)
                .replaceAll("(?m)^ \\* ?", "")
                .replace("hdfs://host", folder.toUri().toString());
        List<String> expected = Pattern.compile("println\\(.*; // (.*)")
                .matcher(code)
                .results()
                .map(printed -> printed.group(1))
                .toList();
        assertThat(expected).isNotEmpty();
        assertThat(run(code)).isEqualTo(expected);
    }

    private List<String> run(String code) throws Exception {
        Path source = folder.resolve("Example.java");
        Files.writeString(source, IMPORTS + "class Example { static void main() throws Exception {\n" + code + "}}");
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", folder.toString(), source.toString());
        assertThat(compiled).isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ExampleTest.class.getClassLoader())) {
            var main = loader.loadClass("Example").getDeclaredMethod("main");
            main.setAccessible(true);
            return printedBy(() -> main.invoke(null));
        }
    }

    private interface Code {
        void run() throws Exception;
    }

    /** With what the tests need in every context. */
    private static List<String> printedBy(Code code) throws Exception {
        Map<String, String> settings = Map.of(
                "spark.ui.enabled", "false", "spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1");
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (PrintStream captured = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(captured);
            settings.forEach(System::setProperty);
            code.run();
        } finally {
            System.setOut(before);
            settings.keySet().forEach(System::clearProperty);
        }
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Called again, it goes on from its checkpoint, at the end of which nothing is left. */
    @Test
    void theMainClassCountsAndWritesSolutions() throws Exception {
        Path problem = folder.resolve("queens.dlx");
        DlxFormat.write(NQueens.of(6).problem(), problem);
        String checkpoint = folder.resolve("checkpoint").toString();
        SparkConf conf = LocalSpark.configuration("local[2]");
        System.setProperty("spark.master", conf.get("spark.master"));
        System.setProperty("spark.app.name", "main");
        try {
            assertThat(printedBy(() -> SparkMain.main(new String[] {"count", problem.toString(), checkpoint})))
                    .containsExactly("4");
            assertThat(printedBy(() -> SparkMain.main(new String[] {"count", problem.toString(), checkpoint})))
                    .containsExactly("4");
            assertThat(printedBy(() -> SparkMain.main(new String[] {
                        "solutions", problem.toString(), folder.resolve("all").toString()
                    })))
                    .containsExactly("4");
            assertThat(printedBy(() -> SparkMain.main(new String[] {
                        "solutions",
                        problem.toString(),
                        folder.resolve("some").toString(),
                        "--limit",
                        "2",
                        "--engine",
                        "dancing-links",
                        "--part-time",
                        "100ms",
                        "--seed",
                        "7"
                    })))
                    .containsExactly("2");
            assertThat(printedBy(() -> SparkMain.main(new String[] {"first", problem.toString(), "--seed=3"})))
                    .hasSize(6);
            Path dear = folder.resolve("dear.dlx");
            Files.writeString(dear, "a b\na |5\nb |2\na b |9\n");
            assertThat(printedBy(() -> SparkMain.main(new String[] {"cheapest", dear.toString(), "--limit", "2"})))
                    .containsExactly("cost 7", "a", "b", "cost 9", "a b");
        } finally {
            System.clearProperty("spark.master");
            System.clearProperty("spark.app.name");
        }
        assertThat(DLX.search(DlxFormat.read(problem))
                        .resume(Path.of(checkpoint))
                        .count()
                        .solutions())
                .isEqualTo(4);
        assertThat(folder.resolve("all").resolve("manifest")).exists();
    }

    @Test
    void theMainClassTakesSmallBuffersUnlessItIsToldOtherwise() {
        String name = "spark.broadcast.blockSize";
        assertThat(SparkMain.configuration().get(name)).isEqualTo("256k");
        System.setProperty(name, "1m");
        try {
            assertThat(SparkMain.configuration().get(name)).isEqualTo("1m");
        } finally {
            System.clearProperty(name);
        }
    }
}
