package io.github.exactcover.dlx.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Records the steps of a search, up to a limit, to look at afterwards or to write as JSON.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("left", "a")
 *         .build();
 * SearchTrace<String, String> trace = new SearchTrace<>(problem, 1000);
 * Trace.of(problem).itemChoice(ItemChoice.FIRST).cancelWhen(trace::isCut).count(trace);
 * System.out.println(trace.isCut()); // false
 * System.out.println(trace.steps().get(0)); // Step[kind=ITEM_CHOSEN, place=0, size=2, depth=0]
 * trace.steps().forEach(step -> System.out.println(step.kind() + " " + trace.subject(step)));
 * // prints ITEM_CHOSEN a
 * // prints OPTION_TRIED both
 * // prints SOLUTION 1
 * // prints OPTION_UNDONE both
 * // prints OPTION_TRIED left
 * // prints DEAD_END b
 * // prints OPTION_UNDONE left
 * }</pre>
 *
 * <p>A full trace records no more steps; {@link #isCut() isCut} says whether it missed any. The search itself goes on,
 * unless you end it as in the example. The recorded steps are the same in both cases.
 *
 * <p>You can trace anything that calls these methods by the contract of {@link SearchListener}, for instance another
 * kind of search that you want to compare. A trace records one search, and is not safe for use by several threads at
 * once.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class SearchTrace<I, O> implements SearchListener<I, O> {

    /** The kind of a step. */
    public enum Kind {
        /** An item is branched on. */
        ITEM_CHOSEN,
        /** An option is chosen. */
        OPTION_TRIED,
        /** The option that was tried last is taken back. */
        OPTION_UNDONE,
        /** An item with bounds is closed: no more options will cover it. */
        ITEM_CLOSED,
        /** The item that was closed last is opened again. */
        ITEM_REOPENED,
        /** An item cannot be covered. */
        DEAD_END,
        /** All items are covered. */
        SOLUTION
    }

    /**
     * A step of a search.
     *
     * @param kind the kind of step
     * @param place for an option, its place in {@link ExactCoverProblem#options() ExactCoverProblem.options}; for an
     *     item, its place among the problem's items, first the primary and then the secondary ones; for a solution, its
     *     number, from 1
     * @param size the number of choices, for {@link Kind#ITEM_CHOSEN}; otherwise 0
     * @param depth the number of choices in force above
     */
    public record Step(Kind kind, int place, int size, int depth) {

        /**
         * A step.
         *
         * @param kind the kind of step
         * @param place the place of the option or item, or the number of the solution
         * @param size the number of choices
         * @param depth the number of choices in force above
         */
        public Step {
            Objects.requireNonNull(kind, "The kind must not be null");
        }
    }

    private final ExactCoverProblem<I, O> problem;
    private final int maxSteps;
    private final Map<I, Integer> itemPlaces = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private List<Integer> required = List.of();
    private int solutions;
    private long stepCount;

    /**
     * A trace without steps.
     *
     * @param problem the problem that will be searched
     * @param maxSteps how many steps to keep, at least 1; each takes some 30 bytes
     * @throws IllegalArgumentException if {@code maxSteps} is less than 1
     */
    public SearchTrace(ExactCoverProblem<I, O> problem, int maxSteps) {
        Given.atLeastOne(maxSteps, "number of steps to keep", "some thousands are a good start");
        this.problem = Objects.requireNonNull(problem, "The problem must not be null");
        this.maxSteps = maxSteps;
        problem.primaryItems().forEach(item -> itemPlaces.put(item, itemPlaces.size()));
        problem.secondaryItems().forEach(item -> itemPlaces.put(item, itemPlaces.size()));
    }

    /**
     * The problem that is searched.
     *
     * @return the problem
     */
    public ExactCoverProblem<I, O> problem() {
        return problem;
    }

    /**
     * The places of the options that were chosen before the search, because they are required.
     *
     * @return an immutable list, usually empty
     */
    public List<Integer> required() {
        return required;
    }

    /**
     * The steps, in their order.
     *
     * @return an unmodifiable list that grows while the search goes on
     */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /**
     * Whether there were more steps than this trace keeps.
     *
     * @return true if the search took a step that was not recorded
     */
    public boolean isCut() {
        return stepCount > steps.size();
    }

    /**
     * How many steps the search took, including those that were not recorded. To learn the number of all steps, let the
     * search go on after the trace is full. If it ends with {@link io.github.exactcover.dlx.SearchEnd#EXHAUSTED}, there
     * are exactly this many. If it ends earlier, there are at least this many.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("one", "a")
     *         .option("two", "a")
     *         .build();
     * SearchTrace<String, String> trace = new SearchTrace<>(problem, 3);
     * Trace.of(problem).count(trace);
     * System.out.println(trace.steps().size() + " of " + trace.stepCount()); // 3 of 7
     * }</pre>
     *
     * @return the number of steps until now
     */
    public long stepCount() {
        return stepCount;
    }

    /**
     * What a step is about, as text.
     *
     * @param step a step of this trace
     * @return the {@code toString} of the item or the option; for a solution, its number
     */
    public String subject(Step step) {
        Objects.requireNonNull(step, "The step must not be null");
        return switch (step.kind()) {
            case ITEM_CHOSEN, ITEM_CLOSED, ITEM_REOPENED, DEAD_END ->
                item(step.place()).toString();
            case OPTION_TRIED, OPTION_UNDONE ->
                problem.options().get(step.place()).toString();
            case SOLUTION -> Integer.toString(step.place());
        };
    }

    private I item(int place) {
        int primaryCount = problem.primaryItems().size();
        return place < primaryCount
                ? problem.primaryItems().get(place)
                : problem.secondaryItems().get(place - primaryCount);
    }

    /**
     * Writes the problem and the steps as one JSON object:
     *
     * <pre>
     * {"primaryItems": ["a", "b"],
     * "secondaryItems": ["x"],
     * "bounds": {"0": [1, 2]},
     * "options": [{"name": "one", "items": [0, 2], "colors": {"2": "red"}}],
     * "required": [],
     * "steps": [["item", 0, 0, 1], ["try", 0, 0], ["undo", 0, 0]],
     * "cut": false,
     * "stepCount": 3}
     * </pre>
     *
     * <p>Items, options and colors are written with {@code toString}.
     * <ul>
     *   <li>An option lists the places of its items, counting the primary and then the secondary ones. The keys of
     *       {@code bounds} and {@code colors} are such places too.
     *   <li>{@code bounds} has only the items with other bounds than 1..1. {@code colors} is left out for an option
     *       without any.
     *   <li>{@code required} lists places of options.
     *   <li>A step is its kind, its place and its depth. The kinds are {@code item} (which also has the size, at the
     *       end), {@code try}, {@code undo}, {@code close}, {@code reopen}, {@code dead} and {@code solution}.
     *   <li>{@code stepCount} is {@link #stepCount() stepCount}.
     * </ul>
     *
     * @param out where to write
     * @throws IOException if {@code out} throws it
     */
    public void writeJson(Appendable out) throws IOException {
        Objects.requireNonNull(out, "The target 'out' must not be null");
        new TraceJson(out).write(this, itemPlaces);
    }

    /**
     * The JSON object that {@link #writeJson writeJson} writes.
     *
     * @return the JSON text
     */
    public String toJson() {
        StringBuilder text = new StringBuilder();
        try {
            writeJson(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a StringBuilder takes everything
        }
        return text.toString();
    }

    /** What was recorded, such as {@code SearchTrace[7 steps, cut after 3]}. */
    @Override
    public String toString() {
        return "SearchTrace[" + Phrases.count(stepCount, "step") + (isCut() ? ", cut after " + steps.size() : "") + "]";
    }

    @Override
    public void searchStarted(List<O> chosenBefore, List<Integer> places) {
        Given.elements(chosenBefore, "options chosen before");
        required = Given.copy(places, "places");
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the problem of this trace has no such item
     */
    @Override
    public void itemChosen(I item, int size, int depth) {
        add(Kind.ITEM_CHOSEN, place(item), size, depth);
    }

    @Override
    public void optionTried(O option, int place, int depth) {
        Objects.requireNonNull(option, "The option must not be null");
        add(Kind.OPTION_TRIED, place, 0, depth);
    }

    @Override
    public void optionUndone(O option, int place, int depth) {
        Objects.requireNonNull(option, "The option must not be null");
        add(Kind.OPTION_UNDONE, place, 0, depth);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the problem of this trace has no such item
     */
    @Override
    public void itemClosed(I item, int depth) {
        add(Kind.ITEM_CLOSED, place(item), 0, depth);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the problem of this trace has no such item
     */
    @Override
    public void itemReopened(I item, int depth) {
        add(Kind.ITEM_REOPENED, place(item), 0, depth);
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the problem of this trace has no such item
     */
    @Override
    public void deadEnd(I item, int depth) {
        add(Kind.DEAD_END, place(item), 0, depth);
    }

    @Override
    public void solutionFound(Solution<O> solution, int depth) {
        Objects.requireNonNull(solution, "The solution must not be null");
        solutions++;
        add(Kind.SOLUTION, solutions, 0, depth);
    }

    private int place(I item) {
        Integer place = itemPlaces.get(item);
        if (place == null) {
            throw new IllegalArgumentException("The problem of this trace has no item " + item
                    + "; make the trace for the problem that is searched");
        }
        return place;
    }

    private void add(Kind kind, int place, int size, int depth) {
        stepCount++;
        if (steps.size() < maxSteps) {
            steps.add(new Step(kind, place, size, depth));
        }
    }
}
