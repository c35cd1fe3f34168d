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
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.Picture;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Queens, shown in chess notation and as boards. */
record QueensModel(NQueens queens, ExactCoverProblem<String, Square> problem) implements Model<Square> {

    /** The arguments of {@code dlx queens}. */
    static BuiltIn builtIn() {
        Argument<Integer> size = Argument.number(0, "N", "The size of the board, from 1 to 1000.");
        Argument<ItemOrder> order = BuiltIn.order();
        return BuiltIn.of(List.of(size, order), console -> {
            NQueens queens = BadInputException.checked(() -> NQueens.of(size.get(), order.or(ItemOrder.PIPE_ORGAN)));
            return new QueensModel(queens, queens.problem());
        });
    }

    @Override
    public String kind() {
        return "queens";
    }

    @Override
    public String title() {
        return Wording.heading(queens.size(), "queen");
    }

    @Override
    public String howToNameOptions() {
        return "write a square from a1 to " + new Square(queens.size() - 1, queens.size() - 1);
    }

    @Override
    public void describe(JsonGenerator json) throws IOException {
        json.writeNumberField("size", queens.size());
    }

    /** The squares, file by file. */
    @Override
    public String heading(Solution<Square> solution) {
        String[] squares = new String[queens.size()];
        for (Square square : solution.options()) {
            squares[square.file()] = square.toString();
        }
        return String.join(" ", squares);
    }

    @Override
    public Optional<Picture> picture(Solution<Square> solution) {
        return Optional.of(queens.decode(solution));
    }

    @Override
    public Board board() {
        return new QueensBoard(queens.size(), problem);
    }

    /** A queen on every rank. */
    @Override
    public List<String> plainItems() {
        return IntStream.rangeClosed(1, queens.size())
                .mapToObj(rank -> "r" + rank)
                .toList();
    }

    /** The squares, file by file. */
    @Override
    public void write(Solution<Square> solution, JsonGenerator json) throws IOException {
        Json.texts(json, List.of(heading(solution).split(" ", -1)));
    }
}
