package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The puzzles in docs/examples/rules have the answers that they say, and their models are short. */
class RuleExamplesTest {

    private static final Path RULES = Path.of("..", "docs", "examples", "rules");

    /** What comes between the model and the answer. */
    private static final int MOST_LINES = 20;

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicTest> thePuzzlesHaveTheAnswersThatTheySay() throws IOException {
        List<Snippet> examples = examples()
                .map(file -> new Snippet(file.getFileName().toString(), Documentation.read(file)))
                .toList();
        assertThat(examples)
                .allSatisfy(example -> assertThat(example.expectedLines()).isNotEmpty());
        return Snippet.compile(directory, examples).tests();
    }

    @TestFactory
    Stream<DynamicTest> theirModelsAreShort() throws IOException {
        return examples()
                .map(file -> dynamicTest(file.getFileName().toString(), () -> {
                    List<String> lines = Documentation.read(file).lines().toList();
                    List<String> model = lines.stream()
                            .dropWhile(line -> !line.contains("new Model()"))
                            .skip(1)
                            .takeWhile(line -> !line.isBlank())
                            .toList();
                    assertThat(model).hasSizeBetween(1, MOST_LINES);
                    assertThat(lines).allMatch(line -> line.length() <= 120);
                }));
    }

    /** The table of the guide names all of them. */
    @TestFactory
    Stream<DynamicTest> theGuideNamesThem() throws IOException {
        String guide = Documentation.read(Path.of("..", "docs", "modelling-rules.md"));
        return examples()
                .map(file -> dynamicTest(
                        file.getFileName().toString(),
                        () -> assertThat(guide).contains("(examples/rules/" + file.getFileName() + ")")));
    }

    private static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(RULES)) {
            return files.sorted().collect(Collectors.toList()).stream();
        }
    }
}
