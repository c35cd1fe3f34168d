package io.github.exactcover.dlx.cheapest;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Source;
import io.github.exactcover.dlx.internal.table.OptionTable;

/**
 * The cheapest and the dearest solution of a problem, each with its proof.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", List.of("a", "b"), 10)
 *         .option("left", List.of("a"), 3)
 *         .option("right", List.of("b"), 4)
 *         .build();
 * CostRangeResult<String> range = CostRange.of(problem).find();
 * System.out.println(range.cheapest().orElseThrow().cost() + " to " + range.dearest().orElseThrow().cost());
 * // prints 7 to 10
 * System.out.println(range.isProven()); // true
 * }</pre>
 *
 * <p>It is done as by {@link Cheapest}, at first with the costs, then with all their signs turned around. The time-out
 * is for each of the two.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class CostRange<I, O> extends Question<I, O, CostRange<I, O>> {

    private CostRange(Asked<I, O> asked) {
        super(asked, CostRange::new);
    }

    /**
     * The question what the cheapest and the dearest solution of a problem are.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> CostRange<I, O> of(ExactCoverProblem<I, O> problem) {
        return new CostRange<>(asked(CostRange.class, problem, Asked.RELEASE));
    }

    /**
     * Sets how many threads search. The default is 1, and two are enough.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public CostRange<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Finds the two solutions.
     *
     * @return the two solutions, and whether they are proven
     * @throws ArithmeticException as {@link Cheapest#find(int) Cheapest.find}
     */
    public CostRangeResult<O> find() {
        CheapestResult<O> cheapest = CheapestSearch.find(asked(), null, 1, solution -> Visit.CONTINUE);
        OptionTable turned = asked().table().withCosts(turned());
        CheapestResult<O> dearest = CheapestSearch.find(asked().priced(turned), null, 1, solution -> Visit.CONTINUE);
        return new CostRangeResult<>(
                cheapest.best(),
                dearest.best()
                        .map(solution -> new Solution<>(
                                Source.ofPlaces(problem().options(), asked().table()),
                                solution.indices().toArray())),
                cheapest.isProven() && dearest.isProven());
    }

    private long[] turned() {
        OptionTable table = asked().table();
        long[] turned = new long[table.optionCount()];
        for (int option = 0; option < turned.length; option++) {
            if (table.cost(option) == Long.MIN_VALUE) {
                throw new ArithmeticException(
                        "The option " + problem().options().get(option) + " costs " + Long.MIN_VALUE
                                + ", and no long is its opposite; make it cost a little more");
            }
            turned[option] = -table.cost(option);
        }
        return turned;
    }
}
