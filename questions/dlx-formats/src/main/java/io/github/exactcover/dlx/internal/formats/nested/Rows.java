package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.nested.Tape.Part;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Ints;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The rows of a file, which are options or rows of a matrix. If all have the same length and nothing but zeros and
 * ones, they may be either; a row with two equal values can only be one of a matrix.
 */
final class Rows {

    /** What the rows are. */
    private enum Form {
        UNKNOWN,
        SETS,
        MATRIX
    }

    private static final int NONE = -1;

    private final Tape tape;
    private Form form = Form.UNKNOWN;

    /** The value that shows that the rows are a matrix, and its row. */
    private int witness = NONE;

    private int witnessRow = NONE;

    /** The values of all rows, as places on the tape. */
    private Ints values = new Ints();

    /** For each row, how many values there are up to its end, and its place on the tape. */
    private Ints ends = new Ints();

    private Ints places = new Ints();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, Long> costs = new HashMap<>();

    /** The items of options, as places on the tape where they occur first. */
    private final Ints items = new Ints();

    /** For each text, the number of the item. */
    private int[] itemOf = {};

    private final Set<String> universe = new LinkedHashSet<>();
    private final Set<String> secondary = new HashSet<>();
    private boolean hasUniverse;

    Rows(Tape tape) {
        this.tape = tape;
    }

    int size() {
        return ends.size();
    }

    /** Whether the rows can be options and rows of a matrix as well. */
    boolean mayBeMatrix() {
        return form == Form.UNKNOWN && !hasUniverse && values.size() > 0;
    }

    boolean isMatrix() {
        return form == Form.MATRIX;
    }

    /** The first row that can only be one of a matrix. */
    int witnessRow() {
        return witnessRow;
    }

    /** Whether the first option has all items that the others have. */
    boolean firstHasAll() {
        return form != Form.MATRIX && !hasUniverse && size() > 1 && length(0) == items.size() && items.size() > 0;
    }

    /** Says that the rows are those of a matrix. */
    void beMatrix() {
        form = Form.MATRIX;
    }

    /** Says that the rows are options. */
    void beSets(int place) {
        if (form == Form.MATRIX) {
            throw tape.word(place).error("here is an option among the rows of a matrix; write all in one way");
        }
        form = Form.SETS;
    }

    void add(int value) {
        values.add(value);
    }

    void name(String name) {
        names.put(size(), name);
    }

    void cost(long cost) {
        costs.put(size(), cost);
    }

    /** Ends a row of which the values were added; an error in its length is told at a place. */
    void endRow(int place) {
        ends.add(values.size());
        places.add(place);
    }

    /** The first row names the items, and the others are the options. */
    void firstIsUniverse(int place) {
        if (size() != 1 || form == Form.MATRIX) {
            throw tape.word(place)
                    .error("here are options, but only one list, with each item once, can come before them");
        }
        int[] all = IntStream.range(0, values.size()).map(values::get).toArray();
        values = new Ints();
        ends = new Ints();
        places = new Ints();
        names.clear();
        form = Form.UNKNOWN;
        universe(all);
    }

    void universe(int... all) {
        hasUniverse = true;
        for (int item : all) {
            checkItem(item);
            if (!universe.add(tape.text(item))) {
                Word word = tape.word(item);
                throw word.error("item " + word.quoted() + " is named twice; name it once");
            }
        }
    }

    /** Adds items that need not be covered, behind the others. */
    void secondary(int... all) {
        universe(all);
        IntStream.of(all).mapToObj(tape::text).forEach(secondary::add);
    }

    /** Gives all options their names. */
    void nameAll(int place, int... all) {
        if (all.length != size()) {
            throw tape.word(place)
                    .error("there are " + all.length + " names for " + size() + " options; write one for each");
        }
        for (int row = 0; row < all.length; row++) {
            names.put(row, tape.text(all[row]));
        }
    }

    boolean hasUniverse() {
        return hasUniverse;
    }

    int itemCount() {
        return hasUniverse ? universe.size() : form == Form.MATRIX ? width() : items.size();
    }

    private int start(int row) {
        return row == 0 ? 0 : ends.get(row - 1);
    }

    private int length(int row) {
        return ends.get(row) - start(row);
    }

