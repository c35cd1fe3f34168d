package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BranchTest {

    @ParameterizedTest
    @ValueSource(strings = {"root", "none", "0", "3 4..9 17", "2147483647..2147483647"})
    void textComesBackAsTheSameBranch(String text) {
        Branch branch = Branch.parse(text);
        assertThat(Branch.parse(branch.toString())).isEqualTo(branch).hasSameHashCodeAs(branch);
    }

    @Test
    void aFixedChoiceIsWrittenOnce() {
        assertThat(Branch.parse("3..3 5..6")).hasToString("3 5..6");
    }

    @Test
    void nothingIsNotEverything() {
        assertThat(Branch.NONE).isNotEqualTo(Branch.ROOT);
        assertThat(Branch.parse("none").isNothing()).isTrue();
        assertThat(Branch.parse("root").isNothing()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "3 ", "3  4", "-1", "3..", "..3", "3..4..5", "99999999999", "3,4", "ROOT"})
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> Branch.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must be like 4 or 7..9");
    }

    /** After some of it was visited, or some was given away: never more than before, and never the same. */
    @ParameterizedTest
    @CsvSource({
        "root, 3, true",
        "root, 0..7 2, true",
        "root, root, false",
        "3, 3 4, true",
        "3, 3, false",
        "3, 4, false",
        "3, 2 1, false",
        "3, root, false",
        "2..5 3..7, 2..5 3..7 9, true",
        "2..5 3..7, 2..5 4..7, true",
        "2..5 3..7, 2 4..6, true",
        "2..5 3..7, 3..5, true",
        "2..5 3..7, 3, true",
        "2..5 3..7, 3..5 0..9, true",
        "2..5 3..7, 2..5 3..7, false",
        "2..5 3..7, 2..5, false",
        "2..5 3..7, 2 4..8, false",
        "2..5 3..7, 2 2, false",
        "2..5 3..7, 2..6 4, false",
        "2..5 3..7, 3..6, false",
        "2..5 3..7, 1..5, false",
        "2..5 3..7, none, false"
    })
    void whatIsLeftOfABranchLiesInIt(String branch, String left, boolean expected) {
        assertThat(Branch.parse(branch).hasLeft(Branch.parse(left))).isEqualTo(expected);
    }
}
