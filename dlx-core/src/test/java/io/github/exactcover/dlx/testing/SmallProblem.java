package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/**
 * A problem small enough to be solved by trying every subset of its options. Items are the numbers from 0 on, the
 * primary ones first; each option says for each item what it does with it: {@link #ABSENT}, {@link #COVERED}, or a
 * color from 2 on.
 */
public record SmallProblem(
        int primaryCount, int itemCount, List<List<Integer>> options, List<Integer> lows, List<Integer> highs) {

    public static final int ABSENT = 0;
    public static final int COVERED = 1;

    private static final int MAX_OPTIONS = 11;

    private static final List<Integer> USES = List.of(ABSENT, ABSENT, ABSENT, COVERED, 2, 3);
    private static final List<Integer> LOWS = List.of(0, 1, 1, 2);
    private static final List<Integer> EXTRA = List.of(0, 0, 0, 0, 1, 1, 1, 2);

    /**
     * Random problems of all shapes: without items, without options, with options without items, with and without
     * secondary items and colors.
     */
    public static Arbitrary<SmallProblem> arbitrary() {
        Arbitrary<Integer> primaries = Arbitraries.integers().between(0, 6);
        Arbitrary<Integer> secondaries = Arbitraries.integers().between(0, 4);
        Arbitrary<Integer> uses = Arbitraries.of(USES);
        return primaries.flatMap(p -> secondaries.flatMap(s -> uses.list()
                .ofSize(p + s)
                .list()
                .ofMaxSize(MAX_OPTIONS)
                .map(options -> new SmallProblem(
                                p, p + s, options, Collections.nCopies(p, 1), Collections.nCopies(p, 1))
                        .withoutPrimaryColors())));
    }

    /** Random problems whose primary items have bounds from 0..0 to 3..3. */
    public static Arbitrary<SmallProblem> bounded() {
        Arbitrary<Integer> low = Arbitraries.frequency(Tuple.of(2, 0), Tuple.of(4, 1), Tuple.of(2, 2));
        Arbitrary<Integer> more = Arbitraries.frequency(Tuple.of(4, 0), Tuple.of(3, 1), Tuple.of(1, 2));
        return arbitrary()
                .flatMap(plain -> low.list()
                        .ofSize(plain.primaryCount())
                        .flatMap(lows ->
                                more.list().ofSize(plain.primaryCount()).map(extra -> plain.withBounds(lows, extra))));
    }

    /** Random problems whose options all have the same number of primary items, from 1 to 3. */
    public static Arbitrary<SmallProblem> uniform() {
        Arbitrary<Integer> lengths = Arbitraries.integers().between(1, 3);
        Arbitrary<Integer> primaries = Arbitraries.integers().between(3, 6);
        Arbitrary<Integer> secondaries = Arbitraries.integers().between(0, 2);
        Arbitrary<Integer> uses = Arbitraries.of(ABSENT, ABSENT, ABSENT, ABSENT, COVERED, 2, 3);
        return lengths.flatMap(length -> primaries.flatMap(p -> secondaries.flatMap(s -> Arbitraries.integers()
                .between(0, p - 1)
                .set()
                .ofSize(length)
                .flatMap(covered -> uses.list().ofSize(s).map(others -> option(p, covered, others)))
                .list()
                .ofMinSize(4)
                .ofMaxSize(MAX_OPTIONS)
                .map(options ->
                        new SmallProblem(p, p + s, options, Collections.nCopies(p, 1), Collections.nCopies(p, 1))))));
    }

    private static List<Integer> option(int primaryCount, Set<Integer> covered, List<Integer> others) {
        return Stream.concat(
                        IntStream.range(0, primaryCount).mapToObj(item -> covered.contains(item) ? COVERED : ABSENT),
                        others.stream())
                .toList();
    }

    /** Random problems with and without bounds. */
    public static Arbitrary<SmallProblem> any() {
        return Arbitraries.oneOf(arbitrary(), bounded());
    }

    /** A random problem like those above, drawn without jqwik: it is faster, and cannot be made smaller. */
    public static SmallProblem random(Random random, boolean bounded) {
        int primaryCount = random.nextInt(7);
        int itemCount = primaryCount + random.nextInt(5);
        List<List<Integer>> options = new ArrayList<>();
        for (int count = random.nextInt(MAX_OPTIONS + 1); count > 0; count--) {
            options.add(numbers(itemCount, () -> USES.get(random.nextInt(USES.size()))));
        }
        List<Integer> lows = numbers(primaryCount, () -> bounded ? LOWS.get(random.nextInt(LOWS.size())) : 1);
        List<Integer> extra = numbers(primaryCount, () -> bounded ? EXTRA.get(random.nextInt(EXTRA.size())) : 0);
        return new SmallProblem(primaryCount, itemCount, options, lows, lows)
                .withBounds(lows, extra)
                .withoutPrimaryColors();
    }

    private static List<Integer> numbers(int count, Supplier<Integer> number) {
        return Stream.generate(number).limit(count).toList();
    }

    /** The problem in which only some of the primary items have to be covered. */
    public SmallProblem needing(Set<Integer> needed) {
        List<Integer> fewer = IntStream.range(0, primaryCount)
                .mapToObj(item -> needed.contains(item) ? lows.get(item) : 0)
                .toList();
        return new SmallProblem(primaryCount, itemCount, options, fewer, highs);
    }

    private SmallProblem withBounds(List<Integer> someLows, List<Integer> extra) {
        List<Integer> someHighs = IntStream.range(0, primaryCount)
                .mapToObj(item -> someLows.get(item) + extra.get(item))
                .toList();
        return new SmallProblem(primaryCount, itemCount, options, someLows, someHighs);
    }

    /** The same problem, in which every primary item is to be covered once. */
    public SmallProblem withoutBounds() {
        List<Integer> once = Collections.nCopies(primaryCount, 1);
        return new SmallProblem(primaryCount, itemCount, options, once, once);
    }

    /** The same problem, in which every primary item must be covered only {@code low} times. */
    public SmallProblem withLows(int low) {
        return new SmallProblem(primaryCount, itemCount, options, Collections.nCopies(primaryCount, low), highs);
    }

    private SmallProblem withoutPrimaryColors() {
        List<List<Integer>> plain = new ArrayList<>();
        for (List<Integer> option : options) {
            plain.add(IntStream.range(0, itemCount)
                    .mapToObj(item -> item < primaryCount ? Math.min(option.get(item), COVERED) : option.get(item))
                    .toList());
        }
        return new SmallProblem(primaryCount, itemCount, plain, lows, highs);
    }

    /** The problem as users write it; item i is {@code "p<i>"} or {@code "s<i>"}, option k is k. */
    public ExactCoverProblem<String, Integer> problem() {
        return problem(option -> 0);
    }

    /** The problem as users write it, with costs. */
    public ExactCoverProblem<String, Integer> problem(IntToLongFunction cost) {
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < itemCount; item++) {
            if (item < primaryCount) {
                builder.bounded(name(item), lows.get(item), highs.get(item));
            } else {
                builder.secondary(name(item));
            }
        }
        for (int option = 0; option < options.size(); option++) {
            List<Integer> uses = options.get(option);
            long price = cost.applyAsLong(option);
            builder.option(option, spec -> {
                spec.costs(price);
                for (int item = 0; item < itemCount; item++) {
                    if (uses.get(item) == COVERED) {
                        spec.covers(name(item));
                    } else if (uses.get(item) != ABSENT) {
                        spec.colors(name(item), "color" + uses.get(item));
                    }
                }
            });
        }
        return builder.build();
    }

    String name(int item) {
        return (item < primaryCount ? "p" : "s") + item;
    }

    /** The problem as engines see it. */
    public OptionTable table() {
        return table(option -> 0);
    }

    /** The problem as engines see it, with costs. */
    public OptionTable table(IntToLongFunction cost) {
        OptionTableBuilder builder = new OptionTableBuilder();
        for (List<Integer> uses : options) {
            builder.addCost(cost.applyAsLong(builder.optionCount()));
            for (int item = 0; item < itemCount; item++) {
                if (uses.get(item) != ABSENT) {
                    builder.addCell(item, uses.get(item) == COVERED ? OptionTable.NO_COLOR : uses.get(item));
                }
            }
            builder.endOption();
        }
        int[] same = IntStream.range(0, itemCount).toArray();
        return isBounded()
                ? builder.build(primaryCount, same, toArray(lows), toArray(highs))
                : builder.build(primaryCount, same);
    }

    private boolean isBounded() {
        return Stream.concat(lows.stream(), highs.stream()).anyMatch(bound -> bound != 1);
    }

    private static int[] toArray(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** All solutions, found by trying every subset of the options; it shares nothing with the engines. */
    public Set<Set<Integer>> solutions() {
        int[] plain = new int[itemCount];
        int[] colored = new int[itemCount];
        int eligible = 0;
        for (int option = 0; option < options.size(); option++) {
            for (int item = 0; item < itemCount; item++) {
                int use = options.get(option).get(item);
                plain[item] |= use == COVERED ? 1 << option : 0;
                colored[item] |= use > COVERED ? 1 << option : 0;
                eligible |= use != ABSENT && item < primaryCount ? 1 << option : 0;
            }
        }
        Set<Set<Integer>> found = new LinkedHashSet<>();
        for (int subset = 0; subset < 1 << options.size(); subset++) {
            if ((subset & ~eligible) == 0 && isSolution(subset, plain, colored)) {
                found.add(chosen(subset).boxed().collect(Collectors.toCollection(TreeSet::new)));
            }
        }
        return found;
    }

    /** Whether each item is covered as often as it has to be. A subset of the options has a bit for each of them. */
    private boolean isSolution(int subset, int[] plain, int[] colored) {
        for (int item = 0; item < itemCount; item++) {
            int covers = Integer.bitCount(subset & plain[item]);
            boolean fine = item < primaryCount
                    ? lows.get(item) <= covers && covers <= highs.get(item)
                    : covers + colors(item, subset & colored[item]) <= 1;
            if (!fine) {
                return false;
            }
        }
        return true;
    }

    /** How many different colors some options give an item. */
    private long colors(int item, int subset) {
        return subset == 0
                ? 0
                : chosen(subset)
                        .map(option -> options.get(option).get(item))
                        .distinct()
                        .count();
    }

    private static IntStream chosen(int subset) {
        return IntStream.range(0, Integer.SIZE).filter(option -> (subset >> option & 1) == 1);
    }
}