    /** How many values the first row has. */
    private int width() {
        return size() == 0 ? 0 : length(0);
    }

    /** Finds out what the rows are, as far as they tell. */
    void decide() {
        for (int row = 0; row < size() && form == Form.UNKNOWN; row++) {
            boolean[] seen = new boolean[2];
            for (int i = start(row); i < ends.get(row) && form == Form.UNKNOWN; i++) {
                int bit = tape.bit(values.get(i));
                if (bit < 0 || (i - start(row) == width() && row > 0)) {
                    form = Form.SETS;
                } else if (tape.part(values.get(i)) == Part.TRUTH || seen[bit]) {
                    form = Form.MATRIX;
                    witness = values.get(i);
                    witnessRow = row;
                } else {
                    seen[bit] = true;
                }
            }
            if (form == Form.UNKNOWN && length(row) != width()) {
                form = Form.SETS;
            }
        }
    }

    /** Refuses what no option, or no row of a matrix, can have. */
    void check() {
        itemOf = new int[tape.textCount()];
        Arrays.fill(itemOf, NONE);
        Ints lastRow = new Ints();
        for (int row = 0; row < size(); row++) {
            for (int i = start(row); i < ends.get(row); i++) {
                if (form == Form.MATRIX) {
                    checkBit(row, i - start(row), values.get(i));
                } else {
                    checkOnce(row, values.get(i), lastRow);
                }
            }
            if (form == Form.MATRIX && length(row) != width()) {
                throw tape.word(places.get(row))
                        .error("this row of the matrix has " + length(row) + " values, but the first has " + width()
                                + "; give all rows the same length");
            }
        }
    }

    private void checkOnce(int row, int value, Ints lastRow) {
        checkItem(value);
        int item = itemOf[tape.textNumber(value)];
        if (item == NONE) {
            itemOf[tape.textNumber(value)] = items.size();
            items.add(value);
            lastRow.add(row);
        } else if (lastRow.get(item) == row) {
            throw tape.word(value).error(cannotBeTwice(value));
        } else {
            lastRow.set(item, row);
        }
    }

    private String cannotBeTwice(int value) {
        return tape.part(value) == Part.TRUTH
                ? "a truth value is no item, but this is no matrix of zeros and ones; write the names of items"
                : "item " + tape.word(value).quoted() + " comes twice in this option; name it once";
    }

    private void checkItem(int value) {
        if (!tape.isName(value)) {
            Word word = tape.word(value);
            throw word.error(word.quoted() + " is no item; write a whole number from 0 or 1 on, or a name in quotes");
        }
    }

    private void checkBit(int row, int column, int value) {
        boolean isBit = tape.bit(value) >= 0;
        Word word = tape.word(value);
        if (witnessRow == row && (!isBit || column == width()) && row > 0) {
            throw tape.word(witness).error(cannotBeTwice(witness));
        }
        if (!isBit) {
            throw word.error(word.quoted() + " is neither 0 nor 1, but here is a matrix" + seen()
                    + "; write 0 or 1, or name each item once");
        }
        if (column == width()) {
            throw word.error("this row of the matrix is longer than the first, which has " + width()
                    + " values; give all rows the same length");
        }
    }

    private String seen() {
        if (witness == NONE) {
            return "";
        }
        Word word = tape.word(witness);
        return ": line " + word.line() + ", column " + word.column() + " has " + word.quoted()
                + (tape.part(witness) == Part.TRUTH ? "" : " once more");
    }

    /** Refuses {@code S = {A, B}} beside the sets A and B: a list of the options is none of them. */
    void checkNamesAreNoItems(Set<String> optionNames) {
        int listing = NONE;
        int listed = 0;
        for (int row = 0; row < size() && form == Form.SETS; row++) {
            for (int i = start(row); i < ends.get(row); i++) {
                String item = tape.text(values.get(i));
                boolean named = tape.part(items.get(itemOf[tape.textNumber(values.get(i))])) == Part.NAME
                        && optionNames.contains(item);
                if (named && ((listing != NONE && listing != row) || item.equals(names.get(row)))) {
                    return;
                }
                listing = named ? row : listing;
                listed += named ? 1 : 0;
            }
        }
        if (listed > 1 && listed == length(listing)) {
            Word item = tape.word(items.get(itemOf[tape.textNumber(values.get(ends.get(listing) - 1))]));
            throw item.error(item.quoted() + " is an item here, but the name of an option elsewhere;"
                    + " leave out the list of the options, or use other names");
        }
    }

