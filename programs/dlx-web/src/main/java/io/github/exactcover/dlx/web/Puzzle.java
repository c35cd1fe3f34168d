package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.model.Choice;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Item;
import io.github.exactcover.dlx.model.puzzles.Nonogram;
import io.github.exactcover.dlx.model.puzzles.StarBattle;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A problem and its board.
 *
 * @param problem the problem
 * @param rows the rows of the board
 * @param columns the columns of the board; 0 if there is none
 * @param cells the squares of the board, row by row, that an option takes
 * @param label what stands on them
 * @param picture what else is drawn of a puzzle with a model: its size, and the numbers beside it or its regions
 * @param model what the problem was translated from; null if it was written as items and options
 */
record Puzzle<I, O>(
        ExactCoverProblem<I, O> problem,
        int rows,
        int columns,
        Function<O, List<Integer>> cells,
        Function<O, String> label,
        Map<String, ?> picture,
        @Nullable CompiledModel model) {

    /** The sides of a box for pieces. A larger one has more options than a page should show. */
    private static final int MOST_ROWS = 20;

    private static final int MOST_QUEENS = 30;

    /** A larger model has more options than a page should list. */
    private static final int MOST_OPTIONS = 50_000;

    private Puzzle(
            ExactCoverProblem<I, O> problem,
            int rows,
            int columns,
            Function<O, List<Integer>> cells,
            Function<O, String> label) {
        this(problem, rows, columns, cells, label, Map.of(), null);
    }

    /** The puzzle that a request is about. */
    static Puzzle<?, ?> of(Request request) {
        String name = request.text("p");
        return switch (name) {
            case "queens" -> queens(request);
            case "langford" -> langford(atMost(request, "n", MOST_QUEENS));
            case "pieces" -> pieces(request);
            case "sudoku" -> sudoku(request.text("clues"));
            case "text" -> text(request.text("text"));
            case "nonogram" -> nonogram(Nonogram.parse(request.text("text")));
            case "stars" -> stars(StarBattle.parse(request.text("text")));
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
        List<String> names = words(request.text("pieces", ""));
        List<Piece> pieces = new ArrayList<>(Piece.set(request.text("set", "pentominoes")));
        pieces.removeIf(piece -> !names.contains(piece.name()));
        String own = request.text("own", "");
        if (!own.isBlank()) {
            pieces.addAll(Piece.parse(own));
        }
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

    private static Puzzle<Item, Choice> nonogram(Nonogram puzzle) {
        Map<String, Object> picture =
                picture(puzzle.rowRuns().size(), puzzle.columnRuns().size());
        picture.put("beside", puzzle.rowRuns());
        picture.put("above", puzzle.columnRuns());
        return model(puzzle, picture);
    }

    private static Puzzle<Item, Choice> stars(StarBattle puzzle) {
        Map<String, Object> picture =
                picture(puzzle.regions().size(), puzzle.regions().size());
        picture.put("regions", puzzle.regions());
        return model(puzzle, picture);
    }

    private static Map<String, Object> picture(int rows, int columns) {
        Map<String, Object> picture = new LinkedHashMap<>();
        picture.put("rows", rows);
        picture.put("cols", columns);
        return picture;
    }

    /** Its solutions are drawn by the page, from the names of the options: they say which value a cell has. */
    private static Puzzle<Item, Choice> model(
            io.github.exactcover.dlx.model.puzzles.Puzzle puzzle, Map<String, ?> picture) {
        CompiledModel compiled = puzzle.compile();
        if (compiled.problem().options().size() > MOST_OPTIONS) {
            throw new IllegalArgumentException("This puzzle has more than " + MOST_OPTIONS
                    + " options, too many for a page; solve it with the command dlx");
        }
        return new Puzzle<>(compiled.problem(), 0, 0, choice -> List.of(), choice -> "", picture, compiled);
    }
}
