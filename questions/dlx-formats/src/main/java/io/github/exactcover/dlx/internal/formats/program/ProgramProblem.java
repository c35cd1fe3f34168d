package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Row;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Makes a problem of a program that was read. Its solutions are the points that the program allows. */
final class ProgramProblem {

    /** What {@code dlx convert} writes where the format needs a variable and the problem has none. */
    private static final String NO_VARIABLE = "nothing";

    private final ZeroOneProgram program;
    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();

    ProgramProblem(ZeroOneProgram program) {
        this.program = program;
    }

    ExactCoverProblem<String, String> build() {
        if (program.variables.keySet().equals(Set.of(NO_VARIABLE))
                && program.rows.values().stream().allMatch(row -> row.terms.isEmpty())) {
            program.variables.clear();
        }
        program.rows.values().forEach(Row::limitTerms);
        program.variables.values().forEach(Variable::checkIsZeroOne);
        joinBounds();
        program.rows.values().forEach(row -> row.terms.forEach(variable -> variable.rows.add(row)));
        giveColors();
        program.variables.values().forEach(this::limitAlone);
        program.rows.values().forEach(this::addItem);
        program.variables.values().forEach(this::addOption);
        addConstant();
        return builder.build();
    }

    /** {@code dlx convert} writes the bounds of an item i1 as a row i1low and a row i1high. */
    private void joinBounds() {
        Map<String, Row> items = new LinkedHashMap<>();
        Set<String> joined = new HashSet<>();
        for (Row low : program.rows.values()) {
            String name = low.name.endsWith("low") ? low.name.substring(0, low.name.length() - 3) : low.name;
            Row high = program.rows.get(name + "high");
            if (high != null && areBounds(low, high) && !program.rows.containsKey(name)) {
                Row item = new Row(name, low.place);
                item.low = low.low;
                item.high = high.high;
                item.primary = true;
                item.terms.addAll(low.terms);
                items.put(name, item);
                joined.add(high.name);
            } else if (!joined.contains(low.name)) {
                items.put(low.name, low);
            }
        }
        program.rows.clear();
        program.rows.putAll(items);
    }

    private static boolean areBounds(Row low, Row high) {
        return low.high == Decimals.UNBOUNDED
                && high.low == -Decimals.UNBOUNDED
                && low.color == null
                && high.color == null
                && low.terms.equals(high.terms);
    }

    private void giveColors() {
        List<Row> colored =
                program.rows.values().stream().filter(row -> row.color != null).toList();
        for (Row row : colored) {
            giveColor(row, Objects.requireNonNull(row.color));
        }
        for (Row row : colored) {
            program.rows.remove(row.name);
            program.variables.remove(Objects.requireNonNull(row.color).name);
        }
    }

    private void giveColor(Row row, Variable color) {
        Row item = program.itemOf(row)
                .filter(named -> isOnlyColorOf(named, color))
                .filter(named -> !row.terms.get(0).rows.contains(named))
                .orElseThrow(() -> row.cannotRead("-1", color, row.colorPlace));
        Variable option = row.terms.get(0);
        option.rows.set(option.rows.indexOf(row), item);
        option.colors = new HashMap<>(option.colors);
        option.colors.put(item, color.name);
    }

    /** Whether a variable can be left out because it says nothing but that options give this color to an item. */
    private static boolean isOnlyColorOf(Row item, Variable color) {
        return color.rows.equals(List.of(item))
                && item.isSecondary()
                && color.cost == 0
                && color.low == 0
                && color.high == 1;
    }

    /**
     * An option without a primary item is never chosen, but a variable in no such row can be 1. So it gets an item of
     * its own. A variable that is fixed gets one too.
     */
    private void limitAlone(Variable variable) {
        boolean isFixed = variable.low != 0 || variable.high != 1;
        if (isFixed || variable.rows.stream().allMatch(Row::isSecondary)) {
            Row row = program.row(program.newName(variable.name), variable.place);
            row.low = variable.low;
            row.high = variable.high;
            row.primary = true;
            row.terms.add(variable);
            variable.rows.add(row);
        }
    }

    private void addItem(Row row) {
        if (row.isSecondary()) {
            builder.secondary(row.name);
            return;
        }
        int all = row.terms.size();
        int low = Math.max(0, row.low);
        if (row.high < low) {
            // Nothing is both, so that the item has to be covered more often than it can be.
            builder.bounded(row.name, all + 1, all + 1);
        } else {
            boolean isBounded = row.high < Decimals.UNBOUNDED;
            builder.bounded(row.name, low, isBounded ? row.high : Math.max(low, all));
        }
    }

    private void addOption(Variable variable) {
        builder.option(variable.name, spec -> {
            for (Row row : variable.rows) {
                String color = variable.colors.get(row);
                if (color == null) {
                    spec.covers(row.name);
                } else {
                    spec.colors(row.name, color);
                }
            }
            spec.costs(variable.cost);
        });
    }

    /** The number in the objective is the cost of an option that every solution has. */
    private void addConstant() {
        if (program.constant != 0) {
            String name = program.newName("constant");
            builder.primary(name);
            builder.option(name, List.of(name), program.constant);
        }
    }
}
