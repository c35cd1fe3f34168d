package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.benchmarks.peers.JanetSudoku;
import org.junit.jupiter.api.Test;

class SudokuBenchmarkTest {

    @Test
    void allThreeFindTheSame() {
        SudokuBenchmark benchmark = new SudokuBenchmark();

        assertThat(benchmark.oneProblemForAll()).isEqualTo(SudokuBenchmark.SUDOKUS);
        assertThat(benchmark.aProblemForEach()).isEqualTo(SudokuBenchmark.SUDOKUS);
        assertThat(SudokuBenchmark.lines(5)).allMatch(JanetSudoku::isUnique);
        String fewer = SudokuBenchmark.lines(1).get(0).replaceFirst("[1-9]", ".");
        assertThat(JanetSudoku.isUnique(fewer)).isFalse();
    }
}
