package io.github.exactcover.dlx.projection;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.project.DistinctSearch;
import io.github.exactcover.dlx.internal.project.ProjectionKeys;
import io.github.exactcover.dlx.internal.project.ProjectionRace;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.SolutionSpliterator;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solutions that differ in what you name: chosen items, options, or keys of options. Of all solutions that agree
 * in what you name, one is found.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("monday", "tuesday")
 *         .option("Ann on monday", "monday")
 *         .option("Bob on monday", "monday")
 *         .option("Ann on tuesday", "tuesday")
 *         .option("Bob on tuesday", "tuesday")
 *         .build();
 * Projection<String, String> projection = Projection.of(problem);
 * System.out.println(projection.count().solutions()); // 4
 * System.out.println(projection.onItems(List.of("monday")).count().solutions()); // 2
 * System.out.println(projection.by(option -> option.startsWith("Ann") ? "Ann" : null).count().solutions());
 * // prints 3
 * }</pre>
 *
 * <p>The last number is 3 because Ann can work on no day, on one, or on both.
 *
 * <p>Without {@link #onItems onItems}, {@link #onOptions onOptions} or {@link #by by}, every option matters, so all
 * solutions differ.
 *
 * <p>The search first decides what matters, and then asks only whether that can be completed to a solution, by an
 * engine that learns if it takes long. So it can be hundreds of times faster than to look at all solutions and to keep
 * those that differ: the number of solutions plays no part, only that of those shown and of dead ends. If nearly
 * everything matters, all solutions and a set are faster, up to three times in our measurements. To lose no more than
 * that, it takes turns with a search for all solutions. Shortly after the start of a JVM it can lose more. What was
 * shown is kept in memory, for which half of {@link #maxMemory maxMemory} can be used. When that is full, only the
 * search that decides first what matters goes on. All of it works on one thread.
 *
 * <p>The order of the solutions, and which of those that agree is shown, is fixed for a problem and a {@link #seed
 * seed}, as long as there is enough memory. Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Projection<I, O> extends Question<I, O, Projection<I, O>> {

    /** The part of the memory that a diagram may take with which projections are counted: a fourth. */
    private static final int DIAGRAM_OF_DISTINCT = 4;

    private final ProjectionKeys projection;

    private Projection(Asked<I, O> asked, ProjectionKeys projection) {
        super(asked, other -> new Projection<>(other, projection));
        this.projection = projection;
    }

    /**
     * The question for solutions that differ in what you name.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> Projection<I, O> of(ExactCoverProblem<I, O> problem) {
        Asked<I, O> asked = asked(Projection.class, problem, Asked.RELEASE);
        int[] places = IntStream.range(0, problem.options().size()).toArray();
        return new Projection<>(asked, ProjectionKeys.byKeys(places));
    }

    /**
     * Finds one solution for each way to cover these items. Solutions that cover them by the same options agree,
     * whatever else is in them.
     *
     * <p>If an option gives a secondary item a color, its color is what matters of that item, and not by how many and
     * which options it gets it: solutions agree if the item has the same color in both, or is not covered in either.
     * Items that may be covered several times, or not at all, are covered in the same way if the same options cover
     * them. Options are the same if they are at the same place of the problem.
     *
     * @param items items of the problem, primary or secondary; none of them matters twice
     * @return the question for solutions that differ on these items, in place of what was said before
     * @throws IllegalArgumentException if the problem has no such item
     */
    public Projection<I, O> onItems(Collection<? extends I> items) {
        Map<I, Integer> all = new HashMap<>();
        for (int number = 0; number < asked().table().itemCount(); number++) {
            all.put(asked().item(number), number);
        }
        BitSet numbers = new BitSet();
        for (I item : Given.elements(items, "items")) {
            Integer number = all.get(item);
            if (number == null) {
                throw new IllegalArgumentException(
                        "Solutions are to differ on the item '" + item + "', but the problem has no such item; name one"
                                + " that equals an element of problem.primaryItems() or problem.secondaryItems()");
            }
            numbers.set(number);
        }
        return new Projection<>(asked(), ProjectionKeys.onItems(asked().table(), numbers));
    }

    /**
     * Finds one solution for each choice among these options. Solutions that have the same of them agree, whatever else
     * is in them.
     *
     * @param options options of the problem, compared with {@code equals}; if several options are equal, it matters
     *     which of them are chosen
     * @return the question for solutions that differ in these options, in place of what was said before
     * @throws IllegalArgumentException if an option is not in the problem
     */
    public Projection<I, O> onOptions(Collection<? extends O> options) {
        BitSet places = Settings.allPlaces(options, problem().options());
        int[] keys = new int[problem().options().size()];
        Arrays.setAll(keys, place -> places.get(place) ? place : ProjectionKeys.NONE);
        return new Projection<>(asked(), ProjectionKeys.byKeys(keys));
    }

    /**
     * Finds one solution for each collection of keys: options with equal keys can take each other's place. Solutions
     * agree if each key occurs equally often among the keys of their options. For instance, a plan of exams in which
     * the slot of an exam matters and the room does not:
     *
     * <pre>{@code
     * record Place(String exam, int slot, String room) {}
     *
     * ProblemBuilder<String, Place> builder = ExactCoverProblem.<String, Place>builder().primary("maths", "physics");
     * for (int slot = 1; slot <= 2; slot++) {
     *     for (String room : List.of("hall", "library")) {
     *         builder.secondary(room + slot);
     *         builder.option(new Place("maths", slot, room), "maths", room + slot);
     *         builder.option(new Place("physics", slot, room), "physics", room + slot);
     *     }
     * }
     * Projection<String, Place> plans = Projection.of(builder.build());
     * System.out.println(plans.count().solutions()); // 12
     * System.out.println(plans.by(place -> place.exam() + " " + place.slot()).count().solutions()); // 4
     * }</pre>
     *
     * @param key gives the key of an option, or null for an option that does not matter; called now, once for each
     *     option of the problem. Keys are compared with {@code equals}
     * @return the question for solutions that differ in the keys of their options, in place of what was said before
     */
    public Projection<I, O> by(Function<? super O, ? extends @Nullable Object> key) {
        Objects.requireNonNull(key, "The key must not be null; to find all solutions, leave by out");
        Map<Object, Integer> numbers = new HashMap<>();
        int[] keys = new int[problem().options().size()];
        for (int place = 0; place < keys.length; place++) {
            Object found = key.apply(problem().options().get(place));
            keys[place] = found == null ? ProjectionKeys.NONE : numbers.computeIfAbsent(found, added -> numbers.size());
        }
        return new Projection<>(asked(), ProjectionKeys.byKeys(keys));
    }

    /**
     * Ends the search with {@link io.github.exactcover.dlx.SearchEnd#LIMIT} when it has found this many solutions that
     * differ.
     *
     * @param solutions the number of solutions, at least 1
     * @return the same question with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Projection<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Shows the solutions to a visitor.
     *
     * @param visitor is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count, use count()");
        return run(asked(), false).use(run -> run.show(visitor));
    }

    /**
     * Shows the solutions to an action that never stops the search.
     *
     * @param action is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult forEach(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; to count, use count()");
        return solve(Run.each(action));
    }

    /**
     * The solutions as a lazy stream, as {@link io.github.exactcover.dlx.Search#stream() Search.stream} describes it.
     *
     * @return the stream; when the search times out or is cancelled, it throws a
     *     {@link io.github.exactcover.dlx.SearchIncompleteException}
     */
    public Stream<Solution<O>> stream() {
        return SolutionSpliterator.stream(asked(), closable -> run(closable, false));
    }

    /**
     * Counts the solutions that differ, up to the limit if there is one. They need not be listed if each option that
     * matters has an item of which all options matter. After some milliseconds, a {@linkplain #diagram() diagram} of
     * what matters takes turns with the list. It may take an eighth of the heap, or a fourth of {@link #maxMemory
     * maxMemory}.
     *
     * @return how many there are, and how the count ended; the number is that of all only if
     *     {@link CountResult#isExhausted() CountResult.isExhausted}
     */
    public CountResult count() {
        return run(asked(), !asked().settings().isLimited()).use(CountResult::of);
    }

    /**
     * Compiles what matters into a diagram: it has the options that matter, and each choice among them once that some
     * solution makes.
     *
     * @return the diagram
     * @throws IllegalArgumentException if the problem is too large for a diagram
     * @throws IllegalStateException if keys or colors matter that several options have, or if the diagram needs more
     *     memory than {@link #maxMemory maxMemory} allows
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> diagram() {
        BitSet wanted = projection
                .options()
                .orElseThrow(() -> new IllegalStateException("A diagram is about options, and what matters here are"
                        + " keys or colors that several options have; use onOptions, or onItems with items that have no"
                        + " colors"));
        Run<O> diagram = Start.setUp(asked(), (used, view, watch) -> {
            Settings settings = used.settings();
            DiagramMachine machine = new DiagramMachine(
                    view,
                    part -> distinct(part, settings, false, () -> Start.shower(part, settings)),
                    CountingMethod.AUTO,
                    settings.memoryForMemos(),
                    null,
                    wanted,
                    Settings.LOG::debug);
            return new Run<>(used, view, Strategy.withoutProbe(settings, view), machine, watch, null);
        });
        return diagram.use(run -> {
            run.finish();
            run.failIfGivenUp();
            return new SolutionDiagram<>(
                    ((DiagramMachine) run.machine()).diagram(), problem().options());
        });
    }

    private Run<O> run(Asked<I, O> question, boolean counting) {
        return Start.setUp(
                question,
                (used, view, watch) -> new Run<>(
                        used, view, Strategy.inTurns(), machine(used.settings(), view, counting), watch, null));
    }

    private Machine machine(Settings settings, View view, boolean counting) {
        Start all = new Start(settings, view, false);
        if (settings.endedEarly) {
            return all.finder(all.strategy());
        }
        Finder listing = distinct(
                view, settings, counting, () -> all.finder(all.strategy().settled()));
        Optional<BitSet> wanted = counting
                ? projection.options().filter(options -> ProjectionRace.canRun(view, options))
                : Optional.empty();
        return wanted.isEmpty()
                ? listing
                : new ProjectionRace(
                        view,
                        listing,
                        wanted.get(),
                        settings.memoryForMemos() / DIAGRAM_OF_DISTINCT,
                        Settings.LOG::debug);
    }

    private DistinctSearch distinct(View view, Settings settings, boolean counting, Supplier<Finder> all) {
        return new DistinctSearch(
                view,
                projection,
                counting,
                settings.seed.orElse(0),
                settings.memoryForMemos(),
                all,
                DistinctSearch.FIRST_TURN);
    }
}
