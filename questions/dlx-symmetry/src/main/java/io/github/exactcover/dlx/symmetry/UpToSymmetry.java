package io.github.exactcover.dlx.symmetry;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.internal.classes.ClassesRace;
import io.github.exactcover.dlx.internal.classes.GeneratedGroup;
import io.github.exactcover.dlx.internal.classes.GrownClasses;
import io.github.exactcover.dlx.internal.classes.ListedGroup;
import io.github.exactcover.dlx.internal.classes.SetClasses;
import io.github.exactcover.dlx.internal.classes.SolutionClasses;
import io.github.exactcover.dlx.internal.count.CountingMachine;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.SolutionSpliterator;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Restriction;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Given;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One solution of each class: solutions are in one class if a symmetry of the problem takes one to the other.
 * {@link Solution#classSize() Solution.classSize} says how many solutions each of them stands for, so the sum of these
 * numbers is the number of all solutions.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("north", "east", "south", "west")
 *         .option("NE", "north", "east")
 *         .option("ES", "east", "south")
 *         .option("SW", "south", "west")
 *         .option("WN", "west", "north")
 *         .build();
 * UpToSymmetry.of(problem).forEach(solution -> {
 *     System.out.println(solution + " stands for " + solution.classSize()); // [NE, SW] stands for 2
 * });
 * }</pre>
 *
 * <p>A symmetry exchanges items with items that have the same bounds, colors of an item with each other, and options
 * with options that have the same cost, so that each option has the items and colors that it should have. {@link
 * Symmetries} tells which there are. If options are {@linkplain #require required} or {@linkplain #forbid forbidden},
 * only the symmetries count that keep the required and the forbidden ones.
 *
 * <p>Which solution of a class is found depends on nothing but the problem and the required and forbidden options. How
 * it is found depends on how many symmetries there are, beside the exchanges of options that have the same items,
 * colors and cost:
 * <ul>
 *   <li>Up to 10,000 are listed, if each primary item is covered once. Of each class, the solution is found whose
 *       options come first in the problem. They are compared item by item: items with fewer options come before others,
 *       and of equal ones the first. Branches that have no such solution are not visited, so the search is often as
 *       many times shorter as there are symmetries. A count takes turns with Burnside's lemma, which only needs the
 *       numbers of solutions of smaller problems.
 *   <li>Where there are more, as for Latin squares, or items with other bounds, solutions grow from sets of fewer
 *       options. Of the sets of each size, one of each class is kept. That suits problems with few classes, even if
 *       each has billions of solutions, and it needs {@linkplain #maxMemory memory} for all sets of a size. The first
 *       solution is found near the end. One thread does it, and {@link #reduce() reduce} and a seed change nothing.
 *       (Sets are compared by canonical forms: McKay, Piperno, Practical graph isomorphism, II, 2014; Kaski,
 *       &Ouml;sterg&aring;rd, Classification Algorithms for Codes and Designs, 2006.)
 * </ul>
 *
 * <p>Any last call throws an {@link IllegalArgumentException} with the reason if it takes too long to find all
 * symmetries, or if what has to be kept does not fit in the memory. Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class UpToSymmetry<I, O> extends Question<I, O, UpToSymmetry<I, O>> {

    private final int[] keys;
    private final @Nullable List<Symmetry<I, O>> generators;

    private UpToSymmetry(Asked<I, O> asked, int[] keys, @Nullable List<Symmetry<I, O>> generators) {
        super(asked, other -> new UpToSymmetry<>(other, keys, generators));
        this.keys = keys;
        this.generators = generators;
    }

    /**
     * The question for one solution of each class.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the question
     */
    public static <I, O> UpToSymmetry<I, O> of(ExactCoverProblem<I, O> problem) {
        Asked<I, O> asked = asked(UpToSymmetry.class, problem, Asked.RELEASE);
        return new UpToSymmetry<>(asked, SymmetryGroup.keys(problem, item -> ""), null);
    }

    /**
     * Lets only those {@linkplain Symmetries#find(Function) symmetries} count that take each item to one with the same
     * key. Latin squares then count up to isotopy, where rows, columns and symbols do not exchange their roles.
     *
     * @param keyOfItem gives the key of an item; called once for each item of the problem. Keys are compared with
     *     {@code equals}
     * @return the question for these classes, in place of what was said before by {@link #under under}
     */
    public UpToSymmetry<I, O> keeping(Function<? super I, ?> keyOfItem) {
        return new UpToSymmetry<>(asked(), SymmetryGroup.keys(problem(), keyOfItem), null);
    }

    /**
     * Lets only these symmetries count, and all that can be made of them, one after the other: where a board may be
     * turned, say, but not turned over. {@link Symmetries#given Symmetries.given} makes one from a function, and {@link
     * Symmetries#find() Symmetries.find} has some to choose from.
     *
     * <p>They may make up to 10,000 others, with themselves. Each solution is in one class with those to which they
     * take it, so options that have the same items, colors and cost only change places if these symmetries say so.
     * Without any, each solution is a class of its own.
     *
     * @param symmetries generators of the group
     * @return the question for these classes, in place of what was said before by {@link #keeping keeping}. When it is
     *     asked, it throws an {@link IllegalArgumentException} if the symmetries make more than 10,000, or one is none
     *     of this problem
     */
    public UpToSymmetry<I, O> under(Collection<Symmetry<I, O>> symmetries) {
        return new UpToSymmetry<>(asked(), keys, List.copyOf(Given.copy(symmetries, "symmetries")));
    }

    /**
     * Sets how many threads search. The default is 1.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return the same question for this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public UpToSymmetry<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Ends the search with {@link io.github.exactcover.dlx.SearchEnd#LIMIT} when it has found this many classes.
     *
     * @param solutions the number of classes, at least 1
     * @return the same question with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public UpToSymmetry<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Shows one solution of each class to a visitor.
     *
     * @param visitor is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult solve(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count classes, use count()");
        return run(asked(), false).use(run -> run.show(visitor));
    }

    /**
     * Shows one solution of each class to an action that never stops the search.
     *
     * @param action is called once for each solution, on this thread; what it throws comes out of this method
     * @return how the search ended and what it cost
     */
    public SearchResult forEach(Consumer<? super Solution<O>> action) {
        Objects.requireNonNull(action, "The action must not be null; to count classes, use count()");
        return solve(Run.each(action));
    }

    /**
     * One solution of each class, as a lazy stream, as {@link io.github.exactcover.dlx.Search#stream() Search.stream}
     * describes it.
     *
     * @return the stream; when the search times out or is cancelled, it throws a
     *     {@link io.github.exactcover.dlx.SearchIncompleteException}
     */
    public Stream<Solution<O>> stream() {
        return SolutionSpliterator.stream(asked(), closable -> run(closable, false));
    }

    /**
     * Counts the classes, up to the limit if there is one.
     *
     * @return how many there are, and how the count ended; the number is that of all classes only if
     *     {@link CountResult#isExhausted() CountResult.isExhausted}
     */
    public CountResult count() {
        return run(asked(), !asked().settings().isLimited()).use(CountResult::of);
    }

    private Run<O> run(Asked<I, O> question, boolean counting) {
        return Start.setUp(
                question,
                (used, view, watch) -> used.settings().endedEarly || view.isImpossible()
                        ? plain(used, view, counting, watch)
                        : run(used, view, counting, watch));
    }

    private Run<O> plain(Asked<I, O> used, View view, boolean counting, Watch watch) {
        Start start = new Start(used.settings(), view, counting);
        Strategy strategy = start.strategy();
        return new Run<>(used, view, strategy, start.finder(strategy), watch, null);
    }

    private Run<O> run(Asked<I, O> used, View view, boolean counting, Watch watch) {
        OptionTable table = used.table();
        Settings settings = used.settings();
        ListedGroup listed;
        if (generators != null) {
            listed = GivenSymmetries.group(used, generators);
            if (table.isBounded()) {
                return grown(used, listed, counting, watch);
            }
        } else {
            GeneratedGroup all = GeneratedGroup.of(table, settings.required, settings.forbidden, keys);
            if (table.isBounded() || !all.isSmall()) {
                return grown(used, all, counting, watch);
            }
            listed = ListedGroup.of(all, settings.memoryForMemos());
        }
        SolutionClasses classes = new SolutionClasses(listed);
        BitSet copies = classes.copies();
        BitSet forbidden = new BitSet();
        for (int option = 0; option < view.table().optionCount(); option++) {
            forbidden.set(option, copies.get(view.option(option)));
        }
        View without = forbidden.isEmpty() ? view : view.then(Restriction.of(view.table(), new BitSet(), forbidden));
        Start start = new Start(settings, without, counting);
        Strategy strategy = Strategy.ofLinks(settings, without).with(classes.engines(without), classes::size);
        Machine machine = counting && classes.hasFixed(without)
                ? race(start, settings, classes, strategy)
                : start.finder(strategy);
        return new Run<>(used, without, strategy, machine, watch, null);
    }

    /** Counts classes by a search for one solution of each, and by Burnside's lemma. */
    private static ClassesRace race(Start start, Settings settings, SolutionClasses counted, Strategy strategy) {
        Settings plain = Settings.DEFAULT.with(changed -> {
            changed.threads = settings.threads;
            changed.maxMemory = settings.maxMemory;
        });
        View view = start.view();
        return new ClassesRace(view.table(), start.finder(strategy), () -> counted.fixed(view), table -> {
            Start all = new Start(plain, View.same(table), true);
            return new CountingMachine(table, all.plain(all.strategy()), CountingMethod.AUTO, plain.memoryForMemos());
        });
    }

    /** A search that grows one solution of each class, on this thread. */
    private Run<O> grown(Asked<I, O> used, SetClasses symmetries, boolean counting, Watch watch) {
        GrownClasses machine =
                new GrownClasses(symmetries, counting, used.settings().memoryForMemos());
        Strategy strategy = Strategy.inTurns().with(null, symmetries::classSize);
        return new Run<>(used, View.same(used.table()), strategy, machine, watch, null);
    }
}
