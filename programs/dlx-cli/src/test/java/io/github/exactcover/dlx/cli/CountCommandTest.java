package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountCommandTest {

    @ParameterizedTest
    @CsvSource({
        "queens, 1, 1", "queens, 2, 0", "queens, 3, 0", "queens, 8, 92", "queens, 10, 724",
        "latin, 1, 1", "latin, 2, 2", "latin, 3, 12", "latin, 4, 576", "latin, 5, 161280"
    })
    void printsTheKnownNumberAndNothingElse(String kind, String size, String known) {
        Run run = dlx("count", kind, size);

        assertThat(run.out()).isEqualTo(known + "\n");
        assertThat(run.exitCode()).isEqualTo(known.equals("0") ? 1 : 0);
    }

    @Test
    void countsTheSolutionsOfAFile() {
        Run run = withInput("a b | x\na x\nb x\na\nb\na b\n", "count", "-");

        assertThat(run.out()).isEqualTo("4\n");
        assertThat(run.summary()).startsWith("4 solutions (all), ");
    }

    @Test
    void countsTheWaysToCompleteASquare() {
        assertThat(withInput("1...\n.2..\n..3.\n...4", "count", "latin", "--given", "-")
                        .out())
                .isEqualTo("2\n");
    }

    @Test
    void printsNoSolutionAsZero() {
        Run run = withInput("a b\na\n", "count", "-");

        assertThat(run.out()).isEqualTo("0\n");
        assertThat(run.err()).startsWith("dlx: There is no solution, since no option has item b\nno solution, ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void saysThatALimitedNumberIsNotThatOfAll() {
        Run run = dlx("count", "latin", "4", "--limit", "100");

        assertThat(run.out()).isEqualTo("at least 100\n");
        assertThat(run.err()).startsWith("100 solutions (limit reached, there may be more), ");
    }

    @Test
    void countsTheSameWhateverTheOrderAndTheItemChoice() {
        assertThat(dlx("count", "queens", "8", "--order", "natural").out()).isEqualTo("92\n");
        assertThat(dlx("count", "queens", "8", "--item-choice", "first").out()).isEqualTo("92\n");
    }

    @Test
    void asJsonALimitedNumberIsNotCalledTheCount() {
        Map<String, Object> document = Json.document(
                dlx("count", "latin", "4", "--limit", "100", "--format", "json").out());

        assertThat(document)
                .containsOnlyKeys(
                        "problem",
                        "end",
                        "solutionsFound",
                        "nodes",
                        "updates",
                        "elapsedSeconds",
                        "engine",
                        "itemChoice",
                        "counting")
                .containsEntry("end", "LIMIT")
                .containsEntry("solutionsFound", 100);
    }

    @Test
    void writesTheNumberAsJson() {
        Map<String, Object> document =
                Json.document(dlx("count", "queens", "6", "--format", "json").out());

        assertThat(document)
                .containsOnlyKeys(
                        "problem",
                        "end",
                        "solutionCount",
                        "nodes",
                        "updates",
                        "elapsedSeconds",
                        "engine",
                        "itemChoice",
                        "counting")
                .containsEntry("end", "EXHAUSTED")
                .containsEntry("solutionCount", 4);
    }

    @Test
    void tellsThatStatesWereCounted() {
        String[] count = {"count", "latin", "4", "--counting", "frontier", "--max-memory", "1m"};
        Run run = dlx(count);

        assertThat(run.out()).isEqualTo("576\n");
        assertThat(run.err()).containsPattern(" s, along a frontier, [0-9,]+ hits?\n$");
        assertThat(Json.document(dlx("count", "latin", "4", "--counting", "frontier", "--format", "json")
                        .out()))
                .containsEntry("counting", "FRONTIER")
                .containsKeys("components", "memoHits", "memoEntries", "memoEvictions", "memoBytes");
    }

    @Test
    void tellsThatNoMemoCounted() {
        Run run = dlx("count", "latin", "4", "--counting", "search", "--threads", "2");

        assertThat(run.out()).isEqualTo("576\n");
        assertThat(run.err()).doesNotContain("memo");
        assertThat(dlx("count", "latin", "4", "--counting", "search", "--format", "json")
                        .out())
                .contains("\"counting\":\"SEARCH\"");
    }
}
