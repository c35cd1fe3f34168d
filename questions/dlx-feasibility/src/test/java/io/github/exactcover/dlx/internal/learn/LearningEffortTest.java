package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import io.github.exactcover.dlx.testing.Pigeonholes;
import io.github.exactcover.dlx.testing.PlantedProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much work it takes to find the first solution, or to prove that there is none. Most rules of these searches
 * change only that, so without these numbers it would not be seen that one of them is broken. If such a rule is changed
 * on purpose, put the new numbers here, and see that they are lower.
 */
class LearningEffortTest {

    private static OptionTable table(String problem) {
        return switch (problem) {
            case "pigeonholes" -> Pigeonholes.of(9, 8);
            case "many pigeons" -> Pigeonholes.of(60, 40);
            case "langford" -> LargerProblem.langford(9);
            case "coloring" -> PlantedProblem.coloring(140, 322, 3).table();
            case "triples" -> PlantedProblem.triples(90, 220, 4).table();
            case "quasigroup" -> PlantedProblem.quasigroup(20, 165, 5).table();
            case "loose roster" -> PlantedProblem.roster(14, 12, 2, 7).table();
            case "roster" -> PlantedProblem.roster(14, 12, 0, 6).table();
            default -> LargerProblem.valueOf(problem).table();
        };
    }

    /** Whether there is a solution, and the nodes, updates, conflicts and restarts until then. */
    @ParameterizedTest
    @CsvSource({
        "pigeonholes, EXHAUSTED 6277 34825 0 31",
        "langford, EXHAUSTED 3428 62212 0 19",
        "coloring, SOLUTION 146 1985 0 0",
        "triples, SOLUTION 31 530 0 0",
        "quasigroup, SOLUTION 182 2071 0 0",
        "roster, SOLUTION 2925 145314 0 8",
        "PENTOMINOES_3X20, SOLUTION 30746 4701478 5281 72",
    })
    void theFirstAnswerOfAllWaysTakesThisMuchWork(String problem, String work) {
        Portfolio portfolio = new Portfolio(table(problem), 1, 1 << 20);
        assertThat(answer(portfolio) + " " + portfolio.conflicts() + " " + portfolio.restarts())
                .isEqualTo(work);
    }

    /** The same of the engine that learns, alone and in little memory, with and without an explanation. */
    @ParameterizedTest
    @CsvSource({
        "pigeonholes, false, EXHAUSTED 130640 4051523",
        "pigeonholes, true, EXHAUSTED 142492 4394297",
        "langford, false, EXHAUSTED 15267 522794",
        "coloring, true, SOLUTION 85 789",
        "triples, false, SOLUTION 672 32910",
        "quasigroup, true, SOLUTION 98 6140",
        "roster, true, SOLUTION 2382 171664",
        "loose roster, true, SOLUTION 103 1770",
        "roster, false, SOLUTION 2382 172520",
    })
    void learningTakesThisMuchWork(String problem, boolean explained, String work) {
        assertThat(answer(new LearningEngine(table(problem), 1, 100_000, explained)))
                .isEqualTo(work);
    }

    /** Whether there is a proof by arithmetic, and the steps and updates until that is known. */
    @ParameterizedTest
    @CsvSource({
        "pigeonholes, true 54 225",
        "many pigeons, true 220 18300",
        "triples, false 481 5558",
        "quasigroup, false 1807 54217",
        "roster, false 2301 17008",
        "loose roster, false 814 11233",
    })
    void anArgumentTakesThisMuchWork(String problem, String work) {
        OptionTable table = table(problem);
        Argument argument = new Argument(table);
        int steps = 0;
        while (!argument.isOver() && !argument.isTried()) {
            argument.step();
            steps++;
        }
        assertThat((argument.reason() != null) + " " + steps + " " + argument.updates())
                .isEqualTo(work);
    }

    private static String answer(Machine machine) {
        Step step = Step.PAUSED;
        while (step == Step.PAUSED) {
            step = machine.run(10_000);
            assertThat(machine.nodes()).isLessThan(1_000_000);
        }
        return step + " " + machine.nodes() + " " + machine.updates();
    }
}
