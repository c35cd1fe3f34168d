package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A {@link Remainder} as lines of text: first what was done, then each part, with its solutions before its branch. */
final class RemainderText {

    /** No search counts this far, and adding to this number does not overflow. */
    private static final long MOST = 1_000_000_000_000_000_000L;

    private static final String FOUND = "found";
    private static final String BRANCH = "branch ";

    private RemainderText() {}

    static List<String> lines(Remainder remainder) {
        List<String> lines = new ArrayList<>(List.of(
                "solutions " + remainder.solutions(),
                "nodes " + remainder.nodes(),
                "updates " + remainder.updates(),
                "share " + remainder.share()));
        for (Remainder.Piece piece : remainder.pieces()) {
            for (int[] solution : piece.found()) {
                lines.add(Arrays.stream(solution)
                        .mapToObj(option -> " " + option)
                        .collect(Collectors.joining("", FOUND, "")));
            }
            lines.add(BRANCH + piece.branch());
        }
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it did not write these lines
     */
    static Remainder parse(List<String> lines) {
        if (lines.size() < 4) {
            throw new IllegalArgumentException("it does not say what was done");
        }
        long solutions = number(lines.get(0), "solutions ");
        long nodes = number(lines.get(1), "nodes ");
        long updates = number(lines.get(2), "updates ");
        return new Remainder(parts(lines.subList(4, lines.size())), solutions, nodes, updates, share(lines.get(3)));
    }

    private static List<Remainder.Piece> parts(List<String> lines) {
        List<Remainder.Piece> parts = new ArrayList<>();
        List<int[]> found = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(BRANCH)) {
                parts.add(new Remainder.Piece(List.copyOf(found), Branch.parse(line.substring(BRANCH.length()))));
                found.clear();
            } else {
                found.add(solution(line));
            }
        }
        if (!found.isEmpty()) {
            throw new IllegalArgumentException("it ends with solutions that belong to no branch");
        }
        return parts;
    }

    private static int[] solution(String line) {
        if (line.equals(FOUND)) {
            return new int[0];
        }
        try {
            return Arrays.stream(value(line, FOUND + " ").split(" ", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
        } catch (NumberFormatException e) {
            throw unreadable(line, e);
        }
    }

    private static long number(String line, String key) {
        try {
            long number = Long.parseLong(value(line, key));
            if (number >= 0 && number <= MOST) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw unreadable(line, e);
        }
        throw new IllegalArgumentException("the number in " + PlainText.quoted(line) + " is not from 0 to " + MOST);
    }

    /** A sum of many shares may be a little more than 1. */
    private static double share(String line) {
        try {
            double share = Double.parseDouble(value(line, "share "));
            if (share >= 0 && share <= 1.001) {
                return share;
            }
        } catch (NumberFormatException e) {
            throw unreadable(line, e);
        }
        throw new IllegalArgumentException("the share in " + PlainText.quoted(line) + " is not from 0 to 1");
    }

    private static String value(String line, String key) {
        if (!line.startsWith(key)) {
            throw new IllegalArgumentException("'" + key.strip() + "' is missing before " + PlainText.quoted(line));
        }
        return line.substring(key.length());
    }

    private static IllegalArgumentException unreadable(String line, NumberFormatException cause) {
        return new IllegalArgumentException(PlainText.quoted(line) + " is not a line of a checkpoint", cause);
    }
}
