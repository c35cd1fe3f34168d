package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.text.Draft;
import io.github.exactcover.dlx.internal.formats.text.Ints;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The options of a file that may say only at its end which items there are. As long as all rows have the same length
 * and nothing but zeros and ones, they may be rows of a matrix; a row with two equal values can be nothing else.
 */
final class Family {

    /** What the rows are. */
    private enum Form {
        UNKNOWN,
        SETS,
        MATRIX
    }

    private Form form = Form.UNKNOWN;

    /** What shows that the rows are a matrix. */
    private Value witness = new Value("", Value.Kind.NOTHING, 1, 1);

    private int witnessRow = -1;

    private final Map<String, Integer> numbers = new HashMap<>();

    /** The items, where they occur first. */
    private final List<Value> items = new ArrayList<>();

    /** For each item, the last row with it. */
    private Ints lastRow = new Ints();

    /** Numbers of items, in a matrix of the columns with a one. */
    private Ints entries = new Ints();

    private Ints ends = new Ints();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, Long> costs = new HashMap<>();
    private final Map<String, Integer> universe = new LinkedHashMap<>();
    private final Set<String> secondary = new HashSet<>();
    private boolean hasUniverse;
    private int width = -1;
    private int length;

    int rows() {
        return ends.size();
    }

    /** Whether the rows can be options and rows of a matrix as well. */
    boolean isUnknown() {
        return form == Form.UNKNOWN && rows() > 0 && !items.isEmpty();
    }

    boolean isMatrix() {
        return form == Form.MATRIX;
    }

    /** Whether the first option has all items that the others have. */
    boolean firstHasAll() {
        return form != Form.MATRIX && !hasUniverse && rows() > 1 && ends.get(0) == items.size() && !items.isEmpty();
    }

    /** Says that what follows are rows of a matrix. */
    void beMatrix() {
        form = Form.MATRIX;
    }

    /** Says that what follows are options. */
    void beSets(Value place) {
        if (form == Form.MATRIX) {
            throw place.error("here is an option among the rows of a matrix" + seen() + "; write all in one way");
        }
        form = Form.SETS;
    }

    /** Adds a value to the last row. */
    void add(Value value) {
        if (form == Form.UNKNOWN) {
            if (value.bit() < 0 || length == width) {
                form = Form.SETS;
            } else if (value.kind() == Value.Kind.TRUTH || isInRow(value)) {
                toMatrix(value);
            }
        }
        if (form == Form.MATRIX) {
            addBit(value);
        } else {
            addItem(value);
        }
        length++;
    }

    private boolean isInRow(Value value) {
        Integer number = numbers.get(value.text());
        return number != null && lastRow.get(number) == rows();
    }

    private void addItem(Value value) {
        checkItem(value);
        int number = numbers.computeIfAbsent(value.text(), text -> {
            items.add(value);
            lastRow.add(-1);
            return items.size() - 1;
        });
        if (lastRow.get(number) == rows()) {
            throw value.error(cannotBeTwice(value));
        }
        lastRow.set(number, rows());
        entries.add(number);
    }

    private static String cannotBeTwice(Value value) {
        return value.kind() == Value.Kind.TRUTH
                ? "a truth value is no item, but this is no matrix of zeros and ones; write the names of items"
                : "item " + PlainText.quoted(value.text()) + " comes twice in this option; name it once";
    }

    private static void checkItem(Value value) {
        if (!value.isName()) {
            throw value.error(PlainText.quoted(value.text())
                    + " is no item; write a whole number from 0 or 1 on, or a name in quotes");
        }
    }

    private void addBit(Value value) {
        if (witnessRow == rows() && (value.bit() < 0 || length == width)) {
            throw witness.error(cannotBeTwice(witness));
        }
        if (value.bit() < 0) {
            throw value.error(PlainText.quoted(value.text()) + " is neither 0 nor 1, but here is a matrix" + seen()
                    + "; write 0 or 1, or name each item once");
        }
        if (length == width) {
            throw value.error("this row of the matrix is longer than the first, which has " + width
                    + " values; give all rows the same length");
        }
        if (value.bit() == 1) {
            entries.add(length);
        }
    }

    private String seen() {
        return witness.text().isEmpty()
                ? ""
                : ": line " + witness.line() + ", column " + witness.column() + " has "
                        + PlainText.quoted(witness.text()) + (witness.kind() == Value.Kind.TRUTH ? "" : " once more");
    }

    /** Turns the rows so far into rows of a matrix. */
    private void toMatrix(Value shows) {
        form = Form.MATRIX;
        witness = shows;
        witnessRow = rows();
        Ints ones = new Ints();
        Ints ended = new Ints();
        for (int i = 0; i < entries.size(); i++) {
            // Zero to two values make a row, all of the same length.
            if (items.get(entries.get(i)).bit() == 1) {
                ones.add(width < 0 ? i : i % width);
            }
            if (width > 0 && (i + 1) % width == 0) {
                ended.add(ones.size());
            }
        }
        while (ended.size() < ends.size()) {
            ended.add(ones.size());
        }
        entries = ones;
        ends = ended;
        items.clear();
        numbers.clear();
    }

    /** Adds a one to the last row of a matrix. */
    void addOne(int column) {
        entries.add(column);
    }

    void name(String name) {
        names.put(rows(), name);
    }

    void cost(long cost) {
        costs.put(rows(), cost);
    }

    /** Ends a row of which the values were added. */
    void endRow(Value end) {
        if (width < 0) {
            width = length;
        } else if (length != width) {
            if (form == Form.MATRIX) {
                throw end.error("this row of the matrix has " + length + " values, but the first has " + width
                        + "; give all rows the same length");
            }
            form = Form.SETS;
        }
        endRow();
    }

