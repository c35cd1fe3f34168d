package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A problem whose solutions are shown as pictures, and in JSON as their options.
 *
 * @param title see {@link Model#title()}
 * @param howToNameOptions see {@link Model#howToNameOptions()}
 * @param decoder from a solution to its picture
 * @param board see {@link Model#board()}
 * @param symmetries see {@link Model#symmetries()}
 */
public record PictureModel<O>(
        String kind,
        String title,
        ExactCoverProblem<?, O> problem,
        String howToNameOptions,
        Function<Solution<O>, ? extends Picture> decoder,
        Board board,
        List<? extends Symmetry<?, O>> symmetries)
        implements Model<O> {

    /** A problem whose model draws its solutions; its search is drawn as a matrix. */
    public static <O> PictureModel<O> of(
            String kind, String title, String howToNameOptions, ProblemModel<O, ? extends Picture> model) {
        return new PictureModel<>(
                kind, title, model.problem(), howToNameOptions, model::decode, Board.MATRIX, List.of());
    }

    @Override
    public Optional<Picture> picture(Solution<O> solution) {
        return Optional.of(decoder.apply(solution));
    }

    @Override
    public boolean isMadeOfPieces() {
        return kind.equals("polyomino");
    }

    /** An array of the options as text. */
    @Override
    public void write(Solution<O> solution, JsonGenerator json) throws IOException {
        Json.texts(json, solution.options());
    }
}
