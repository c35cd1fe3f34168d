package io.github.exactcover.dlx.internal.search.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.testing.SmallProblem;
import io.github.exactcover.dlx.testing.SomeRule;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RandomDiveTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return Arbitraries.oneOf(SmallProblem.arbitrary(), SmallProblem.bounded());
    }

    @Property(tries = 300, seed = "20261311")
    void theMeanOfManyDivesIsTheSizeOfTheTree(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        DancingLinks engine = new DancingLinks(problem.table(), rule.of(problem.table()), true, Branch.ROOT);
        engine.run(SearchEngine.UNLIMITED);
        RandomDive dive = new RandomDive(problem.table(), rule.of(problem.table()), new SplittableRandom(4711));
        int dives = 4_000;
        double nodes = 0;
        double solutions = 0;
        double nodeSquares = 0;
        double solutionSquares = 0;
        for (int i = 0; i < dives; i++) {
            while (dive.descend()) {
                // down to the end
            }
            nodes += dive.nodes();
            solutions += dive.solutions();
            nodeSquares += Math.pow(dive.nodes() - engine.nodes(), 2);
            solutionSquares += Math.pow(dive.solutions() - engine.solutions(), 2);
            dive.surface();
        }
        // Six standard errors around the truth, and one dive's worth for the rare ones.
        double nodeError = 6 * Math.sqrt(nodeSquares) / dives + 1e-9;
        double solutionError = 6 * Math.sqrt(solutionSquares) / dives + 1e-9;
        assertThat(nodes / dives).isCloseTo((double) engine.nodes(), within(nodeError));
        assertThat(solutions / dives).isCloseTo((double) engine.solutions(), within(solutionError));
        assertThat(nodeError).as("the check is worth something").isLessThan(1 + 0.5 * engine.nodes());
    }

    @Property(tries = 1_000, seed = "20261312")
    void aDiveLeavesEveryLinkAsItWas(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        RandomDive dive = new RandomDive(problem.table(), rule.of(problem.table()), new SplittableRandom(1));
        int[][] before = dive.snapshot();
        assertThat(before).isNotEmpty();
        for (int i = 0; i < 5; i++) {
            for (int depth = 0; depth <= i && dive.descend(); depth++) {
                // some stop on the way
            }
            dive.surface();
            assertThat(dive.snapshot()).isDeepEqualTo(before);
        }
    }

    @Property(tries = 1_000, seed = "20261313")
    void aDiveWithoutChoicesHasSeenTheTree(@ForAll("problems") SmallProblem problem, @ForAll SomeRule rule) {
        RandomDive dive = new RandomDive(problem.table(), rule.of(problem.table()), new SplittableRandom(1));
        while (dive.descend()) {
            // down to the end
        }
        DancingLinks engine = new DancingLinks(problem.table(), rule.of(problem.table()), true, Branch.ROOT);
        engine.run(SearchEngine.UNLIMITED);
        if (dive.isForced()) {
            assertThat(dive.nodes()).isEqualTo((double) engine.nodes());
            assertThat(dive.solutions()).isEqualTo((double) engine.solutions());
        } else {
            assertThat(engine.nodes()).isGreaterThan(1 + dive.depth());
        }
    }
}