    /** Ends a row of a table. */
    void endRow() {
        ends.add(entries.size());
        length = 0;
    }

    /** The first row names the items, and the others are the options. */
    void firstIsUniverse(Value place) {
        if (rows() != 1 || form == Form.MATRIX) {
            throw place.error("here are options, but only one list, with each item once, can come before them");
        }
        List<Value> all = new ArrayList<>(items);
        items.clear();
        numbers.clear();
        lastRow = new Ints();
        entries = new Ints();
        ends = new Ints();
        names.clear();
        form = Form.UNKNOWN;
        width = -1;
        universe(all);
    }

    void universe(List<Value> all) {
        hasUniverse = true;
        for (Value item : all) {
            checkItem(item);
            if (universe.putIfAbsent(item.text(), universe.size()) != null) {
                throw item.error("item " + PlainText.quoted(item.text()) + " is named twice; name it once");
            }
        }
    }

    /** Gives all options their names. */
    void nameAll(Value place, List<Value> all) {
        if (all.size() != rows()) {
            throw place.error("there are " + all.size() + " names for " + rows() + " options; write one for each");
        }
        for (int row = 0; row < rows(); row++) {
            names.put(row, all.get(row).text());
        }
    }

    /** Adds items that need not be covered, behind the others. */
    void secondary(List<Value> all) {
        universe(all);
        all.forEach(item -> secondary.add(item.text()));
    }

    boolean hasUniverse() {
        return hasUniverse;
    }

    int itemCount() {
        if (hasUniverse) {
            return universe.size();
        }
        return form == Form.MATRIX ? Math.max(0, width) : items.size();
    }

    /** Refuses {@code S = {A, B}} beside the sets A and B: a list of the options is none of them. */
    void checkNamesAreNoItems(Set<String> optionNames) {
        BitSet named = new BitSet();
        for (int item = 0; item < items.size() && form == Form.SETS; item++) {
            named.set(
                    item,
                    items.get(item).kind() == Value.Kind.NAME
                            && optionNames.contains(items.get(item).text()));
        }
        int listing = -1;
        int listed = 0;
        for (int row = 0, entry = 0; row < rows() && !named.isEmpty(); row++) {
            for (; entry < ends.get(row); entry++) {
                if (!named.get(entries.get(entry))) {
                    continue;
                }
                String item = items.get(entries.get(entry)).text();
                if ((listing >= 0 && listing != row) || item.equals(names.get(row))) {
                    return;
                }
                listing = row;
                listed++;
            }
        }
        if (listed > 1 && listed == ends.get(listing) - (listing == 0 ? 0 : ends.get(listing - 1))) {
            Value item = items.get(entries.get(ends.get(listing) - 1));
            throw item.error(PlainText.quoted(item.text()) + " is an item here, but the name of an option elsewhere;"
                    + " leave out the list of the options, or use other names");
        }
    }

    /** The problem, at the end of the text. */
    ExactCoverProblem<String, String> problem(Value end) {
        if (rows() == 0 && !hasUniverse) {
            throw end.error("there is no option; write for each the items that it covers, as in [[0, 1], [2]]");
        }
        if (form == Form.UNKNOWN && hasUniverse) {
            decide();
        }
        if (itemCount() == 0) {
            throw end.error("there is no item; write for each option the items that it covers, as in [[0, 1], [2]]");
        }
        boolean matrix = form == Form.MATRIX;
        return matrix
                ? draft(columns(end), columns(end))
                : draft(primary(), items.stream().map(Value::text).toList());
    }

    /** Rows as long as the list of items, with zeros and ones that are no items, are a matrix. */
    private void decide() {
        boolean bits = width == universe.size() && !universe.keySet().containsAll(numbers.keySet());
        if (bits && width > 1) {
            throw items.get(0)
                    .error("this may be a row of a matrix, or the numbers of items; call the list of rows \"data\", or"
                            + " write the names of the items");
        }
        form = Form.SETS;
    }

    private List<String> columns(Value end) {
        if (!hasUniverse) {
            return IntStream.range(0, Math.max(0, width))
                    .mapToObj(Integer::toString)
                    .toList();
        }
        if (width >= 0 && width != universe.size()) {
            throw end.error("the rows of the matrix have " + width + " values, but there are " + universe.size()
                    + " items; give them the same number");
        }
        return List.copyOf(universe.keySet());
    }

    /** The items of the problem in their order. */
    private List<String> primary() {
        if (hasUniverse) {
            items.stream()
                    .filter(item -> !universe.containsKey(item.text()))
                    .findFirst()
                    .ifPresent(item -> {
                        throw item.error("there is no item " + PlainText.quoted(item.text())
                                + "; correct it, or add it to the list of items");
                    });
            return List.copyOf(universe.keySet());
        }
        if (items.stream().allMatch(item -> item.kind() == Value.Kind.NUMBER)) {
            ItemNumbers.checkNoGap(items);
        }
        return ItemNumbers.sorted(items);
    }

    private ExactCoverProblem<String, String> draft(List<String> primary, List<String> texts) {
        Draft draft = new Draft();
        primary.stream().filter(item -> !secondary.contains(item)).forEach(draft::addPrimary);
        primary.stream().filter(secondary::contains).forEach(draft::addSecondary);
        int entry = 0;
        for (int row = 0; row < rows(); row++) {
            for (; entry < ends.get(row); entry++) {
                draft.cover(texts.get(entries.get(entry)), Word.START);
            }
            draft.cost(costs.getOrDefault(row, 0L));
            String name = names.get(row);
            if (name == null) {
                draft.endOption();
            } else {
                draft.endOption(name);
            }
        }
        return draft.problem();
    }
}
