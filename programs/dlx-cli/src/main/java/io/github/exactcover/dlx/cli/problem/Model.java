package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.problems.Picture;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A problem, and how its solutions look.
 *
 * @param <O> the type of the options
 */
public interface Model<O> extends Display<O> {

    /** The exact-cover problem, the same one at each call. */
    ExactCoverProblem<?, O> problem();

    @Override
    default List<O> options() {
        return problem().options();
    }

    @Override
    default boolean hasCosts() {
        return IntStream.range(0, options().size()).anyMatch(place -> costOf(place) != 0);
    }

    @Override
    default long costOf(int place) {
        return problem().costOf(place);
    }

    /** What the problem is, in words, as a heading: {@code Six queens}. */
    String title();

    /** A picture of a solution, if the problem has pictures. */
    default Optional<Picture> picture(Solution<O> solution) {
        return Optional.empty();
    }

    /** The text of the picture, unless the model has no pictures. */
    @Override
    default void print(Solution<O> solution, Appendable text) throws IOException {
        text.append(picture(solution).orElseThrow().text());
    }

    /** The rules that it was stated as, if it was; they explain better than items why there is no solution. */
    default Optional<CompiledModel> rules() {
        return Optional.empty();
    }

    /** How the page of a trace draws the search. */
    default Board board() {
        return Board.MATRIX;
    }

    /**
     * The primary items that plain backtracking branches on. Options that cover them all without a clash must be a
     * solution.
     */
    default List<?> plainItems() {
        return problem().primaryItems();
    }

    @Override
    default void describeSize(JsonGenerator json) throws IOException {
        json.writeNumberField("primaryItems", problem().primaryItems().size());
        json.writeNumberField("secondaryItems", problem().secondaryItems().size());
        Display.super.describeSize(json);
    }
}
