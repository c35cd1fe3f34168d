package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.model.Choice;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.puzzles.Puzzle;
import io.github.exactcover.dlx.model.puzzles.PuzzleDrawing;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.Picture;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A puzzle that was stated as variables and rules. */
record PuzzleModel(PuzzleKind type, Puzzle puzzle, CompiledModel compiled) implements Model<Choice> {

    @Override
    public ExactCoverProblem<?, Choice> problem() {
        return compiled.problem();
    }

    @Override
    public Optional<CompiledModel> rules() {
        return Optional.of(compiled);
    }

    @Override
    public String kind() {
        return type.command();
    }

    @Override
    public String title() {
        return type.title;
    }

    @Override
    public String howToNameOptions() {
        return "write what is decided and its value, as in '" + type.option
                + "'; values that the rules exclude, or that follow from others, are not options";
    }

    private PuzzleDrawing drawing(Solution<Choice> solution) {
        return puzzle.draw(compiled.decode(solution));
    }

    @Override
    public Optional<Picture> picture(Solution<Choice> solution) {
        return Optional.of(new Drawn(title(), drawing(solution)));
    }

    /** An array of rows, each an array of what is written in its cells. */
    @Override
    public void write(Solution<Choice> solution, JsonGenerator json) throws IOException {
        Json.<List<String>>array(json, drawing(solution).rows(), row -> Json.texts(json, row));
    }

    /** The drawing of an answer as a picture. */
    private record Drawn(String title, PuzzleDrawing drawing) implements Picture {

        @Override
        public String text() {
            return drawing.text();
        }

        /** Cells in colors; a drawing has the same numbers for plain and for dark cells. */
        @Override
        public String svg() {
            return CellGrid.of(
                            title,
                            drawing.rows().stream()
                                    .map(row -> row.toArray(String[]::new))
                                    .toArray(String[][]::new),
                            drawing.colors().stream()
                                    .map(row -> row.stream()
                                            .mapToInt(color -> color)
                                            .toArray())
                                    .toArray(int[][]::new))
                    .svg();
        }
    }
}
