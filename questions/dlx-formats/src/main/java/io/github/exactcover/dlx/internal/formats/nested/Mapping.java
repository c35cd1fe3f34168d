package io.github.exactcover.dlx.internal.formats.nested;

import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Reading;
import io.github.exactcover.dlx.internal.formats.nested.NestedProblem.Style;
import io.github.exactcover.dlx.internal.formats.nested.Nesting.Part;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** A list that belongs to a name. */
    private record Named(Value name, List<Value> values) {}

    private final NestedProblem problem;
    private final Family family;

    /** Lists of which it is not known yet what they are. */
    private final List<Named> lists = new ArrayList<>();

    private final List<Value> keys = new ArrayList<>();
    private final List<Value> scalars = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final Map<String, Integer> columns = new HashMap<>();
    private String listKey = "";
    private boolean committed;
    private boolean hasOptions;
    private boolean hasItems;

    Mapping(NestedProblem problem, Family family) {
        this.problem = problem;
        this.family = family;
    }

    /** Reads to the end of the mapping, which stays the current part. */
    void read(Part end) throws IOException {
        lists.clear();
        keys.clear();
        scalars.clear();
        names.clear();
        while (problem.part() == Part.KEY) {
            Value key = problem.value();
            if (!names.add(key.text())) {
                throw key.error(PlainText.quoted(key.text()) + " is a name twice; name each option once");
            }
            problem.advance();
            readValue(key);
        }
        if (problem.part() != end) {
            throw problem.wrong("a name with a colon behind it");
        }
    }

    private void readValue(Value key) throws IOException {
        if (problem.part() == Part.VALUE) {
            keys.add(key);
            scalars.add(problem.value());
            problem.advance();
            return;
        }
        problem.take(Part.OPEN, "a list of items");
        if (problem.part() == Part.OPEN) {
            beginOptions(key);
            problem.readFamily();
        } else if (problem.part() == Part.KEY) {
            beginOptions(key);
            readNamedLists();
        } else {
            readFlatList(key);
        }
    }

    private void readFlatList(Value key) throws IOException {
        List<Value> values = new ArrayList<>();
        while (problem.part() == Part.VALUE) {
            values.add(problem.value());
            problem.advance();
        }
        Named list = new Named(key, values);
        Value close = problem.value();
        problem.take(Part.CLOSE, "an item, or the bracket that closes");
        if (values.isEmpty() && !hasOptions && OPTIONS.contains(lower(key))) {
            beginOptions(key);
        } else if (committed) {
            commit(list, close);
        } else {
            lists.add(list);
            // Two lists of items and one of names can come before the options, but no fourth one.
            if (lists.size() > 3 && !hasOptions) {
                commitAll(close);
            }
        }
    }

    private void beginOptions(Value key) {
        if (hasOptions || committed) {
            throw key.error("here is a list of options, but there were options before; write all in one list");
        }
        hasOptions = true;
        if (problem.reading() == Reading.OPTIONS
                && (lower(key).equals("data") || lower(key).equals("matrix"))
                && lists.stream().anyMatch(list -> ITEMS.contains(lower(list.name())))) {
            family.beMatrix();
        }
    }

    /** Options with names, as a mapping of its own. */
    private void readNamedLists() throws IOException {
        Set<String> seen = new HashSet<>();
        while (problem.part() == Part.KEY) {
            Value key = problem.value();
            if (!seen.add(key.text())) {
                throw key.error(PlainText.quoted(key.text()) + " is a name twice; name each option once");
            }
            problem.advance();
            if (problem.part() == Part.VALUE) {
                throw key.error("here is a value, but not the list of the items of an option" + HOW_TABLE);
            }
            problem.take(Part.OPEN, "a list of items");
            family.name(key.text());
            problem.readItems();
        }
        problem.take(Part.CLOSE, "a name with a colon behind it, or the bracket that closes");
    }

    private void commitAll(Value close) {
        committed = true;
        lists.forEach(list -> commit(list, close));
        lists.clear();
    }

    /** An option with a name, or the list of the items. */
    private void commit(Named list, Value close) {
        boolean isItems = ITEMS.contains(lower(list.name())) && !family.hasUniverse();
        boolean isFirst = family.rows() == 0 && !family.hasUniverse();
        if (isItems || (isFirst && problem.reading() == Reading.ITEMS_FIRST)) {
            family.universe(list.values());
            return;
        }
        if (isFirst && SHORT_ITEMS.contains(lower(list.name()))) {
            problem.noteFirstAsItems(true);
        }
        family.name(list.name().text());
        list.values().forEach(family::add);
        family.endRow(close);
        if (family.isMatrix() && problem.reading() != Reading.MATRIX) {
            throw list.name()
                    .error("an item comes twice in this option; if the lists are rows or columns of a matrix, write"
                            + " [[0, 1], [1, 0]]" + HOW_TABLE);
        }
    }

    /** Ends a mapping that is the whole text. */
    void endAll() {
        Value close = problem.value();
        if (hasOptions) {
            lists.forEach(this::addDescription);
        } else if (lists.size() == 1 && !committed && !scalars.isEmpty()) {
            endOption(close, close);
            return;
        } else {
            commitAll(close);
            family.checkNamesAreNoItems(names);
        }
        if (family.rows() == 0 && !family.hasUniverse()) {
            throw close.error("here are no options; " + NestedProblem.SHAPES);
        }
        problem.noteFamily(true);
        for (int i = 0; i < keys.size(); i++) {
            checkRemark(keys.get(i), scalars.get(i));
        }
    }

    /** A list beside the options: of the items, or of the names of the options. */
    private void addDescription(Named list) {
        String key = lower(list.name());
        boolean areNames = ROW_NAMES.contains(key) || (key.equals("rows") && lists.size() == 2);
        if (key.equals("secondary")) {
            family.secondary(list.values());
        } else if (areNames && lists.size() > 1) {
            family.nameAll(list.name(), list.values());
        } else if (hasItems) {
            throw list.name().error("here is a second list beside the options; dlx reads one, of the items");
        } else {
            hasItems = true;
            family.universe(list.values());
        }
    }

    /** A number says how many items or options there are; it has to be right. */
    private void checkRemark(Value key, Value scalar) {
        boolean isCount = scalar.kind() == Value.Kind.NUMBER
                && (scalar.text().equals(Integer.toString(family.itemCount()))
                        || scalar.text().equals(Integer.toString(family.rows())));
        if (!isCount && !(scalar.kind() == Value.Kind.NAME && REMARKS.contains(lower(key)))) {
            throw key.error("dlx does not know what " + PlainText.quoted(key.text()) + " means here; leave it out, or"
                    + " correct it if it is the number of items or options");
        }
    }

    /** Ends a mapping that is an option of a list. */
    void endOption(Value open, Value close) {
        if (hasOptions || committed || lists.size() > 1) {
            throw open.error(
                    "here are several lists, but an option has one list, of its items; " + NestedProblem.SHAPES);
        }
        if (lists.isEmpty()) {
            problem.be(Style.RECORD, open);
            endRecord(open);
            return;
        }
        Named list = lists.get(0);
        problem.be(Style.OPTION, open);
        if (!listKey.isEmpty() && !listKey.equals(list.name().text())) {
            throw list.name()
                    .error("the list of items is called " + PlainText.quoted(listKey)
                            + " in the options before; call it so in all of them");
        }
        listKey = list.name().text();
        family.beSets(open);
        nameOption();
        list.values().forEach(family::add);
        family.endRow(close);
    }

    /** The name and the cost of an option. */
    private void nameOption() {
        int name = -1;
        for (int i = 0; i < keys.size(); i++) {
            if (COSTS.contains(lower(keys.get(i)))) {
                family.cost(cost(scalars.get(i)));
            } else if (name < 0 || isNumberOnly(keys.get(name))) {
                name = i;
            } else if (!isNumberOnly(keys.get(i))) {
                throw keys.get(i)
                        .error("this option has "
                                + PlainText.quoted(keys.get(name).text()) + " and "
                                + PlainText.quoted(keys.get(i).text())
                                + "; dlx reads one name and a cost, so leave one out");
            }
        }
        if (name >= 0) {
            Value value = scalars.get(name);
            if (!value.isName()) {
                throw value.error("an option has a text or a number from 0 on as its name; correct it");
            }
            family.name(value.text());
        }
    }

    private static boolean isNumberOnly(Value key) {
        return lower(key).equals("id") || lower(key).equals("index");
    }

    private static long cost(Value value) {
        try {
            return Long.parseLong(value.text());
        } catch (NumberFormatException e) {
            throw value.error(PlainText.quoted(value.text()) + " is no cost; write a whole number of 64 bits");
        }
    }

    /** A row of a table of zeros and ones, as pandas writes it. */
    private void endRecord(Value open) {
        if (columns.isEmpty() && family.rows() == 0) {
            beginTable(open);
        }
        int ones = 0;
        for (int i = 0; i < keys.size(); i++) {
            Value key = keys.get(i);
            Integer column = columns.get(key.text());
            if (column == null) {
                throw key.error(
                        "the first record has no " + PlainText.quoted(key.text()) + "; give all the same names");
            }
            ones++;
            if (column < 0) {
                family.name(scalars.get(i).text());
            } else if (scalars.get(i).bit() < 0) {
                throw scalars.get(i)
                        .error(PlainText.quoted(scalars.get(i).text()) + " is neither 0 nor 1; "
                                + NestedProblem.SHAPES);
            } else if (scalars.get(i).bit() == 1) {
                family.addOne(column);
            }
        }
        if (ones != columns.size()) {
            throw open.error("this record has " + ones + " values, but the first has " + columns.size()
                    + "; give all the same names");
        }
        family.endRow();
    }

    private void beginTable(Value open) {
        List<Value> items = new ArrayList<>();
        boolean named = false;
        for (int i = 0; i < keys.size(); i++) {
            String key = lower(keys.get(i));
            boolean isName = !named && (isText(scalars.get(i)) || INDEX.contains(key));
            named |= isName;
            columns.put(keys.get(i).text(), isName ? -1 : items.size());
            if (!isName) {
                items.add(keys.get(i));
            }
        }
        if (items.isEmpty()) {
            throw open.error("here is no list of items; " + NestedProblem.SHAPES);
        }
        family.universe(items);
        family.beMatrix();
    }

    /** Whether a value of a table is a text, not a zero or a one. */
    private static boolean isText(Value value) {
        return value.kind() == Value.Kind.NAME && value.bit() < 0;
    }

    private static String lower(Value key) {
        return key.text().toLowerCase(Locale.ROOT);
    }
}
