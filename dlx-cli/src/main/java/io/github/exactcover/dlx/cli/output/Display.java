package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Solution;
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

    /** The options of the problem; users name them by their texts. */
    List<O> options();

    /** How a user writes one of its options, as the remedy of a complaint. */
    String howToNameOptions();

    /** Whether it makes sense to ask what solutions cost. */
    default boolean hasCosts() {
        return false;
    }

    /** What the option at a place costs. */
    default long costOf(int place) {
        return 0;
    }

    /** Writes the fields that say which problem of its kind it is. */
    void describe(JsonGenerator json) throws IOException;

    /** Writes the fields that say how large it is. */
    default void describeSize(JsonGenerator json) throws IOException {
        json.writeNumberField("options", options().size());
    }

    /** What stands behind the number of a solution, on the same line. */
    default String heading(Solution<O> solution) {
        return "";
    }

    /** Writes a solution as lines of text, each with its line feed. */
    void print(Solution<O> solution, Appendable text) throws IOException;

    /** Writes a solution as one value. */
    void write(Solution<O> solution, JsonGenerator json) throws IOException;
}
