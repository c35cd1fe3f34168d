package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.RemainderCheck;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A search that is ready to begin. Any program that has the plan can search a part of the tree; it needs neither the
 * problem nor the classes of its items and options.
 *
 * <pre>{@code
 * ExactCoverProblem<Integer, String> problem = ExactCoverProblem.<Integer, String>builder()
 *         .primary(1, 2)
 *         .option("both", 1, 2)
 *         .option("first", 1)
 *         .option("second", 2)
 *         .build();
 * Plan plan = Plan.of(problem).toSolve();
 * Plan elsewhere = Plan.parse(plan.lines()); // In another program.
 * PartResult result = elsewhere.run(elsewhere.whole(), Budget.NONE);
 *
 * Ledger ledger = Ledger.of(plan);
 * ledger.put(result);
 * ledger.drain(places -> System.out.println(Solution.of(problem.options(), places)));
 * // prints [both]
 * // prints [first, second]
 * }</pre>
 *
 * <p>{@link #of Plan.of} makes one. Required and forbidden options, a
 * reduction, a seed, the engine and the item choice are settled then, once. What the item choice would learn during the
 * search is learned then too, and stays as it is. Costs are ignored: the cheapest solutions are found by
 * {@code Cheapest}.
 *
 * <p>A plan can be serialized, and written as lines of text. Immutable, and safe to share between threads; several may
 * {@linkplain #run run} parts at the same time.
 */
public final class Plan implements Serializable {

    private static final long serialVersionUID = 1;

    /**
     * An engine that has run longer is not used again. Measured on two threads: after the garbage collector had moved
     * old engines, parts took up to a third longer, and a whole count 5 to 8 %. After a second of search, a new engine
     * costs little.
     */
    private static final long LONG_NANOS = 1_000_000_000;

    private final transient SearchPlan plan;
    private final transient String fingerprint;
    private final transient EngineFactory factory;

    /** Engines that are not at work. */
    private final transient ConcurrentLinkedQueue<SearchEngine> idle = new ConcurrentLinkedQueue<>();

    private Plan(List<String> lines) {
        this.plan = SearchPlanText.parse(lines);
        this.fingerprint = SealedText.sealOf(lines);
        this.factory = plan.factory();
    }

    /**
     * What makes plans for a problem.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return what makes plans
     */
    public static <I, O> Planner<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Planner<>(problem);
    }

    /**
     * Reads what {@link #lines lines} wrote.
     *
     * @param lines lines of text
     * @return the plan
     * @throws IllegalArgumentException if these are not the lines of a plan, if they are damaged or cut, or if another
     *     version wrote them that searches in another order
     */
    public static Plan parse(List<String> lines) {
        return new Plan(Given.elements(lines, "lines"));
    }

    /**
     * This plan as text: one line for each option, and some more. The last one is a check sum.
     *
     * @return a new list of lines without line ends
     */
    public List<String> lines() {
        return SearchPlanText.lines(plan);
    }

    /**
     * A short text that is the same for the same plan and, in practice, different for all others.
     *
     * @return 64 hexadecimal digits
     */
    public String fingerprint() {
        return fingerprint;
    }

    /**
     * The fingerprint of the problem that is searched. The places that {@link #solutions solutions} gives are those of
     * its options. If you read the problem and the plan from files, compare the two first.
     *
     * @return what {@code ExactCoverProblem.fingerprint()} says
     */
    public String problemFingerprint() {
        return plan.identity().problem();
    }

    /**
     * Whether solutions are only counted.
     *
     * @return true for a plan made by {@link Planner#toCount Planner.toCount}
     */
    public boolean isCounting() {
        return plan.counting();
    }

    /**
     * The whole search, as one part.
     *
     * @return the part with the share 1
     */
    public Part whole() {
        return new Part(1, Branch.ROOT);
    }

    /**
     * Searches a part until it ends or the budget is used up.
     *
     * @param part a part of this plan
     * @param budget when to stop, and into how many pieces to cut the rest
     * @return what was found, and which parts are left
     * @throws IllegalArgumentException if the part cannot be entered, because it belongs to another plan
     */
    public PartResult run(Part part, Budget budget) {
        return run(part, budget, () -> false);
    }

    /**
     * Searches a part until it ends, the budget is used up, a condition holds, or this thread is interrupted. However
     * it ends, the result says what was found and what is left. An interrupt stays set.
     *
     * @param part a part of this plan
     * @param budget when to stop, and into how many pieces to cut the rest
     * @param cancelled asked every few milliseconds
     * @return what was found, and which parts are left
     * @throws IllegalArgumentException if the part cannot be entered, because it belongs to another plan
     */
    public PartResult run(Part part, Budget budget, BooleanSupplier cancelled) {
        Objects.requireNonNull(part, "The part must not be null");
        Objects.requireNonNull(budget, "The budget must not be null");
        Objects.requireNonNull(cancelled, "The condition 'cancelled' must not be null; without one, leave it out");
        List<int[]> found = new ArrayList<>();
        PartResult result = run(part, budget, cancelled, found::add);
        return result.with(found.toArray(new int[0][]));
    }

    /** The same, but hands out each solution as it is found, so the result has none. */
    PartResult run(Part part, Budget budget, BooleanSupplier cancelled, Consumer<int[]> solutions) {
        SearchEngine engine = idleEngine();
        long started = System.nanoTime();
        PartResult result = new PartRun(engine, budget, cancelled, solutions).run(fingerprint, part, isCounting());
        if (System.nanoTime() - started < LONG_NANOS) {
            idle.add(engine);
        }
        return result;
    }

    /**
     * Searches a part with several threads, until it ends, the budget is used up, a condition holds, or this thread is
     * interrupted. However it ends, the results say what was found and what is left, which is some more parts than with
     * one thread.
     *
     * @param part a part of this plan
     * @param budget when to stop, and into how many pieces to cut the rest; numbers of nodes and solutions are kept
     *     roughly
     * @param cancelled asked every few milliseconds, by this thread
     * @param threads how many threads, with this one
     * @return one result for a plan to count. For a plan to solve, there may be more: threads that were ahead have
     *     found solutions behind parts that are open. Put all of them into a ledger, in this order, or none
     * @throws IllegalArgumentException if the part cannot be entered, because it belongs to another plan, or if the
     *     number of threads is less than 1
     */
    public List<PartResult> run(Part part, Budget budget, BooleanSupplier cancelled, int threads) {
        Given.atLeastOne(threads, "number of threads", "count the one that calls this");
        if (threads == 1) {
            return List.of(run(part, budget, cancelled));
        }
        Objects.requireNonNull(part, "The part must not be null");
        Objects.requireNonNull(budget, "The budget must not be null");
        Objects.requireNonNull(cancelled, "The condition 'cancelled' must not be null; without one, say 'false'");
        checkParts(List.of(part));
        return new SharedPartRun(this::newEngine, this::part, part, budget, cancelled)
                .run(fingerprint, isCounting(), threads, bytes(budget.solutions()));
    }

    /**
     * The solutions that were found in a part; none if the plan only counts.
     *
     * @param result what {@link #run run} gave, here or elsewhere
     * @return the solutions in the order of the search, each as the places of its options in the problem, as
     *     {@code Solution.of} takes them; an immutable list that makes each array when it is asked for
     * @throws IllegalArgumentException if the result belongs to another plan, or cannot be one of this plan
     */
    public List<int[]> solutions(PartResult result) {
        Objects.requireNonNull(result, "The result must not be null");
        check(result);
        int[][] found = result.found();
        return new AbstractList<>() {
            @Override
            public int[] get(int index) {
                return places(found[index]);
            }

            @Override
            public int size() {
                return found.length;
            }
        };
    }

    /** Refuses a result that is not one of this plan. */
    void check(PartResult result) {
        if (!result.planFingerprint().equals(fingerprint)) {
            throw new IllegalArgumentException(
                    "The result " + result + " belongs to another plan, which has the fingerprint "
                            + PlainText.quoted(result.planFingerprint()) + "; this plan has " + fingerprint
                            + ", so give the result to its own plan");
        }
        if (!result.isOwn()) {
            try {
                checkFound(List.of(result.found()), result.solutions());
                checkRest(result.part().branch(), result.rest());
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "The result " + result + " cannot be one of this plan: " + e.getMessage()
                                + "; run the part again",
                        e);
            }
        }
    }

    /** Refuses what a run cannot have found. A result without solutions is fine: they may be kept elsewhere. */
    private void checkFound(List<int[]> found, long solutions) {
        if (!found.isEmpty()) {
            if (found.size() != solutions) {
                throw new IllegalArgumentException("it says that it has another number of solutions than it has");
            }
            remainderCheck().checkSolutions(found);
        }
    }

    /**
     * Refuses solutions that a run cannot have found. There may be more than fit into memory, so this compares each one
     * only with the one before it.
     */
    void checkSolutions(Iterator<int[]> found, long solutions) {
        RemainderCheck check = remainderCheck();
        long count = 0;
        for (int[] last = null; found.hasNext(); count++) {
            int[] solution = check.checkSolution(found.next());
            if (Arrays.equals(solution, last)) {
                throw new IllegalArgumentException("it has a solution twice");
            }
            last = solution;
        }
        if (count != solutions) {
            throw new IllegalArgumentException("it does not have as many solutions as it says");
        }
    }

    /** Refuses what a run cannot have left of a part, so that nothing is searched twice. */
    private static void checkRest(Branch part, List<Part> rest) {
        List<Branch> left = rest.stream().map(Part::branch).toList();
        if (!left.stream().allMatch(part::hasLeft)) {
            throw new IllegalArgumentException("what is left of the part does not lie in it");
        }
        RemainderCheck.checkOrder(left);
    }

    /** Refuses parts that the engine cannot enter. */
    void checkParts(List<Part> parts) {
        if (!parts.isEmpty()) {
            SearchEngine engine = idleEngine();
            parts.forEach(part -> engine.restart(part.branch()));
            idle.add(engine);
        }
    }

    private RemainderCheck remainderCheck() {
        return new RemainderCheck(plan.view().table(), plan.counting(), this::newEngine);
    }

    /**
     * The engine that searches the parts.
     *
     * @return the name of a constant of {@code Engine}
     */
    public String engine() {
        return searchWord(0);
    }

    /**
     * How the engine chooses the item to branch on.
     *
     * @return the name of a constant of {@code ItemChoice}
     */
    public String itemChoice() {
        return searchWord(2);
    }

    /** A word of the line that says how the search goes: engine, revision, item choice. */
    private String searchWord(int at) {
        return plan.identity().search().split(" ", -1)[at];
    }

    /** How many bytes so many solutions take, at most, where a search with several threads keeps them. */
    private long bytes(long solutions) {
        long each = 20 + 4L * plan.view().table().primaryCount();
        return solutions > Long.MAX_VALUE / each ? Long.MAX_VALUE : solutions * each;
    }

    private SearchEngine idleEngine() {
        SearchEngine engine = idle.poll();
        return engine == null ? newEngine() : engine;
    }

    private SearchEngine newEngine() {
        return factory.make(plan.rule(), plan.counting(), Branch.NONE);
    }

    /** The places that the options of a solution have in the problem. */
    int[] places(int[] solution) {
        return plan.view().solution(solution);
    }

    CheckpointFile checkpoint(Path file) {
        return new CheckpointFile(file, plan.identity());
    }

    /** Reads and checks a checkpoint of this search. */
    Remainder read(Path checkpoint) throws IOException {
        return checkpoint(checkpoint).read(remainderCheck());
    }

    /** The part at a branch of this search. */
    Part part(Branch branch) {
        SearchEngine engine = idleEngine();
        engine.restart(branch);
        Part part = new Part(engine.share(), branch);
        idle.add(engine);
        return part;
    }

    /**
     * A plan is written as its lines.
     *
     * @return what is written
     */
    private Object writeReplace() {
        return new Written(String.join("\n", lines()));
    }

    /**
     * Never called for what was written by {@link #writeReplace writeReplace}.
     *
     * @param in not used
     * @throws InvalidObjectException always
     */
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A plan is written as its lines");
    }

    /**
     * A plan in a stream of objects.
     *
     * @param text its lines
     */
    private record Written(String text) implements Serializable {

        private Object readResolve() {
            return new Plan(text.lines().toList());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Plan that && fingerprint.equals(that.fingerprint);
    }

    @Override
    public int hashCode() {
        return fingerprint.hashCode();
    }

    /** The size of the problem, and the engine. */
    @Override
    public String toString() {
        return "Plan[" + Phrases.count(plan.optionCount(), "option") + ", "
                + plan.identity().search() + "]";
    }
}
