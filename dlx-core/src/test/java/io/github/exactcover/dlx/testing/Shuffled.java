package io.github.exactcover.dlx.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Numbers from 0 on, in a random order. */
public final class Shuffled {

    private Shuffled() {}

    /** The numbers {@code 0..count-1}. */
    public static List<Integer> numbers(int count, Random random) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, count).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    /** The same as an array. */
    public static int[] array(int count, Random random) {
        return numbers(count, random).stream().mapToInt(Integer::intValue).toArray();
    }
}
