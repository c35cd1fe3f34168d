package io.github.exactcover.dlx.benchmarks.families;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Made-up words of random letters, which are as frequent as in English texts.
 *
 * <pre>{@code
 * List<String> words = RandomWords.of(5, 1000, 1);
 * }</pre>
 */
final class RandomWords {

    /** How often a, b, c and so on appear among a thousand letters of a text. */
    private static final int[] FREQUENCIES = {
        82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 1, 20, 1
    };

    private static final int TOTAL = 1002;

    private RandomWords() {}

    /** Makes {@code count} different words of {@code length} letters, if there are so many. */
    static List<String> of(int length, int count, int seed) {
        Sizes.check("a number of words", count, 0, (long) Math.pow(FREQUENCIES.length, length));
        Random random = new Random(seed);
        Set<String> words = new LinkedHashSet<>();
        while (words.size() < count) {
            StringBuilder word = new StringBuilder();
            for (int letter = 0; letter < length; letter++) {
                word.append(letter(random.nextInt(TOTAL)));
            }
            words.add(word.toString());
        }
        return List.copyOf(words);
    }

    private static char letter(int lot) {
        int letter = 0;
        int left = lot;
        while (left >= FREQUENCIES[letter]) {
            left -= FREQUENCIES[letter];
            letter++;
        }
        return (char) ('a' + letter);
    }
}
