package io.github.exactcover.dlx.problems.packing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packings break the symmetry of their box by what they write into the problem; a search finds it by itself. */
class PackingClassesTest {

    @ParameterizedTest
    @CsvSource({"6, 10, 2339", "4, 15, 368", "3, 20, 2"})
    void pentominoes(int rows, int columns, int known) {
        agrees(Packing.of(Polycube.box(rows, columns, 1), Piece.set("pentominoes")), known);
    }

    @ParameterizedTest
    @CsvSource("240")
    void soma(int known) {
        agrees(Packing.of(Polycube.box(3, 3, 3), Piece.set("soma")), known);
    }

    private static void agrees(Packing packing, int known) {
        BigInteger[] all = {BigInteger.ZERO};
        DLX.search(packing.problem()).upToSymmetry().forEach(solution -> all[0] = all[0].add(solution.classSize()));
        assertThat(all[0]).isEqualTo(DLX.count(packing.problem()));
        assertThat(DLX.search(packing.problem()).upToSymmetry().count().solutions())
                .isEqualTo(known);
        assertThat(DLX.count(packing.upToSymmetry().problem())).isEqualTo(known);
    }
}
