package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An integer program while it is read: rows, which are sums of 0/1 variables with limits, and costs. */
final class ZeroOneProgram {

    /** The row that {@code dlx convert} writes for an option x that gives a color c to an item i. */
    private static final Pattern COLOR = Pattern.compile("(i\\d+)(c\\d+)(x\\d+)");

    /** What has limits and a name. */
    abstract static class Limited {

        final String name;
        final Word place;
        int low;
        int high = Decimals.UNBOUNDED;

        Limited(String name, int low, Word place) {
            this.name = name;
            this.low = low;
            this.place = place;
        }

        /** Sets what a relation such as {@code <=} says, with the number on its right. */
        void limit(String relation, int number) {
            low = relation.contains("<") ? low : number;
            high = relation.contains(">") ? high : number;
        }
    }

    /** An option. */
    static final class Variable extends Limited {

        boolean whole;
        boolean binary;
        boolean priced;
        long cost;

        /** The last row that named it, so that none does twice. */
        @Nullable
        Row last;

        /** The items of the option. */
        final List<Row> rows = new ArrayList<>(4);

        /** The colors that it gives to some of them. */
        Map<Row, String> colors = Map.of();

        Variable(String name, Word place) {
            super(name, 0, place);
        }

        void free() {
            low = -Decimals.UNBOUNDED;
            high = Decimals.UNBOUNDED;
        }

        /** Makes sure that its limits are those of a 0/1 variable. */
        void checkIsZeroOne() {
            if (binary) {
                low = Math.max(0, low);
                high = Math.min(1, high);
            } else if (!whole) {
                throw place.error("variable " + PlainText.quoted(name) + " can be a fraction; dlx reads only 0/1"
                        + " variables, so list it under Binary in LP, or give it the bound BV in MPS");
            } else if (low < 0 || high > 1) {
                throw place.error("variable " + PlainText.quoted(name) + " can be other numbers than 0 and 1; give it"
                        + " the bounds 0 and 1");
            }
        }
    }

    /** An item. */
    static final class Row extends Limited {

        final List<Variable> terms = new ArrayList<>();

        /** What is subtracted, in a row for a color, and where. */
        @Nullable
        Variable color;

        Word colorPlace;

        /** Whether it is a primary item even if its limits are those of a secondary one. */
        boolean primary;

        Row(String name, Word place) {
            super(name, -Decimals.UNBOUNDED, place);
            this.colorPlace = place;
        }

        boolean isSecondary() {
            return low <= 0 && high == 1 && !primary;
        }

        /** A sum that is at most 1 keeps each variable at most 1, if none of them is negative. */
        void limitTerms() {
            if (high <= 1 && color == null && terms.stream().allMatch(variable -> variable.low >= 0)) {
                terms.forEach(variable -> variable.high = Math.min(1, variable.high));
            }
        }

        DlxFormatException cannotRead(String coefficient, Variable variable, Word at) {
            return at.error("row " + PlainText.quoted(name) + " has the coefficient " + coefficient + " at "
                    + PlainText.quoted(variable.name)
                    + "; dlx reads only sums of 0/1 variables, such as x1 + x2 = 1");
        }
    }

    final Map<String, Row> rows = new LinkedHashMap<>();
    final Map<String, Variable> variables = new LinkedHashMap<>();
    long constant;
    boolean maximize;

    /** The variable of a name, which is new if it comes for the first time. */
    Variable variable(Word name) {
        return variables.computeIfAbsent(name.text(), added -> new Variable(added, name));
    }

    /** Adds a row. One without a name is called after its number. */
    Row row(String name, Word place) {
        Row row = new Row(name.isEmpty() ? newName("R" + (rows.size() + 1)) : name, place);
        if (rows.putIfAbsent(row.name, row) != null) {
            throw place.error("row " + PlainText.quoted(name) + " comes twice; give each row a name of its own");
        }
        return row;
    }

    /** A name that no row has, much like the given one. */
    String newName(String name) {
        String free = name;
        while (rows.containsKey(free)) {
            free += "'";
        }
        return free;
    }

    void addTerm(Row row, BigDecimal coefficient, Variable variable, Word place) {
        if (variable.last == row) {
            throw place.error("variable " + PlainText.quoted(variable.name) + " comes twice in row "
                    + PlainText.quoted(row.name) + "; add its coefficients up");
        }
        variable.last = row;
        if (Decimals.isOne(coefficient)) {
            row.terms.add(variable);
        } else if (Decimals.isOne(coefficient.negate()) && row.color == null && isColor(row, variable)) {
            row.color = variable;
            row.colorPlace = place;
        } else if (coefficient.signum() != 0) {
            throw row.cannotRead(coefficient.toString(), variable, place);
        }
    }

    private static boolean isColor(Row row, Variable variable) {
        Matcher name = COLOR.matcher(row.name);
        return name.matches() && name.group(2).equals(variable.name);
    }

    /** The row of the item to which the option of a row gives a color, if the row says nothing else. */
    Optional<Row> itemOf(Row color) {
        Matcher name = COLOR.matcher(color.name);
        boolean saysOnlyThat = name.matches()
                && color.low == -Decimals.UNBOUNDED
                && color.high == 0
                && color.terms.size() == 1
                && color.terms.get(0).name.equals(name.group(3));
        return saysOnlyThat ? Optional.ofNullable(rows.get(name.group(1))) : Optional.empty();
    }

    void addCost(BigDecimal cost, Variable variable, Word place) {
        if (variable.priced) {
            throw place.error("variable " + PlainText.quoted(variable.name)
                    + " comes twice in the objective; add its coefficients up");
        }
        variable.priced = true;
        variable.cost = signed(Decimals.cost(cost, " of " + PlainText.quoted(variable.name), place), place);
    }

    void addConstant(BigDecimal cost, Word place) {
        try {
            constant = Math.addExact(constant, signed(Decimals.cost(cost, " of every solution", place), place));
        } catch (ArithmeticException e) {
            throw place.error("the numbers in the objective are too large; scale all costs down");
        }
    }

    /** What has the highest value costs least. */
    private long signed(long cost, Word place) {
        if (maximize && cost == Long.MIN_VALUE) {
            throw place.error("the cost " + cost + " is too large to be maximized; scale all costs down");
        }
        return maximize ? -cost : cost;
    }
}
