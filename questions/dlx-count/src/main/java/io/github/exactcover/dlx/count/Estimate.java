package io.github.exactcover.dlx.count;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.internal.count.estimate.Particles;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.text.Given;

/**
 * How large a search would be, guessed by random walks before you wait for it.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * System.out.println(Math.round(Estimate.of(problem).from(100, 1).solutions())); // 2
 * }</pre>
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Estimate<I, O> extends Question<I, O, Estimate<I, O>> {

    private Estimate(Asked<I, O> asked) {
        super(asked, Estimate::new);
    }

    /**
     * The question how large a search of a problem would be.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Estimate<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Estimate<>(asked(Estimate.class, problem, Asked.RELEASE));
    }

    /**
     * Sets how the search whose size is estimated chooses the item to branch on. {@link ItemChoice#AUTO} is
     * {@link ItemChoice#MRV} here.
     *
     * @param choice the way to choose
     * @return the same question about such a search
     */
    public Estimate<I, O> itemChoice(ItemChoice choice) {
        return with(Settings.itemChoice(choice));
    }

    /**
     * Estimates the size of the search tree and the number of solutions. Each probe goes down a random path of the
     * tree, and stands for as many paths as it passed by, as in Knuth's <em>Estimating the efficiency of backtrack
     * programs</em> (1975). But probes do not go alone: on each level where most of them have come to stand for little,
     * they are drawn anew from those that stand for much. This is sequential Monte Carlo (Del Moral, Doucet and Jasra
     * 2006) with systematic resampling (Kitagawa 1996); Chen's <em>Heuristic sampling</em> (1992) was the first to do
     * so on search trees. {@link EstimateResult} says how far to trust the result.
     *
     * <p>The estimate is that of a search without limit, by dancing links. The time-out, the conditions to cancel and
     * interrupts end it early, with the probes made until then. Up to a hundred probes go side by side, and count once
     * all of them are made. Progress is the share of the probes that were made.
     *
     * @param probes the number of probes, at least 1; a thousand is a good number, and ten say little. Each takes about
     *     as long as as many nodes as the tree is deep
     * @param seed any number; the same seed makes the same probes
     * @return the estimate
     * @throws IllegalArgumentException if the number of probes is less than 1
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled before the first
     *     probes were made
     */
    public EstimateResult from(int probes, long seed) {
        Given.atLeastOne(probes, "number of probes", "some hundreds are a good start");
        Run<O> estimate = Start.setUp(asked(), (used, view, watch) -> {
            Strategy strategy = Strategy.ofLinks(used.settings(), view);
            Particles particles = new Particles(view.table(), strategy.rule(), probes, seed);
            return new Run<>(used, view, strategy, particles, watch, null);
        });
        return estimate.use(run -> {
            run.finish();
            Particles particles = (Particles) run.machine();
            if (particles.made() == 0) {
                run.failIfGivenUp();
            }
            return EstimateResult.of(particles);
        });
    }
}
