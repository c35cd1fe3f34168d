package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.testing.FailedProblems;
import io.github.exactcover.dlx.testing.SmallProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.ModelIterator;

/** A SAT solver finds in the formula what trying every subset of the options finds in the problem. */
class DimacsCnfTest {

    @TempDir
    Path directory;

    @Provide
    Arbitrary<SmallProblem> problems() {
        return SmallProblem.any();
    }

    @Property(tries = 1_000, seed = "20261121")
    void theModelsAreTheSolutions(@ForAll("problems") SmallProblem small) {
        FailedProblems.keeping("cnf-against-oracle", small, () -> {
            List<Set<Integer>> models =
                    models(DimacsCnf.format(small.problem()), small.options().size());
            assertThat(models).containsExactlyInAnyOrderElementsOf(small.solutions());
        });
    }

    /** Groups that are large enough for counters, and bounds of all kinds. */
    @Test
    void aSubsetOfSomeSizeHasItsBinomialNumberOfModels() {
        for (int size = 0; size <= 9; size++) {
            for (int low = 0; low <= 4; low++) {
                for (int high = Math.max(low, 1); high <= 5; high++) {
                    var builder = ExactCoverProblem.<String, Integer>builder().bounded("a", low, high);
                    for (int option = 0; option < size; option++) {
                        builder.option(option, "a");
                    }
                    assertThat(models(DimacsCnf.format(builder.build()), size))
                            .as("%d to %d of %d", low, high, size)
                            .hasSize(subsets(size, low, high))
                            .doesNotHaveDuplicates();
                }
            }
        }
    }

    /** From pairs to grids of grids. */
    @Test
    void atMostOneOfManyHasAModelForEachAndOneForNone() {
        for (int size = 0; size <= 60; size++) {
            for (int low = 0; low <= 1; low++) {
                var builder = ExactCoverProblem.<String, Integer>builder().bounded("a", low, 1);
                for (int option = 0; option < size; option++) {
                    builder.option(option, "a");
                }
                assertThat(models(DimacsCnf.format(builder.build()), size))
                        .as("%d to 1 of %d", low, size)
                        .hasSize(size + 1 - low)
                        .doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void moreThanThereAreOptionsIsAContradiction() {
        var builder = ExactCoverProblem.<String, String>builder().bounded("a", Integer.MAX_VALUE, Integer.MAX_VALUE);

        assertThat(models(DimacsCnf.format(builder.option("one", "a").build()), 1))
                .isEmpty();
    }

    private static int subsets(int size, int low, int high) {
        return (int) IntStream.range(0, 1 << size)
                .filter(subset -> Integer.bitCount(subset) >= low && Integer.bitCount(subset) <= high)
                .count();
    }

    /** The models of a formula, as the options that are chosen; read by code of its own. */
    private static List<Set<Integer>> models(String cnf, int options) {
        List<String> lines = cnf.lines().filter(line -> !line.startsWith("c ")).toList();
        String[] header = lines.get(0).split(" ", -1);
        assertThat(header).hasSize(4).startsWith("p", "cnf");
        assertThat(lines).hasSize(Integer.parseInt(header[3]) + 1);
        ISolver solver = SolverFactory.newDefault();
        int variables = Integer.parseInt(header[2]);
        solver.newVar(variables);
        List<Set<Integer>> found = new ArrayList<>();
        try {
            for (String line : lines.subList(1, lines.size())) {
                int[] clause = Arrays.stream(line.split(" ", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
                assertThat(clause[clause.length - 1]).isZero();
                assertThat(Arrays.stream(clause).map(Math::abs).max().orElse(0)).isLessThanOrEqualTo(variables);
                solver.addClause(new VecInt(Arrays.copyOf(clause, clause.length - 1)));
            }
            // Variables in no clause are free.
            for (int variable = 1; variable <= variables; variable++) {
                solver.registerLiteral(variable);
            }
            ModelIterator models = new ModelIterator(solver);
            while (models.isSatisfiable()) {
                Set<Integer> chosen = new TreeSet<>();
                for (int literal : models.model()) {
                    if (literal > 0 && literal <= options) {
                        chosen.add(literal - 1);
                    }
                }
                found.add(chosen);
            }
        } catch (ContradictionException e) {
            assertThat(found).isEmpty();
        } catch (TimeoutException e) {
            throw new AssertionError("Such a small formula takes no time", e);
        }
        return found;
    }

    @Test
    void colorsAreSaidByAVariableEach() {
        String text = DimacsCnf.format(DlxFormat.parse("a b | x\na x:red\nb x:red\nb x:blue\n"));

        assertThat(text).isEqualTo("""
                c 1 = a x:red
                c 2 = b x:red
                c 3 = b x:blue
                p cnf 4 7
                1 0
                2 3 0
                -2 -3 0
                -1 4 0
                -2 4 0
                1 2 -4 0
                -4 -3 0
                """);
    }

    @Test
    void costsAreRefusedByName() {
        var priced = DlxFormat.parse("a\na |5\n");

        assertThatThrownBy(() -> DimacsCnf.format(priced))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("costs 5, and CNF has no costs; write the problem as LP");
        assertThat(DimacsCnf.format(priced.withoutCosts())).endsWith("p cnf 1 1\n1 0\n");
    }

    @Test
    void aCommentIsOneLine() throws IOException {
        var problem = ExactCoverProblem.<String, String>builder()
                .primary("a")
                .option("two\r\nlines", "a")
                .build();
        Path file = directory.resolve("a.cnf");
        DimacsCnf.write(problem, file);

        assertThat(Files.readString(file)).isEqualTo("c 1 = two lines\np cnf 1 1\n1 0\n");
    }
}
