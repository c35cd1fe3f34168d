package io.github.exactcover.dlx.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramBuilder;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers of nodes, compared with objects. */
class NodeNumbersTest {

    /** Three blocks, the last of which is not full. */
    private static final int NODES = 700;

    private static Diagram chain(@Nullable DiskSpace disk) {
        DiagramBuilder builder = new DiagramBuilder(1 << 20, disk);
        int node = Diagram.UNIT;
        while (node < NODES - 1) {
            node = builder.decision(node, node, Diagram.NONE);
        }
        return builder.build(node);
    }

    private static void compareWithObjects(NodeNumbers numbers, Random random) {
        BigInteger[] expected = new BigInteger[NODES];
        Arrays.fill(expected, BigInteger.ZERO);
        int mostBits = 1 + random.nextInt(200);
        for (int step = 0; step < 400; step++) {
            int node = random.nextInt(NODES);
            BigInteger number = new BigInteger(random.nextInt(mostBits), random);
            number = random.nextInt(3) == 0 ? number.negate() : number;
            int one = random.nextInt(NODES);
            int other = random.nextInt(NODES);
            switch (random.nextInt(4)) {
                case 0 -> {
                    numbers.set(node, number);
                    expected[node] = number;
                }
                case 1 -> {
                    numbers.add(node, number);
                    expected[node] = expected[node].add(number);
                }
                default -> {
                    numbers.setSum(node, one, other);
                    expected[node] = expected[one].add(expected[other]);
                }
            }
            assertThat(numbers.get(node)).as("step %d", step).isEqualTo(expected[node]);
        }
        for (int node = 0; node < NODES; node++) {
            assertThat(numbers.get(node)).isEqualTo(expected[node]);
        }
    }

    @Property(tries = 200, seed = "20261123")
    void theyAreWhatObjectsWouldBe(@ForAll long seed) {
        compareWithObjects(new NodeNumbers(chain(null)), new Random(seed));
    }

    @Test
    void onADiskTheyAreTheSame(@TempDir Path folder) throws IOException {
        NodeNumbers numbers = new NodeNumbers(chain(new DiskSpace(folder)));
        compareWithObjects(numbers, new Random(7));
        numbers.close();
    }

    /** Where a sum needs another digit, and where just not. */
    @Test
    void sumsGrowWhereTheyHaveTo() {
        NodeNumbers numbers = new NodeNumbers(chain(null));
        for (int bits = 30; bits <= 97; bits++) {
            for (BigInteger near : new BigInteger[] {BigInteger.ONE.negate(), BigInteger.ZERO, BigInteger.ONE}) {
                BigInteger one = BigInteger.ONE.shiftLeft(bits).add(near);
                numbers.set(5, one);
                numbers.set(6, one.negate());
                numbers.setSum(300, 5, 5);
                assertThat(numbers.get(300)).isEqualTo(one.add(one));
                numbers.setSum(301, 6, 6);
                assertThat(numbers.get(301)).isEqualTo(one.add(one).negate());
                numbers.setSum(302, 5, 6);
                assertThat(numbers.get(302)).isEqualTo(BigInteger.ZERO);
                numbers.setSum(303, 5, 699);
                assertThat(numbers.get(303)).isEqualTo(one);
            }
        }
    }
}
