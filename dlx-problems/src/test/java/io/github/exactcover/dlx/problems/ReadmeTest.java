package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");

    @ParameterizedTest
    @ValueSource(strings = {"class-path", "module-path"})
    void theFirstProgramIsTheOneThatTheConsumersRun(String consumer) throws IOException {
        Path program = Path.of("src", "it", consumer, "src", "main", "java", "first", "FirstProgram.java");
        String text = Files.readString(program);
        assertThat(text).startsWith("package first;\n\n");
        assertThat(Files.readString(README)).contains(text.substring("package first;\n\n".length()));
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
}
