package io.github.exactcover.dlx.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Picture;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A problem, and how its solutions look.
 *
 * @param <O> the type of the options
 */
interface Model<O> {

    /** The exact-cover problem; the same at each call. */
    ExactCoverProblem<?, O> problem();

    /** What kind of problem it is, such as {@code queens}. */
    String kind();

    /** How a user writes one of its options, as the remedy of a complaint. */
    String howToNameOptions();

    /** Writes the fields that say which problem of its kind it is. */
    void describe(JsonGenerator json) throws IOException;

    /** What stands behind the number of a solution, on the same line. */
    default String heading(Solution<O> solution) {
        return "";
    }

    /** A solution as something to draw, if the problem has pictures. */
    default Optional<Picture> picture(Solution<O> solution) {
        return Optional.empty();
    }

    /** How a search for solutions is drawn while it goes on. */
    default Board board() {
        return Board.MATRIX;
    }

    /** The primary items that suffice for plain backtracking: a choice for each of them is a solution if it is none too much. */
    default List<?> plainItems() {
        return problem().primaryItems();
    }

    /** Writes a solution as lines of text, each with its line feed. */
    void print(Solution<O> solution, Appendable text) throws IOException;

    /** Writes a solution as one value. */
    void write(Solution<O> solution, JsonGenerator json) throws IOException;
}
