package io.github.exactcover.dlx.steps;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.internal.run.Asked;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The steps in which a person would solve a problem, each of the easiest kind that there is. The first one is a hint.
 * {@link Step.Kind} says which kinds there are.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("left", "a", "b")
 *         .option("right", "b", "c")
 *         .option("one", "a")
 *         .build();
 * Steps.of(problem).stream().forEach(step -> System.out.println(step.items() + " " + step.taken()));
 * // prints [c] [right]
 * // prints [a] [one]
 * System.out.println(Steps.of(problem).grade().hardest()); // SINGLE
 * }</pre>
 *
 * <p>If the steps lead to a solution, it is the only one: {@linkplain #require required} options, and those that the
 * steps take. Otherwise the last step is of the kind {@link Step.Kind#STUCK}, which does not say how many solutions
 * there are, or {@link Step.Kind#CONTRADICTION}, and then there is none. No trial is made within another one, so the
 * size of the problem bounds the work for each step. All steps of one of 192 Sudokus took less than a tenth of a
 * second. Thousands of options can take long. Costs are ignored.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Steps<I, O> extends Question<I, O, Steps<I, O>> {

    private Steps(Asked<I, O> asked) {
        super(asked, Steps::new);
    }

    /**
     * The question how a person would solve a problem.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Steps<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Steps<>(asked(Steps.class, problem, Asked.RELEASE));
    }

    /**
     * The steps, as a lazy stream: each step is looked for when it is asked for. The time-out starts with the first
     * one.
     *
     * @return the steps, always the same for a problem and the options that are required and forbidden. It throws a
     *     {@link io.github.exactcover.dlx.SearchIncompleteException} when the time is up or the search is cancelled
     */
    public Stream<Step<I, O>> stream() {
        return StreamSupport.stream(() -> new StepSpliterator<>(asked()), StepSpliterator.CHARACTERISTICS, false);
    }

    /**
     * How hard the problem is for a person: a summary of all {@link #stream steps}.
     *
     * @return the hardest kind of step, its length, and how often each kind was needed
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled
     */
    public Grade grade() {
        return Grade.of(stream());
    }
}
