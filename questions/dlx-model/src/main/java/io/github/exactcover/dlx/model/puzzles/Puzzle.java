package io.github.exactcover.dlx.model.puzzles;

import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Model;
import java.util.Objects;

/**
 * A puzzle as variables and rules. Read it from a text, compile it, ask the problem what you like, and draw what you
 * found. The names of its rules say what they are about, such as {@code row 3}, so
 * {@link CompiledModel#whyNone(java.time.Duration) whyNone} explains a puzzle that has a mistake.
 *
 * <pre>{@code
 * Puzzle puzzle = StarBattle.parse("""
 *         AAAB
 *         AABB
 *         CBBD
 *         CCDD
 *         """);
 * CompiledModel compiled = puzzle.compile();
 * System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
 * Solution<Choice> solution = Feasibility.of(compiled.problem()).solution().orElseThrow();
 * System.out.println(puzzle.draw(compiled.decode(solution)).rows().get(0)); // [., *, ., .]
 * }</pre>
 *
 * <p>Immutable, and safe to share between threads.
 */
public abstract class Puzzle {

    /** Its variables and rules. Nothing is added once the puzzle is made. */
    final Model model = new Model();

    /** Only this package has puzzles. */
    Puzzle() {}

    /**
     * Translates the puzzle into an exact-cover problem, which has a solution for each answer.
     *
     * @return the model of the puzzle
     * @throws IllegalArgumentException if a rule is hopeless, because it would need too many options
     */
    public final CompiledModel compile() {
        return model.compile();
    }

    /**
     * Draws an answer.
     *
     * @param answer what a compiled model of this puzzle decoded
     * @return the drawing
     * @throws IllegalArgumentException if the answer is one of another puzzle
     */
    public final PuzzleDrawing draw(Assignment answer) {
        Objects.requireNonNull(answer, "The answer must not be null");
        return drawing(answer);
    }

    abstract PuzzleDrawing drawing(Assignment answer);

    /** The size of the model, such as {@code Kakuro: 24 variables, 16 rules}. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + ": " + model;
    }
}
