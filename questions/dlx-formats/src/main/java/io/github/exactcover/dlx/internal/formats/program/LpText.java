package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Limited;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Row;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Variable;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A text in the LP format that is being read. */
public final class LpText {

    /** The first word. */
    public static final Pattern DIRECTION = Pattern.compile("(?i)(min|max)(imi[sz]e|imum)?");

    private static final String RELATION = "<=, = or >=";

    private final LpTokens tokens;
    private final ZeroOneProgram program = new ZeroOneProgram();

    public LpText(Lines lines) {
        this.tokens = new LpTokens(lines);
    }

    public ExactCoverProblem<String, String> read() throws IOException {
        tokens.advance();
        program.maximize = takeDirection().startsWith("max");
        readObjective();
        while (!tokens.isSection()) {
            readRow();
        }
        while (!tokens.skip("end")) {
            readSection();
        }
        if (!tokens.atEnd()) {
            throw tokens.missing("nothing after End");
        }
        return new ProgramProblem(program).build();
    }

    private String takeDirection() throws IOException {
        if (!DIRECTION.matcher(tokens.word()).matches() || tokens.isLabel()) {
            throw tokens.missing("Minimize or Maximize first, as in the LP format of CPLEX");
        }
        return tokens.take().text().toLowerCase(Locale.ROOT);
    }

    private void readObjective() throws IOException {
        if (tokens.isLabel()) {
            tokens.take();
            tokens.take();
        }
        readSum((coefficient, place, isAlone) -> {
            if (isAlone) {
                program.addConstant(coefficient, place);
            } else {
                program.addCost(coefficient, program.variable(place), place);
            }
        });
        boolean isTwoWords = tokens.skip("subject") ? skip("to") : tokens.skip("such") && skip("that");
        if (!isTwoWords && !tokens.skip("st") && !tokens.skip("s.t.") && !tokens.skip("st.")) {
            throw tokens.missing("+ or -, or Subject To after the objective");
        }
    }

    private boolean skip(String second) throws IOException {
        if (!tokens.skip(second)) {
            throw tokens.missing(second);
        }
        return true;
    }

    /** What takes the terms of a sum: a coefficient and the name behind it, or a number that stands alone. */
    private interface Terms {
        void add(BigDecimal coefficient, Word place, boolean isAlone);
    }

    private void readSum(Terms terms) throws IOException {
        boolean isFirst = true;
        while (tokens.isSign() || (isFirst && !tokens.isSection() && !tokens.isRelation())) {
            isFirst = false;
            boolean minus = tokens.takeSigns();
            Word place = tokens.current();
            boolean isNumber = tokens.isNumber();
            BigDecimal number = isNumber ? tokens.takeNumber() : BigDecimal.ONE;
            boolean isAlone = isNumber && (tokens.isSection() || !tokens.isName());
            terms.add(minus ? number.negate() : number, isAlone ? place : tokens.takeName(), isAlone);
        }
    }

    private void readRow() throws IOException {
        Word place = tokens.current();
        String name = tokens.isLabel() ? tokens.take().text() : "";
        if (!name.isEmpty()) {
            tokens.take();
        }
        Row row = program.row(name, place);
        boolean isRange = readSums(row);
        if (tokens.isRelation()) {
            takeLimit(row);
        } else if (!isRange) {
            throw tokens.missing("+, - or " + RELATION);
        }
    }

    /** Reads a sum, and a limit on its left if there is one; whether there is. */
    private boolean readSums(Row row) throws IOException {
        RowSum sum = new RowSum(row);
        readSum(sum);
        boolean isRange = sum.place != null && row.terms.isEmpty();
        if (isRange) {
            row.limit(takeTurnedRelation(), Decimals.limit(sum.number, Objects.requireNonNull(sum.place)));
            sum.place = null;
            readSum(sum);
        }
        if (sum.place != null) {
            throw sum.place.error("the number " + sum.number + " stands among variables; take it to the other side");
        }
        return isRange;
    }

    /** The terms of a row, and the number that stands alone among them. */
    private final class RowSum implements Terms {

        private final Row row;
        private BigDecimal number = BigDecimal.ZERO;

        /** Where the number is; null if there is none. */
        private @Nullable Word place;

        RowSum(Row row) {
            this.row = row;
        }

        @Override
        public void add(BigDecimal coefficient, Word at, boolean isAlone) {
            if (!isAlone) {
                program.addTerm(row, coefficient, program.variable(at), at);
            } else if (place != null) {
                throw at.error("the number " + coefficient + " is the second one here; add them up");
            } else {
                number = coefficient;
                place = at;
            }
        }
    }

    /** A relation and a number, as in {@code <= 1}. */
    private void takeLimit(Limited limited) throws IOException {
        String relation = tokens.take().text();
        Word place = tokens.current();
        limited.limit(relation, Decimals.limit(tokens.takeNumber(), place));
    }

    /** A relation behind a number, as in {@code 1 <= x}, as it is with the number on its right. */
    private String takeTurnedRelation() throws IOException {
        if (!tokens.isRelation()) {
            throw tokens.missing(RELATION);
        }
        String relation = tokens.take().text();
        return relation.contains("<") ? ">=" : relation.contains(">") ? "<=" : "=";
    }

    private void readSection() throws IOException {
        switch (tokens.word()) {
            case "bounds", "bound" -> readBounds();
            case "binary", "binaries", "bin", "general", "generals", "gen", "integer", "integers", "int" -> readNames();
            default -> throw tokens.missing("Bounds, Binary, General or End");
        }
    }

    private void readBounds() throws IOException {
        tokens.advance();
        while (!tokens.isSection()) {
            if (tokens.isName()) {
                Variable variable = takeVariable();
                if (tokens.skip("free")) {
                    variable.free();
                } else if (tokens.isRelation()) {
                    takeLimit(variable);
                } else {
                    throw tokens.missing(RELATION + " or free");
                }
            } else {
                readBoundFirst();
            }
        }
    }

    private void readBoundFirst() throws IOException {
        Word place = tokens.current();
        BigDecimal number = tokens.takeNumber();
        String relation = takeTurnedRelation();
        Variable variable = takeVariable();
        variable.limit(relation, Decimals.limit(number, place));
        if (tokens.isRelation()) {
            takeLimit(variable);
        }
    }

    /** The options come in the order of these lists, as {@code dlx convert} writes the options in their order. */
    private void readNames() throws IOException {
        boolean binary = tokens.take().text().toLowerCase(Locale.ROOT).startsWith("bin");
        while (!tokens.isSection()) {
            Variable variable = takeVariable();
            program.variables.remove(variable.name);
            program.variables.put(variable.name, variable);
            variable.whole = true;
            variable.binary |= binary;
        }
    }

    private Variable takeVariable() throws IOException {
        return program.variable(tokens.takeName());
    }
}
