package io.github.exactcover.dlx.testing;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;

/**
 * Lets properties see new problems: those of the seed in the system property {@code dlx.seed}, which CI makes anew for
 * each run. Without it, the problems are the same each time.
 */
public final class FreshSeed {

    private static final String PROPERTY = "dlx.seed";

    private static final long SEED = read();

    private FreshSeed() {}

    private static long read() {
        String text = System.getProperty(PROPERTY, "20261122");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "The property " + PROPERTY + " is '" + text + "', but must be a whole number", e);
        }
    }

    /** The argument that repeats this run. */
    public static String argument() {
        return "-D" + PROPERTY + "=" + SEED;
    }

    /** The values of an arbitrary, but others for each seed. They are shrunk as usual. */
    public static <T> Arbitrary<T> mixed(Arbitrary<T> arbitrary) {
        RandomGenerator<T> values = arbitrary.generator(1000, true);
        return Arbitraries.fromGenerator(random -> values.next(new Random(random.nextLong() ^ SEED)));
    }
}
