package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.io.IOException;
import java.util.List;

/**
 * How the solutions of a problem look.
 *
 * @param <O> the type of the options
 */
public interface Display<O> {

    /** What kind of problem it is, such as {@code queens}. */
    String kind();

    /** The options of the problem. Users write them as {@code toString} does. */
    List<O> options();

    /** How to write an option of this problem; part of error messages. */
    String howToNameOptions();

    /** Whether its solutions have costs. */
    default boolean hasCosts() {
        return false;
    }

    /** The cost of the option at this place. */
    default long costOf(int place) {
        return 0;
    }

    /** Symmetries of the problem, if of the solutions that they take to each other only one is wanted. */
    default List<? extends Symmetry<?, O>> symmetries() {
        return List.of();
    }

    /** Writes the fields that tell this problem from others of its kind. */
    default void describe(JsonGenerator json) throws IOException {}

    /** Writes the fields with its size. */
    default void describeSize(JsonGenerator json) throws IOException {
        json.writeNumberField("options", options().size());
    }

    /** The text after the number of a solution, on the same line. */
    default String heading(Solution<O> solution) {
        return "";
    }

    /** Whether each sign of the text that {@link #print} writes stands for a piece, which may have a color. */
    default boolean isMadeOfPieces() {
        return false;
    }

    /** Writes a solution as lines of text, each ending with a line feed. */
    void print(Solution<O> solution, Appendable text) throws IOException;

    /** Writes a solution as one JSON value. */
    void write(Solution<O> solution, JsonGenerator json) throws IOException;
}
