package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;

/**
 * De Bruijn cycles: cycles of digits in which each word of a given length appears exactly once.
 *
 * <pre>{@code
 * System.out.println(Count.of(DeBruijnCycles.of(2, 5)).solutions()); // 2048
 * }</pre>
 *
 * <p>As exact cover with colors: the words, and the places where a word begins, are primary items. The places of digits
 * are secondary items, and the digit is the color. The word of zeros is at the first place, so each cycle is counted
 * once.
 */
public final class DeBruijnCycles {

    private DeBruijnCycles() {}

    /**
     * The problem.
     *
     * @param digits the number of different digits, from 1 to 9
     * @param length the length of a word, from 1 to 9; there must be at most 1000 words
     * @return a new problem, whose options are written as place and word
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int digits, int length) {
        Sizes.check("a number of digits", digits, 1, 9);
        Sizes.check("a length of words", length, 1, 9);
        Sizes.check("a number of words", (int) Math.pow(digits, length), 1, 1000);
        int words = (int) Math.pow(digits, length);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int place = 0; place < words; place++) {
            builder.primary("p" + place);
        }
        for (int word = 0; word < words; word++) {
            builder.primary("w" + word);
        }
        for (int place = 0; place < words; place++) {
            builder.secondary("d" + place);
        }
        for (int place = 0; place < words; place++) {
            for (int word = 0; word < words; word++) {
                if ((place == 0) == (word == 0)) {
                    add(builder, place, word, new int[] {digits, length, words});
                }
            }
        }
        return builder.build();
    }

    private static void add(ProblemBuilder<String, String> builder, int place, int word, int[] sizes) {
        builder.option("p" + place + " w" + word, spec -> {
            spec.covers("p" + place, "w" + word);
            int rest = word;
            for (int digit = sizes[1] - 1; digit >= 0; digit--) {
                spec.colors("d" + (place + digit) % sizes[2], rest % sizes[0]);
                rest /= sizes[0];
            }
        });
    }
}
