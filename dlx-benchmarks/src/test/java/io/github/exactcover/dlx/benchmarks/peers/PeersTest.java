package io.github.exactcover.dlx.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Comparing with a solver that counts wrong, or counts another problem, would be worthless. */
class PeersTest {

    @ParameterizedTest
    @CsvSource({"queens-6, 4", "queens-3, 0", "langford-4, 2", "dominoes-2x5, 8", "matchings-6, 15", "sudoku-17-1, 1"})
    void countsWhatIsKnown(String name, long count) {
        assertThat(ChocoCount.of(NamedProblems.get(name))).isEqualTo(count);
        assertThat(Sat4jCount.of(NamedProblems.get(name))).isEqualTo(count);
    }
}
