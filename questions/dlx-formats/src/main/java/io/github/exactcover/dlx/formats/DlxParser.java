package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reads a problem from a text, for {@link DlxFormat}, and says where an error is. Words become numbers without a string
 * for each, and the texts of the options are made when they are asked for, so a large file takes little more memory
 * than its table.
 */
final class DlxParser {

    private final WordReader words;
    private final OptionTableBuilder table = new OptionTableBuilder();

    /** The primary items come first. */
    private final NameTable items = new NameTable();

    private int primaryCount;
    private final NameTable colors = new NameTable();

    /** How often each primary item must and may be covered. */
    private final IntStream.Builder lows = IntStream.builder();

    private final IntStream.Builder highs = IntStream.builder();

    /** The line of the last option that has an item, by the number of the item. */
    private int[] lastLines = {};

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
        lastLines = new int[items.size()];
        while (words.nextLine()) {
            readOption();
        }
        int[] sameNumbers = IntStream.range(0, items.size()).toArray();
        OptionTable read = table.build(
                primaryCount, sameNumbers, lows.build().toArray(), highs.build().toArray());
        return new ExactCoverProblem<>(
                read, items.names(), new OptionTexts(read, items.names(), colors.names()), List.copyOf(colors.names()));
    }

    /** As in Knuth's programs, the first secondary name may follow its '|' without white space. */
    private void readItems() {
        boolean secondary = false;
        while (words.nextWord()) {
            String word = words.word();
            boolean separates = word.charAt(0) == '|' && !secondary;
            secondary |= separates;
            if (separates && word.length() > 1) {
                addItem(word.substring(1), 1, true);
            } else if (!separates && secondary) {
                addItem(word, 0, true);
            } else if (!separates) {
                addPrimary(word);
            }
        }
    }

    private void addPrimary(String word) {
        int bar = word.indexOf('|');
        Bounds bounds = bar < 0 ? Bounds.ONCE : new NumberReader(words, word).bounds(bar);
        addItem(word.substring(bar + 1), bar + 1, false);
        lows.add(bounds.low());
        highs.add(bounds.high());
        primaryCount++;
    }

    /** Adds an item whose name comes after {@code offset} characters of the word. */
    private void addItem(String name, int offset, boolean secondary) {
        int flaw = Names.flaw(name);
        if (flaw >= 0) {
            throw words.error(offset + flaw, itemFlaw(name, flaw, secondary));
        }
        if (items.find(name) >= 0) {
            throw words.error(
                    offset,
                    "item " + PlainText.quoted(name) + " is named twice; name it once, as primary or as secondary");
        }
        items.add(name);
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
        optionCost = 0;
        while (words.nextWord()) {
            int item = words.hasMark() ? -1 : words.nameIn(items);
            if (item >= 0 && !words.hasColon()) {
                take(item, OptionTable.NO_COLOR);
            } else if (item >= primaryCount && words.colorIn(colors) >= 0) {
                take(item, words.colorIn(colors) + 1);
            } else {
                readRareWord(words.word());
            }
        }
        if (optionCost != 0) {
            table.addCost(optionCost);
        }
        table.endOption();
    }

    /** Reads a cost, or an item with a new color, or what is wrong. */
    private void readRareWord(String word) {
        if (word.charAt(0) == '|') {
            optionCost = new NumberReader(words, word).costAddedTo(optionCost);
            return;
        }
        int colon = word.indexOf(':');
        checkMarks(word, colon);
        String name = colon < 0 ? word : word.substring(0, colon);
        int item = items.find(name);
        if (item < 0) {
            boolean isList = name.indexOf(',') >= 0 || name.indexOf(';') >= 0;
            throw words.error(
                    0,
                    "item " + PlainText.quoted(name) + " is not on the item line; add it there or correct the name"
                            + (isList ? "; items have blanks between them, not commas or semicolons" : ""));
        }
        if (colon >= 0 && item < primaryCount) {
            checkIsNew(item);
            throw words.error(
                    colon,
                    "item " + PlainText.quoted(name)
                            + " is primary and cannot have a color; drop the color or make the item secondary");
        }
        take(item, colon < 0 ? OptionTable.NO_COLOR : color(word, colon + 1));
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

    private void checkIsNew(int item) {
        if (lastLines[item] == words.lineNumber()) {
            throw words.error(
                    0,
                    "item " + PlainText.quoted(items.names().get(item)) + " comes twice in this option; name it once");
        }
    }

    private void take(int item, int color) {
        checkIsNew(item);
        lastLines[item] = words.lineNumber();
        table.addCell(item, color);
    }

    /** The number of a color in the table, where 0 is none. */
    private int color(String word, int start) {
        String color = word.substring(start);
        int flaw = Names.flaw(color);
        if (flaw >= 0) {
            throw words.error(
                    start + flaw,
                    "stray " + Names.characterAt(color, flaw) + " in color " + PlainText.quoted(color)
                            + "; choose a color without it");
        }
        int known = colors.find(color);
        return 1 + (known < 0 ? colors.add(color) : known);
    }
}
