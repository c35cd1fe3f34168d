package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Random;

/**
 * A double round robin with costs: each team plays each other one at home and away, and once in each round. Each match
 * costs 1 to 20, and that depends on the round.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(Tournament.of(4, 1)).find().isProven()); // true
 * }</pre>
 */
public final class Tournament {

    private static final int MOST_COST = 20;

    private Tournament() {}

    /**
     * The problem.
     *
     * @param teams the number of teams, an even number from 4 to 40
     * @param seed the seed for the costs
     * @return a new problem, whose options are written as home team, guests and round
     * @throws IllegalArgumentException if the number is not one of these
     */
    public static ExactCoverProblem<String, String> of(int teams, int seed) {
        Sizes.check("a number of pairs of teams", teams / 2, 2, 20);
        Sizes.check("a number of teams left over:", teams % 2, 0, 0);
        Random random = new Random(seed);
        int rounds = 2 * (teams - 1);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int team = 0; team < teams; team++) {
            for (int round = 0; round < rounds; round++) {
                builder.primary("t" + team + "-r" + round);
            }
            for (int other = 0; other < teams; other++) {
                if (other != team) {
                    builder.primary(team + "-" + other);
                }
            }
        }
        for (int home = 0; home < teams; home++) {
            for (int away = 0; away < teams; away++) {
                for (int round = 0; home != away && round < rounds; round++) {
                    String match = home + "-" + away;
                    String[] items = {match, "t" + home + "-r" + round, "t" + away + "-r" + round};
                    builder.option(
                            match + " r" + round, spec -> spec.covers(items).costs(1 + random.nextInt(MOST_COST)));
                }
            }
        }
        return builder.build();
    }
}
