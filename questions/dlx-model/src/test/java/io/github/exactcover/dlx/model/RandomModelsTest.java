package io.github.exactcover.dlx.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.internal.model.Trick;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each assignment that keeps all rules is one solution, however the model is translated. */
class RandomModelsTest {

    /**
     * The first models; with {@code -Ddlx.models=100000} more of them, and with {@code -Ddlx.models.from} later ones.
     */
    private static final int FROM = Integer.getInteger("dlx.models.from", 0);

    private static final int MODELS = Integer.getInteger("dlx.models", 10_000);

    /** Each model is translated with the usual tricks, with one more or less, and now and then without any. */
    @Test
    void solutionsAreTheAssignmentsThatKeepAllRules() {
        List<Trick> tricks = List.copyOf(EnumSet.complementOf(EnumSet.of(Trick.ONLY_NUMBERS)));
        int infeasible = 0;
        for (int seed = FROM; seed < FROM + MODELS; seed++) {
            RandomModel random = new RandomModel(seed);
            Set<List<Integer>> expected = random.allAssignments();
            infeasible += expected.isEmpty() ? 1 : 0;
            Set<Trick> some = Trick.all();
            verify(seed, random, some, expected);
            Trick trick = tricks.get(seed % tricks.size());
            if (!some.remove(trick)) {
                some.add(trick);
            }
            verify(seed, random, some, expected);
            if (seed % 16 == 0) {
                verify(seed, random, Set.of(), expected);
            }
        }
        assertThat(infeasible).as("models without a solution").isBetween(MODELS / 10, MODELS * 9 / 10);
    }

    /** Of rules about one variable, the translation leaves out the values for which they do not hold. */
    @Test
    void rulesHoldForTheAssignmentsThatKeepThem() {
        for (int seed = 0; seed < 3000; seed++) {
            RandomModel random = new RandomModel(seed);
            assertThat(random.assignmentsThatKeep(random.model().compile().rules))
                    .as("model %s", seed)
                    .isEqualTo(random.allAssignments());
        }
    }

    private static void verify(int seed, RandomModel random, Set<Trick> tricks, Set<List<Integer>> expected) {
        CompiledModel compiled = random.model().compile(tricks);
        Set<List<Integer>> found = new HashSet<>();
        DLX.forEach(compiled.problem(), solution -> {
            List<Integer> values = random.valuesIn(compiled.decode(solution));
            if (!found.add(values)) {
                throw new AssertionError("Model " + seed + " with " + tricks + " has " + values + " twice");
            }
            if (solution.cost() != random.cost(values)) {
                throw new AssertionError("Model " + seed + " with " + tricks + ": " + values + " costs "
                        + solution.cost() + " instead of " + random.cost(values));
            }
        });
        if (!found.equals(expected)) {
            throw new AssertionError("Model " + seed + " with " + tricks + " has " + found + " instead of " + expected);
        }
    }
}
