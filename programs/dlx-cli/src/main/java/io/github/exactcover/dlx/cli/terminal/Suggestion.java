package io.github.exactcover.dlx.cli.terminal;

import java.util.Collection;
import java.util.Locale;

/** Suggests the name that a user may have meant. */
public final class Suggestion {

    /** From so many letters on, the beginning of a name is near to it. */
    private static final int SHORTEST_BEGINNING = 3;

    private Suggestion() {}

    /** {@code ; did you mean queens?}, or nothing if none of the names is near to what was typed. */
    public static String of(String typed, Collection<String> names) {
        String name = "";
        String plain = plain(typed);
        int least = 1 + Math.max(1, plain.length() / 3);
        for (String candidate : names) {
            int distance = distance(plain, plain(candidate));
            if (distance < least && !candidate.equals(typed)) {
                name = candidate;
                least = distance;
            }
        }
        return name.isEmpty() ? "" : "; did you mean " + name + "?";
    }

    /** Without dashes in front, capitals, and the value behind an option. */
    private static String plain(String name) {
        return name.replaceFirst("^-+", "").replaceFirst("=.*", "").toLowerCase(Locale.ROOT);
    }

    private static int distance(String typed, String name) {
        if (typed.isEmpty() || name.length() == 1 || typed.length() > 2 * name.length()) {
            return Integer.MAX_VALUE; // Too short to be like anything, or too long.
        }
        boolean begun = typed.length() >= SHORTEST_BEGINNING && name.startsWith(typed);
        return Math.min(begun ? 1 : Integer.MAX_VALUE, edits(typed, name));
    }

    /** How many letters have to be added, removed, replaced, or swapped with their neighbours. */
    private static int edits(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int replaced = edits[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                edits[i][j] = Math.min(replaced, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                if (i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    edits[i][j] = Math.min(edits[i][j], 1 + edits[i - 2][j - 2]);
                }
            }
        }
        return edits[from.length()][to.length()];
    }
}
