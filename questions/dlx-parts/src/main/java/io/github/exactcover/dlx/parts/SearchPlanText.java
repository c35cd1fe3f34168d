package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Lines;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A {@link SearchPlan} as lines of text. Each begins with its name. One line for each option lists its items, with a
 * colon before a color. The last line is the check sum of the others, which is also the fingerprint of the plan.
 */
final class SearchPlanText {

    private static final SealedText TEXT = new SealedText(
            "dlx plan 1", "This is not a plan of a search: ", "; use the lines that this version of dlx wrote for it");

    /**
     * How many secondary items may be in no option. A short text could otherwise say that there are billions, and fill
     * the memory.
     */
    private static final int SPARE_ITEMS = 1_000_000;

    private SearchPlanText() {}

    /** Writes a plan. */
    static List<String> lines(SearchPlan plan) {
        View view = plan.view();
        OptionTable table = view.table();
        int[] items = IntStream.range(0, table.primaryCount()).toArray();
        int[] options = IntStream.range(0, table.optionCount()).toArray();
        List<String> lines = new ArrayList<>(List.of(
                "problem " + plan.identity().problem(),
                "options " + plan.identity().options(),
                "search " + plan.identity().search(),
                "engine " + plan.kind() + " " + plan.kind().revision(),
                Lines.of("rule", plan.rule().numbers()),
                "counting " + plan.counting(),
                "of " + plan.optionCount(),
                Lines.of("chosen", view.chosen().toArray()),
                Lines.of("numbers", Arrays.stream(options).map(view::option).toArray()),
                Lines.of("items", table.primaryCount(), table.itemCount(), table.optionCount()),
                // Also where all are 1: so a text is as long as the arrays that it needs.
                Lines.of("lows", Arrays.stream(items).map(table::low).toArray()),
                Lines.of("highs", Arrays.stream(items).map(table::high).toArray())));
        for (int option : options) {
            lines.add(option(table, option));
        }
        return TEXT.of(lines);
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
    static SearchPlan parse(List<String> lines) {
        return TEXT.read(lines, SearchPlanText::read);
    }

    private static SearchPlan read(Lines lines) {
        CheckpointFile.Identity identity =
                new CheckpointFile.Identity(lines.text("problem"), lines.text("options"), lines.text("search"));
        EngineKind kind = kind(lines.text("engine"));
        int[] rule = lines.ints("rule");
        boolean counting = Boolean.parseBoolean(lines.text("counting"));
        int all = lines.asInt(lines.text("of"));
        int[] chosen = lines.ints("chosen");
        int[] places = lines.ints("numbers");
        OptionTable table = table(lines);
        if (places.length != table.optionCount() || !areBelow(places, View.NONE, all) || !areBelow(chosen, 0, all)) {
            throw new IllegalArgumentException("it names options that the problem does not have");
        }
        String refused = kind.refusal(table);
        if (!refused.isEmpty()) {
            throw new IllegalArgumentException(refused);
        }
        return new SearchPlan(
                identity,
                all,
                View.read(table, places, chosen),
                kind,
                ItemRule.of(rule, table.primaryCount()),
                counting);
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
                "this version has no engine " + PlainText.quoted(text) + ", with which the plan searches");
    }

    private static OptionTable table(Lines lines) {
        int[] sizes = lines.ints("items");
        int[] lows = lines.ints("lows");
        int[] highs = lines.ints("highs");
        long written = lines.rest().stream().mapToLong(String::length).sum();
        if (sizes.length != 3
                || sizes[0] < 0
                || sizes[1] < sizes[0]
                || sizes[2] != lines.rest().size()) {
            throw new IllegalArgumentException("the numbers of items and options do not fit");
        }
        int primaryCount = sizes[0];
        int itemCount = sizes[1];
        if (itemCount - primaryCount > SPARE_ITEMS + written) {
            throw new IllegalArgumentException("it names fewer items than it says that there are");
        }
        if (lows.length != primaryCount || highs.length != primaryCount) {
            throw new IllegalArgumentException("there are not as many bounds as primary items");
        }
        for (int item = 0; item < primaryCount; item++) {
            if (lows[item] < 0 || highs[item] < lows[item]) {
                throw new IllegalArgumentException("item " + item + " has impossible bounds");
            }
        }
        OptionTableBuilder builder = options(lines, primaryCount, itemCount);
        return builder.build(primaryCount, IntStream.range(0, itemCount).toArray(), lows, highs);
    }

    private static OptionTableBuilder options(Lines lines, int primaryCount, int itemCount) {
        OptionTableBuilder builder = new OptionTableBuilder();
        int[] lastOption = new int[itemCount];
        for (int option = 1; lines.hasNext(); option++) {
            for (String cell : lines.words("option")) {
                int colon = cell.indexOf(':');
                int item = lines.asInt(colon < 0 ? cell : cell.substring(0, colon));
                int color = colon < 0 ? OptionTable.NO_COLOR : lines.asInt(cell.substring(colon + 1));
                boolean coloredPrimary = item < primaryCount && color != OptionTable.NO_COLOR;
                if (item < 0 || item >= itemCount || color < 0 || coloredPrimary || lastOption[item] == option) {
                    throw new IllegalArgumentException("an option cannot have " + PlainText.quoted(cell));
                }
                lastOption[item] = option;
                builder.addCell(item, color);
            }
            builder.endOption();
        }
        return builder;
    }
}
