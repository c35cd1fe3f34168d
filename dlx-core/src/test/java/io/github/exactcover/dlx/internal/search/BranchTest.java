package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
}
