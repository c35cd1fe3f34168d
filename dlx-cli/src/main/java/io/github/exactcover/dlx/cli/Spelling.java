package io.github.exactcover.dlx.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Finds out what somebody may have meant. */
final class Spelling {

    private Spelling() {}

    /** A question to be put behind a complaint about a word that is no name; empty if no name is near. */
    static String suggestion(String word, Collection<String> names) {
        int near = Math.max(1, word.length() / 3);
        return names.stream()
                .filter(name -> mistakes(word, name) <= near)
                .min(Comparator.comparingInt(name -> mistakes(word, name)))
                .map(name -> "; did you mean " + name + "?")
                .orElse("");
    }

    /** How many letters are missing, too many, wrong, or swapped with the next one, whatever their case. */
    static int mistakes(String word, String name) {
        String from = word.toLowerCase(Locale.ROOT);
        String to = name.toLowerCase(Locale.ROOT);
        int[][] mistakes = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                mistakes[i][j] = i == 0 || j == 0 ? i + j : atEnd(from, i, to, j, mistakes);
            }
        }
        return mistakes[from.length()][to.length()];
    }

    private static int atEnd(String from, int i, String to, int j, int[][] mistakes) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int fewest =
                Math.min(mistakes[i - 1][j - 1] + (same ? 0 : 1), Math.min(mistakes[i - 1][j], mistakes[i][j - 1]) + 1);
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(fewest, mistakes[i - 2][j - 2] + 1) : fewest;
    }
}
