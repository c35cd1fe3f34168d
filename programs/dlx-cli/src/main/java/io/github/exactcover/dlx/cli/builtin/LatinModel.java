package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Board;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.design.LatinGrid;
import io.github.exactcover.dlx.problems.design.LatinSquare;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Latin squares, shown as grids. */
record LatinModel(LatinSquare square, ExactCoverProblem<String, Placement> problem) implements Model<Placement> {

    /** The arguments of {@code dlx latin}: a size, or a square in a file. If both are given, they must agree. */
    static BuiltIn builtIn() {
        Argument<Integer> size =
                Argument.optional(0, "N", Integer.class, "The size of the square; not needed if cells are given.");
        Argument<String> given = Argument.inputOption(
                "--given",
                "Complete the partial Latin square in this file (- for standard input): a line for each"
                        + " row, its symbols 1 to N with blanks between, a dot for an empty cell. Below 10 the"
                        + " blanks can be left out.");
        Argument<ItemOrder> order = BuiltIn.order();
        return BuiltIn.of(List.of(size, given, order), console -> {
            ItemOrder itemOrder = order.or(ItemOrder.NATURAL);
            LatinSquare square = given.isGiven()
                    ? completing(size.orNull(), given.get(), itemOrder, console)
                    : empty(size.orNull(), itemOrder);
            return new LatinModel(square, square.problem());
        });
    }

    private static LatinSquare empty(@Nullable Integer size, ItemOrder order) {
        if (size == null) {
            throw new BadInputException(
                    "latin needs a size, as in latin 4, or a square to complete, as in latin --given FILE");
        }
        return BadInputException.checked(() -> LatinSquare.of(size, order));
    }

    private static LatinSquare completing(@Nullable Integer size, String file, ItemOrder order, Console console) {
        LatinSquare square = Input.parsed(file, text -> LatinSquare.completing(text, order), console);
        if (size != null && size != square.size()) {
            throw new BadInputException(Input.shown(file) + ": this square has size " + square.size() + ", not " + size
                    + "; leave the size out");
        }
        return square;
    }

    @Override
    public String kind() {
        return "latin";
    }

    @Override
    public String title() {
        return "Latin squares of order " + square.size();
    }

    @Override
    public String howToNameOptions() {
        return "write a cell and its symbol, as in r1c2=3; cells that are given, and what they exclude, are not"
                + " options";
    }

    @Override
    public void describe(JsonGenerator json) throws IOException {
        json.writeNumberField("size", square.size());
    }

    @Override
    public Optional<Picture> picture(Solution<Placement> solution) {
        return Optional.of(square.decode(solution));
    }

    @Override
    public Board board() {
        return GridBoard.of(square, problem);
    }

    /** An array of rows. */
    @Override
    public void write(Solution<Placement> solution, JsonGenerator json) throws IOException {
        LatinGrid grid = square.decode(solution);
        Json.grid(json, grid.size(), grid::symbolAt);
    }
}
