package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueensCommandTest {

    @Test
    void printsEachPlacementWithItsNumberInChessNotationAndAsABoard() {
        Run run = dlx("queens", "4", "--engine", "dancing-links");

        assertThat(run.out()).isEqualTo("""
                1: a3 b1 c4 d2
                . . Q .
                Q . . .
                . . . Q
                . Q . .

                2: a2 b4 c1 d3
                . Q . .
                . . . Q
                Q . . .
                . . Q .
                """);
        assertThat(run.summary()).isEqualTo("2 solutions (all), 13 nodes, 183 updates");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void saysOnStandardErrorThatThereIsNoPlacement() {
        Run run = dlx("queens", "3", "--engine", "dancing-links");

        assertThat(run.out()).isEmpty();
        assertThat(run.summary()).isEqualTo("no solution, 4 nodes, 56 updates");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void placesOneQueenOnOneSquare() {
        assertThat(dlx("queens", "1").out()).isEqualTo("1: a1\nQ\n");
    }

    @ParameterizedTest
    @CsvSource({"5, 10", "6, 4", "7, 40", "8, 92", "9, 352"})
    void numbersAsManyPlacementsAsThereAre(String size, int known) {
        assertThat(headings(dlx("queens", size))).hasSize(known);
    }

    @Test
    void stopsAtTheLimitAndSaysThatThereMayBeMore() {
        Run run = dlx("queens", "20", "--limit", "1");

        assertThat(headings(run)).hasSize(1);
        assertThat(run.err()).startsWith("1 solution (limit reached, there may be more), ");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void theLimitDoesNotChangeWhichSolutionsComeFirst() {
        String all = dlx("queens", "7").out();

        assertThat(all).startsWith(dlx("queens", "7", "--limit=39").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--order=natural", "--order=pipe-organ", "--item-choice=first", "--item-choice=mrv"})
    void ordersAndItemChoicesChangeTheWayAndNotTheSolutions(String option) {
        assertThat(placements(dlx("queens", "7", option))).hasSize(40).isEqualTo(placements(dlx("queens", "7")));
    }

    @Test
    void theOptionsReachTheSearch() {
        String usual = dlx("queens", "8").summary();

        assertThat(dlx("queens", "8", "--order", "pipe-organ").summary()).isEqualTo(usual);
        assertThat(dlx("queens", "8", "--item-choice", "mrv").summary()).isEqualTo(usual);
        assertThat(dlx("queens", "8", "--order", "natural").summary()).isNotEqualTo(usual);
        assertThat(dlx("queens", "8", "--item-choice", "first").summary()).isNotEqualTo(usual);
    }

    @Test
    void writesTheSquaresAsJson() {
        Run run = dlx("queens", "4", "--format", "json", "--engine", "dancing-links", "--item-choice", "mrv");

        Map<String, Object> document = Json.document(run.out());
        Object elapsed = document.remove("elapsedSeconds");
        assertThat(elapsed).isInstanceOf(Double.class);
        assertThat(document)
                .isEqualTo(Map.of(
                        "problem",
                        Map.of("kind", "queens", "size", 4, "primaryItems", 8, "secondaryItems", 10, "options", 16),
                        "solutions",
                        List.of(List.of("a3", "b1", "c4", "d2"), List.of("a2", "b4", "c1", "d3")),
                        "end",
                        "EXHAUSTED",
                        "solutionCount",
                        2,
                        "nodes",
                        13,
                        "updates",
                        183,
                        "engine",
                        "DANCING_LINKS",
                        "itemChoice",
                        "MRV"));
        assertThat(run.summary()).isEqualTo("2 solutions (all), 13 nodes, 183 updates");
    }

    @Test
    void jsonTellsAlsoOfNoSolutionAndOfALimit() {
        Run none = dlx("queens", "2", "--format", "json");
        Run some = dlx("queens", "6", "--format", "json", "--limit", "3");

        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(Json.document(none.out()))
                .containsEntry("solutions", List.of())
                .containsEntry("end", "EXHAUSTED");
        assertThat(Json.document(some.out())).containsEntry("solutionsFound", 3).containsEntry("end", "LIMIT");
    }

    @Test
    void jsonHasALineForEachSolution() {
        assertThat(dlx("queens", "8", "--format", "json").out().lines()).hasSize(92 + 2);
    }

    private static List<String> headings(Run run) {
        return run.out().lines().filter(line -> line.contains(": ")).toList();
    }

    private static Set<String> placements(Run run) {
        return headings(run).stream()
                .map(heading -> heading.substring(heading.indexOf(' ')))
                .collect(Collectors.toSet());
    }
}
