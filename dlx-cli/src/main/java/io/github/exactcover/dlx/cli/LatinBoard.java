package io.github.exactcover.dlx.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.problems.LatinSquare;
import io.github.exactcover.dlx.problems.Placement;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A square grid of symbols. */
record LatinBoard(LatinSquare square, ExactCoverProblem<String, Placement> problem) implements Board {

    private static final Pattern ITEM = Pattern.compile("([rc])(\\d+)([cs])(\\d+)");

    @Override
    public String type() {
        return "grid";
    }

    /** The symbols that are given, and for each option row and column, from 0, and symbol. */
    @Override
    public void write(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("given");
        for (int[] row : square.given()) {
            json.writeArray(row, 0, row.length);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("placements");
        for (Placement placement : problem.options()) {
            json.writeArray(new int[] {placement.row(), placement.column(), placement.symbol()}, 0, 3);
        }
        json.writeEndArray();
    }

    /** The items are named as {@link io.github.exactcover.dlx.problems.LatinSquare#problem()} says. */
    @Override
    public String inWords(Object item) {
        Matcher name = ITEM.matcher(item.toString());
        if (!name.matches()) {
            return item.toString();
        }
        String line = name.group(1).equals("r") ? "row " : "column ";
        return name.group(3).equals("c")
                ? "row " + name.group(2) + ", column " + name.group(4)
                : "symbol " + name.group(4) + " in " + line + name.group(2);
    }
}
