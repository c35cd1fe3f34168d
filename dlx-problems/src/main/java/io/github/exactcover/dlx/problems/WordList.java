package io.github.exactcover.dlx.problems;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads word lists as people have them.
 *
 * <pre>{@code
 * System.out.println(WordList.parse("Apple\nit's\nPEAR;50\n\napple\n")); // [apple, pear]
 * }</pre>
 */
public final class WordList {

    private WordList() {}

    /**
     * The words of a list: one on each line, or, as in lists for crosswords, {@code WORD;SCORE}. They become lower case,
     * and a letter with its accent one character. What has other characters than letters cannot stand in a grid and is passed over, and so is what comes again.
     *
     * @param text the list
     * @return the words, in their order
     * @throws IllegalArgumentException if there is none
     */
    public static List<String> parse(String text) {
        Set<String> words = new LinkedHashSet<>();
        Normalizer.normalize(text, Normalizer.Form.NFC).lines().forEach(line -> {
            int score = line.indexOf(';');
            String word = (score < 0 ? line : line.substring(0, score)).strip().toLowerCase(Locale.ROOT);
            if (!word.isEmpty() && word.chars().allMatch(Character::isLetter)) {
                words.add(word);
            }
        });
        if (words.isEmpty()) {
            throw new IllegalArgumentException("There is no word in this list; write one a line, letters only");
        }
        return new ArrayList<>(words);
    }
}
