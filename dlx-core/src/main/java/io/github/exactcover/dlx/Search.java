package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.project.Projection;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.parts.Plan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A search that you configure and then start, as often as you like.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .option("three", "a")
 *         .build();
 * SearchResult result = DLX.search(problem).limit(2).solve(solution -> {
 *     System.out.println(solution.options());
 *     return Visit.CONTINUE;
 * });
 * // prints [one]
 * // prints [two]
 * System.out.println(result.end()); // LIMIT
 * }</pre>
 *
 * <p>The methods fall into three groups:
 * <ul>
 *   <li>Configure: what to search ({@link #require require}, {@link #forbid forbid}, {@link #reduce reduce},
 *       {@link #upToSymmetry upToSymmetry}, {@link #distinctOn distinctOn},
 *       {@link #distinctOnOptions distinctOnOptions}, {@link #distinctBy distinctBy}), how ({@link #engine engine},
 *       {@link #itemChoice itemChoice}, {@link #prefer prefer}, {@link #seed seed}, {@link #threads threads}, {@link
 *       #counting counting}, {@link #maxMemory maxMemory}, {@link #startFrom startFrom}), when to stop ({@link #limit
 *       limit}, {@link #timeout timeout}, {@link #cancelWhen cancelWhen}), and what to report or save ({@link #progress
 *       progress}, {@link #logProgress logProgress}, {@link #listener listener}, {@link #checkpointTo checkpointTo},
 *       {@link #resume resume}, {@link #proofTo proofTo}).
 *   <li>Start: {@link #solve solve}, {@link #forEach forEach}, {@link #first first}, {@link #stream stream},
 *       {@link #collect(Collector) collect}, {@link #count count}, {@link #cheapest cheapest},
 *       {@link #cheapestAll cheapestAll}.
 *   <li>Ask something else: {@link #analysis analysis}.
 * </ul>
 *
 * <p>Immutable: the methods that configure return a new search and leave this one as it is. Safe to share between
 * threads. Each start is a search of its own.
 *
 * <p>You can end a search by {@link #timeout timeout}, by {@link #cancelWhen cancelWhen}, or by interrupting the thread
 * that called it. It then ends within 50 milliseconds and 50 more for each million items of options, provided that a
 * processor is free and that no single node of its tree takes longer. The time counts from the call on, and this also
 * holds while the search is set up. It looks at the clock, the condition and its thread when it starts, after each
 * solution, and about every 5 milliseconds in between. On top of that come the time that a visitor, condition or
 * listener takes, and the last checkpoint. Everything can be used afterwards, and an interrupt flag stays set.
 * {@link #solve solve} and {@link #count count} say in their result that they were ended. {@link #first first},
 * {@link #stream stream} and {@link #collect(Collector) collect} throw a {@link SearchIncompleteException}.
 *
 * <p>The order of the solutions is fixed for a problem and a configuration. Every search writes one line to the SLF4J
 * logger of this class's name at DEBUG when it starts and one when it ends.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Search<I, O> {

    /** The largest number of threads that every JVM we tested could start. */
    private static final int MOST_THREADS = 1000;

    private final ExactCoverProblem<I, O> problem;
    private final Settings settings;

    Search(ExactCoverProblem<I, O> problem) {
        this(Objects.requireNonNull(problem, "The problem must not be null"), Settings.DEFAULT);
    }

    Search(ExactCoverProblem<I, O> problem, Settings settings) {
        this.problem = problem;
        this.settings = settings;
    }

    private Search<I, O> with(Consumer<Settings> change) {
        return new Search<>(problem, settings.with(change));
    }

    /**
     * Ends the search with {@link SearchEnd#LIMIT} when it has found this many solutions. It does not look whether
     * there are more.
     *
     * <p>A search that {@linkplain #resume goes on} counts the solutions of its earlier runs too: after
     * {@code limit(40)}, {@code limit(50)} shows ten more, and {@code limit(40)} none.
     *
     * @param solutions the number of solutions, at least 1
     * @return a search with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Search<I, O> limit(long solutions) {
        if (solutions < 1) {
            throw new IllegalArgumentException("The limit is " + solutions
                    + ", but must be at least 1; to find all solutions, leave the limit out");
        }
        return with(changed -> changed.limit = solutions);
    }

    /**
     * Sets how the search chooses the item to branch on. The default is {@link ItemChoice#AUTO}.
     *
     * @param choice the way to choose
     * @return a search that chooses this way
     */
    public Search<I, O> itemChoice(ItemChoice choice) {
        Objects.requireNonNull(choice, "The item choice must not be null");
        return with(changed -> changed.itemChoice = choice);
    }

    /**
     * Sets the data structure on which the search works. The default is {@link Engine#AUTO}.
     * {@link #cheapest cheapest}, {@link Analysis#bestPartial Analysis.bestPartial} and
     * {@link Analysis#estimate Analysis.estimate} always work on {@link Engine#DANCING_LINKS};
     * {@link Analysis#explainInfeasible Analysis.explainInfeasible} and {@link Analysis#diagram Analysis.diagram} have
     * ways of their own.
     *
     * @param engine the engine
     * @return a search with this engine. When it is started, it throws an {@link IllegalArgumentException} with the
     *     reason if the engine cannot search the problem
     */
    public Search<I, O> engine(Engine engine) {
        Objects.requireNonNull(engine, "The engine must not be null");
        return with(changed -> changed.engine = engine);
    }

    /**
     * Branches on these items before all others, and on those that were preferred before: another item comes first only
     * if it has at most one option left. The item choice decides among the preferred items, and among the others. (In
     * Knuth's programs, these are items whose names begin with {@code #}.)
     *
     * @param items primary items of the problem
     * @return a search that prefers these items. When it is started with {@link ItemChoice#FIRST}, which takes the
     *     items in their own order, it throws an {@link IllegalStateException}
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Search<I, O> prefer(Collection<? extends I> items) {
        Objects.requireNonNull(items, "The items must not be null");
        BitSet places = new BitSet();
        for (I item : items) {
            int place = problem.primaryItems().indexOf(item);
            if (place < 0) {
                throw new IllegalArgumentException(
                        "The item '" + item + "' is preferred, but the problem has no such primary item; name one that"
                                + " equals an element of problem.primaryItems()");
            }
            places.set(place);
        }
        return with(changed -> changed.preferred = Settings.union(changed.preferred, places));
    }

    /**
     * Sets how {@link #count count} counts. The default is {@link Counting#AUTO}. With a limit or with checkpoints, it
     * is always {@link Counting#SEARCH}.
     *
     * @param method the method
     * @return a search that counts this way. When it is started, it throws an {@link IllegalArgumentException} with the
     *     reason if the method cannot count the solutions of the problem, and an {@link IllegalStateException} if the
     *     method is a memo and the search has an {@link #engine engine}, an {@link #itemChoice itemChoice} or
     *     {@linkplain #prefer preferred} items, because a memo uses none of them
     */
    public Search<I, O> counting(Counting method) {
        Objects.requireNonNull(method, "The counting method must not be null");
        return with(changed -> changed.counting = method);
    }

    /**
     * Sets how much memory the memo of {@link #count count} may take. When it is full, it forgets some subproblems for
     * others: the number stays exact, but takes longer. A diagram gets as much for its nodes and its memo together, and
     * one that is built {@linkplain Analysis#diagram(Path) on a disk} for the states of its layers.
     * {@link #first first} and the questions of {@link #analysis analysis} get as much for what they learn. The default
     * is half of the memory that the JVM may use.
     *
     * <p>What a memo needs before it knows anything, for each option of the problem, may take an eighth as much, or 64
     * MB if that is more. With {@link Counting#AUTO}, a problem that needs more is counted by search, which is logged
     * at DEBUG.
     *
     * @param bytes the number of bytes, at least 1; what a search takes without a memo comes on top
     * @return a search with this limit
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Search<I, O> maxMemory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("The memory for the memo is " + bytes
                    + " bytes, but must be at least 1; to count without a memo, choose Counting.SEARCH");
        }
        return with(changed -> changed.maxMemory = bytes);
    }

    /**
     * Sets how many threads search, the calling one among them. The default is 1. The solutions and their order do not
     * depend on it, but which one {@link #first first} gives may. The numbers of nodes and updates differ a little, and
     * with a limit more, because threads work ahead. Only the calling thread calls the visitor; with
     * {@link #collect(Collector) collect}, all threads look at solutions. Each thread has its own copy of the search's
     * data, some 16 bytes for each item of each option. Solutions found ahead of their turn are kept, about 20 MB at
     * most. Threads that count with a memo share it, see {@link Counting}.
     *
     * <p>Close a stream of such a search, or read it to its end. Its threads stay until then.
     *
     * @param number the number of threads, from 1 to 1000; more than the machine has processors do not help
     * @return a search with this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Search<I, O> threads(int number) {
        if (number < 1 || number > MOST_THREADS) {
            throw new IllegalArgumentException("The number of threads is " + number + ", but must be from 1 to "
                    + MOST_THREADS + "; more than the machine has processors do not help");
        }
        return with(changed -> changed.threads = number);
    }

    /**
     * Looks only for solutions that have all of these options, and those that were required before. You need not build
     * the problem again. If the options exclude each other, or if one of them is also forbidden or can never be chosen,
     * there is no solution. That is not an error.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #requireIndices requireIndices} says which one
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final Search<I, O> require(O... options) {
        return require(Given.list(options, "options"));
    }

    /**
     * Looks only for solutions that have all of these options, as {@link #require(Object[]) require} says. A single
     * option that is itself a collection has to be put into a list, as in {@code require(List.of(option))}: otherwise
     * its elements are taken for options, if options are of type {@code Object}.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it
     */
    public Search<I, O> require(Collection<? extends O> options) {
        return requirePlaces(Settings.singlePlaces(options, problem.options(), "requireIndices"));
    }

    /**
     * Looks only for solutions that have the options at these places, as {@link #require(Object[]) require} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0
     * @return a search for these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Search<I, O> requireIndices(int... places) {
        return requirePlaces(Settings.places(places, problem.options()));
    }

    private Search<I, O> requirePlaces(BitSet places) {
        return with(changed -> changed.required = Settings.union(changed.required, places));
    }

    /**
     * Looks only for solutions that have none of these options, nor those that were forbidden before. If several
     * options are equal, all of them are forbidden.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are only read.
    public final Search<I, O> forbid(O... options) {
        return forbid(Given.list(options, "options"));
    }

    /**
     * Looks only for solutions that have none of these options, as {@link #forbid(Object[]) forbid} says. A single
     * option that is itself a collection has to be put into a list, as in {@code forbid(List.of(option))}: otherwise
     * its elements are taken for options, if options are of type {@code Object}.
     *
     * @param options options of the problem, compared with {@code equals}
     * @return a search for these solutions
     * @throws IllegalArgumentException if an option is not in the problem
     */
    public Search<I, O> forbid(Collection<? extends O> options) {
        return forbidPlaces(Settings.allPlaces(options, problem.options()));
    }

    /**
     * Looks only for solutions that have none of the options at these places, as {@link #forbid(Object[]) forbid} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0
     * @return a search for these solutions
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Search<I, O> forbidIndices(int... places) {
        return forbidPlaces(Settings.places(places, problem.options()));
    }

    private Search<I, O> forbidPlaces(BitSet places) {
        return with(changed -> changed.forbidden = Settings.union(changed.forbidden, places));
    }

    /**
     * Gives {@link #cheapest cheapest} and {@link #cheapestAll cheapestAll} a solution that is known already, such as
     * last week's plan or the result of a search that was ended: a good answer at once. They look only for solutions
     * that cost less, and so return one that costs at most as much, however soon they have to end. The proof that
     * nothing is cheaper seldom gets faster by it. The visitor is not shown this solution, and a {@link #limit limit}
     * does not count it. Of solutions with equal cost, it comes first. All other questions ignore it.
     *
     * @param options all options of a solution of the problem, compared with {@code equals}, such as
     *     {@link Solution#options() Solution.options}
     * @return a search that starts from this solution, in place of an earlier one. When it is started, it throws an
     *     {@link IllegalArgumentException} if the solution lacks a {@linkplain #require(Object[]) required} option or
     *     has a {@linkplain #forbid(Object[]) forbidden} one
     * @throws IllegalArgumentException if an option is not in the problem, or stands at several places of it: then
     *     {@link #startFromIndices startFromIndices} says which one; or if the options are no solution
     */
    public Search<I, O> startFrom(Collection<? extends O> options) {
        return startFromPlaces(Settings.singlePlaces(options, problem.options(), "startFromIndices"));
    }

    /**
     * Starts from the solution that has the options at these places, as {@link #startFrom startFrom} says.
     *
     * @param places places in {@link ExactCoverProblem#options() ExactCoverProblem.options}, from 0, such as
     *     {@link Solution#indices() Solution.indices}
     * @return a search that starts from this solution
     * @throws IndexOutOfBoundsException if there is no such place
     * @throws IllegalArgumentException if the options are no solution
     */
    public Search<I, O> startFromIndices(int... places) {
        return startFromPlaces(Settings.places(places, problem.options()));
    }

    private Search<I, O> startFromPlaces(BitSet places) {
        KnownSolution.check(problem, places);
        return with(changed -> changed.start = Optional.of(places));
    }

    /**
     * Makes the problem smaller before each search. It drops options that can be in no solution, because choosing one
     * would leave some primary item with too few options, and items that say nothing new, until nothing changes. The
     * solutions stay the same, in terms of the same options, but may come in another order.
     *
     * <p>This pays when the search is long, because it takes time of its own: each round looks, for each option, at all
     * options that share an item with it, and there is another round as long as something was dropped. What is left is
     * logged at DEBUG.
     *
     * @return a search that reduces the problem first
     */
    public Search<I, O> reduce() {
        return with(changed -> changed.reduced = true);
    }

    /**
     * Finds one solution of each class: solutions are in one class if a symmetry of the problem takes one to the other.
     * {@link Solution#classSize() Solution.classSize} says how many solutions each of them stands for, so the sum of
     * these numbers is the number of all solutions.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("north", "east", "south", "west")
     *         .option("NE", "north", "east")
     *         .option("ES", "east", "south")
     *         .option("SW", "south", "west")
     *         .option("WN", "west", "north")
     *         .build();
     * DLX.search(problem).upToSymmetry().forEach(solution -> {
     *     System.out.println(solution + " stands for " + solution.classSize()); // [NE, SW] stands for 2
     * });
     * }</pre>
     *
     * <p>A symmetry exchanges items with items that have the same bounds, colors of an item with each other, and
     * options with options that have the same cost, so that each option has the items and colors that it should have.
     * {@link Analysis#symmetries() Analysis.symmetries} tells which there are. If options are {@linkplain #require
     * required} or {@linkplain #forbid forbidden}, only the symmetries count that keep the required and the forbidden
     * ones.
     *
     * <p>Which solution of a class is found depends on nothing but the problem and the required and forbidden options.
     * How it is found depends on how many symmetries there are, beside the exchanges of options that have the same
     * items, colors and cost:
     * <ul>
     *   <li>Up to 10,000 are listed, if each primary item is covered once. Of each class, the solution is found whose
     *       options come first in the problem. They are compared item by item: items with fewer options come before
     *       others, and of equal ones the first. Branches that have no such solution are not visited, so the search is
     *       often as many times shorter as there are symmetries. {@link Engine#DANCING_LINKS} do it, with any item
     *       choice, seed and number of threads. Unless an engine, an item choice or a limit is given, it takes turns
     *       with Burnside's lemma in a count, which only needs the numbers of solutions of smaller problems.
     *   <li>Where there are more, as for Latin squares, or items with other bounds, solutions grow from sets of fewer
     *       options. Of the sets of each size, one of each class is kept. That suits problems with few classes, even if
     *       each has billions of solutions, and it needs {@linkplain #maxMemory memory} for all sets of a size. The
     *       first solution is found near the end. One thread does it, without an engine or an item choice, and
     *       {@link #reduce() reduce} and a seed change nothing. (Sets are compared by canonical forms: McKay, Piperno,
     *       Practical graph isomorphism, II, 2014; Kaski, &Ouml;sterg&aring;rd, Classification Algorithms for Codes and
     *       Designs, 2006.)
     * </ul>
     *
     * <p>{@link #solve solve}, {@link #forEach forEach}, {@link #first() first}, {@link #count() count},
     * {@link #stream() stream}, {@link #collect(Collector) collect} and {@link Analysis#uniqueness()
     * Analysis.uniqueness} are then about classes, and a limit counts them. All other questions throw an
     * {@link IllegalStateException}.
     *
     * @return a search for one solution of each class. When it is started, it throws an
     *     {@link IllegalStateException} if the search has checkpoints, a listener, a proof, another engine or a way to
     *     count that does not search, and an {@link IllegalArgumentException} with the reason if it takes too long to
     *     find all symmetries, if there are too many for the engine or the item choice that was asked for, or if what
     *     has to be kept does not fit in the memory
     */
    public Search<I, O> upToSymmetry() {
        return upToSymmetry(item -> "");
    }

    /**
     * The same search up to those {@link Analysis#symmetries(Function) symmetries} that take each item to one with the
     * same key. Latin squares then count up to isotopy, where rows, columns and symbols do not exchange their roles.
     *
     * @param keyOfItem gives the key of an item; called once for each item of the problem. Keys are compared with
     *     {@code equals}
     * @return a search as {@link #upToSymmetry()} describes it
     */
    public Search<I, O> upToSymmetry(Function<? super I, ?> keyOfItem) {
        int[] keys = Symmetries.keys(problem, keyOfItem);
        return with(changed -> {
            changed.upToSymmetry = true;
            changed.symmetryKeys = keys;
            changed.generators = Optional.empty();
        });
    }

    /**
     * The same search up to these symmetries and all that can be made of them, one after the other, and no others:
     * where a board may be turned, say, but not turned over. {@link Analysis#symmetry Analysis.symmetry} makes one from
     * a function, and {@link Analysis#symmetries() Analysis.symmetries} has some to choose from.
     *
     * <p>They may make up to 10,000 others, with themselves. Each solution is in one class with those to which they
     * take it, so options that have the same items, colors and cost only change places if these symmetries say so.
     * Without any, each solution is a class of its own. If options are required or forbidden, only those symmetries
     * count that keep the required and the forbidden ones.
     *
     * @param symmetries generators of the group
     * @return a search as {@link #upToSymmetry()} describes it. When it is started, it throws an
     *     {@link IllegalArgumentException} too if the symmetries make more than 10,000, or one is none of this problem
     */
    public Search<I, O> upToSymmetry(Collection<Symmetry<I, O>> symmetries) {
        List<Symmetry<?, ?>> given = List.copyOf(Given.copy(symmetries, "symmetries"));
        return with(changed -> {
            changed.upToSymmetry = true;
            changed.generators = Optional.of(given);
        });
    }

    /**
     * Finds one solution for each way to cover these items. Solutions that cover them by the same options are the same,
     * whatever else is in them, and only one of them is shown.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("monday", "tuesday")
     *         .option("Ann on monday", "monday")
     *         .option("Bob on monday", "monday")
     *         .option("Ann on tuesday", "tuesday")
     *         .option("Bob on tuesday", "tuesday")
     *         .build();
     * Search<String, String> search = DLX.search(problem);
     * System.out.println(search.count().solutions()); // 4
     * System.out.println(search.distinctOn(List.of("monday")).count().solutions()); // 2
     * System.out.println(search.distinctBy(option -> option.startsWith("Ann") ? "Ann" : null)
     *         .count()
     *         .solutions()); // 3, because Ann can work on no day, on one, or on both
     * }</pre>
     *
     * <p>If an option gives a secondary item a color, its color is what matters of that item, and not by how many and
     * which options it gets it: solutions are the same if the item has the same color in both, or is not covered in
     * either. Items that may be covered several times, or not at all, are covered in the same way if the same options
     * cover them. Options are the same if they are at the same place of the problem.
     *
     * <p>The search first decides what matters, and then asks only whether that can be completed to a solution, by an
     * engine that learns if it takes long. So it can be hundreds of times faster than to look at all solutions and to
     * keep those that differ: the number of solutions plays no part, only that of those shown and of dead ends. If
     * nearly everything matters, all solutions and a set are faster, up to three times in our measurements. To lose no
     * more than that, it takes turns with a search for all solutions. Shortly after the start of a JVM it can lose
     * more. What was shown is kept in memory, for which half of {@link #maxMemory maxMemory} can be used. When that is
     * full, only the search that decides first what matters goes on. All of it works on one thread, however many
     * {@link #threads threads} there are.
     *
     * <p>{@link #count() count} does not have to list them if each option that matters has an item of which all options
     * matter. After some milliseconds, {@linkplain Analysis#diagram() a diagram} of what matters takes turns with the
     * list, unless {@link #counting counting} is {@link Counting#SEARCH}. It may take an eighth of the heap, or a
     * fourth of {@link #maxMemory maxMemory}.
     *
     * <p>{@link #solve solve}, {@link #forEach forEach}, {@link #count() count}, {@link #stream() stream},
     * {@link #collect(Collector) collect} and {@link Analysis#uniqueness() Analysis.uniqueness} are then about
     * solutions that differ in what matters, and {@link Analysis#diagram() Analysis.diagram} is, if that is options and
     * not keys or colors that several have; {@link #first() first} gives any solution. All other questions throw an
     * {@link IllegalStateException}. The order of the solutions, and which of those that are the same is shown, is
     * fixed for a problem and a {@link #seed seed}, as long as there is enough memory.
     *
     * @param items items of the problem, primary or secondary; none of them matters twice
     * @return a search for solutions that differ on these items, in place of what was said before by
     *     {@link #distinctOnOptions distinctOnOptions} or {@link #distinctBy distinctBy}, or here. When it is started,
     *     it throws an {@link IllegalStateException} if the search has an {@link #engine engine}, an {@link #itemChoice
     *     itemChoice}, {@linkplain #prefer preferred} items, checkpoints, a listener, a proof or a counting method that
     *     does not search, or if it is up to symmetry
     * @throws IllegalArgumentException if the problem has no such item
     */
    public Search<I, O> distinctOn(Collection<? extends I> items) {
        BitSet numbers = new BitSet();
        for (I item : Given.elements(items, "items")) {
            Integer number = problem.numbers().get(item);
            if (number == null) {
                throw new IllegalArgumentException(
                        "Solutions are to differ on the item '" + item + "', but the problem has no such item; name one"
                                + " that equals an element of problem.primaryItems() or problem.secondaryItems()");
            }
            numbers.set(number);
        }
        return distinct(Projection.onItems(problem.table(), numbers));
    }

    /**
     * Finds one solution for each choice among these options. Solutions that have the same of them are the same,
     * whatever else is in them, and only one of them is shown. All else is as with {@link #distinctOn distinctOn}.
     *
     * @param options options of the problem, compared with {@code equals}; if several options are equal, it matters
     *     which of them are chosen
     * @return a search for solutions that differ in these options
     * @throws IllegalArgumentException if an option is not in the problem
     */
    public Search<I, O> distinctOnOptions(Collection<? extends O> options) {
        BitSet places = Settings.allPlaces(options, problem.options());
        int[] keys = new int[problem.options().size()];
        Arrays.setAll(keys, place -> places.get(place) ? place : Projection.NONE);
        return distinct(Projection.byKeys(keys));
    }

    /**
     * Finds one solution for each collection of keys: options with equal keys can take each other's place. Solutions
     * are the same if each key occurs equally often among the keys of their options, and only one of them is shown. For
     * instance, a plan of exams in which the slot of an exam matters and the room does not:
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
     * Search<String, Place> search = DLX.search(builder.build());
     * System.out.println(search.count().solutions()); // 12
     * System.out.println(search.distinctBy(place -> place.exam() + " " + place.slot()).count().solutions()); // 4
     * }</pre>
     *
     * <p>All else is as with {@link #distinctOn distinctOn}.
     *
     * @param key gives the key of an option, or null for an option that does not matter; called now, once for each
     *     option of the problem. Keys are compared with {@code equals}
     * @return a search for solutions that differ in the keys of their options
     */
    public Search<I, O> distinctBy(Function<? super O, ? extends @Nullable Object> key) {
        Objects.requireNonNull(key, "The key must not be null; to find all solutions, leave distinctBy out");
        Map<Object, Integer> numbers = new HashMap<>();
        int[] keys = new int[problem.options().size()];
        Arrays.fill(keys, Projection.NONE);
        for (int place = 0; place < keys.length; place++) {
            Object found = key.apply(problem.options().get(place));
            if (found != null) {
                Integer known = numbers.putIfAbsent(found, numbers.size());
                keys[place] = known == null ? numbers.size() - 1 : known;
            }
        }
        return distinct(Projection.byKeys(keys));
    }

    private Search<I, O> distinct(Projection projection) {
        return with(changed -> changed.projection = projection);
    }

    /**
     * Ends the search with {@link SearchEnd#TIMEOUT} when this time has passed since it started. A stream starts when
     * its first solution is asked for. The time that visitors take counts.
     *
     * @param duration the time, more than nothing and as long as you like
     * @return a search with this time-out in place of an earlier one
     * @throws IllegalArgumentException if the duration is zero or negative
     */
    public Search<I, O> timeout(Duration duration) {
        Objects.requireNonNull(duration, "The duration of the time-out must not be null; to do without, leave it out");
        long nanos = Settings.nanos(duration, "time-out", "leave it out");
        return with(changed -> changed.timeout = nanos);
    }

    /**
     * Ends the search with {@link SearchEnd#CANCELLED} when this condition holds. It is asked when the search starts
     * and then about every 5 milliseconds, by the thread that called the search. So it should be quick, such as a look
     * at a flag that another thread sets. What it throws reaches the caller of the search unchanged.
     *
     * @param condition the condition
     * @return a search that ends when this condition holds, or one that was given before
     */
    public Search<I, O> cancelWhen(BooleanSupplier condition) {
        Objects.requireNonNull(condition, "The condition must not be null");
        BooleanSupplier before = settings.cancelled;
        return with(changed -> changed.cancelled =
                before == null ? condition : () -> before.getAsBoolean() || condition.getAsBoolean());
    }

    /**
     * Tells a listener how far the search has come, about as often as given here and once more when it has ended. There
     * is no last call for a search that is abandoned: one whose visitor throws, or a stream that is not read to its
     * end.
     *
     * @param every the time between two calls, more than nothing; there are fewer calls when a visitor is slow
     * @param listener is called on the thread that searches; what it throws reaches the caller of the search unchanged
     * @return a search that tells this listener too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> progress(Duration every, Consumer<Progress> listener) {
        Objects.requireNonNull(listener, "The listener must not be null");
        return progress(every, true, listener);
    }

    /**
     * Writes one line about the progress of the search to the SLF4J logger of this class's name at INFO, about as
     * often as given here, and none if the search ends sooner.
     *
     * @param every the time between two lines, more than nothing
     * @return a search that writes these lines too
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> logProgress(Duration every) {
        return progress(every, false, Run::log);
    }

    private Search<I, O> progress(Duration every, boolean atEnd, Consumer<Progress> listener) {
        Objects.requireNonNull(every, "The interval 'every' of the progress must not be null");
        long nanos = Settings.nanos(every, "interval of the progress", "do not ask for progress");
        Settings.Listener added = new Settings.Listener(nanos, atEnd, listener);
        return with(changed -> changed.listeners = Settings.append(changed.listeners, added));
    }

    /**
     * Tells a listener each step of the search: which items it branches on, which options it tries and takes back, dead
     * ends and solutions. Listeners that were given before are still told, and before this one. A search without
     * listeners pays nothing for it.
     *
     * <p>The steps are those of {@link Engine#DANCING_LINKS}. With a listener, {@link Engine#AUTO} is this engine,
     * {@link ItemChoice#AUTO} is {@link ItemChoice#MRV}, and {@link #count() count} counts by this search.
     * {@link #solve solve}, {@link #forEach forEach}, {@link #count() count}, {@link #first first},
     * {@link #stream stream} and {@link Analysis#uniqueness Analysis.uniqueness} tell it. Everything else has no such
     * steps and throws an {@link IllegalStateException} when it is started: another engine, several threads, another
     * {@link Counting}, checkpoints, and the other questions.
     *
     * @param listener is called on the thread that searches; what it throws reaches the caller of the search unchanged
     * @return a search that tells this listener too
     */
    public Search<I, O> listener(SearchListener<I, O> listener) {
        Objects.requireNonNull(listener, "The listener must not be null; without one, leave it out");
        return with(changed -> changed.tracers =
                Settings.append(changed.tracers, view -> ListenerTracer.start(problem, view, listener)));
    }

    /**
     * Tries the options in a random order, which is the same for the same seed and problem on every machine. The
     * solutions stay the same and come in another order, so {@link #first() first} differs from seed to seed.
     *
     * <p>This is not uniform sampling. A solution that stands alone in a large part of the tree comes first more often
     * than one of a crowd. To sample uniformly, use {@link Analysis#diagram() Analysis.diagram}.
     *
     * @param seed any number
     * @return a search in this order
     */
    public Search<I, O> seed(long seed) {
        return with(changed -> changed.seed = OptionalLong.of(seed));
    }

    /**
     * Writes checkpoints about as often as given here, and when the search ends. {@link #resume resume} can then go on
     * from the last one, even after the process was killed. Solutions count as shown as soon as the visitor returns,
     * and those of a {@link #stream stream} as soon as the next one is asked for. If you write them to a buffer, use
     * {@link #checkpointTo(Path, Duration, Runnable) checkpointTo}.
     *
     * @param file the file; see there
     * @param every the time between two checkpoints, more than nothing
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> checkpointTo(Path file, Duration every) {
        return checkpointTo(file, every, () -> {});
    }

    /**
     * Writes checkpoints, and calls an action just before each of them. Everything that a checkpoint counts as shown
     * must have left the process, or a kill loses it for good. So flush your buffers in this action, or commit your
     * transaction.
     *
     * <p>The file is text and is replaced whole, after the new one has been forced to the disk: whether the process is
     * killed or the power fails, there is one complete file, that of the last checkpoint or of the one before. A
     * killed process can leave a temporary file beside it, whose name begins with {@code .dlx-}; a later checkpoint in
     * that folder deletes it after an hour.
     *
     * <p>Until a search has ended, no other search can write its checkpoints to the same file, in this program or in
     * another: they would overwrite each other. For that, a hidden empty file lies beside it and is locked, with a lock
     * that ends with the process. So close a {@link #stream stream} that you do not read to its end. Where files cannot
     * be locked, a line at WARN says so, and only searches of the same program are kept apart.
     *
     * <p>The last checkpoint is written however the search ends: also when {@link #first first} has found its solution,
     * when a stream is closed early, and when a visitor, a listener or a condition throws.
     *
     * <p>{@link #solve solve}, {@link #forEach forEach}, {@link #count count}, {@link #first first},
     * {@link #stream stream}, {@link #cheapest cheapest} and {@link Analysis#bestPartial Analysis.bestPartial} write
     * checkpoints; the others refuse. When they start, they throw an {@link java.io.UncheckedIOException} if the file
     * cannot be written, for instance because its folder is missing, or because another search writes there. A
     * checkpoint that fails later is logged at WARN, and the search goes on and tries again when the next one is due.
     * If the last one fails, it is logged at ERROR, and the answer is given all the same; its {@code checkpointFailure}
     * says what happened.
     *
     * @param file the file; an old one of that name is replaced by the first checkpoint
     * @param every the time between two checkpoints, more than nothing. Each takes as long as the disk needs to write
     *     the file for good, often some 20 milliseconds, and some milliseconds more where the depth of the search times
     *     the number of threads is 50,000
     * @param before is called on the thread of the search. What it throws reaches the caller of the search unchanged,
     *     and the file stays as it was: neither this checkpoint is written nor a later one. If a visitor, a listener or
     *     a condition threw before, the caller gets that exception, and the other one as suppressed by it
     * @return a search that writes checkpoints
     * @throws IllegalArgumentException if the time is zero or negative
     */
    public Search<I, O> checkpointTo(Path file, Duration every, Runnable before) {
        Objects.requireNonNull(file, "The file must not be null");
        Objects.requireNonNull(every, "The interval 'every' of the checkpoints must not be null");
        Objects.requireNonNull(before, "The action before a checkpoint must not be null; without one, leave it out");
        long nanos = Settings.nanos(every, "interval of the checkpoints", "do not ask for them");
        return with(changed -> {
            changed.checkpointTo = Optional.of(file);
            changed.checkpointEvery = nanos;
            changed.beforeCheckpoint = before;
        });
    }

    /**
     * Goes on from a file that {@link #checkpointTo(Path, Duration) checkpointTo} wrote. The problem and the
     * configuration must be as they were, but for the number of threads, limits and time-outs; a count with a limit
     * goes on with one, and a count without limit without. To write checkpoints again, call {@code checkpointTo} too,
     * with the same file or another.
     *
     * <p>{@link #count count} then gives the number of all solutions, each counted exactly once. {@link #solve solve},
     * {@link #first first} and {@link #stream stream} go on behind the solutions that the checkpoint counts as shown,
     * in the same order as ever. What is seen twice depends on how the earlier run ended:
     * <ul>
     *   <li>By limit, time-out, cancelling, {@link Visit#STOP}, or because {@link #first first} had its solution:
     *       nothing.
     *   <li>Because a visitor threw, or because a stream was closed early: the solution that was given out last,
     *       because nobody knows whether its receiver was done with it.
     *   <li>Because the process was killed: what was shown after the last checkpoint.
     * </ul>
     *
     * <p>The result's number of solutions counts those of all runs, and so does a {@link #limit limit};
     * {@link #first first} is the next solution in every run. Nodes and updates go on from those of the checkpoint;
     * what was done between it and an end by force is done, and counted, once.
     *
     * @param file the file
     * @return a search that goes on from there. When it is started, it throws an {@link java.io.UncheckedIOException}
     *     if the file cannot be read, and an {@link IllegalArgumentException} with the reason if it is no checkpoint,
     *     was cut, or is that of another problem or of another way to search: with other presets, another seed, engine
     *     or item choice, or by a release that searches in another order. The costs of options may change, but not for
     *     {@link #cheapest cheapest}
     */
    public Search<I, O> resume(Path file) {
        Objects.requireNonNull(file, "The file must not be null");
        return with(changed -> changed.resumeFrom = Optional.of(file));
    }

    /**
     * Writes a proof of what the search says: that these are all solutions, that there are this many, that there is
     * none, or that none is cheaper. The small program of {@code dlx-check} checks it without believing anything of
     * dlx. The problem for it is what
     * {@link io.github.exactcover.dlx.io.DlxFormat#write(ExactCoverProblem, Path) DlxFormat.write} writes.
     *
     * <p>{@link #solve solve}, {@link #forEach forEach}, {@link #first first}, {@link #count() count},
     * {@link #collect(Collector) collect} and {@link #stream stream} write it while they search, packed by gzip and
     * about a byte or less for each node; nothing of it is kept in memory. If the search ends early, or the process is
     * killed, the proof says that it is not whole. So the proof of {@code first} is whole only if there is no solution.
     * Close a stream before its end, or the file stays open.
     *
     * <p>If {@link #count() count} ends with a {@link Counting#FRONTIER} sweep, its proof is the order of the items, in
     * place of what was written before, and the checker needs as long as the sweep. If states were merged up to
     * symmetry, the count goes through the states a second time to write how. This is not done for problems with
     * colors, of which all states are counted.
     *
     * <p>{@link #first first} and {@link Analysis#uniqueness uniqueness} race as without a proof, and keep the proof of
     * the winner: a tree, learned clauses or an argument by arithmetic. The others write to temporary files beside it,
     * which are deleted. {@link #cheapest(int) cheapest} first searches as without a proof, and then proves the result
     * by another search. If that does not end in time, the result has the same solutions, its end is
     * {@link SearchEnd#TIMEOUT}, and the proof is not whole. To those who watch the {@link #progress progress}, the
     * proof is the second half of the work.
     *
     * <p>If options are {@linkplain #require required} or {@linkplain #forbid forbidden}, the proof is about the
     * solutions that have them or do not have them. It names them, and so does the checker.
     *
     * <p>Several {@link #threads(int) threads} write the same proof as one, where they show, collect or count all
     * solutions. What a thread writes too early waits in a temporary file beside the proof, which is deleted at the
     * end. For 15 queens on two threads it took 14.7 MB, and the proof 17.7 MB. One thread proves what {@link #first
     * first}, {@link Analysis#uniqueness uniqueness} and {@link #cheapest(int) cheapest} say.
     *
     * <p>With a proof, {@link #reduce reduce} is left out, a {@link #seed seed} leaves the order
     * of the options as it is and only seeds the engine that learns, {@link Engine#AUTO} is
     * {@link Engine#DANCING_LINKS} and {@link ItemChoice#AUTO} is {@link ItemChoice#MRV}, where no race is described
     * above. Often another way would be much faster, but it cannot write a proof yet; a line in the log at DEBUG says
     * so. Everything else throws an {@link IllegalStateException} when it is started: another engine, the item choice
     * FRB, checkpoints, a listener, and the other questions; and an {@link ArithmeticException} if the costs are so
     * large that {@link #cheapest(int) cheapest} cannot prove anything.
     *
     * @param file the file, no pipe and no device; one of that name is overwritten when the search starts
     * @return a search that writes a proof. When it is started, it throws an {@link java.io.UncheckedIOException} if
     *     the file cannot be written
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     */
    public Search<I, O> proofTo(Path file) {
        Objects.requireNonNull(file, "The file must not be null; without a proof, leave it out");
        if (IntStream.range(0, problem.options().size()).anyMatch(problem.table()::isEmpty)) {
            throw new IllegalArgumentException("The problem has options without items, and a proof is checked with a"
                    + " file that has no line for them; leave these options out, as no solution has them");
        }
        return with(changed -> changed.proofTo = Optional.of(file));
    }

    /**
     * Shows the solutions to a visitor, until it says {@link Visit#STOP}, the limit is reached, all were shown,
     * or the search is told to end.
     *
     * @param visitor is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count solutions, use count()");
        return Start.search(problem, settings, false).use(run -> run.show(visitor));
    }

    /**
     * Shows the solutions to an action that never stops the search: {@link #solve solve} for a visitor that always says
     * {@link Visit#CONTINUE}.
     *
     * @param action is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult forEach(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; to count solutions, use count()");
        return solve(solution -> {
            action.accept(solution);
            return Visit.CONTINUE;
        });
    }

    /**
     * Finds any one solution, as fast as possible. This is not always the one that {@link #solve solve} shows first;
     * that one is {@code stream().findFirst()}.
     *
     * <p>Several ways take turns, because which one is fast differs by factors of thousands from problem to problem: a
     * search that begins in the order of the problem and then again and again with the options in random orders, an
     * engine that learns from conflicts, the engines that {@link #solve solve} uses, and a look for an arithmetical
     * reason why there is no solution. What is learned takes at most {@link #maxMemory maxMemory} bytes. The answer is
     * always the same for a problem, a {@link #seed seed} and one thread. With more {@link #threads threads}, half of
     * them take such turns with random numbers of their own and send each other some of what they learn, and the first
     * answer counts. If this search asks for a certain way, by {@link #engine engine}, {@link #itemChoice itemChoice},
     * {@link #prefer prefer}, {@link #listener listener}, {@link #checkpointTo checkpointTo}, {@link #resume resume} or
     * {@link #proofTo proofTo}, it is searched in this way alone, and the solution is the first that
     * {@link #solve solve} would show; after {@code resume}, the first of those that are left.
     *
     * <p>A limit is ignored, and so is what solutions are to be {@linkplain #distinctOn distinct} on.
     *
     * @return a solution; empty if there is none, and then {@link Analysis#explainInfeasible} says why
     * @throws SearchIncompleteException if the search timed out or was cancelled before it found a solution or knew
     *     that there is none
     */
    public Optional<Solution<O>> first() {
        List<Solution<O>> found = new ArrayList<>(1);
        SearchResult result = first(found::add);
        if (result.end() == SearchEnd.TIMEOUT || result.end() == SearchEnd.CANCELLED) {
            throw new SearchIncompleteException(result);
        }
        return found.stream().findFirst();
    }

    /**
     * As {@link #first() first}, but says how the search ended and what it cost.
     *
     * @param action is called on this thread with the solution, if there is one; what it throws comes out of this
     *     method
     * @return {@link SearchEnd#LIMIT} if there was a solution, {@link SearchEnd#EXHAUSTED} if there is none, or why the
     *     search was given up
     */
    public SearchResult first(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; without one, use first()");
        // With a limit of 1, a search that is resumed would be at its end before it began.
        Settings unlimited = settings.with(changed -> {
            changed.limit = Settings.NO_LIMIT;
            changed.projection = null; // Any solution will do.
        });
        return Start.any(problem, unlimited).use(run -> {
            if (run.advance()) {
                action.accept(run.solution());
                run.end(SearchEnd.LIMIT);
            }
            return run.result();
        });
    }

    /**
     * Counts the solutions, up to the limit if there is one. This is faster than visiting them: no solution is built,
     * and where subproblems come again and again, each of them is counted only once; see {@link #counting counting}. A
     * count that was ended early has seen at least as many solutions as it says.
     *
     * <p>If a count takes too long, {@link Analysis#estimate} guesses how long it would take, and more {@link #threads}
     * can make it faster. If its statistics have evictions, the memo was full, and more {@link #maxMemory} helps.
     *
     * @return how the search ended, the number, and what it cost; the number is that of all solutions only if
     *     {@link SearchResult#isExhausted() SearchResult.isExhausted}
     */
    public SearchResult count() {
        return Start.search(problem, settings, !settings.isLimited()).use(Run::finish);
    }

    /**
     * A lazy stream of the solutions, in the order of {@link #solve solve}: the search for a solution begins when it is
     * asked for, and the memory in use does not grow with their number. It is sequential, even if it is told to be
     * parallel: to look at solutions on several threads, use {@link #collect(Collector) collect}. Closing it lets go of
     * the search. A stream that is not closed leaves nothing open but memory, and the threads that
     * {@link #threads threads} asked for; these end when the garbage collector finds the stream.
     *
     * <p>Any thread may close it at any moment. If another thread is waiting for a solution then, the search ends as
     * soon as a search that is cancelled, and that thread finds the stream at its end. If another thread is at work on
     * a solution in {@code forEach}, the search ends when it is done with that solution. Only one thread at a time may
     * ask for solutions; a second one gets an {@link IllegalStateException}.
     *
     * <p>When the search times out or is cancelled, the stream throws a {@link SearchIncompleteException} after the
     * solutions found until then; it never ends as if there were no more.
     *
     * @return the stream; it ends at the limit if there is one
     */
    public Stream<Solution<O>> stream() {
        SolutionSpliterator<O> solutions = new SolutionSpliterator<>(
                closed -> Start.search(problem, settings.with(changed -> changed.closed = closed), false),
                settings.threads > 1);
        return StreamSupport.stream(solutions, false).onClose(solutions::close);
    }

    /**
     * Collects the solutions, as {@link Stream#collect(Collector) Stream.collect} does, and with several
     * {@link #threads threads} on all of them at the same time.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("both", "a", "b")
     *         .option("only a", "a")
     *         .option("only b", "b")
     *         .option("b again", "b")
     *         .build();
     * Map<Integer, Long> sizes = DLX.search(problem).threads(2).collect(
     *         Collectors.groupingBy(solution -> solution.options().size(), Collectors.counting()));
     * System.out.println(sizes); // {1=1, 2=2}
     * }</pre>
     *
     * <p>Where {@link #solve solve} and {@link #stream stream} hand all solutions to one thread, each thread here puts
     * what it finds into a container of its own. So this is faster where solutions are many, or where it takes long to
     * look at one. Each part of the search tree has its container, and containers of neighbouring parts are combined,
     * the left one first: the result is the same as on one thread, and the solutions come in the order of
     * {@code solve}. A collector that is {@link java.util.stream.Collector.Characteristics#UNORDERED UNORDERED} gets
     * one container for each thread, and one that is {@code CONCURRENT} too a single one for all.
     *
     * <p>The functions of the collector are called by several threads, but for one container by one thread at a time,
     * unless it is {@code CONCURRENT}. They should not change anything else. What one of them throws ends the search
     * and comes out of this method unchanged. A search that is ended waits until those that are at work have
     * returned.
     *
     * <p>With a {@link #limit limit}, with {@link #checkpointTo(Path, Duration) checkpoints}, or after
     * {@link #resume resume}, only this thread collects: it gets the solutions one by one, as {@code solve} does, so
     * that exactly the first ones are collected. What counts as shown is what was collected; after {@code resume} only
     * the rest is.
     *
     * @param <R> the type of the result
     * @param <A> the type of the collector's containers
     * @param collector such as one of {@link java.util.stream.Collectors}
     * @return the result; that of no solutions if there are none
     * @throws SearchIncompleteException if the search timed out or was cancelled
     * @throws IllegalStateException if there are several threads, and a {@link #listener listener}, which needs one
     */
    public <R, A> R collect(Collector<? super Solution<O>, A, R> collector) {
        List<R> collected = new ArrayList<>(1);
        collect(collector, true, collected::add);
        return collected.get(0);
    }

    /**
     * As {@link #collect(Collector) collect}, but says how the search ended and what it cost, and also gives the result
     * of a search that was ended early.
     *
     * <p>When a search by several threads times out or is cancelled, each of them is somewhere else in the search tree.
     * Then the result has gaps: the solutions are in their order, and the number of
     * {@link SearchResult#solutions SearchResult.solutions} is right, but others that come before some of them are
     * missing.
     *
     * @param <R> the type of the result
     * @param <A> the type of the collector's containers
     * @param collector such as one of {@link java.util.stream.Collectors}
     * @param action is called once on this thread with the result, however the search ended; what it throws comes out
     *     of this method
     * @return how the search ended and what it cost
     * @throws IllegalStateException if there are several threads, and a {@link #listener listener}, which needs one
     */
    public <R, A> SearchResult collect(Collector<? super Solution<O>, A, R> collector, Consumer<? super R> action) {
        Objects.requireNonNull(action, "The action must not be null; without one, use collect(collector)");
        return collect(collector, false, action);
    }

    private <R, A> SearchResult collect(
            Collector<? super Solution<O>, A, R> collector, boolean whole, Consumer<? super R> action) {
        Objects.requireNonNull(collector, "The collector must not be null; to count solutions, use count()");
        return Start.collect(problem, settings, collector, whole, action);
    }

    /**
     * The cheapest solution, with a proof that no other costs less.
     *
     * @return the result of {@link #cheapest(int) cheapest} for one solution
     * @throws IllegalStateException if this search has a listener, is up to symmetry, or is for
     *     {@linkplain #distinctOn distinct} solutions
     * @throws ArithmeticException as {@link #cheapest(int) cheapest}
     */
    public CheapestResult<O> cheapest() {
        return cheapest(1);
    }

    /**
     * The cheapest solutions, in the order of their {@linkplain Solution#cost() cost}: the sum of the costs of their
     * options, see {@link ProblemBuilder.OptionSpec#costs ProblemBuilder.OptionSpec.costs}. Works with bounds, colors
     * and secondary items.
     *
     * <p>Two searches take turns: one that finds prices for items, which bound the cost of all solutions, and dancing
     * links with a simpler bound. With two {@link #threads threads} they run side by side; more threads help no
     * further. After about a second, a third one also replaces parts of the cheapest solution so far by cheaper ones.
     * To begin with a solution that you know, use {@link #startFrom startFrom}. If the search ends early, {@link
     * CheapestResult#lowerBound CheapestResult.lowerBound} and {@link CheapestResult#gap CheapestResult.gap} say how
     * good the best solution so far is at least; {@link Progress} says it while the search runs.
     *
     * <p>Of solutions with equal cost, those come first that the search meets first. That order is fixed for a problem
     * and an item choice, whatever the number of solutions and of threads: the first of {@code cheapest(k + 1)} are
     * {@code cheapest(k)}.
     *
     * <p>A {@link #limit limit} counts the solutions that are cheaper than all before: after so many of them the search
     * ends, with the cheapest of those it has met. A {@linkplain #checkpointTo(Path, Duration) checkpoint} keeps the
     * solutions, the bound that is proven, and how far dancing links are. The search by prices works in passes, each
     * with a larger budget, and {@link #resume resume} begins the pass anew that was under way. It needs the same
     * number of solutions and the same costs. Of solutions with equal cost it may then give others.
     *
     * @param most how many solutions at most, at least 1; so many are kept in memory
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws IllegalStateException if this search has a listener, is up to symmetry, or is for
     *     {@linkplain #distinctOn distinct} solutions
     * @throws ArithmeticException if sums of costs could overflow: if the dearest (or the most negative) options, as
     *     many of them as the bounds of the items let be chosen together, add up to more than a long can hold
     */
    public CheapestResult<O> cheapest(int most) {
        return cheapest(most, incumbent -> Visit.CONTINUE);
    }

    /**
     * As {@link #cheapest(int) cheapest}, and on the way shows each solution that is cheaper than all before it.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("dear", spec -> spec.covers("a").costs(10))
     *         .option("cheap", spec -> spec.covers("a").costs(3))
     *         .build();
     * CheapestResult<String> result = DLX.search(problem)
     *         .cheapest(1, solution -> solution.cost() <= 5 ? Visit.STOP : Visit.CONTINUE);
     * System.out.println(result.best().orElseThrow().options()); // [cheap]
     * System.out.println(result.end()); // STOPPED
     * }</pre>
     *
     * @param most how many solutions at most, at least 1
     * @param visitor is called on this thread with the cheapest solution so far; what it throws comes out of this
     *     method. After {@link Visit#STOP} the result has what was found so far, and claims no proof
     * @return the solutions, and how the search ended
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws IllegalStateException if this search has a listener, is up to symmetry, or is for
     *     {@linkplain #distinctOn distinct} solutions
     * @throws ArithmeticException as {@link #cheapest(int) cheapest}
     */
    public CheapestResult<O> cheapest(int most, SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; without one, use cheapest(most)");
        if (most < 1) {
            throw new IllegalArgumentException("The number of cheapest solutions is " + most
                    + ", but must be at least 1; to know only what the cheapest one costs, ask for 1");
        }
        settings.refuseListener("cheapest");
        settings.refuseClasses("cheapest");
        return CheapestSearch.find(problem, settings, most, visitor);
    }

    /**
     * Shows all solutions that cost as little as the cheapest one: first it finds out what that costs, and then all
     * that cost the same.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a", "b")
     *         .option("both", List.of("a", "b"), 10)
     *         .option("left", List.of("a"), 3)
     *         .option("LEFT", List.of("a"), 3)
     *         .option("right", List.of("b"), 4)
     *         .build();
     * SearchResult result = DLX.search(problem).cheapestAll(solution -> {
     *     System.out.println(solution.cost() + " " + solution.options());
     *     return Visit.CONTINUE;
     * });
     * // prints 7 [left, right]
     * // prints 7 [LEFT, right]
     * System.out.println(result.solutions()); // 2
     * }</pre>
     *
     * <p>Where many solutions cost the same, each takes longer than with {@link #solve solve}, because the search goes
     * by prices. If no option has a cost, this is {@code solve}. Nothing is shown before the least cost is proven. So a
     * search that is ended before that has shown none.
     *
     * @param visitor is called on this thread with each of the solutions; what it throws comes out of this method
     * @return how many there are, and how the search ended; only {@link SearchEnd#EXHAUSTED} says that these are all
     * @throws IllegalStateException if this search has a listener, checkpoints or a proof, is up to symmetry, or is for
     *     {@linkplain #distinctOn distinct} solutions
     * @throws ArithmeticException as {@link #cheapest(int) cheapest}
     */
    public SearchResult cheapestAll(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null");
        settings.refuseListener("cheapestAll");
        settings.refuseCheckpoints("cheapestAll");
        settings.refuseProof("cheapestAll");
        settings.refuseClasses("cheapestAll");
        return problem.table().isPriced() ? CheapestSearch.showAll(problem, settings, visitor) : solve(visitor);
    }

    /**
     * The solutions that no other one beats in two costs: a Pareto front. A solution beats another one if it costs no
     * more by both costs, and less by one of them. Costs of the problem itself play no part.
     *
     * <p>One thread does it, by dancing links with a bound for each cost. That takes longer than one cost, and longer
     * with each point of the front; {@link #cheapest() cheapest} goes further, also with several costs in order of
     * importance. If the search ends early, the result has the best so far. {@link #startFrom startFrom} and all that
     * is about engines and threads is ignored.
     *
     * @param first the first cost, asked once for each option
     * @param second the second cost, asked once for each option
     * @return a solution for each pair of costs that no other one beats
     * @throws IllegalStateException if this search has a limit, checkpoints, a listener or a proof, is up to symmetry,
     *     or is for {@linkplain #distinctOn distinct} solutions
     * @throws ArithmeticException as {@link #cheapest(int) cheapest}, for each of the costs
     */
    public ParetoFront<O> paretoFront(ToLongFunction<? super O> first, ToLongFunction<? super O> second) {
        Objects.requireNonNull(first, "The first cost must not be null");
        Objects.requireNonNull(second, "The second cost must not be null");
        settings.refuseLimit("paretoFront");
        settings.refuseListener("paretoFront");
        settings.refuseCheckpoints("paretoFront");
        settings.refuseProof("paretoFront");
        settings.refuseClasses("paretoFront");
        return ParetoFront.of(problem, settings, first, second);
    }

    /**
     * Questions whose answer is not a list of solutions: uniqueness, why there is no solution, the best partial
     * solution, an estimate of the work, a diagram of all solutions, and symmetries.
     *
     * @return the questions, to be asked of this problem with this configuration
     */
    public Analysis<I, O> analysis() {
        return new Analysis<>(problem, settings);
    }

    /**
     * The problem to be searched.
     *
     * @return the problem, as it was given
     */
    public ExactCoverProblem<I, O> problem() {
        return problem;
    }

    /**
     * Makes this search ready to be counted in parts, by other threads, programs or machines. Threads, time-outs,
     * conditions and progress are not part of a plan: who runs a part says how long.
     *
     * @return the plan; it takes as long to make as the start of {@link #count count} with {@link Counting#SEARCH}
     * @throws IllegalStateException if this search has a limit, a listener, checkpoints or a proof, is up to symmetry,
     *     is for {@linkplain #distinctOn distinct} solutions, or counts by a memo, which a plan does not have
     */
    public Plan planToCount() {
        return Start.plan(problem, settings, true);
    }

    /**
     * Whether one machine will probably count all solutions sooner than many machines could in parts. Where the same
     * subproblems come again and again, {@link #count count} may take seconds, though a search could not visit all
     * solutions in a year; and such a count cannot be divided. This counts for a second or two, as {@code count} does
     * on one thread, and looks how it goes.
     *
     * @return true if the count was done in that time, or if another method was well ahead of the search
     * @throws IllegalStateException if this search is up to symmetry, or is for {@linkplain #distinctOn distinct}
     *     solutions
     */
    public boolean isBestCountedWhole() {
        return Start.isBestCountedWhole(problem, settings);
    }

    /**
     * Makes this search ready to be run in parts, by other threads, programs or machines, to tell solutions. They come
     * in the order of {@link #solve solve}, unless the item choice learns during the search. Threads, time-outs,
     * conditions and progress are not part of a plan: who runs a part says how long. Nor are costs: a solution made of
     * places costs 0.
     *
     * @return the plan; it takes as long to make as the start of {@link #solve solve}
     * @throws IllegalStateException if this search has a limit, a listener, checkpoints or a proof, is up to symmetry,
     *     or is for {@linkplain #distinctOn distinct} solutions, which a plan does not have
     */
    public Plan planToSolve() {
        return Start.plan(problem, settings, false);
    }

    /**
     * The size of the problem and what was configured, such as
     * {@code Search[8 primary items, 0 secondary, 9 options; limit 5]}.
     */
    @Override
    public String toString() {
        return "Search[" + problem + settings.configured() + "]";
    }
}
