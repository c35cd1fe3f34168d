package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A {@link SearchPlan} as lines of text. Each begins with its name. One line for each option lists its items, with a
 * colon before a color. The last line is the check sum of the others, which is also the fingerprint of the plan.
 */
public final class SearchPlanText {

    private static final String KIND = "dlx plan ";
    private static final String FIRST_LINE = KIND + "1";

    /** The lines before those of the options. */
    private static final int HEAD = 13;

    /**
     * So many secondary items may be in no option. A short text with more of them would be there to fill the memory.
     */
    private static final int SPARE_ITEMS = 1_000_000;

    private SearchPlanText() {}

    /** Writes a plan. */
    public static List<String> lines(SearchPlan plan) {
        View view = plan.view();
        OptionTable table = view.table();
        int[] items = IntStream.range(0, table.primaryCount()).toArray();
        int[] options = IntStream.range(0, table.optionCount()).toArray();
        List<String> lines = new ArrayList<>(List.of(
                FIRST_LINE,
                "problem " + plan.identity().problem(),
                "options " + plan.identity().options(),
                "search " + plan.identity().search(),
                "engine " + plan.kind() + " " + plan.kind().revision(),
                line("rule", plan.rule().numbers()),
                "counting " + plan.counting(),
                "of " + plan.optionCount(),
                line("chosen", view.chosen().toArray()),
                line("numbers", Arrays.stream(options).map(view::option).toArray()),
                line("items", table.primaryCount(), table.itemCount(), table.optionCount()),
                // Also where all are 1: so a text is as long as the arrays that it needs.
                line("lows", Arrays.stream(items).map(table::low).toArray()),
                line("highs", Arrays.stream(items).map(table::high).toArray())));
        for (int option : options) {
            lines.add(option(table, option));
        }
        Fingerprint.seal(lines);
        return lines;
    }

    private static String line(String name, int... numbers) {
        StringBuilder line = new StringBuilder(name);
        for (int number : numbers) {
            line.append(' ').append(number);
        }
        return line.toString();
    }

    private static String option(OptionTable table, int option) {
        StringBuilder line = new StringBuilder("option");
        for (int cell = table.start(option); cell < table.start(option + 1); cell++) {
            line.append(' ').append(table.item(cell));
            if (table.color(cell) != OptionTable.NO_COLOR) {
                line.append(':').append(table.color(cell));
            }
        }
        return line.toString();
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it did not write these lines
     */
    public static SearchPlan parse(List<String> lines) {
        if (lines.isEmpty() || !lines.get(0).startsWith(KIND)) {
            throw refuse("it does not begin with '" + FIRST_LINE + "'; take the lines that a plan wrote");
        }
        if (!lines.get(0).equals(FIRST_LINE)) {
            throw refuse("it was written by another version (" + PlainText.quoted(lines.get(0)) + "); this one reads '"
                    + FIRST_LINE + "'");
        }
        if (lines.size() <= HEAD || !Fingerprint.isSealed(lines)) {
            throw refuse("it is damaged or was cut; write it again");
        }
        try {
            return read(lines.subList(0, lines.size() - 1));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException(refusal("its check sum is right, but " + e.getMessage()), e);
        }
    }

    private static SearchPlan read(List<String> lines) {
        EngineKind kind = kind(value(lines.get(4), "engine"));
        int[] sizes = numbers(lines.get(10), "items");
        if (sizes.length != 3 || sizes[0] < 0 || sizes[1] < sizes[0] || sizes[2] != lines.size() - HEAD) {
            throw new IllegalArgumentException("the numbers of items and options do not fit");
        }
        int primaryCount = sizes[0];
        int itemCount = sizes[1];
        int optionCount = sizes[2];
        if (itemCount - primaryCount
                > SPARE_ITEMS + lines.stream().mapToLong(String::length).sum()) {
            throw new IllegalArgumentException("it names fewer items than it says that there are");
        }
        OptionTable table = table(lines, primaryCount, itemCount);
        String refused = kind.refusal(table);
        if (!refused.isEmpty()) {
            throw new IllegalArgumentException(refused);
        }
        int all = number(value(lines.get(7), "of"));
        int[] places = numbers(lines.get(9), "numbers");
        int[] chosen = numbers(lines.get(8), "chosen");
        if (places.length != optionCount || !areBelow(places, View.NONE, all) || !areBelow(chosen, 0, all)) {
            throw new IllegalArgumentException("it names options that the problem does not have");
        }
        return new SearchPlan(
                new CheckpointFile.Identity(
                        value(lines.get(1), "problem"), value(lines.get(2), "options"), value(lines.get(3), "search")),
                all,
                View.read(table, places, chosen),
                kind,
                ItemRule.of(numbers(lines.get(5), "rule"), primaryCount),
                Boolean.parseBoolean(value(lines.get(6), "counting")));
    }

    private static boolean areBelow(int[] numbers, int least, int end) {
        return Arrays.stream(numbers).allMatch(number -> number >= least && number < end);
    }

    /** The engine, if this version searches in the same order. */
    private static EngineKind kind(String text) {
        for (EngineKind kind : EngineKind.values()) {
            if (text.equals(kind + " " + kind.revision())) {
                return kind;
            }
        }
        throw new IllegalArgumentException(
                "this version has no engine " + PlainText.quoted(text) + "; use the version that wrote the plan");
    }

    private static OptionTable table(List<String> lines, int primaryCount, int itemCount) {
        int[] lows = numbers(lines.get(11), "lows");
        int[] highs = numbers(lines.get(12), "highs");
        if (lows.length != primaryCount || highs.length != primaryCount) {
            throw new IllegalArgumentException("there are not as many bounds as primary items");
        }
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] lastOption = new int[itemCount];
        for (int line = HEAD; line < lines.size(); line++) {
            for (String cell : words(lines.get(line), "option")) {
                int colon = cell.indexOf(':');
                int item = number(colon < 0 ? cell : cell.substring(0, colon));
                int color = colon < 0 ? OptionTable.NO_COLOR : number(cell.substring(colon + 1));
                boolean coloredPrimary = item < primaryCount && color != OptionTable.NO_COLOR;
                if (item < 0 || item >= itemCount || color < 0 || coloredPrimary || lastOption[item] == line) {
                    throw new IllegalArgumentException("an option cannot have " + PlainText.quoted(cell));
                }
                lastOption[item] = line;
                builder.addCell(item, color);
            }
            builder.endOption();
        }
        for (int item = 0; item < lows.length; item++) {
            if (lows[item] < 0 || highs[item] < lows[item]) {
                throw new IllegalArgumentException("item " + item + " has impossible bounds");
            }
        }
        return builder.build(primaryCount, IntStream.range(0, itemCount).toArray(), lows, highs);
    }

    private static int[] numbers(String line, String name) {
        return Arrays.stream(words(line, name)).mapToInt(SearchPlanText::number).toArray();
    }

    private static int number(String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(PlainText.quoted(digits) + " is not a number", e);
        }
    }

    private static String[] words(String line, String name) {
        String value = value(line, name);
        return value.isEmpty() ? new String[0] : value.split(" ", -1);
    }

    private static String value(String line, String name) {
        if (line.equals(name)) {
            return "";
        }
        if (!line.startsWith(name + " ")) {
            throw new IllegalArgumentException("'" + name + "' is missing");
        }
        return line.substring(name.length() + 1);
    }

    private static IllegalArgumentException refuse(String why) {
        return new IllegalArgumentException(refusal(why));
    }

    private static String refusal(String why) {
        return "This is not a plan of a search: " + why;
    }
}
