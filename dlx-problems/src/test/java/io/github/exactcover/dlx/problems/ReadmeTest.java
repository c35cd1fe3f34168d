package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");

    @ParameterizedTest
    @ValueSource(strings = {"class-path", "module-path"})
    void theFirstProgramIsTheOneThatTheConsumersRun(String consumer) throws IOException {
        Path program =
                Path.of("src", "it", consumer, "everything", "src", "main", "java", "first", "FirstProgram.java");
        String text = Files.readString(program);
        assertThat(text).startsWith("package first;\n\n");
        assertThat(Files.readString(README)).contains(text.substring("package first;\n\n".length()));
    }

    /** What people copy into build files and shells. Between two releases, it is not the version of the build. */
    @Test
    void allDocumentsNameTheSameVersion() throws IOException {
        Pattern version = Pattern.compile("(?:dlx(?:-[a-z]+)?</artifactId>\\s*<version>|dlx(?:-[a-z]+)?(?:[:-]|\" %"
                + " \"))(\\d+\\.\\d+\\.\\d+(?:-SNAPSHOT)?)");
        Set<String> versions = new TreeSet<>();
        int places = 0;
        for (Path document : documents()) {
            Matcher matcher = version.matcher(Files.readString(document));
            while (matcher.find()) {
                versions.add(matcher.group(1));
                places++;
            }
        }
        assertThat(versions).hasSize(1);
        assertThat(places).isGreaterThanOrEqualTo(20);
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> guide = Files.list(Path.of("..", "docs"))) {
            return Stream.concat(
                            guide.filter(page -> page.toString().endsWith(".md")),
                            Stream.of(README, Path.of("..", "CONTRIBUTING.md"), Path.of("..", "jbang-catalog.json")))
                    .toList();
        }
    }

    @Test
    void everyPageOfTheGuideIsNamed() throws IOException {
        String readme = Files.readString(README);
        try (Stream<Path> guide = Files.list(Path.of("..", "docs"))) {
            assertThat(guide.map(page -> page.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(readme).contains("](docs/" + name + ")"));
        }
    }

    /**
     * A reader of the page of a question must not look for the artifact elsewhere. The program of the README needs
     * none.
     */
    @Test
    void everyPageWithAProgramBeginsWithADependencyToCopy() throws IOException {
        Pattern program = Pattern.compile("(?m)^```(java|kotlin)");
        Pattern dependency = Pattern.compile("<artifactId>dlx[a-z-]*</artifactId>|\\(\"io.github.exactcover:dlx");
        for (Path page : documents()) {
            String text = Files.readString(page);
            Matcher start = program.matcher(text);
            if (start.find() && !page.equals(README)) {
                assertThat(text.substring(0, start.start())).as(page.toString()).containsPattern(dependency);
            }
        }
    }
}
