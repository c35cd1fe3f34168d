package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.benchmarks.peers.JanetSudoku;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SudokuBenchmarkTest {

    @ParameterizedTest
    @EnumSource
    void bothOfOurWaysFindOneSolutionForEach(SudokuSet set) {
        SudokuBenchmark benchmark = new SudokuBenchmark();
        benchmark.set = set;
        benchmark.prepare();

        assertThat(set.lines()).hasSize(SudokuSet.SIZE);
        assertThat(benchmark.stream()).isEqualTo(SudokuSet.SIZE);
        assertThat(benchmark.aProblemForEach()).isEqualTo(SudokuSet.SIZE);
    }

    @Test
    void janetSudokuTellsWhetherThereIsOne() {
        String line = SudokuSet.MINIMAL.lines().get(0);

        assertThat(JanetSudoku.isUnique(line)).isTrue();
        assertThat(JanetSudoku.isUnique(line.replaceFirst("[1-9]", "."))).isFalse();
    }
}
