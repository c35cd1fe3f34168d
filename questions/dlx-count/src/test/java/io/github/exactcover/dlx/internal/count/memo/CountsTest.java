package io.github.exactcover.dlx.internal.count.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Numbers in registers are those of BigInteger. */
class CountsTest {

    @Property(tries = 2_000, seed = "20261304")
    void sumsAreExactHoweverLargeTheyGrow(
            @ForAll @Size(min = 1, max = 300) List<@IntRange(min = 0, max = 5) Integer> steps) {
        Counts counts = new Counts(3);
        BigInteger[] expected = {BigInteger.ONE, BigInteger.ONE, BigInteger.ZERO};
        counts.one(0);
        counts.one(1);
        counts.clear(2);
        for (int step : steps) {
            int to = step % 3;
            int from = (step + 1) % 3;
            counts.load(from);
            if (step < 4) {
                counts.add(to, 0);
                expected[to] = expected[to].add(expected[from]);
            } else {
                counts.store(to);
                expected[to] = expected[from];
            }
        }
        for (int level = 0; level < 3; level++) {
            assertThat(counts.count(level)).isEqualTo(expected[level]);
        }
    }

    @Property(tries = 1)
    void doublingAThousandTimesGivesTwoToTheThousand() {
        Counts counts = new Counts(1);
        counts.one(0);
        for (int i = 0; i < 1000; i++) {
            counts.load(0);
            counts.add(0, 0);
        }
        assertThat(counts.count(0)).isEqualTo(BigInteger.TWO.pow(1000));
    }

    /** Numbers of several words lie one behind the other. */
    @Property(tries = 1)
    void clearingARegisterLeavesTheOthersAlone() {
        Counts counts = new Counts(4);
        for (int level = 0; level < 4; level++) {
            counts.one(level);
            for (int i = 0; i < 200; i++) {
                counts.load(level);
                counts.add(level, 0);
            }
        }
        counts.clear(2);
        counts.one(3);

        assertThat(counts.count(0)).isEqualTo(BigInteger.TWO.pow(200));
        assertThat(counts.count(1)).isEqualTo(BigInteger.TWO.pow(200));
        assertThat(counts.count(2)).isZero();
        assertThat(counts.count(3)).isOne();
        counts.load(1);
        counts.loadOne();
        counts.add(2, 0);
        assertThat(counts.count(2)).isOne();
        counts.load(0);
        counts.store(2);
        assertThat(counts.count(2)).isEqualTo(BigInteger.TWO.pow(200));
    }
}
