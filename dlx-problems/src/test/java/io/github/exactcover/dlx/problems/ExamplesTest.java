package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The programs in docs/examples run, and the guide shows parts of them as they are. */
class ExamplesTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final Path EXAMPLES = DOCS.resolve("examples");

    @TempDir
    Path directory;

    @Test
    void theRotaOfTheTutorialIsTrue() throws Exception {
        example("Rota.java").verify(directory);
    }

    @Test
    void theDeliveryPlanIsTrueAndDrawsThePictureOfTheGuide() throws Exception {
        Path drawn = directory.resolve("plan.svg");
        String orders = EXAMPLES.resolve("deliveries.csv").toString();
        example("DeliveryPlan.java").verify(directory, orders, drawn.toString());

        assertThat(drawn).hasSameTextualContentAs(DOCS.resolve("pictures/delivery-plan.svg"));
    }

    @TestFactory
    Stream<DynamicTest> theExcerptsOfTheGuideArePartsOfTheirExamples() {
        return excerpts()
                .map(excerpt -> dynamicTest(
                        excerpt.place(),
                        () -> assertThat(withoutIndent(Documentation.read(EXAMPLES.resolve(excerpt.example()))))
                                .contains(withoutIndent(excerpt.code()))));
    }

    @Test
    void theGuideHasExcerptsOfBothExamples() {
        assertThat(excerpts().map(Documentation.Excerpt::example)).contains("Rota.java", "DeliveryPlan.java");
    }

    private static Stream<Documentation.Excerpt> excerpts() {
        return Documentation.markdown().stream()
                .flatMap(file ->
                        Documentation.excerptsOf(file.getFileName().toString(), Documentation.read(file)).stream());
    }

    private static String withoutIndent(String code) {
        return code.lines().map(String::strip).collect(Collectors.joining("\n", "\n", "\n"));
    }

    private static Snippet example(String file) {
        return new Snippet(file, Documentation.read(EXAMPLES.resolve(file)));
    }
}
