package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import io.github.exactcover.dlx.problems.design.Langford;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A problem and its board.
 *
 * @param problem the problem
 * @param rows the rows of the board
 * @param columns the columns of the board; 0 if there is none
 * @param cells the squares of the board, row by row, that an option takes
 * @param label what stands on them
 */
record Puzzle<I, O>(
        ExactCoverProblem<I, O> problem,
        int rows,
        int columns,
        Function<O, List<Integer>> cells,
        Function<O, String> label) {

    /** The sides of a box for pieces. A larger one has more options than a page should show. */
    private static final int MOST_ROWS = 20;

    private static final int MOST_QUEENS = 30;

    /** The puzzle that a request is about. */
    static Puzzle<?, ?> of(Request request) {
        String name = request.text("p");
        return switch (name) {
            case "queens" -> queens(request);
            case "langford" -> langford(atMost(request, "n", MOST_QUEENS));
            case "pieces" -> pieces(request);
            case "sudoku" -> sudoku(request.text("clues"));
            case "text" -> text(request.text("text"));
            default -> throw new IllegalArgumentException("There is no problem called " + name);
        };
    }

    private static int atMost(Request request, String name, int most) {
        int number = request.number(name);
        if (number < 1 || number > most) {
            throw new IllegalArgumentException(name + " must be from 1 to " + most + ", but is " + number);
        }
        return number;
    }

    private static Puzzle<String, Square> queens(Request request) {
        int n = atMost(request, "n", MOST_QUEENS);
        return new Puzzle<>(
                NQueens.of(n, request.order()).problem(),
                n,
                n,
                square -> List.of((n - 1 - square.rank()) * n + square.file()),
                square -> "queen");
    }

    private static Puzzle<String, Langford.Pair> langford(int n) {
        return new Puzzle<>(
                Langford.of(n).problem(),
                1,
                2 * n,
                pair -> List.of(pair.first(), pair.second()),
                pair -> String.valueOf(pair.number()));
    }

    private static Puzzle<String, PlacedPiece> pieces(Request request) {
        int rows = atMost(request, "rows", MOST_ROWS);
        int columns = atMost(request, "cols", MOST_ROWS);
        List<Cell> holes = new ArrayList<>();
        for (String hole : words(request.text("holes", ""))) {
            int place = Request.number("holes", hole);
            holes.add(new Cell(place / columns, place % columns, 0));
        }
        List<String> names = words(request.text("pieces"));
        List<Piece> pieces = Piece.set(request.text("set", "pentominoes")).stream()
                .filter(piece -> names.contains(piece.name()))
                .toList();
        return new Puzzle<>(
                Packing.of(Polycube.box(rows, columns, 1).without(holes), pieces)
                        .problem(),
                rows,
                columns,
                placed -> placed.cells().stream()
                        .map(cell -> cell.row() * columns + cell.column())
                        .toList(),
                PlacedPiece::piece);
    }

    /** The parts of a list in a link, such as {@code F.I.L}. */
    private static List<String> words(String list) {
        return list.isEmpty() ? List.of() : List.of(list.split("\\."));
    }

    private static Puzzle<String, Placement> sudoku(String clues) {
        Sudoku sudoku = Sudoku.of(clues);
        int size = sudoku.rules().size();
        return new Puzzle<>(
                sudoku.problem(),
                size,
                size,
                placed -> List.of(placed.row() * size + placed.column()),
                placed -> String.valueOf(placed.symbol()));
    }

    private static Puzzle<String, String> text(String text) {
        return new Puzzle<>(DlxFormat.parse(text), 0, 0, option -> List.of(), Function.identity());
    }
}
