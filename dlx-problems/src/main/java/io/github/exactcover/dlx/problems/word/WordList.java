package io.github.exactcover.dlx.problems.word;

import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Reads word lists as people have them.
 *
 * <pre>{@code
 * System.out.println(WordList.parse("Apple\nit's\nPEAR;50\n\napple\n")); // [apple, pear]
 * }</pre>
 */
public final class WordList {

    /** What a word can have besides letters and digits. */
    private static final String MARKS = "'\u2019-";

    private WordList() {}

    /**
     * The words of a list: one on each line, or, as in lists for crosswords, {@code WORD;SCORE}. They become lower
     * case, and a letter with its accent becomes one character. Words with anything but letters are
     * {@linkplain #leftOut left out}, and so are words that come again.
     *
     * @param text the list
     * @return the words, in their order
     * @throws IllegalArgumentException if there is none
     */
    public static List<String> parse(String text) {
        List<String> words = given(text)
                .map(WordList::normal)
                .filter(WordList::isOfLetters)
                .distinct()
                .toList();
        if (words.isEmpty()) {
            throw new IllegalArgumentException("There is no word in this list; write one a line, letters only");
        }
        return new ArrayList<>(words);
    }

    /**
     * The words of a list that {@link #parse parse} leaves out, because they have anything but letters.
     *
     * <pre>{@code
     * System.out.println(WordList.leftOut("cake\nice cream\nT-shirt\n")); // [ice cream, T-shirt]
     * }</pre>
     *
     * @param text the list
     * @return these words as they are written, in their order, each once
     */
    public static List<String> leftOut(String text) {
        return given(text).filter(word -> !isOfLetters(normal(word))).distinct().toList();
    }

    /** The words as they are written. */
    private static Stream<String> given(String text) {
        return Texts.lines(Objects.requireNonNull(text, "The text must not be null")).stream()
                .map(line -> (line.indexOf(';') < 0 ? line : line.substring(0, line.indexOf(';'))).strip())
                .filter(word -> !word.isEmpty());
    }

    private static boolean isOfLetters(String word) {
        return word.chars().allMatch(Character::isLetter);
    }

    /** These words in their normal form, so that equal ones are equal. A letter of a word is one character. */
    static List<String> normal(List<String> words) {
        return Given.elements(words, "words").stream().map(WordList::checked).toList();
    }

    private static String checked(String given) {
        String word = normal(given);
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (!Character.isLetterOrDigit(c) && MARKS.indexOf(c) < 0) {
                throw new IllegalArgumentException("The word " + Texts.quoted(given) + " has "
                        + String.format("U+%04X", word.codePointAt(i))
                        + ", which cannot stand in a cell; leave the word"
                        + " out, or write it with letters, digits, apostrophes and hyphens");
            }
        }
        return word;
    }

    /**
     * Letters as they are compared: in lower case, each with its accent as one character. The case is changed letter by
     * letter, since a whole Greek word gets another sigma at its end, and in a grid a word can end where another
     * begins.
     */
    static String normal(String letters) {
        StringBuilder normal = new StringBuilder();
        for (char c : Texts.composed(letters).toCharArray()) {
            char lower = Character.toLowerCase(c);
            normal.append(lower == '\u03c2' ? '\u03c3' : lower);
        }
        return normal.toString();
    }
}
