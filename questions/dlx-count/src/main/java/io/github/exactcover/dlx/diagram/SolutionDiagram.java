package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * All solutions of a problem at once, as a diagram. It is often much smaller than the number of solutions, and answers
 * questions without another search.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("ab", "a", "b")
 *         .option("bc", "b", "c")
 *         .option("a", "a")
 *         .option("b", "b")
 *         .option("c", "c")
 *         .build();
 * SolutionDiagram<String> diagram = SolutionDiagram.of(problem).inMemory();
 * System.out.println(diagram.count()); // 3
 * diagram.stream().forEach(System.out::println);
 * // prints [a, b, c]
 * // prints [bc, a]
 * // prints [ab, c]
 * System.out.println(diagram.sample(new Random(7)).orElseThrow()); // [bc, a]
 * System.out.println(diagram.occurrences()); // [1, 1, 2, 1, 2]
 * System.out.println(diagram.cheapest(1, option -> option.equals("c") ? 0 : 1)); // [1 [ab, c]]
 * }</pre>
 *
 * <p>{@link DiagramCompiler#inMemory() inMemory} makes one in memory, {@link DiagramCompiler#on on} one that lies on a
 * disk. A decision node stands for an option, and separates the solutions that have it from those that do not. An AND
 * node stands for all combinations of the solutions of independent parts. Each solution is there once. It is given as
 * the list of its options, in the order in which they were added to the problem.
 *
 * <p>{@linkplain #load Loading} a diagram checks the whole file, except for one thing: whether a solution has an option
 * twice is only checked when the solution is shown. If it has, the file was made by hand, and the method that shows the
 * solution throws an {@link UncheckedIOException}.
 *
 * <p>A diagram on a disk also keeps there the numbers that a question needs for each node. So the disk limits its size,
 * and not the heap, except for {@link #toDot toDot}, which makes one string. A method that finds the disk full throws
 * an {@link UncheckedIOException}; the diagram can be asked again. {@link #load load} always loads into memory.
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <O> the type of the options
 */
public final class SolutionDiagram<O> {

    private final Diagram diagram;
    private final List<O> options;
    private final SolutionCounts counts;

    /**
     * Compiles all solutions of a problem.
     *
     * @param <I> the type of the items
     * @param <O> the type of the options
     * @param problem the problem
     * @return what compiles them
     */
    public static <I, O> DiagramCompiler<I, O> of(ExactCoverProblem<I, O> problem) {
        return new DiagramCompiler<>(problem);
    }

    /**
     * For dlx alone: what is inside cannot be made elsewhere.
     *
     * @param diagram the nodes
     * @param options what they are about; must not change
     * @hidden
     */
    @SuppressWarnings("exports")
    public SolutionDiagram(Diagram diagram, List<O> options) {
        this(diagram, options, new SolutionCounts(diagram));
    }

    private SolutionDiagram(Diagram diagram, List<O> options, SolutionCounts counts) {
        this.diagram = diagram;
        this.options = options;
        this.counts = counts;
    }

    /**
     * The number of solutions.
     *
     * @return the exact number
     * @throws IllegalStateException if the numbers for this take more memory than the JVM may take
     */
    public BigInteger count() {
        return counts.total();
    }

    /**
     * The size of the diagram.
     *
     * @return the number of its nodes, without the two at which all paths end
     */
    public int size() {
        return diagram.nodeCount() - 2;
    }

    /**
     * The options of the problem.
     *
     * @return an immutable list
     */
    public List<O> options() {
        return options;
    }

    /**
     * All solutions, each once, in a fixed order. Each is computed when it is requested.
     *
     * @return a sequential stream
     */
    public Stream<List<O>> stream() {
        Spliterator<int[]> all =
                Spliterators.spliteratorUnknownSize(new SolutionIterator(diagram), Spliterator.NONNULL);
        return StreamSupport.stream(all, false).map(this::listed);
    }

    /**
     * A random solution. Each has exactly the same probability, if the random numbers are good.
     *
     * @param random where random bits come from; the same seed gives the same solution
     * @return a solution; empty if there is none
     * @throws IllegalStateException if the numbers for this take more memory than the JVM may take
     */
    public Optional<List<O>> sample(Random random) {
        Objects.requireNonNull(random, "The source of random bits must not be null");
        if (diagram.root() == Diagram.NONE) {
            return Optional.empty();
        }
        BigInteger count = count();
        int bits = count.subtract(BigInteger.ONE).bitLength();
        BigInteger number = new BigInteger(bits, random);
        // Drawn again, and not reduced, so that all are equally likely.
        while (number.compareTo(count) >= 0) {
            number = new BigInteger(bits, random);
        }
        return Optional.of(get(number));
    }

    /**
     * The solution with a given number, found without listing the others.
     *
     * @param number from 0 to {@code count() - 1}
     * @return the solution; a different one for each number
     * @throws IndexOutOfBoundsException if there is no such number
     * @throws IllegalStateException if the numbers for this take more memory than the JVM may take
     */
    public List<O> get(BigInteger number) {
        Objects.requireNonNull(number, "The number must not be null");
        if (number.signum() < 0 || number.compareTo(count()) >= 0) {
            throw new IndexOutOfBoundsException(
                    "There is no solution number " + number + "; there are " + count() + ", numbered from 0");
        }
        return listed(counts.solution(number));
    }

    /**
     * In how many solutions each option is. An option that is in no solution is impossible. An option that is in all
     * {@link #count() count} solutions is forced.
     *
     * @return a number for each option, in the order of {@link #options() options}
     * @throws IllegalStateException if the numbers for this take more memory than the JVM may take
     */
    public List<BigInteger> occurrences() {
        return counts.occurrences(options.size());
    }

    /**
     * The cheapest solutions.
     *
     * @param most the most solutions to return
     * @param cost what an option costs, which may be negative
     * @return the solutions with their costs, the cheapest first; those of equal cost in a fixed order
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws ArithmeticException if one of these solutions costs more, or less, than a long can hold
     */
    public List<PricedOptions<O>> cheapest(int most, ToLongFunction<? super O> cost) {
        return best(most, cost, false);
    }

    /**
     * The dearest solutions.
     *
     * @param most the most solutions to return
     * @param cost what an option costs, which may be negative
     * @return the solutions with their costs, the dearest first; those of equal cost in a fixed order
     * @throws IllegalArgumentException if {@code most} is less than 1
     * @throws ArithmeticException if one of these solutions costs more, or less, than a long can hold
     */
    public List<PricedOptions<O>> dearest(int most, ToLongFunction<? super O> cost) {
        return best(most, cost, true);
    }

    private List<PricedOptions<O>> best(int most, ToLongFunction<? super O> cost, boolean isDearest) {
        Given.atLeastOne(most, "number of solutions", "for the best one alone, ask for 1");
        Objects.requireNonNull(cost, "The cost of an option must not be null");
        UnaryOperator<BigInteger> sign = isDearest ? BigInteger::negate : UnaryOperator.identity();
        BigInteger[] costs = options.stream()
                .map(option -> sign.apply(BigInteger.valueOf(cost.applyAsLong(option))))
                .toArray(BigInteger[]::new);
        List<PricedOptions<O>> found = new ArrayList<>();
        try (NodeNumbers least = new NodeNumbers(diagram)) {
            CheapestFirst search = new CheapestFirst(diagram, costs, least);
            while (found.size() < most && search.advance()) {
                found.add(new PricedOptions<>(asLong(sign.apply(search.cost())), listed(search.solution())));
            }
        }
        return found;
    }

    private static long asLong(BigInteger cost) {
        try {
            return cost.longValueExact();
        } catch (ArithmeticException tooLarge) {
            throw new ArithmeticException(
                    "A solution costs " + cost + ", which does not fit in a long; scale all costs down");
        }
    }

    /**
     * The solutions that have certain options and do not have others. Of a diagram on a disk, this is one on a disk,
     * too; if it is very large, some of its nodes can be there twice.
     *
     * @param require the options that solutions must have; each must be at a single place in {@link #options() options}
     * @param forbid the options that they must not have; all options that equal one of these are forbidden
     * @return a diagram of these solutions
     * @throws IllegalArgumentException if an option is not one of {@link #options() options}, or if a required one is
     *     there several times
     */
    public SolutionDiagram<O> restrict(Collection<? extends O> require, Collection<? extends O> forbid) {
        Objects.requireNonNull(require, "The options to require must not be null");
        Objects.requireNonNull(forbid, "The options to forbid must not be null");
        BitSet required = new BitSet();
        for (O option : require) {
            BitSet places = places(option);
            if (places.cardinality() > 1) {
                throw new IllegalArgumentException("Option " + option + " is at " + places.cardinality()
                        + " places in the problem, so it is not clear which one is required; use withOptions to tell"
                        + " them apart");
            }
            required.or(places);
        }
        BitSet forbidden = new BitSet();
        forbid.forEach(option -> forbidden.or(places(option)));
        return new SolutionDiagram<>(Restrictions.of(diagram, options.size(), required, forbidden), options);
    }

    private BitSet places(O option) {
        BitSet places = new BitSet();
        IntStream.range(0, options.size())
                .filter(place -> options.get(place).equals(option))
                .forEach(places::set);
        if (places.isEmpty()) {
            throw new IllegalArgumentException(
                    "Option " + option + " is not in the diagram; name one that equals an element of options()");
        }
        return places;
    }

    /**
     * The same diagram with other objects for the options, in the same order. For instance, use the places of the
     * options if some of them are equal:
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("same", option -> option.covers("a").costs(5))
     *         .option("same", option -> option.covers("a").costs(3))
     *         .build();
     * SolutionDiagram<Integer> places = SolutionDiagram.of(problem).inMemory().withOptions(List.of(0, 1));
     * System.out.println(places.cheapest(2, problem::costOf)); // [3 [1], 5 [0]]
     * }</pre>
     *
     * @param <P> the type of the other options
     * @param others the new options, as many as there are {@link #options() options}
     * @return the diagram with these options
     * @throws IllegalArgumentException if there are more or fewer
     */
    public <P> SolutionDiagram<P> withOptions(List<P> others) {
        List<P> copy = Given.copy(others, "options 'others'");
        if (copy.size() != options.size()) {
            throw new IllegalArgumentException("The diagram has " + Phrases.count(options.size(), "option") + ", not "
                    + copy.size() + "; give a new one for each");
        }
        return new SolutionDiagram<>(diagram, copy, counts);
    }

    /**
     * Writes the diagram to a file, as text, for {@link #load load}. The file includes the texts of the options.
     *
     * @param file the file; an existing one is replaced
     * @throws IOException if it cannot be written
     * @throws IllegalArgumentException if the text of an option has half of a surrogate pair, which UTF-8 cannot encode
     */
    public void save(Path file) throws IOException {
        Objects.requireNonNull(file, "The file must not be null");
        DiagramFile.write(file, diagram, options);
    }

    /**
     * Reads a diagram from a file.
     *
     * @param <O> the type of the options
     * @param file the file
     * @param options the options of the problem, as {@code problem.options()} lists them; their {@code toString} must
     *     give the texts in the file
     * @return the diagram
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if the file is not a diagram, was cut or changed, or has other options; the
     *     message says which
     */
    public static <O> SolutionDiagram<O> load(Path file, List<O> options) throws IOException {
        List<O> copy = Given.copy(options, "options");
        DiagramFile.Content content = DiagramFile.read(file);
        content.checkOptions(copy);
        return new SolutionDiagram<>(content.diagram(), copy);
    }

    /**
     * Reads a diagram from a file, without its problem.
     *
     * @param file the file
     * @return the diagram, with the texts of the options as options
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if the file is not a diagram, or was cut or changed; the message says which
     */
    public static SolutionDiagram<String> load(Path file) throws IOException {
        DiagramFile.Content content = DiagramFile.read(file);
        return new SolutionDiagram<>(content.diagram(), content.options());
    }

    /**
     * The diagram as a drawing for Graphviz. A decision node has the text of its option, a solid line to the solutions
     * with the option, and a dashed line to those without. AND nodes are boxes.
     *
     * @return the text of a {@code .dot} file
     */
    public String toDot() {
        return DotText.of(diagram, options);
    }

    private List<O> listed(int[] places) {
        Arrays.sort(places);
        List<O> listed = new ArrayList<>(places.length);
        for (int i = 0; i < places.length; i++) {
            if (i > 0 && places[i] == places[i - 1]) {
                // It would be too slow to check all solutions when a file is read.
                throw new UncheckedIOException(new IOException("The diagram has a solution with option "
                        + options.get(places[i]) + " twice, so its file was not written by save; compile it again"));
            }
            listed.add(options.get(places[i]));
        }
        return List.copyOf(listed);
    }

    /** The number of solutions and of nodes. */
    @Override
    public String toString() {
        return "SolutionDiagram[" + Phrases.count(count(), "solution") + ", " + Phrases.count(size(), "node") + "]";
    }
}
