package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Reading;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Style;
import io.github.exactcover.dlx.internal.formats.nested.Tape.Part;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A mapping from names: to the items of options, to a list of the items and a list of options, or to what belongs to
 * one option or record.
 */
final class Mapping {

    private static final Set<String> ITEMS = Set.of("items", "universe", "elements", "columns");
    private static final Set<String> SHORT_ITEMS = Set.of("u", "x", "universe", "omega");
    private static final Set<String> OPTIONS = Set.of("options", "sets", "subsets", "rows", "data", "matrix");
    private static final Set<String> ROW_NAMES = Set.of("index", "names", "row_names", "rownames");
    private static final Set<String> COSTS = Set.of("cost", "weight", "price");
    private static final Set<String> INDEX = Set.of("", "index", "unnamed: 0");
    private static final Set<String> REMARKS = Set.of("name", "title", "description", "comment");

    private static final String HOW_TABLE =
            "; to write a table from pandas, use orient=\"split\" or orient=\"records\"";

    private final NestedProblem problem;
    private final Tape tape;
    private final Rows rows;

    /** The names of values, of lists of values, and of a list of options; what belongs to each comes behind it. */
    private final List<Integer> scalars = new ArrayList<>();

    private final List<Integer> lists = new ArrayList<>();
    private int options = -1;
    private final Set<String> names = new HashSet<>();

    /** For each option that is a list with a name, the name. */
    private final List<Integer> optionKeys = new ArrayList<>();

    private final int end;

    /** Reads the names from the first on, to the bracket that closes or the end of the text. */
    Mapping(NestedProblem problem, int first) {
        this.problem = problem;
        this.tape = problem.tape;
        this.rows = problem.rows;
        int key = first;
        while (tape.part(key) == Part.KEY) {
            addKey(key, names);
            key = tape.after(key + 1);
        }
        problem.demand(key, first == 0 ? Part.END : Part.CLOSE, "a name with a colon behind it");
        this.end = key;
    }

    /** Where the mapping ends. */
    int end() {
        return end;
    }

    private void addKey(int key, Set<String> known) {
        checkIsNew(key, known);
        int value = key + 1;
        if (tape.isValue(value)) {
            scalars.add(key);
            return;
        }
        problem.demand(value, Part.OPEN, "a list of items");
        checkIsList(value);
        Part first = tape.part(value + 1);
        boolean isEmpty = first == Part.CLOSE && options < 0 && OPTIONS.contains(lower(key));
        if (first != Part.OPEN && first != Part.KEY && !isEmpty) {
            problem.values(value);
            lists.add(key);
        } else if (options >= 0) {
            throw problem.error(key, "here is a list of options, but there were options before; write all in one list");
        } else {
            options = key;
        }
    }

    /** Refuses a value behind the first name in a mapping within this one. */
    private void checkIsList(int bracket) {
        if (tape.part(bracket + 1) == Part.KEY && tape.isValue(bracket + 2)) {
            throw problem.error(bracket + 1, "here is a value, but not the list of the items of an option" + HOW_TABLE);
        }
    }

    private void checkIsNew(int key, Set<String> known) {
        if (!known.add(tape.text(key))) {
            Word name = tape.word(key);
            throw name.error(name.quoted() + " is a name twice; name each option once");
        }
    }

    /** Whether a mapping that is the whole text is one option. */
    boolean isOption() {
        return options < 0 && lists.size() == 1 && !scalars.isEmpty();
    }

    /** Adds the options of a mapping that is the whole text. */
    void addRows() {
        if (options < 0) {
            lists.forEach(this::addNamed);
            return;
        }
        boolean isMatrix = lists.stream().anyMatch(list -> list < options && ITEMS.contains(lower(list)))
                && Set.of("data", "matrix").contains(lower(options));
        if (isMatrix && problem.reading == Reading.OPTIONS) {
            rows.beMatrix();
        }
        if (tape.part(options + 2) == Part.KEY) {
            readNamedLists(options + 2);
        } else {
            problem.readFamily(options + 1);
        }
    }

    /** Options with names, as a mapping of its own. */
    private void readNamedLists(int first) {
        Set<String> seen = new HashSet<>();
        int key = first;
        for (; tape.part(key) == Part.KEY; key = tape.after(key + 1)) {
            checkIsNew(key, seen);
            checkIsList(key - 1);
            problem.demand(key + 1, Part.OPEN, "a list of items");
            rows.name(tape.text(key));
            problem.readItems(key + 1);
        }
        problem.demand(key, Part.CLOSE, "a name with a colon behind it, or the bracket that closes");
    }

    /** An option with a name, or the list of the items. */
    private void addNamed(int list) {
        boolean isItems = ITEMS.contains(lower(list)) && !rows.hasUniverse();
        boolean isFirst = rows.size() == 0 && !rows.hasUniverse();
        if (isItems || (isFirst && problem.reading == Reading.ITEMS_FIRST)) {
            rows.universe(problem.values(list + 1));
            return;
        }
        if (isFirst && SHORT_ITEMS.contains(lower(list))) {
            problem.mayBeItemsFirst(true);
        }
        optionKeys.add(list);
        rows.name(tape.text(list));
        problem.readItems(list + 1);
    }

    /** Refuses columns of a matrix. */
    void checkIsNoMatrix() {
        if (options < 0 && rows.isMatrix() && problem.reading != Reading.MATRIX) {
            throw problem.error(
                    optionKeys.get(rows.witnessRow()),
                    "an item comes twice in this option; if the lists are rows or columns of a matrix, write"
                            + " [[0, 1], [1, 0]]" + HOW_TABLE);
        }
    }

