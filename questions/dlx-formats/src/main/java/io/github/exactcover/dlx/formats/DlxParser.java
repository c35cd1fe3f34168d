package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.ProblemBuilder.OptionSpec;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a problem from a text, for {@link DlxFormat}. The builder would find most errors too, but could not say where
 * they are, so this class finds them itself. It keeps only the problem, with each name stored once, so large files fit
 * into memory.
 */
final class DlxParser {

    /** Stands for no color. Real colors are never empty. */
    private static final String NO_COLOR = "";

    private final WordReader words;
    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
    private final Map<String, Item> items = new HashMap<>();

    /** The items of the current option. Their colors are at the same places in {@link #optionColors}. */
    private final List<String> optionItems = new ArrayList<>();

    private final List<String> optionColors = new ArrayList<>();

    /** The cost of the current option, as far as it was read. */
    private long optionCost;

    DlxParser(Reader reader) {
        this.words = new WordReader(reader);
    }

    ExactCoverProblem<String, String> parse() throws IOException {
        if (!words.nextLine()) {
            throw words.errorAtEnd("there is no item line; name the items, with a primary one first, in the first line"
                    + " that is not a comment (comments start with '|')");
        }
        readItems();
        while (words.nextLine()) {
            readOption();
        }
        return builder.build();
    }

    /** As in Knuth's programs, the first secondary name may follow its '|' without white space. */
    private void readItems() {
        boolean secondary = false;
        while (words.nextWord()) {
            String word = words.word();
            boolean separates = word.charAt(0) == '|' && !secondary;
            secondary |= separates;
            if (separates && word.length() > 1) {
                addSecondary(word.substring(1), 1);
            } else if (!separates && secondary) {
                addSecondary(word, 0);
            } else if (!separates) {
                addPrimary(word);
            }
        }
    }

    private void addPrimary(String word) {
        int bar = word.indexOf('|');
        Bounds bounds = bar < 0 ? Bounds.ONCE : new NumberReader(words, word).bounds(bar);
        String name = word.substring(bar + 1);
        checkName(name, bar + 1, false);
        builder.bounded(name, bounds.low(), bounds.high());
    }

    private void addSecondary(String name, int offset) {
        checkName(name, offset, true);
        builder.secondary(name);
    }

    /** Checks the name of a new item, which comes after {@code offset} characters of the word. */
    private void checkName(String name, int offset, boolean secondary) {
        int flaw = Names.flaw(name);
        if (flaw >= 0) {
            throw words.error(offset + flaw, itemFlaw(name, flaw, secondary));
        }
        if (items.putIfAbsent(name, new Item(name, secondary)) != null) {
            throw words.error(
                    offset,
                    "item " + PlainText.quoted(name) + " is named twice; name it once, as primary or as secondary");
        }
    }

    private static String itemFlaw(String name, int flaw, boolean secondary) {
        if (name.charAt(flaw) == '|') {
            return secondary
                    ? "stray '|' on the item line; write a single one, before the secondary items, which have no bounds"
                    : "stray '|' in item name " + PlainText.quoted(name) + "; write a single one, after the bounds";
        }
        return "stray " + Names.characterAt(name, flaw) + " in item name " + PlainText.quoted(name)
                + (name.charAt(flaw) == ':' && !secondary
                        ? "; choose a name without it, or write bounds like 2:3|item"
                        : "; choose a name without it");
    }

    private void readOption() {
        optionItems.clear();
        optionColors.clear();
        optionCost = 0;
        while (words.nextWord()) {
            String word = words.word();
            if (word.charAt(0) == '|') {
                optionCost = new NumberReader(words, word).costAddedTo(optionCost);
            } else {
                readColoredItem(word);
            }
        }
        builder.option(optionText(), this::describe);
    }

    private void readColoredItem(String word) {
        int colon = word.indexOf(':');
        checkMarks(word, colon);
        Item item = use(colon < 0 ? word : word.substring(0, colon));
        String color = NO_COLOR;
        if (colon >= 0) {
            if (!item.secondary) {
                throw words.error(
                        colon,
                        "item " + PlainText.quoted(item.name)
                                + " is primary and cannot have a color; drop the color or make the item secondary");
            }
            color = color(word, colon + 1);
        }
        optionItems.add(item.name);
        optionColors.add(color);
    }

    private void checkMarks(String word, int colon) {
        int bar = word.indexOf('|');
        if (bar >= 0) {
            throw words.error(
                    bar, "stray '|' in an option; remove it, or put white space before it if it starts a cost like |5");
        }
        if (colon == 0) {
            throw words.error(0, "no item before ':'; write item:color");
        }
        if (colon > 0 && colon == word.length() - 1) {
            throw words.error(
                    colon,
                    "no color after ':'; write " + PlainText.quoted(word.substring(0, colon) + ":color")
                            + ", or drop the ':' for an item without color");
        }
        int second = colon < 0 ? -1 : word.indexOf(':', colon + 1);
        if (second >= 0) {
            throw words.error(
                    second, "stray ':' in " + PlainText.quoted(word) + "; write item:color with a single ':'");
        }
    }

    /** The item of this name, which the option must not have yet. */
    private Item use(String name) {
        Item item = items.get(name);
        if (item == null) {
            throw words.error(
                    0, "item " + PlainText.quoted(name) + " is not on the item line; add it there or correct the name");
        }
        if (item.lastLine == words.lineNumber()) {
            throw words.error(0, "item " + PlainText.quoted(name) + " comes twice in this option; name it once");
        }
        item.lastLine = words.lineNumber();
        return item;
    }

    private String color(String word, int start) {
        String color = word.substring(start);
        int flaw = Names.flaw(color);
        if (flaw >= 0) {
            throw words.error(
                    start + flaw,
                    "stray " + Names.characterAt(color, flaw) + " in color " + PlainText.quoted(color)
                            + "; choose a color without it");
        }
        return color;
    }

    private String optionText() {
        if (optionItems.size() == 1 && optionColors.get(0).equals(NO_COLOR)) {
            return optionItems.get(0);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < optionItems.size(); i++) {
            text.append(i == 0 ? "" : " ").append(optionItems.get(i));
            String color = optionColors.get(i);
            text.append(color.equals(NO_COLOR) ? "" : ":").append(color);
        }
        return text.toString();
    }

    private void describe(OptionSpec<String> option) {
        option.costs(optionCost);
        for (int i = 0; i < optionItems.size(); i++) {
            String color = optionColors.get(i);
            if (color.equals(NO_COLOR)) {
                option.covers(optionItems.get(i));
            } else {
                option.colors(optionItems.get(i), color);
            }
        }
    }

    /** What the item line says about an item, and the line of the last option that has it. */
    private static final class Item {

        final String name;
        final boolean secondary;
        int lastLine;

        Item(String name, boolean secondary) {
            this.name = name;
            this.secondary = secondary;
        }
    }
}
