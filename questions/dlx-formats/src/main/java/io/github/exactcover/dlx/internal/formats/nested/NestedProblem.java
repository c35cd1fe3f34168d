package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.internal.formats.nested.Tape.Part;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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

    final Tape tape;
    final Reading reading;
    final Rows rows;

    /** For each name of a table, its column; -1 for that of the rows. */
    final Map<String, Integer> columns = new HashMap<>();

    /** What the list of items is called in an object; empty if there was none. */
    String listKey = "";

    /** How options are written here; at first, as the first one. */
    private Optional<Style> style = Optional.empty();

    private Optional<Mapping> whole = Optional.empty();
    private boolean complete;
    private boolean hasFamily;
    private boolean firstMayBeItems;

    NestedProblem(Tape tape, Reading reading) {
        this.tape = tape;
        this.reading = reading;
        this.rows = new Rows(tape);
        if (reading == Reading.MATRIX) {
            rows.beMatrix();
        }
    }

    public static ExactCoverProblem<String, String> readJson(InputStream in) throws IOException {
        Tape tape = new Tape();
        JsonText.read(ProblemFormat.text(in), tape);
        return new NestedProblem(tape, Reading.OPTIONS).read();
    }

    public static ExactCoverProblem<String, String> readBrackets(InputStream in, Reading reading) throws IOException {
        Tape tape = new Tape();
        BracketText.read(ProblemFormat.text(in), tape);
        return new NestedProblem(tape, reading).read();
    }

    /** Whether nothing is wrong, or only the whole. */
    boolean isComplete() {
        return complete;
    }

    /** Whether the first option may be the list of all items. */
    boolean mayBeItemsFirst() {
        return firstMayBeItems && rows.firstHasAll();
    }

    ExactCoverProblem<String, String> read() {
        if (tape.part(0) == Part.KEY) {
            readWhole(0);
        }
        for (int at = 0; tape.part(at) != Part.END && tape.part(0) != Part.KEY; at = tape.after(at)) {
            readRoot(at);
        }
        rows.decide();
        whole.ifPresent(Mapping::checkIsNoMatrix);
        rows.check();
        whole.ifPresent(Mapping::describe);
        complete = true;
        return rows.problem(tape.word(tape.size() - 1));
    }

    private void readWhole(int first) {
        Mapping mapping = new Mapping(this, first);
        if (mapping.isOption()) {
            mapping.addOption(first == 0 ? mapping.end() : first - 1);
        } else {
            mapping.addRows();
            whole = Optional.of(mapping);
            hasFamily = true;
        }
    }

    /** A bracket outside of all others. */
    private void readRoot(int open) {
        if (hasFamily) {
            throw error(open, "here is a second list of options; write all in one, or each option in a line");
        }
        if (tape.part(open + 1) == Part.KEY) {
            if (open == 0 && tape.part(tape.after(open)) == Part.END) {
                readWhole(open + 1);
            } else {
                new Mapping(this, open + 1).addOption(open);
            }
        } else if (tape.part(open + 1) == Part.OPEN) {
            if (open > 0) {
                firstIsUniverse(open);
            }
            readFamily(open);
        } else {
            readList(open);
            if (open == 0 && reading == Reading.ITEMS_FIRST) {
                rows.firstIsUniverse(open);
            }
            firstMayBeItems = style.equals(Optional.of(Style.LIST));
        }
    }

    private void firstIsUniverse(int place) {
        rows.firstIsUniverse(place);
        style = Optional.empty();
    }

    /** The options of a list. */
    void readFamily(int list) {
        hasFamily = true;
        int elements = 0;
        for (int at = list + 1; tape.part(at) != Part.CLOSE; at = tape.after(at)) {
            demand(at, Part.OPEN, "an option in brackets");
            if (tape.part(at + 1) == Part.KEY) {
                new Mapping(this, at + 1).addOption(at);
            } else if (tape.part(at + 1) == Part.OPEN && elements == 1 && style.equals(Optional.of(Style.LIST))) {
                firstIsUniverse(at);
                readFamily(at);
                demand(tape.after(at), Part.CLOSE, "the bracket that closes");
            } else {
                readList(at);
            }
            elements++;
        }
    }

    /** The list of the items of an option, or a name and such a list. */
    private void readList(int list) {
        if (tape.isValue(list + 1) && tape.part(list + 2) == Part.OPEN) {
            be(Style.PAIR, list);
            rows.beSets(list);
            rows.name(tape.text(list + 1));
            readItems(list + 2);
            demand(
                    tape.after(list + 2),
                    Part.CLOSE,
                    "the bracket that closes; an option is its name and a list of its items");
        } else {
            be(Style.LIST, list);
            readItems(list);
        }
    }

    /** The items of an option in brackets. */
    void readItems(int list) {
        int[] items = values(list);
        for (int item : items) {
            rows.add(item);
        }
        rows.endRow(list + items.length + 1);
    }

    /** The values in brackets, which have no others in them. */
    int[] values(int list) {
        int end = list + 1;
        while (tape.isValue(end)) {
            end++;
        }
        demand(end, Part.CLOSE, "an item, or the bracket that closes");
        return IntStream.range(list + 1, end).toArray();
    }

    /** Refuses options that are written in another way than the first. */
    void be(Style here, int place) {
        Style first = style.orElse(here);
        if (first != here) {
            throw error(
                    place,
                    "here is " + here.words + ", but the options before are written as " + first.words
                            + "; write all options in the same way");
        }
        style = Optional.of(here);
    }

    void mayBeItemsFirst(boolean may) {
        firstMayBeItems = may;
    }

    void demand(int at, Part expected, String what) {
        if (tape.part(at) != expected) {
            Word word = tape.word(at);
            String here = tape.part(at) == Part.END ? "the text ends" : "here is " + word.quoted();
            throw word.error(here + ", but dlx expects " + what + "; " + SHAPES);
        }
    }

    DlxFormatException error(int at, String problem) {
        return tape.word(at).error(problem);
    }
}
