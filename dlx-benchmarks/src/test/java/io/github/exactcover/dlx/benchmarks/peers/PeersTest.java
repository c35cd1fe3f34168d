package io.github.exactcover.dlx.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Comparing with a solver that counts wrong, or counts another problem, would be worthless. */
class PeersTest {

    @ParameterizedTest
    @CsvSource({"queens-6, 4", "queens-3, 0", "langford-4, 2", "dominoes-2x5, 8", "matchings-6, 15", "sudoku-17-1, 1"})
    void countsWhatIsKnown(String name, long count) {
        assertThat(Choco.count(NamedProblems.get(name))).isEqualTo(count);
        assertThat(Sat4jCount.of(NamedProblems.get(name))).isEqualTo(count);
    }

    /** With colors, with bounds, with secondary items, and without a solution. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "de-bruijn-2-3",
                "colored-sets-12-60-6-2-1",
                "colored-sets-12-60-6-2-2",
                "colored-sets-12-60-6-2-3",
                "roster-9-14-1",
                "queens-8",
                "queens-3",
                "mutilated-4"
            })
    void theModelHasTheSolutionsOfTheProblem(String name) {
        ExactCoverProblem<?, ?> problem = NamedProblems.get(name);
        Optional<BitSet> solution = Choco.solve(BooleanModel.of(problem), false);
        assertThat(solution.isPresent())
                .isEqualTo(Feasibility.of(problem).solution().isPresent());
        solution.ifPresent(options -> assertThat(fault(problem, "any", options)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"crew-10-40-1", "crew-10-40-2"})
    void theCheapestCostsTheSame(String name) {
        ExactCoverProblem<?, ?> problem = NamedProblems.get(name);
        long cost = Cheapest.of(problem).find().best().orElseThrow().cost();
        BitSet cheapest = Choco.solve(BooleanModel.of(problem), true).orElseThrow();
        assertThat(fault(problem, Long.toString(cost), cheapest)).isEmpty();
    }

    /** The fault of a solution as a program for satisfiability writes it. */
    private static String fault(ExactCoverProblem<?, ?> problem, String cost, BitSet options) {
        String numbers = options.stream().mapToObj(option -> (option + 1) + " ").collect(Collectors.joining());
        return new CheckSolutions(problem).fault(cost, List.of("s SATISFIABLE", "v " + numbers + "0"));
    }

    @Test
    void solutionsAreReadAsProgramsWriteThem() {
        var problem = DlxFormat.parse("1:2|a b | x\na x:r |2\na b |3\na x:r |5\nb x:s |7\nb\n");
        CheckSolutions check = new CheckSolutions(problem);
        assertThat(check.fault("8", List.of("c 12", "s SATISFIABLE", "v 2", "v -1 -4 3 -5 6 -9 0")))
                .isEmpty();
        assertThat(check.fault("3", List.of("SATISFIABLE", "SAT", "-1 2 -3 -4 -5 0")))
                .isEmpty();
        assertThat(check.fault("2", List.of("1:", " a x:r", " b", "1 solution, 3 nodes")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "v 2 4, it covers 'b' 2 times",
        "v 1, it covers 'b' 0 times",
        "v 5, it covers 'a' 0 times",
        "v 1 2 3, it covers 'a' 3 times",
        "v 1 4, 'x' has several colors",
        "v 1 5, it costs 2",
        "' b c', there is no option 'b c'"
    })
    void aWrongSolutionHasAFault(String line, String fault) {
        var problem = DlxFormat.parse("1:2|a b | x\na x:r |2\na b |3\na x:r |5\nb x:s |7\nb\n");
        assertThat(new CheckSolutions(problem).fault("9", List.of(line))).isEqualTo(fault);
    }

    @Test
    void withoutAColorAnItemIsCoveredByOneOption() {
        var problem = DlxFormat.parse("a b | x\na x\nb x\nb x:r\n");
        CheckSolutions check = new CheckSolutions(problem);
        assertThat(check.fault("any", List.of("v 1 2"))).isEqualTo("it covers 'x' 2 times");
        assertThat(check.fault("any", List.of("v 1 3"))).isEqualTo("'x' has several colors");
    }

    @Test
    void whatDlxShowsIsReadBack() {
        ExactCoverProblem<String, ?> problem = DlxFormat.parse("a b | x\na x:r\nb x:r\nb x:s\n");
        List<String> lines = new ArrayList<>(List.of("1:"));
        Solution<?> solution = Feasibility.of(problem).solution().orElseThrow();
        solution.options().forEach(option -> lines.add(" " + option));
        assertThat(new CheckSolutions(problem).fault("any", lines)).isEmpty();
    }
}
