package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The format of miniexact that looks like DIMACS: {@code p xc 4 2} or {@code p xcc 4 2} for four primary and two
 * secondary items, then the options as numbers of items from 1, each ended by 0. A negative number is the color of the
 * item before it, and {@code $5} a cost.
 */
public final class XcText {

    private XcText() {}

    static ExactCoverProblem<String, String> read(Reader text) throws IOException {
        Lines lines = new Lines(text);
        Draft draft = new Draft(lines);
        readItems(lines, draft);
        while (lines.next()) {
            for (String word : lines.words()) {
                readWord(word, lines, draft);
            }
        }
        if (draft.isInOption()) {
            throw lines.error("the last option does not end; write 0 after its items");
        }
        return draft.problem();
    }

    private static void readItems(Lines lines, Draft draft) throws IOException {
        String[] words = lines.next() ? lines.words() : new String[0];
        if (words.length < 3 || words.length > 4 || !words[0].equals("p") || !words[1].matches("xcc?")) {
            throw lines.error("write p xc or p xcc in the first line, and the numbers of primary and secondary items");
        }
        int primary = Numbers.read(words[2], "the number of primary items", lines);
        int secondary = words.length == 3 ? 0 : Numbers.read(words[3], "the number of secondary items", lines);
        for (int item = 1; item <= primary; item++) {
            draft.addPrimary(Integer.toString(item));
        }
        for (int item = 1; item <= secondary; item++) {
            draft.addSecondary(Long.toString((long) primary + item));
        }
    }

    private static void readWord(String word, Lines lines, Draft draft) {
        if (word.equals("0")) {
            draft.endOption();
        } else if (word.startsWith("-")) {
            draft.color(Integer.toString(Numbers.read(word.substring(1), "a color", lines)));
        } else if (word.startsWith("$")) {
            draft.cost(Numbers.read(word.substring(1), "a cost", lines));
        } else {
            draft.cover(Integer.toString(Numbers.read(word, "an item", lines)));
        }
    }

    /**
     * Writes a problem, its items and colors as numbers.
     *
     * @throws IllegalArgumentException if the format cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkNoBounds(problem, "p xc");
        Limits.checkCosts(problem);
        List<I> items = new ArrayList<>(problem.primaryItems());
        items.addAll(problem.secondaryItems());
        Map<I, Integer> numbers = Numbers.of(items, 1);
        List<Object> given = new ArrayList<>();
        for (int option = 0; option < problem.options().size(); option++) {
            given.addAll(problem.colorsOf(option).values());
        }
        Map<Object, Integer> colors = Numbers.of(given, 1);
        out.append(colors.isEmpty() ? "p xc " : "p xcc ")
                .append(problem.primaryItems().size() + " "
                        + problem.secondaryItems().size() + "\n");
        for (int option = 0; option < problem.options().size(); option++) {
            Map<I, Object> colored = problem.colorsOf(option);
            for (I item : problem.itemsOf(option)) {
                out.append(numbers.get(item) + " ");
                Object color = colored.get(item);
                out.append(color == null ? "" : "-" + colors.get(color) + " ");
            }
            long cost = problem.costOf(option);
            out.append(cost == 0 ? "0\n" : "$" + cost + " 0\n");
        }
    }
}
