package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.problems.design.LatinSquare;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import io.github.exactcover.dlx.problems.sudoku.KillerFile;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import io.github.exactcover.dlx.problems.word.Crossword;
import io.github.exactcover.dlx.problems.word.WordList;
import io.github.exactcover.dlx.problems.word.WordSearch;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reader gets lines of half a million characters. It reads them or refuses them with a short message. */
class HugeInputTest {

    private static final int LENGTH = 500_000;

    private static final Map<String, Consumer<String>> READERS = new LinkedHashMap<>();

    static {
        READERS.put("Sudoku", Sudoku::of);
        READERS.put(
                "SudokuFile", text -> SudokuFile.read(new StringReader(text)).forEach(sudoku -> {}));
        READERS.put("SudokuRules", SudokuRules::regions);
        READERS.put("KillerSudoku", KillerSudoku::of);
        READERS.put(
                "KillerFile", text -> KillerFile.read(new StringReader(text)).forEach(killer -> {}));
        READERS.put("LatinSquare", LatinSquare::completing);
        READERS.put("OrthogonalMates", OrthogonalMates::of);
        READERS.put("Piece", Piece::parse);
        READERS.put("Piece.set", Piece::set);
        READERS.put("Piece.name", name -> Piece.of(name, Polycube.of("X")));
        READERS.put("Polycube", Polycube::of);
        READERS.put("Polycube.listed", Polycube::listed);
        READERS.put("Graph", Graph::ofDimacs);
        READERS.put("SetPartitioning", SetPartitioning::parse);
        READERS.put("TripleCover", TripleCover::parse);
        READERS.put("WordList", WordList::parse);
        READERS.put("Crossword", grid -> Crossword.of(grid, List.of("at")));
        READERS.put("Crossword.words", word -> Crossword.of("..", List.of(word)));
        READERS.put("WordSearch", word -> WordSearch.of(9, 9, List.of(word)));
    }

    /** What stands before the part that comes again and again, that part, and what stands behind. */
    private static final List<List<String>> TEXTS = List.of(
            List.of("x", " ", "x"),
            List.of("", "\t", "="),
            List.of("a=15", " ", "b"),
            List.of("1.3.", " ", "x # no"),
            List.of("1.3.", " #", ""),
            List.of("", "a", ""),
            List.of("", "a", ":"),
            List.of("", "A:\n", "X"),
            List.of("A", " x2", ":"),
            List.of("A:\n", "X", "Y"),
            List.of("", ".", ""),
            List.of("", "1", ""),
            List.of("", "1 ", "x"),
            List.of("", "#", ""),
            List.of("", "=", ""),
            List.of("", ",", ""),
            List.of("", ":", ""),
            List.of("3x3:", ":", "x"),
            List.of("3x3::k:", "1:", "x"),
            List.of("", "|", ""),
            List.of("", "-+", "1"),
            List.of("", "\"", ";"),
            List.of("15", " r1c1", ""),
            List.of("15", " r1c1", " x"),
            List.of("a", "=1 a", ""),
            List.of("", "0,0 ", "x"),
            List.of("", "0,", ""),
            List.of("p edge 3 3\n", "e 1 2\n", "e 1"),
            List.of("", "\n", "x"),
            List.of("1000000 1 5 1000000\n", "", ""),
            List.of("", "\ud801\udc28", ""),
            List.of("", "e\u0301", "\ud801"),
            // Composing these takes quadratic time.
            List.of("a", "\u0301\u0316", ""));

    static Stream<Named<Consumer<String>>> readers() {
        return READERS.entrySet().stream().map(reader -> Named.of(reader.getKey(), reader.getValue()));
    }

    /** A reader that takes quadratic time would need many minutes. */
    @ParameterizedTest
    @MethodSource("readers")
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void readsOrRefusesHugeLines(Consumer<String> reader) {
        for (List<String> parts : TEXTS) {
            String text = parts.get(0)
                    + parts.get(1).repeat(LENGTH / Math.max(1, parts.get(1).length()))
                    + parts.get(2);
            try {
                reader.accept(text);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).as("%s", parts).hasSizeLessThan(500);
            }
        }
    }

    /** Each row once, so that only the search for duplicates could take long. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void readsAColumnWithAMillionRows() {
        StringBuilder text = new StringBuilder("1000000 1 5 1000000");
        for (int row = 1; row <= 1_000_000; row++) {
            text.append(row % 10 == 0 ? '\n' : ' ').append(row);
        }

        assertThat(SetPartitioning.parse(text.toString()).columns().get(0).rows())
                .hasSize(1_000_000);
    }
}
