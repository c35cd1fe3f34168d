package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks what RESULTS.md says about orders, with numbers that do not depend on the machine. */
class OrderStudyTest {

    private static SearchStatistics cost(String name, ItemOrder order, ItemChoice choice) {
        return DLX.search(NamedProblems.get(name, order))
                .engine(Engine.DANCING_LINKS)
                .itemChoice(choice)
                .count()
                .statistics();
    }

    @ParameterizedTest
    @CsvSource({
        "queens-8, MRV, 21191, 16680",
        "queens-8, FIRST, 37382, 27009",
        "queens-10, MRV, 309928, 198264",
        "queens-10, FIRST, 722484, 428871",
        "latin-4, FIRST, 40329, 71917"
    })
    void theUpdatesOfBothOrdersAreThoseInTheTables(String name, ItemChoice choice, long natural, long pipeOrgan) {
        assertThat(cost(name, ItemOrder.NATURAL, choice).updates()).isEqualTo(natural);
        assertThat(cost(name, ItemOrder.PIPE_ORGAN, choice).updates()).isEqualTo(pipeOrgan);
    }

    @ParameterizedTest
    @ValueSource(strings = {"latin-3", "latin-4", "latin-5"})
    void withMrvAnEmptyLatinSquareCostsTheSameInBothOrders(String name) {
        SearchStatistics natural = cost(name, ItemOrder.NATURAL, ItemChoice.MRV);
        SearchStatistics pipeOrgan = cost(name, ItemOrder.PIPE_ORGAN, ItemChoice.MRV);
        assertThat(pipeOrgan.nodes()).isEqualTo(natural.nodes());
        assertThat(pipeOrgan.updates()).isEqualTo(natural.updates());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8})
    void withoutMrvRankAfterRankBothOrdersVisitEquallyManyNodes(int n) {
        List<String> natural = rows(new OrderStudy(n), "natural, but all ranks before all files");
        List<String> pipeOrgan = rows(new OrderStudy(n), "pipe organ, but all ranks before all files");
        assertThat(nodes(pipeOrgan.get(1))).isEqualTo(nodes(natural.get(1)));
        assertThat(pipeOrgan.get(1)).isNotEqualTo(natural.get(1));
        assertThat(nodes(pipeOrgan.get(0))).isNotEqualTo(nodes(natural.get(0)));
    }

    @Test
    void theStudyHasTheCostsOfTheProblemsThemselves() {
        OrderStudy study = new OrderStudy(8);
        assertThat(rows(study, "natural").get(0)).startsWith("1,223 | 21,191 |");
        assertThat(rows(study, "pipe organ").get(0)).startsWith("1,049 | 16,680 |");
        assertThat(rows(study, "pipe organ").get(1)).startsWith("1,999 | 27,009 |");
    }

    /** On an edge she attacks 3(n - 1) squares, on the middle square of a board of odd size 4(n - 1). */
    @Test
    void aQueenInTheMiddleLeavesFewerSquares() {
        OrderStudy study = new OrderStudy(5);
        assertThat(rows(study, "1").get(0)).isEqualTo("12.00 |");
        assertThat(rows(study, "2").get(0)).isEqualTo("10.80 |");
        assertThat(rows(study, "3").get(0)).isEqualTo("10.40 |");
    }

    /** The cells of the row with this name: first in the table with MRV, then in the table without. */
    private static List<String> rows(OrderStudy study, String name) {
        return study.markdown()
                .lines()
                .map(line -> line.replaceAll(" +", " "))
                .filter(line -> line.startsWith("| " + name + " |"))
                .map(line -> line.substring(name.length() + 5))
                .toList();
    }

    private static String nodes(String row) {
        return row.substring(0, row.indexOf(' '));
    }
}