    /** The problem, at the end of the text. */
    ExactCoverProblem<String, String> problem(Word end) {
        if (size() == 0 && !hasUniverse) {
            throw end.error("there is no option; write for each the items that it covers, as in [[0, 1], [2]]");
        }
        if (form == Form.UNKNOWN && hasUniverse) {
            checkHasOneMeaning();
        }
        if (itemCount() == 0) {
            throw end.error("there is no item; write for each option the items that it covers, as in [[0, 1], [2]]");
        }
        return draft(form == Form.MATRIX ? columns(end) : primary());
    }

    /** Rows as long as the list of items, with zeros and ones that are no items, are a matrix. */
    private void checkHasOneMeaning() {
        boolean hasOther = IntStream.range(0, items.size()).anyMatch(item -> !universe.contains(text(item)));
        if (hasOther && size() > 0 && width() == universe.size() && width() > 1) {
            throw tape.word(items.get(0))
                    .error("this may be a row of a matrix, or the numbers of items; call the list of rows \"data\", or"
                            + " write the names of the items");
        }
    }

    private String text(int item) {
        return tape.text(items.get(item));
    }

    private List<String> columns(Word end) {
        if (hasUniverse && size() > 0 && width() != universe.size()) {
            throw end.error("the rows of the matrix have " + width() + " values, but there are " + universe.size()
                    + " items; give them the same number");
        }
        return hasUniverse
                ? List.copyOf(universe)
                : IntStream.range(0, width()).mapToObj(Integer::toString).toList();
    }

    /** The items of options: by number if they all are numbers, or else in the order in which they came. */
    private List<String> primary() {
        if (hasUniverse) {
            for (int item = 0; item < items.size(); item++) {
                if (!universe.contains(text(item))) {
                    throw tape.word(items.get(item))
                            .error("there is no item " + PlainText.quoted(text(item))
                                    + "; correct it, or add it to the list of items");
                }
            }
            return List.copyOf(universe);
        }
        List<String> texts =
                IntStream.range(0, items.size()).mapToObj(this::text).toList();
        if (IntStream.range(0, items.size()).allMatch(item -> tape.part(items.get(item)) == Part.NUMBER)) {
            checkNoGap(new HashSet<>(texts));
        }
        return texts.stream().allMatch(text -> text.matches("\\d{1,9}"))
                ? texts.stream().sorted(Comparator.comparing(Integer::valueOf)).toList()
                : texts;
    }

    /** All numbers from 0 or 1 to the largest have to be there. A missing one could be an item without an option. */
    private void checkNoGap(Set<String> texts) {
        int first = texts.contains("0") ? 0 : 1;
        for (int item = 0; item < items.size(); item++) {
            int number = Word.parse(text(item));
            if (number < 0 || number - first >= items.size()) {
                int gap = first;
                while (texts.contains(Integer.toString(gap))) {
                    gap++;
                }
                throw tape.word(items.get(item))
                        .error("no option has item " + gap + ", but one has " + text(item) + "; number the items from"
                                + " 0 or 1 without gaps, write them in quotes, or name all items in a list of their"
                                + " own");
            }
        }
    }

    private ExactCoverProblem<String, String> draft(List<String> all) {
        Draft draft = new Draft();
        all.stream().filter(item -> !secondary.contains(item)).forEach(draft::addPrimary);
        all.stream().filter(secondary::contains).forEach(draft::addSecondary);
        for (int row = 0; row < size(); row++) {
            for (int i = start(row); i < ends.get(row); i++) {
                if (form != Form.MATRIX) {
                    draft.cover(tape.text(values.get(i)), Word.START);
                } else if (tape.bit(values.get(i)) == 1) {
                    draft.cover(all.get(i - start(row)), Word.START);
                }
            }
            draft.cost(costs.getOrDefault(row, 0L));
            if (names.containsKey(row)) {
                draft.endOption(names.get(row));
            } else {
                draft.endOption();
            }
        }
        return draft.problem();
    }
}