    /** Adds what a mapping that is the whole text says besides the options. */
    void describe() {
        if (options >= 0) {
            boolean hasItems = false;
            for (int list : lists) {
                hasItems |= addDescription(list, hasItems);
            }
        } else {
            rows.checkNamesAreNoItems(names);
        }
        if (rows.size() == 0 && !rows.hasUniverse()) {
            throw problem.error(end, "here are no options; " + NestedProblem.SHAPES);
        }
        scalars.forEach(this::checkRemark);
    }

    /** A list beside the options: of the items, or of the names of the options. */
    private boolean addDescription(int list, boolean hasItems) {
        String key = lower(list);
        int[] values = problem.values(list + 1);
        boolean areNames = ROW_NAMES.contains(key) || (key.equals("rows") && lists.size() == 2);
        if (key.equals("secondary")) {
            rows.secondary(values);
        } else if (areNames && lists.size() > 1) {
            rows.nameAll(list, values);
        } else if (hasItems) {
            throw problem.error(list, "here is a second list beside the options; dlx reads one, of the items");
        } else {
            rows.universe(values);
            return true;
        }
        return false;
    }

    /** A number says how many items or options there are; it has to be right. */
    private void checkRemark(int key) {
        String value = tape.text(key + 1);
        boolean isCount = tape.part(key + 1) == Part.NUMBER
                && (value.equals(Integer.toString(rows.itemCount())) || value.equals(Integer.toString(rows.size())));
        if (!isCount && !(tape.part(key + 1) == Part.NAME && REMARKS.contains(lower(key)))) {
            Word name = tape.word(key);
            throw name.error("dlx does not know what " + name.quoted() + " means here; leave it out, or"
                    + " correct it if it is the number of items or options");
        }
    }

    /** Adds an option or a record of a list. */
    void addOption(int place) {
        if (options >= 0 || lists.size() > 1) {
            throw problem.error(
                    place, "here are several lists, but an option has one list, of its items; " + NestedProblem.SHAPES);
        }
        if (lists.isEmpty()) {
            problem.be(Style.RECORD, place);
            addRecord(place);
            return;
        }
        int list = lists.get(0);
        problem.be(Style.OPTION, place);
        if (!problem.listKey.isEmpty() && !problem.listKey.equals(tape.text(list))) {
            throw problem.error(
                    list,
                    "the list of items is called " + PlainText.quoted(problem.listKey)
                            + " in the options before; call it so in all of them");
        }
        problem.listKey = tape.text(list);
        rows.beSets(place);
        nameOption();
        problem.readItems(list + 1);
    }

    /** The name and the cost of an option. */
    private void nameOption() {
        int name = -1;
        for (int key : scalars) {
            if (COSTS.contains(lower(key))) {
                rows.cost(cost(tape.word(key + 1)));
            } else if (name < 0 || isNumberOnly(name)) {
                name = key;
            } else if (!isNumberOnly(key)) {
                throw problem.error(
                        key,
                        "this option has " + tape.word(name).quoted() + " and "
                                + tape.word(key).quoted() + "; dlx reads one name and a cost, so leave one out");
            }
        }
        if (name >= 0) {
            if (!tape.isName(name + 1)) {
                throw problem.error(name + 1, "an option has a text or a number from 0 on as its name; correct it");
            }
            rows.name(tape.text(name + 1));
        }
    }

    private boolean isNumberOnly(int key) {
        return lower(key).equals("id") || lower(key).equals("index");
    }

    private static long cost(Word word) {
        try {
            return Long.parseLong(word.text());
        } catch (NumberFormatException e) {
            throw word.error(word.quoted() + " is no cost; write a whole number of 64 bits");
        }
    }

    /** A row of a table of zeros and ones, as pandas writes it. */
    private void addRecord(int place) {
        if (problem.columns.isEmpty() && rows.size() == 0) {
            beginTable(place);
        }
        int[] row = new int[problem.columns.size()];
        int width = 0;
        for (int key : scalars) {
            Integer column = problem.columns.get(tape.text(key));
            if (column == null) {
                throw problem.error(
                        key, "the first record has no " + tape.word(key).quoted() + "; give all the same names");
            }
            if (column < 0) {
                rows.name(tape.text(key + 1));
            } else if (tape.bit(key + 1) < 0) {
                throw problem.error(
                        key + 1, tape.word(key + 1).quoted() + " is neither 0 nor 1; " + NestedProblem.SHAPES);
            } else {
                row[column] = key + 1;
                width++;
            }
        }
        if (scalars.size() != row.length) {
            throw problem.error(
                    place,
                    "this record has " + scalars.size() + " values, but the first has " + row.length
                            + "; give all the same names");
        }
        for (int column = 0; column < width; column++) {
            rows.add(row[column]);
        }
        rows.endRow(place);
    }

    private void beginTable(int place) {
        List<Integer> items = new ArrayList<>();
        boolean named = false;
        for (int key : scalars) {
            boolean isName = !named && (isText(key + 1) || INDEX.contains(lower(key)));
            named |= isName;
            problem.columns.put(tape.text(key), isName ? -1 : items.size());
            if (!isName) {
                items.add(key);
            }
        }
        if (items.isEmpty()) {
            throw problem.error(place, "here is no list of items; " + NestedProblem.SHAPES);
        }
        rows.universe(items.stream().mapToInt(Integer::intValue).toArray());
        rows.beMatrix();
    }

    /** Whether a value of a table is a text, not a zero or a one. */
    private boolean isText(int value) {
        return tape.part(value) == Part.NAME && tape.bit(value) < 0;
    }

    private String lower(int key) {
        return tape.text(key).toLowerCase(Locale.ROOT);
    }
}
