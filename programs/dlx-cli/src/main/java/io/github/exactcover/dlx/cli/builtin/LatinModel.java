package io.github.exactcover.dlx.cli.builtin;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Solution;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Latin squares, shown as grids. */
record LatinModel(LatinSquare square, ExactCoverProblem<String, Placement> problem) implements Model<Placement> {

    /** The problem of this size, or of the square in a file. If both are given, they must agree. */
    static LatinModel of(@Nullable Integer size, @Nullable String file, OrderOption order, Console console) {
        ItemOrder itemOrder = order.orElse(ItemOrder.NATURAL);
        LatinSquare square = file == null ? empty(size, itemOrder) : completing(size, file, itemOrder, console);
        return new LatinModel(square, square.problem());
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

    @Override
    public void print(Solution<Placement> solution, Appendable text) throws IOException {
        text.append(square.decode(solution).text());
    }

    /** An array of rows. */
    @Override
    public void write(Solution<Placement> solution, JsonGenerator json) throws IOException {
        LatinGrid grid = square.decode(solution);
        json.writeStartArray();
        for (int row = 0; row < grid.size(); row++) {
            json.writeStartArray();
            for (int column = 0; column < grid.size(); column++) {
                json.writeNumber(grid.symbolAt(row, column));
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }
}
