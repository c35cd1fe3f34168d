package io.github.exactcover.dlx.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuggestionTest {

    private static final List<String> NAMES =
            List.of("queens", "sudoku", "polyomino", "solve", "count", "--version", "--limit", "--estimate", "-v");

    @ParameterizedTest
    @CsvSource({
        "quens, queens",
        "qeuens, queens",
        "QUEENS, queens",
        "nqueens, queens",
        "queens=8, queens",
        "cuont, count",
        "polyminos, polyomino",
        "pol, polyomino",
        "-limit, --limit",
        "--limt=3, --limit",
        "limit, --limit",
        "--est, --estimate"
    })
    void isTheNearestName(String typed, String name) {
        assertThat(Suggestion.of(typed, NAMES)).isEqualTo("; did you mean " + name + "?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nope", "tetris", "list", "q", "po", "", "-", "--", "=", "-x", "--frobnicate", "queens"})
    void isMissingIfNoNameIsNear(String typed) {
        assertThat(Suggestion.of(typed, NAMES)).isEmpty();
    }
}
