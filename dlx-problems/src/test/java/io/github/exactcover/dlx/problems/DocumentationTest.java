package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** All example code compiles without a warning, runs, and prints what its comments say. */
class DocumentationTest {

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicTest> theExampleOfEveryPublicTypeIsTrue() {
        return tests(Documentation.sources().stream()
                .map(Documentation::read)
                .flatMap(source ->
                        Documentation.publicType(source).map(type -> Documentation.exampleOf(type, source)).stream()));
    }

    @TestFactory
    Stream<DynamicTest> theExamplesOfMembersAreTrue() {
        return tests(Documentation.sources().stream()
                .map(Documentation::read)
                .flatMap(source -> Documentation.publicType(source).stream()
                        .flatMap(type -> Documentation.examplesOfMembers(type, source).stream())));
    }

    @Test
    void examplesOfMembersAreFound() {
        String source = """
                /** A. */
                public class A {
                    /**
                     * Does it.
                     *
                     * <pre>{@code
                     * if (true) {
                     *     f();
                     * }
                     * }</pre>
                     */
                    void g() {}
                }
                """;

        assertThat(Documentation.examplesOfMembers("A", source))
                .containsExactly(new Snippet("A, example 1 of its members", "if (true) {\n    f();\n}\n"));
    }

    @TestFactory
    Stream<DynamicTest> theJavaBlocksOfEveryMarkdownFileAreTrue() {
        return tests(Documentation.markdown().stream()
                .flatMap(file ->
                        Documentation.blocksOf(file.getFileName().toString(), Documentation.read(file)).stream()));
    }

    private Stream<DynamicTest> tests(Stream<Snippet> snippets) {
        return Snippet.compile(directory, snippets.toList()).tests();
    }

    /** Each is compiled into a directory of its own, for they share the names of their classes. */
    private void verify(Snippet snippet) throws Exception {
        snippet.verify(Files.createTempDirectory(directory, "example"));
    }

    @Test
    void thePackagesOfAllModulesAreFound() {
        assertThat(Documentation.packages())
                .contains(
                        "io.github.exactcover.dlx",
                        "io.github.exactcover.dlx.cheapest",
                        "io.github.exactcover.dlx.count",
                        "io.github.exactcover.dlx.diagram",
                        "io.github.exactcover.dlx.feasibility",
                        "io.github.exactcover.dlx.formats",
                        "io.github.exactcover.dlx.model",
                        "io.github.exactcover.dlx.parts",
                        "io.github.exactcover.dlx.projection",
                        "io.github.exactcover.dlx.steps",
                        "io.github.exactcover.dlx.symmetry",
                        "io.github.exactcover.dlx.trace",
                        "io.github.exactcover.dlx.problems",
                        "io.github.exactcover.dlx.problems.word")
                .noneMatch(name -> name.contains("internal"));
    }

    @Test
    void thePublicTypesAreFound() {
        assertThat(Documentation.sources().stream()
                        .map(Documentation::read)
                        .map(Documentation::publicType)
                        .flatMap(Optional::stream))
                .contains(
                        "DLX",
                        "Count",
                        "ItemOrder",
                        "SearchTrace",
                        "SearchResult",
                        "Visit",
                        "NQueens",
                        "Square",
                        "ProblemMatrix")
                .doesNotContain("Run", "PartialLatinSquare", "Machine");
    }

    @Test
    void aTypeWithoutAnExampleIsFound() {
        String source = """
                /** <pre>{@code
                 * int i;
                 * }</pre> */
                class Other {}
                /** Text. */
                public final class A {}
                """;

        assertThat(Documentation.publicType(source)).contains("A");
        assertThatThrownBy(() -> Documentation.exampleOf("A", source))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("The Javadoc of A has no example");
    }

    @Test
    void theFirstExampleOfATypeIsTaken() {
        String source = """
                /**
                 * A.
                 *
                 * <pre>{@code
                 * if (true) {
                 *     f();
                 * }
                 * }</pre>
                 * <pre>{@code
                 * g();
                 * }</pre>
                 */
                @FunctionalInterface
                public interface A {}
                """;

        assertThat(Documentation.exampleOf("A", source).code()).isEqualTo("if (true) {\n    f();\n}\n");
    }

    @Test
    void theJavaBlocksOfAMarkdownTextAreFoundWithTheirLines() {
        String markdown = "# Title\n```java\nint i;\n```\ntext\n```\nnot java\n```\n```java\nint j;\n```\n";

        assertThat(Documentation.blocksOf("M", markdown))
                .containsExactly(new Snippet("M, line 2", "int i;\n"), new Snippet("M, line 9", "int j;\n"));
    }

    @Test
    void aTrueExamplePasses() {
        assertPasses(
                "System.out.println(1 + 1); // 2\nSystem.out.println();\n// prints\nSystem.out.print(\"a  b \\nc\");\n"
                        + "// prints a  b\n// prints c");
        assertPasses("import java.time.Duration;\nSystem.out.println(Duration.ofSeconds(2)); // PT2S");
        assertPasses("List.of(1, 2).forEach(i -> System.out.println(i + \"//\")); // 1//\n// prints 2//");
        assertPasses("System.out.println(Count.of(NQueens.of(4).problem()).solutions()); // 2");
        assertPasses(
                "final class Mine {\n  public static void main(String[] args) {\n    System.out.println(args.length);"
                        + " // 0\n  }\n}");
    }

    private void assertPasses(String code) {
        assertThatCode(() -> verify(new Snippet("it", code))).doesNotThrowAnyException();
    }

    @Test
    void aFalseExampleFails() {
        assertFails("System.out.println(1 + 1); // 3", "says that it prints \"3\"");
        assertFails("System.out.println(12); // 1", "says that it prints \"1\"");
        assertFails(
                "// prints a\nSystem.out.println(\"b\"); // b\nSystem.out.println(\"a\");",
                "says that it prints \"b\"");
        assertFails("System.out.println(1); // 1\n// prints 1", "after line 1 of its output");
        assertFails("int i = \"a\";", "does not compile");
        assertFails("List list = new ArrayList();", "[rawtypes]");
        assertFails("throw new IllegalStateException(\"no\");", "throws java.lang.IllegalStateException: no");
        assertFails("class Mine { public static void main(String[] args) { List.of(); } }", "does not compile");
    }

    @Test
    void amongManyOnlyTheWrongOnesFail() throws Exception {
        List<Snippet> snippets = List.of(
                new Snippet("good", "System.out.println(1); // 1"),
                new Snippet("bad", "int i = \"a\";"),
                new Snippet("warned", "List list = new ArrayList();"));
        Snippet.Compiled compiled = Snippet.compile(directory, snippets);

        assertThat(compiled.isGood()).isFalse();
        compiled.verify(0);
        assertThatThrownBy(() -> compiled.verify(1)).hasMessageStartingWith("bad does not compile");
        assertThatThrownBy(() -> compiled.verify(2)).hasMessageContaining("[rawtypes]");
        assertThat(Snippet.compile(directory, List.of(snippets.get(2))).isGood())
                .isFalse();
    }

    private void assertFails(String code, String message) {
        assertThatThrownBy(() -> verify(new Snippet("it", code)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("it ")
                .hasMessageContaining(message);
    }
}
