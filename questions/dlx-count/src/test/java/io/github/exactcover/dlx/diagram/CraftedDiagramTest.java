package io.github.exactcover.dlx.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.testing.Families;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files whose check sum is right, as if they were written on purpose. */
class CraftedDiagramTest {

    /** What is in the file of each diagram, without the first line and the last one. */
    private static final Map<Integer, List<String>> SAVED = new HashMap<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "options 2;a;b;nodes 1 root 2;0 2 0; line 6 is damaged or was cut: a node must come after",
                "options 2;a;b;nodes 1 root 2;0 1 3; line 6 is damaged or was cut: a node must come after",
                "options 2;a;b;nodes 1 root 2;0 0 1; no diagram needs such a node",
                "options 2;a;b;nodes 1 root 2;& 1 1; no diagram needs such a node",
                "options 2;a;b;nodes 1 root 2;2 1 0; there is no option 2",
                "options 2;a;b;nodes 1 root 2;-1 1 0; no number from 0",
                "options 2;a;b;nodes 1 root 2;0 1; a node is an option, or &, and two other nodes",
                "options 2;a;b;nodes 1 root 2;0 1 0 0; a node is an option, or &, and two other nodes",
                "options 2;a;b;nodes 1 root 3;0 1 0; there is no node 3, which should be the root",
                "options 2;a;b;nodes 1 root 1;0 1 0; not all nodes are below the root",
                "options 2;a;b;nodes 1 boot 2;0 1 0; it must look like 'nodes 7 root 8'",
                "option 2;a;b;nodes 1 root 2;0 1 0; it must look like 'options 5'",
                "options 2;a;\\q;nodes 1 root 2;0 1 0; line 4 is damaged or was cut: an option has a backslash",
            })
    void aNodeThatCannotBeIsRefused(
            String options, String a, String b, String nodes, String node, String why, @TempDir Path folder)
            throws IOException {
        refuses(folder, String.join("\n", options, a, b, nodes, node), why);
    }

    @Test
    void anAndNodeWithoutSolutionsIsRefused(@TempDir Path folder) throws IOException {
        refuses(folder, "options 1\na\nnodes 2 root 3\n0 1 0\n& 2 0", "no diagram needs such a node");
        refuses(folder, "options 1\na\nnodes 2 root 3\n0 1 0\n& 2 1", "no diagram needs such a node");
    }

    @Test
    void nodesOutsideTheDiagramAreRefused(@TempDir Path folder) throws IOException {
        refuses(folder, "options 2\na\nb\nnodes 2 root 3\n0 1 0\n1 1 0", "not all nodes are below the root");
    }

    /** The number of solutions would have 2 to the power of 5000 digits. */
    @Test
    void numbersThatGrowWithoutEndAreRefused(@TempDir Path folder) throws IOException {
        String ands = IntStream.range(2, 5002).mapToObj(i -> "& " + i + " " + i).collect(Collectors.joining("\n"));
        refuses(folder, "options 2\na\nb\nnodes 5001 root 5002\n0 1 1\n" + ands, "have an option twice");
        String highs = IntStream.range(2, 5002).mapToObj(i -> "0 " + i + " 0").collect(Collectors.joining("\n"));
        refuses(folder, "options 2\na\nb\nnodes 5001 root 5002\n0 1 1\n" + highs, "have an option twice");
        String lows = IntStream.range(2, 5002).mapToObj(i -> "0 1 " + i).collect(Collectors.joining("\n"));
        refuses(folder, "options 2\na\nb\nnodes 5001 root 5002\n0 1 1\n" + lows, "have an option twice");
    }

    @Test
    void anOptionTwiceIsFoundInTheSolutionAtTheLatest(@TempDir Path folder) throws IOException {
        Path file = withCheck(folder, "options 2\na\nb\nnodes 2 root 3\n0 1 0\n0 2 0");
        SolutionDiagram<String> diagram = SolutionDiagram.load(file);
        assertThatThrownBy(() -> diagram.stream().toList())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("a solution with option a twice");
    }

    private static void refuses(Path folder, String lines, String why) throws IOException {
        Path file = withCheck(folder, lines);
        assertThatThrownBy(() -> SolutionDiagram.load(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The diagram cannot be read from " + file + ": line ")
                .hasMessageContaining(why)
                .hasMessageEndingWith("; save the diagram again");
    }

    private static Path withCheck(Path folder, String lines) throws IOException {
        String text = "dlx diagram 1\n" + lines + "\n";
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Files.writeString(
                folder.resolve("crafted"), text + "check " + HexFormat.of().toHexDigits((int) sum.getValue()) + "\n");
    }

    /**
     * Some changes give another diagram. Then everything about it has an answer, or says that the file is not right.
     */
    @Property(tries = 1500, seed = "20261315")
    void aChangedFileIsRefusedOrGivesADiagram(@ForAll long seed, @ForAll @IntRange(min = 1, max = 4) int changes)
            throws IOException {
        Path folder = Files.createTempDirectory("crafted");
        try {
            List<String> lines = savedLines(folder, seed);
            Random random = new Random(seed);
            for (int i = 0; i < changes; i++) {
                change(lines, random);
            }
            SolutionDiagram<String> diagram;
            try {
                diagram = SolutionDiagram.load(withCheck(folder, String.join("\n", lines)));
            } catch (IllegalArgumentException refused) {
                assertThat(refused).hasMessageStartingWith("The diagram cannot be read from ");
                return;
            }
            askEverything(diagram, folder);
        } finally {
            Files.deleteIfExists(folder.resolve("crafted"));
            Files.deleteIfExists(folder.resolve("saved"));
            Files.delete(folder);
        }
    }

    private static List<String> savedLines(Path folder, long seed) throws IOException {
        int kind = (int) Math.floorMod(seed, 3L);
        List<String> known = SAVED.get(kind);
        if (known != null) {
            return new ArrayList<>(known);
        }
        Path file = folder.resolve("saved");
        SolutionDiagram.of(
                        kind == 0
                                ? Families.matchings(6)
                                : kind == 1 ? Families.queens(5, false) : Families.dominoes(4, 5))
                .inMemory()
                .save(file);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.remove(0);
        lines.remove(lines.size() - 1);
        SAVED.put(kind, List.copyOf(lines));
        return lines;
    }

    private static void change(List<String> lines, Random random) {
        int line = random.nextInt(lines.size());
        String[] words = lines.get(line).split(" ", -1);
        int word = random.nextInt(words.length);
        switch (random.nextInt(8)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, lines.get(random.nextInt(lines.size())));
            case 2 -> lines.set(line, lines.get(random.nextInt(lines.size())));
            default -> {
                words[word] = otherWord(words[word], random);
                lines.set(line, String.join(" ", words));
            }
        }
        if (lines.isEmpty()) {
            lines.add("");
        }
    }

    private static String otherWord(String word, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> "&";
            case 1 -> String.valueOf(random.nextInt(3));
            case 2 -> String.valueOf(random.nextInt(60));
            case 3 -> word + random.nextInt(10);
            case 4 -> List.of("-1", "", "2147483648", "\\", "\u2028", "+1").get(random.nextInt(6));
            default -> word.matches("[0-9]{1,5}") ? String.valueOf(Integer.parseInt(word) - 1) : word;
        };
    }

    private static void askEverything(SolutionDiagram<String> diagram, Path folder) throws IOException {
        assertThat(diagram.count().bitLength())
                .isLessThanOrEqualTo(diagram.options().size() + 1);
        assertThat(diagram.occurrences()).hasSize(diagram.options().size());
        assertThat(diagram.toDot()).startsWith("digraph");
        SolutionDiagram<Integer> places = diagram.withOptions(
                IntStream.range(0, diagram.options().size()).boxed().toList());
        try {
            places.stream().limit(100).forEach(solution -> assertThat(solution).doesNotHaveDuplicates());
            places.sample(new Random(1));
            places.cheapest(20, place -> place);
            places.dearest(20, place -> place * (long) place);
            places.restrict(Set.of(), Set.of(0)).stream()
                    .limit(100)
                    .forEach(solution -> assertThat(solution).doesNotContain(0));
            places.restrict(Set.of(0), Set.of()).stream()
                    .limit(100)
                    .forEach(solution -> assertThat(solution).contains(0));
        } catch (UncheckedIOException twice) {
            assertThat(twice).hasMessageContaining("twice");
        }
        Path again = folder.resolve("saved");
        diagram.save(again);
        assertThat(SolutionDiagram.load(again).count()).isEqualTo(diagram.count());
    }
}
