package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Objects;

/**
 * A search for all solutions that writes a proof of what it says: that these are all solutions, that there are this
 * many, or that there is none. The small program of {@code dlx-check} checks it without believing anything of dlx.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * Path file = Files.createTempFile("two", ".proof");
 * System.out.println(Proof.of(problem).count(file).solutions()); // 2
 * System.out.println(Files.size(file) > 0); // true
 * Files.delete(file);
 * }</pre>
 *
 * <p>The problem for the checker is what {@code DlxFormat.write} writes. {@code Count}, {@code Feasibility} and
 * {@code Cheapest} prove their answers too, with {@code proofTo}.
 *
 * <p>The proof is written during the search, packed by gzip and about a byte or less for each node. Nothing of it is
 * kept in memory. If the search ends early, or the process is killed, the proof says that it is not whole. If options
 * are {@linkplain #require required} or {@linkplain #forbid forbidden}, the proof is about the solutions that have them
 * or do not have them. It names them, and so does the checker.
 *
 * <p>Dancing links do it, in the order of the problem. So {@link #reduce reduce} and {@link #seed seed} change nothing
 * here, and another engine may be much faster, but cannot write a proof yet. A line in the log at DEBUG says so.
 *
 * <p>Immutable, and safe to share between threads; two proofs must not be written to one file at the same time.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class Proof<I, O> extends Question<I, O, Proof<I, O>> {

    private Proof(Asked<I, O> asked) {
        super(asked, Proof::new);
    }

    /**
     * A search of a problem that writes a proof.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return the search
     */
    public static <I, O> Proof<I, O> of(ExactCoverProblem<I, O> problem) {
        return new Proof<>(asked(Proof.class, problem, Asked.RELEASE));
    }

    /**
     * Sets how many threads search. They write the same proof as one. What a thread writes too early waits in a
     * temporary file beside the proof, which is deleted at the end.
     *
     * @param number the number of threads, from 1 to 1000; more threads than processors do not help
     * @return a search with this many threads
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public Proof<I, O> threads(int number) {
        return with(Settings.threads(number));
    }

    /**
     * Sets how the search chooses the item to branch on. {@link ItemChoice#AUTO} is {@link ItemChoice#MRV} here.
     *
     * @param choice the way to choose, other than {@link ItemChoice#FRB}
     * @return a search that chooses this way
     * @throws IllegalArgumentException if the item choice is {@link ItemChoice#FRB}, which learns during the search, so
     *     that no proof can be written of it
     */
    public Proof<I, O> itemChoice(ItemChoice choice) {
        if (choice == ItemChoice.FRB) {
            throw new IllegalArgumentException("The item choice FRB learns during the search, and no proof can be"
                    + " written of that; choose MRV, FIRST or WTD");
        }
        return with(Settings.itemChoice(choice));
    }

    /**
     * Branches on these items before all others, as {@link Search#prefer Search.prefer} says.
     *
     * @param items primary items of the problem
     * @return a search that prefers these items. When it is started with {@link ItemChoice#FIRST}, which takes the
     *     items in their own order, it throws an {@link IllegalStateException}
     * @throws IllegalArgumentException if the problem has no such primary item
     */
    public Proof<I, O> prefer(Collection<? extends I> items) {
        return with(Settings.prefer(items, problem().primaryItems()));
    }

    /**
     * Ends the search with {@link SearchEnd#LIMIT} when it has found this many solutions. Then the proof says that it
     * is not whole. It is whole if there are fewer.
     *
     * @param solutions the number of solutions, at least 1
     * @return a search with this limit
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public Proof<I, O> limit(long solutions) {
        return with(Settings.limit(solutions));
    }

    /**
     * Counts the solutions by visiting them, up to the limit if there is one, and proves that these are all.
     *
     * @param file where the proof is written, no pipe and no device; one of that name is overwritten
     * @return how the search ended, the number, and what it cost; the proof is whole only if
     *     {@link SearchResult#isExhausted() SearchResult.isExhausted}
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     * @throws java.io.UncheckedIOException if the file cannot be written
     * @throws IllegalStateException if the file is a pipe or a device
     */
    public SearchResult count(Path file) {
        return start(file, !asked().settings().isLimited()).use(Run::finish);
    }

    /**
     * Shows the solutions to a visitor, and proves that these are all.
     *
     * @param visitor is called once for each solution, on this thread; what it throws comes out of this method
     * @param file where the proof is written, no pipe and no device; one of that name is overwritten
     * @return how the search ended and what it cost; the proof is whole only if
     *     {@link SearchResult#isExhausted() SearchResult.isExhausted}
     * @throws IllegalArgumentException if the problem has an option without items: there is no line for it in the file
     *     of the problem with which the proof is checked
     * @throws java.io.UncheckedIOException if the file cannot be written
     * @throws IllegalStateException if the file is a pipe or a device
     */
    public SearchResult solve(SolutionVisitor<O> visitor, Path file) {
        Objects.requireNonNull(visitor, "The visitor must not be null; to count solutions, use count(file)");
        return start(file, false).use(run -> run.show(visitor));
    }

    private Run<O> start(Path file, boolean counting) {
        return Start.search(asked().provenTo(file), counting);
    }
}
