package io.github.exactcover.dlx.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** Everything that a diagram says is what trying every subset of the options says. */
class DiagramOracleTest {

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 4_000, seed = "20261311")
    void aDiagramKnowsAllSolutions(@ForAll("problems") SmallProblem small, @ForAll Counting method, @ForAll int seed) {
        FailedProblems.keeping("diagram-against-oracle", small, () -> {
            Set<Set<Integer>> expected = small.solutions();
            check(SolutionDiagram.of(small.problem()).inMemory(method), expected, seed);
        });
    }

    @Property(tries = 500, seed = "20262208")
    void aDiagramOnADiskKnowsThemToo(
            @ForAll("problems") SmallProblem small,
            @ForAll @LongRange(min = 1, max = 4_000) long bytes,
            @ForAll int seed)
            throws IOException {
        Path folder = Files.createTempDirectory("diagram");
        FailedProblems.keeping("diagram-on-disk-against-oracle", small, () -> {
            check(onDisk(small, bytes, folder), small.solutions(), seed);
        });
        Files.delete(folder); // It is empty.
    }

    private static SolutionDiagram<Integer> onDisk(SmallProblem small, long bytes, Path folder) {
        try {
            return SolutionDiagram.of(small.problem()).maxMemory(bytes).on(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(SolutionDiagram<Integer> diagram, Set<Set<Integer>> expected, int seed) {
        checkSolutions(diagram, expected);
        checkOccurrences(diagram, expected);
        checkBest(diagram, expected, new Random(seed));
        checkRestrictions(diagram, expected, new Random(seed));
    }

    private static void checkSolutions(SolutionDiagram<Integer> diagram, Set<Set<Integer>> expected) {
        assertThat(diagram.count()).isEqualTo(expected.size());
        List<List<Integer>> listed = diagram.stream().toList();
        assertThat(listed).hasSameSizeAs(expected);
        assertThat(sets(listed)).isEqualTo(expected);
        assertThat(listed).allSatisfy(solution -> assertThat(solution).isSorted());
        List<List<Integer>> numbered = IntStream.range(0, expected.size())
                .mapToObj(number -> diagram.get(BigInteger.valueOf(number)))
                .toList();
        assertThat(sets(numbered)).isEqualTo(expected);
    }

    private static void checkOccurrences(SolutionDiagram<Integer> diagram, Set<Set<Integer>> expected) {
        List<BigInteger> counted = diagram.options().stream()
                .map(option -> BigInteger.valueOf(expected.stream()
                        .filter(solution -> solution.contains(option))
                        .count()))
                .toList();
        assertThat(diagram.occurrences()).isEqualTo(counted);
    }

    private static void checkBest(SolutionDiagram<Integer> diagram, Set<Set<Integer>> expected, Random random) {
        long[] costs = random.longs(diagram.options().size(), -5, 6).toArray();
        ToLongFunction<Integer> cost = option -> costs[option];
        List<Long> sorted = expected.stream()
                .map(solution -> solution.stream().mapToLong(cost).sum())
                .sorted()
                .toList();
        int most = 1 + random.nextInt(expected.size() + 2);
        List<PricedOptions<Integer>> cheapest = diagram.cheapest(most, cost);
        assertThat(cheapest.stream().map(PricedOptions::cost).toList())
                .isEqualTo(sorted.subList(0, Math.min(most, sorted.size())));
        assertThat(sets(cheapest.stream().map(PricedOptions::options).toList()))
                .hasSameSizeAs(cheapest)
                .isSubsetOf(expected);
        assertThat(cheapest)
                .allSatisfy(found -> assertThat(
                                found.options().stream().mapToLong(cost).sum())
                        .isEqualTo(found.cost()));
        assertThat(diagram.dearest(most, cost).stream().map(PricedOptions::cost))
                .isEqualTo(sorted.stream()
                        .sorted(Comparator.reverseOrder())
                        .limit(most)
                        .toList());
    }

    private static void checkRestrictions(SolutionDiagram<Integer> diagram, Set<Set<Integer>> expected, Random random) {
        Set<Integer> require = some(diagram, random);
        Set<Integer> forbid = some(diagram, random);
        SolutionDiagram<Integer> restricted = diagram.restrict(require, forbid);
        Set<Set<Integer>> left = expected.stream()
                .filter(solution -> solution.containsAll(require))
                .filter(solution -> solution.stream().noneMatch(forbid::contains))
                .collect(Collectors.toSet());
        checkSolutions(restricted, left);
        checkOccurrences(restricted, left);
        checkNodes(restricted);
    }

    /** No two nodes are the same, and the root needs all. */
    private static void checkNodes(SolutionDiagram<Integer> diagram) {
        Map<String, String> nodes = new HashMap<>();
        Set<String> children = new HashSet<>();
        diagram.toDot().lines().filter(line -> line.startsWith("  n")).forEach(line -> {
            String[] words = line.strip().split(" ", 2);
            nodes.merge(words[0], words[1], String::concat);
            if (words[1].startsWith("->")) {
                children.add(words[1].replaceFirst("-> (n\\d+).*", "$1"));
            }
        });
        assertThat(nodes.values()).doesNotHaveDuplicates();
        assertThat(children).isSubsetOf(nodes.keySet());
        assertThat(nodes.keySet()).hasSizeLessThanOrEqualTo(children.size() + 1);
        assertThat(diagram.size()).isEqualTo(Math.max(0, nodes.size() - 1));
    }

    private static Set<Integer> some(SolutionDiagram<Integer> diagram, Random random) {
        return diagram.options().stream()
                .filter(option -> random.nextInt(6) == 0)
                .collect(Collectors.toSet());
    }

    private static Set<Set<Integer>> sets(Collection<List<Integer>> lists) {
        Set<Set<Integer>> sets = new HashSet<>();
        lists.forEach(list -> sets.add(new TreeSet<>(list)));
        return sets;
    }

    @Property(tries = 300, seed = "20261312")
    void aDiagramThatWasSavedIsTheSameWhenItIsLoaded(@ForAll("problems") SmallProblem small) {
        SolutionDiagram<Integer> diagram = SolutionDiagram.of(small.problem()).inMemory();
        SolutionDiagram<Integer> loaded = saveAndLoad(diagram);
        assertThat(loaded.stream().toList()).isEqualTo(diagram.stream().toList());
        assertThat(loaded.size()).isEqualTo(diagram.size());
        assertThat(loaded.toDot()).isEqualTo(diagram.toDot());
    }

    private static SolutionDiagram<Integer> saveAndLoad(SolutionDiagram<Integer> diagram) {
        try {
            Path file = Files.createTempFile("diagram", ".txt");
            try {
                diagram.save(file);
                return SolutionDiagram.load(file, diagram.options());
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Property(tries = 1_000, seed = "20261313")
    void aDiagramKnowsWhatTheSearchWasTold(@ForAll("problems") SmallProblem small, @ForAll int seed) {
        Random random = new Random(seed);
        List<Integer> required = new ArrayList<>();
        List<Integer> forbidden = new ArrayList<>();
        for (int option = 0; option < small.options().size(); option++) {
            int luck = random.nextInt(8);
            (luck == 0 ? required : luck == 1 ? forbidden : new ArrayList<Integer>()).add(option);
        }
        DiagramCompiler<String, Integer> compiler =
                SolutionDiagram.of(small.problem()).require(required).forbid(forbidden);
        DiagramCompiler<String, Integer> told = random.nextBoolean() ? compiler.reduce() : compiler.seed(seed);
        List<Set<Integer>> found = DLX.search(small.problem()).require(required).forbid(forbidden).stream()
                .map(solution -> Set.copyOf(solution.options()))
                .toList();
        assertThat(told.inMemory().stream().map(Set::copyOf)).containsExactlyInAnyOrderElementsOf(found);
    }
}
