package io.github.exactcover.dlx.internal.count.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class PopulationTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    /** However small the populations are, and so however often they are drawn anew: the estimates have no bias. */
    @Property(tries = 300, seed = "20261312")
    void theMeanOfManyPopulationsIsTheSizeOfTheTree(
            @ForAll("problems") SmallProblem problem,
            @ForAll SomeRule rule,
            @ForAll @IntRange(min = 1, max = 8) int size) {
        DancingLinks engine = searched(problem.table(), rule.of(problem.table()));
        Population population =
                new Population(new Tree(problem.table(), rule.of(problem.table())), new SplittableRandom(4711));
        int rounds = 3_000;
        double nodes = 0;
        double solutions = 0;
        double nodeSquares = 0;
        double solutionSquares = 0;
        for (int i = 0; i < rounds; i++) {
            finish(population, size);
            nodes += population.nodes();
            solutions += population.solutions();
            nodeSquares += Math.pow(population.nodes() - engine.nodes(), 2);
            solutionSquares += Math.pow(population.solutions() - engine.solutions(), 2);
        }
        // Six standard errors around the truth.
        double nodeError = 6 * Math.sqrt(nodeSquares) / rounds + 1e-9;
        double solutionError = 6 * Math.sqrt(solutionSquares) / rounds + 1e-9;
        assertThat(nodes / rounds).isCloseTo((double) engine.nodes(), within(nodeError));
        assertThat(solutions / rounds).isCloseTo((double) engine.solutions(), within(solutionError));
        assertThat(nodeError).as("the check is worth something").isLessThan(1 + 0.5 * engine.nodes());
    }

    @Property(tries = 1_000, seed = "20261313")
    void aWalkWithoutChoicesHasSeenTheTree(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        Population population =
                new Population(new Tree(problem.table(), rule.of(problem.table())), new SplittableRandom(1));
        finish(population, 1);
        DancingLinks engine = searched(problem.table(), rule.of(problem.table()));
        if (population.isForced()) {
            assertThat(population.nodes()).isEqualTo((double) engine.nodes());
            assertThat(population.solutions()).isEqualTo((double) engine.solutions());
        } else {
            assertThat(engine.nodes()).isGreaterThan(1 + population.longest());
        }
    }

    private static void finish(Population population, int size) {
        population.begin(size);
        while (!population.isOver()) {
            population.step();
        }
    }

    private static DancingLinks searched(OptionTable table, ItemRule rule) {
        DancingLinks engine = new DancingLinks(table, rule, true, Branch.ROOT);
        engine.run(SearchEngine.UNLIMITED);
        return engine;
    }
}
