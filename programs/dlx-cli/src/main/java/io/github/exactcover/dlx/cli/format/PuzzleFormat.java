package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.packing.BurrPuzzle;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.partition.SetCover;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import io.github.exactcover.dlx.problems.sudoku.KillerFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A kind of puzzle file, which a command of its own reads.
 *
 * @param name a word for it
 * @param description what it is
 * @param command the command that reads it, with FILE in place of its name
 * @param fits how sure it is that a file is of this kind
 */
record PuzzleFormat(String name, String description, String command, Function<FileStart, Fit> fits)
        implements FileFormat {

    private static final Pattern PIECE =
            Pattern.compile("(?m)^\\s*[^\\s:,|]+(\\s+x(\\*|\\d+(\\.\\.\\d+)?))?\\s*:\\s*$");

    /** All kinds. */
    static final List<PuzzleFormat> ALL = List.of(
            new PuzzleFormat("sudoku", "a Sudoku", "dlx sudoku FILE", PuzzleFormat::sudoku),
            new PuzzleFormat("killer", "a killer Sudoku", "dlx sudoku --cages FILE", PuzzleFormat::killer),
            new PuzzleFormat("burr", "a puzzle of BurrTools", "dlx polyomino FILE", PuzzleFormat::burr),
            new PuzzleFormat("pieces", "a file of pieces", "dlx polyomino FILE BOX", PuzzleFormat::pieces),
            new PuzzleFormat("cover", "a set covering problem", "dlx cover FILE", PuzzleFormat::cover),
            new PuzzleFormat("partition", "a set partitioning problem", "dlx partition FILE", PuzzleFormat::partition),
            new PuzzleFormat(
                    "graph", "a graph", "dlx coloring FILE --colors K (or dlx matching FILE)", PuzzleFormat::graph));

    @Override
    public Fit fit(FileStart start) {
        return fits.apply(start);
    }

    /** What a reader says, if it can read the text. */
    private static <T> Optional<T> read(Supplier<Optional<T>> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Fit sudoku(FileStart start) {
        return SudokuFile.isSudoku(start.text()) ? Fit.certain("it has the rows of a Sudoku") : Fit.NO;
    }

    private static Fit killer(FileStart start) {
        return KillerFile.isKiller(start.text()) ? Fit.certain("it has cages with their sums") : Fit.NO;
    }

    private static Fit burr(FileStart start) {
        return BurrPuzzle.isBurrPuzzle(start.text()) ? Fit.certain("it has the XML of BurrTools") : Fit.NO;
    }

    private static Fit pieces(FileStart start) {
        boolean arePieces = PIECE.matcher(start.text()).find()
                && read(() -> Optional.of(Piece.parse(start.text()))).isPresent();
        return arePieces ? Fit.certain("it has names with colons, and cells below them") : Fit.NO;
    }

    private static Fit cover(FileStart start) {
        boolean isCover = start.isWhole()
                && read(() -> Optional.of(SetCover.parse(start.text()))).isPresent()
                && read(() -> Optional.of(SetPartitioning.parse(start.text()))).isEmpty();
        return isCover
                ? Fit.certain("it has the sizes and costs of the OR-Library, and then the columns of each row")
                : Fit.NO;
    }

    private static Fit partition(FileStart start) {
        boolean isPartition = start.isWhole()
                && read(() -> Optional.of(SetPartitioning.parse(start.text())))
                        .filter(problem -> problem.columns().size() > 1)
                        .isPresent();
        return isPartition
                ? Fit.certain("it has the sizes of the OR-Library, and then the rows of each column")
                : Fit.NO;
    }

    private static Fit graph(FileStart start) {
        return Graph.isGraph(start.text()) ? Fit.certain("it has the edges of a graph") : Fit.NO;
    }
}
