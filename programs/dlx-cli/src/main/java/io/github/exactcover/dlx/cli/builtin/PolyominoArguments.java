package io.github.exactcover.dlx.cli.builtin;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.problem.PictureModel;
import io.github.exactcover.dlx.cli.problem.Shape;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.packing.BurrPuzzle;
import io.github.exactcover.dlx.problems.packing.Packing;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.PlacedPiece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.packing.Turns;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The arguments of {@code dlx polyomino}. */
final class PolyominoArguments extends BuiltIn {

    private static final String ONE_SIDED = "one-sided-";

    private final Argument<String> pieces = add(Argument.parameter(
                    0,
                    "PIECES",
                    String.class,
                    "dominoes, trominoes, tetrominoes, pentominoes, hexominoes, the same with one-sided- before, or"
                            + " soma; or a file, - for standard input; or an .xmpuzzle of BurrTools.")
            .naming(FileUse.READ));

    private final Argument<String> box = add(Argument.optional(
                    1,
                    "BOX",
                    String.class,
                    "Rows and columns such as 6x10, or rows, columns and layers such as 3x3x3; or a file with a"
                            + " drawing or a list of cells. An .xmpuzzle has its own.")
            .naming(FileUse.READ));

    private final Argument<String> holes = add(Argument.option(
            "--holes",
            "CELLS",
            String.class,
            "Cells of the box that stay empty, as row,column or row,column,layer from 0, with blanks between."));

    private final Argument<Integer> free = add(
            Argument.number("--free", "N", "Leave N cells of the box free, whichever; the pieces fill the others."));

    private final Argument<Integer> problem = add(Argument.number(
            "--problem", "N", "Which problem of an .xmpuzzle, counted from 1; the default is the first."));

    private final Argument<Turns> turns = add(Argument.option(
            "--turns",
            "TURNS",
            Turns.class,
            "How pieces may lie: as they are (none), turned (rotations), or turned and mirrored (all)."
                    + " Without it, pieces on a board are turned over too, those in space and one-sided ones not."));

    private final Argument<Boolean> upToSymmetry = add(Argument.flag(
            "--up-to-symmetry", "Of solutions that are turned or mirrored images of each other, only one."));

    static BuiltIn builtIn() {
        return new PolyominoArguments();
    }

    @Override
    public Model<?> model(Console console) {
        Packing packing = packing(console);
        if (!upToSymmetry.isGiven()) {
            return model(packing, packing.problem(), List.of());
        }
        try {
            return model(packing, packing.upToSymmetry().problem(), List.of());
        } catch (IllegalStateException noPieceTellsThemApart) {
            return model(packing, packing.problem(), packing.symmetries());
        }
    }

    private Model<?> model(
            Packing packing,
            ExactCoverProblem<String, PlacedPiece> problem,
            List<Symmetry<String, PlacedPiece>> symmetries) {
        return new PictureModel<>(
                "polyomino",
                title(),
                problem,
                "write a piece and its cells, as in 'I r1c1 r1c2'",
                packing::decode,
                new PackingBoard(packing.box(), problem),
                symmetries);
    }

    private String title() {
        String set = pieces.get().equals("soma")
                ? "Soma pieces"
                : Wording.capital(pieces.get().replace('-', ' '));
        String size = Optional.ofNullable(box.orNull())
                .flatMap(Shape::of)
                .map(shape -> " of " + shape)
                .orElse("");
        return (isSet() ? set : "Pieces") + " in a box" + size;
    }

    /** Whether the pieces are a set that is built in, and not a file. */
    private boolean isSet() {
        return pieces.get().startsWith(ONE_SIDED) || Piece.sets().contains(pieces.get());
    }

    private Packing packing(Console console) {
        Packing given =
                isSet() ? asked(console, BadInputException.checked(() -> Piece.set(pieces.get()))) : fromFile(console);
        return BadInputException.checked(() -> {
            if (turns.isGiven()) {
                return given.turning(turns.get());
            }
            return pieces.get().startsWith(ONE_SIDED) ? given.turning(Turns.ROTATIONS) : given;
        });
    }

    private Packing fromFile(Console console) {
        present(pieces.get(), "the sets of pieces are " + String.join(", ", Piece.sets()));
        String text = Input.readText(pieces.get(), console);
        return BurrPuzzle.isBurrPuzzle(text)
                ? burr(Input.read(pieces.get(), () -> BurrPuzzle.parse(text)), console)
                : asked(console, Input.read(pieces.get(), () -> Piece.parse(text)));
    }

    /** The box of the arguments and these pieces. */
    private Packing asked(Console console, List<Piece> read) {
        if (problem.isGiven()) {
            throw new BadInputException("--problem chooses among the problems of an .xmpuzzle; leave it out");
        }
        if (!box.isGiven()) {
            throw new BadInputException("polyomino needs a box behind the pieces, such as 6x10, 3x3x3 or a file");
        }
        return filling(box(console), read);
    }

    /** A problem of a file of BurrTools, whose box may get holes and free cells. */
    private Packing burr(BurrPuzzle puzzle, Console console) {
        if (box.isGiven()) {
            throw new BadInputException("an .xmpuzzle has its own box; leave out " + box.get());
        }
        List<String> names = puzzle.problems();
        int number = problem.or(1);
        if (names.size() > 1 && !problem.isGiven()) {
            console.err()
                    .println(Input.shown(pieces.get()) + " has " + Wording.counted(names.size(), "problem")
                            + "; this is the first, and --problem 2 the next");
        }
        Packing packing = Input.read(pieces.get(), () -> puzzle.problem(number));
        return filling(packing.box(), packing.pieces());
    }

    private Packing filling(Polycube cells, List<Piece> read) {
        return BadInputException.checked(() -> Packing.leavingFree(
                free.or(0), holes.isGiven() ? cells.without(Polycube.listed(holes.get())) : cells, read));
    }

    /** Fails if there is no such file; perhaps a set of pieces or a box was misspelled. */
    private static void present(String file, String instead) {
        if (!Input.isStandardInput(file) && Files.notExists(Path.of(file))) {
            throw new BadInputException("no such file: " + file + "; " + instead);
        }
    }

    private Polycube box(Console console) {
        Optional<Shape> shape = Shape.of(box.get());
        if (shape.isPresent()) {
            return BadInputException.checked(() -> Polycube.box(
                    shape.get().rows(), shape.get().columns(), shape.get().layers()));
        }
        present(box.get(), "a box is written as 6x10 or 3x3x3");
        return Input.parsed(box.get(), Polycube::of, console);
    }
}
