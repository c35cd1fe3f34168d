package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.nested.Nesting.Part;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.Optional;

/**
 * A problem in nested brackets: lists of options, with or without a list of the items before them, or a mapping, which
 * {@link Mapping} reads.
 */
public final class NestedProblem {

    /** How to read what can be read in several ways. */
    public enum Reading {
        OPTIONS,
        /** Zeros and ones are a matrix. */
        MATRIX,
        /** The first option is the list of the items. */
        ITEMS_FIRST
    }

    /** How an option is written. */
    enum Style {
        LIST("a list of items"),
        PAIR("a name with a list of items"),
        OPTION("an object with a list of items"),
        RECORD("a record of zeros and ones");

        private final String words;

        Style(String words) {
            this.words = words;
        }
    }

    static final String SHAPES =
            "dlx reads lists of items or of zeros and ones, such as [[0, 2], [1]], mappings such as"
                    + " {\"A\": [0, 2], \"B\": [1]} and {\"items\": [0, 1, 2], \"sets\": [[0, 2], [1]]}, and lists of"
                    + " {\"name\": \"A\", \"items\": [0, 2]}";

    private final Nesting text;
    private final Reading reading;
    private final Family family = new Family();
    private final Mapping mapping;

    /** For the options of a list, which may stand within the other mapping. */
    private final Mapping element;

    private Part part = Part.END;

    /** How options are written here; at first, as the first one. */
    private Optional<Style> style = Optional.empty();

    private boolean begun;
    private boolean complete;
    private boolean hasFamily;
    private boolean firstMayBeItems;

    public NestedProblem(Nesting text, Reading reading) {
        this.text = text;
        this.reading = reading;
        this.mapping = new Mapping(this, family);
        this.element = new Mapping(this, family);
        if (reading == Reading.MATRIX) {
            family.beMatrix();
        }
    }

    /** Whether there was an option or a bracket. */
    boolean hasBegun() {
        return begun;
    }

    /** Whether the text was read to its end, and only the whole can be wrong. */
    boolean isComplete() {
        return complete;
    }

    /** Whether the options may be rows of a matrix. */
    boolean mayBeMatrix() {
        return family.isUnknown() && !family.hasUniverse();
    }

    boolean isMatrix() {
        return family.isMatrix();
    }

    /** Whether the first option may be the list of all items. */
    boolean mayBeItemsFirst() {
        return firstMayBeItems && family.firstHasAll();
    }

    public ExactCoverProblem<String, String> read() throws IOException {
        advance();
        if (part == Part.KEY) {
            begun = true;
            mapping.read(Part.END);
            mapping.endAll();
        }
        for (int roots = 0; part != Part.END; roots++) {
            readRoot(roots);
        }
        complete = true;
        return family.problem(value());
    }

    /** A bracket outside of all others. */
    private void readRoot(int roots) throws IOException {
        Value open = value();
        // A text with words outside of brackets is something else.
        begun = part == Part.OPEN;
        take(Part.OPEN, "a bracket");
        if (hasFamily) {
            throw open.error("here is a second list of options; write all in one, or each option in a line");
        }
        if (part == Part.KEY) {
            mapping.read(Part.CLOSE);
            Value close = value();
            advance();
            if (part == Part.END && roots == 0) {
                mapping.endAll();
            } else {
                mapping.endOption(open, close);
            }
        } else if (part == Part.OPEN) {
            if (roots > 0) {
                family.firstIsUniverse(open);
                style = Optional.empty();
            }
            readFamily();
        } else {
            readList(open);
            if (roots == 0 && reading == Reading.ITEMS_FIRST) {
                family.firstIsUniverse(open);
            }
            firstMayBeItems = style.equals(Optional.of(Style.LIST));
        }
    }

    /** Options to the end of the list that is open. */
    void readFamily() throws IOException {
        hasFamily = true;
        for (int elements = 0; part != Part.CLOSE; elements++) {
            Value open = value();
            take(Part.OPEN, "an option in brackets");
            if (part == Part.KEY) {
                element.read(Part.CLOSE);
                Value close = value();
                advance();
                element.endOption(open, close);
            } else if (part == Part.OPEN && elements == 1 && style.equals(Optional.of(Style.LIST))) {
                family.firstIsUniverse(open);
                style = Optional.empty();
                readFamily();
                if (part != Part.CLOSE) {
                    throw wrong("the bracket that closes");
                }
            } else {
                readList(open);
            }
        }
        advance();
    }

    /** The list of the items of an option, or a name and such a list. */
    private void readList(Value open) throws IOException {
        if (part != Part.VALUE) {
            be(Style.LIST, open);
            readItems();
            return;
        }
        Value first = value();
        advance();
        if (part == Part.OPEN) {
            be(Style.PAIR, open);
            family.beSets(open);
            family.name(first.text());
            advance();
            readItems();
            take(Part.CLOSE, "the bracket that closes; an option is its name and a list of its items");
        } else {
            be(Style.LIST, open);
            family.add(first);
            readItems();
        }
    }

    /** Items of an option to the end of the list that is open. */
    void readItems() throws IOException {
        while (part == Part.VALUE) {
            family.add(value());
            advance();
        }
        Value close = value();
        take(Part.CLOSE, "an item, or the bracket that closes");
        family.endRow(close);
    }

    /** Refuses options that are written in another way than the first. */
    void be(Style here, Value place) {
        Style first = style.orElse(here);
        if (first != here) {
            throw place.error("here is " + here.words + ", but the options before are written as " + first.words
                    + "; write all options in the same way");
        }
        style = Optional.of(here);
    }

    /** Where the reading goes on behind a mapping with options. */
    void noteFamily(boolean has) {
        hasFamily = has;
    }

    void noteFirstAsItems(boolean may) {
        firstMayBeItems = may;
    }

    Reading reading() {
        return reading;
    }

    Part part() {
        return part;
    }

    Value value() {
        return text.value();
    }

    void advance() throws IOException {
        part = text.next();
    }

    void take(Part expected, String what) throws IOException {
        if (part != expected) {
            throw wrong(what);
        }
        advance();
    }

    DlxFormatException wrong(String what) {
        String here = part == Part.END ? "the text ends" : "here is " + PlainText.quoted(value().text());
        return value().error(here + ", but dlx expects " + what + "; " + SHAPES);
    }
}
