package io.github.exactcover.dlx.internal.formats.program;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Row;
import io.github.exactcover.dlx.internal.formats.program.ZeroOneProgram.Variable;
import io.github.exactcover.dlx.internal.formats.text.Lines;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A text in the MPS format that is being read. A line is a section, or belongs to one if it begins with a blank. */
public final class MpsText {

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final List<String> SECTIONS =
            List.of("NAME", "OBJSENSE", "ROWS", "COLUMNS", "RHS", "RANGES", "BOUNDS", "ENDATA");
    private static final Set<String> WITHOUT_NUMBER = Set.of("BV", "FR", "MI", "PL");

    /** A row, and the letter that says what its sum is compared with. */
    private record Typed(Row row, String type) {

        void limit(int side) {
            row.limit(type.equals("L") ? "<=" : type.equals("G") ? ">=" : "=", side);
        }

        /** Makes a range of a row that has a limit. */
        void widen(int range) {
            boolean down = type.equals("L") || (type.equals("E") && range < 0);
            int size = Math.abs(range);
            row.low = down ? Decimals.clamp((long) row.high - size) : row.low;
            row.high = down ? row.high : Decimals.clamp((long) row.low + size);
        }
    }

    private final Lines lines;
    private final ZeroOneProgram program = new ZeroOneProgram();
    private final Map<String, Typed> rows = new HashMap<>();
    private final Set<Variable> bounded = new HashSet<>();

    /** The first row of the type N. */
    private String objective = "";

    private String section = "";

    /** The place of the last section in the order of sections. */
    private int reached;

    private String column = "";
    private boolean whole;

    public MpsText(Lines lines) {
        this.lines = lines;
    }

    public ExactCoverProblem<String, String> read() throws IOException {
        while (!section.equals("ENDATA")) {
            if (!lines.next()) {
                throw lines.error("the text ends; write ENDATA after the last section");
            }
            List<Word> words = lines.words(WORD);
            if (lines.line().startsWith("*")) {
                // PuLP has no section for it.
                program.maximize |= lines.line().equals("*SENSE:Maximize");
            } else if (words.get(0).column() == 1) {
                beginSection(words);
            } else {
                readLine(words);
            }
        }
        return new ProgramProblem(program).build();
    }

    private void beginSection(List<Word> words) {
        Word word = words.get(0);
        int place = SECTIONS.indexOf(word.text());
        if (place < 0) {
            throw word.error("dlx does not read " + word.quoted() + "; it reads the sections "
                    + String.join(", ", SECTIONS) + ", and lines in them that begin with a blank");
        }
        if (place > 0 && place <= reached) {
            throw word.error("section " + word.text() + " comes too late; write the sections in the order "
                    + String.join(", ", SECTIONS));
        }
        reached = Math.max(reached, place);
        section = word.text();
        if (section.equals("OBJSENSE") && words.size() > 1) {
            readDirection(words.get(1));
        }
    }

    private void readLine(List<Word> words) {
        switch (section) {
            case "OBJSENSE" -> readDirection(words.get(0));
            case "ROWS" -> readRow(words);
            case "COLUMNS" -> readColumn(words);
            case "RHS", "RANGES" -> readSides(words);
            case "BOUNDS" -> readBound(words);
            default -> throw words.get(0).error("here is no section; write ROWS before the rows");
        }
    }

    private void readDirection(Word word) {
        if (!LpText.DIRECTION.matcher(word.text()).matches()) {
            throw word.error(word.quoted() + " is not a direction; write MIN or MAX");
        }
        program.maximize = word.text().toLowerCase(Locale.ROOT).startsWith("max");
    }

    private void readRow(List<Word> words) {
        String type = words.get(0).text();
        if (words.size() != 2 || !List.of("N", "L", "G", "E").contains(type)) {
            throw words.get(0).error("this is no row; write N, L, G or E, and a name without blanks");
        }
        Word name = words.get(1);
        if (rows.containsKey(name.text())) {
            throw name.error("row " + name.quoted() + " comes twice; give each row a name of its own");
        }
        boolean isRow = !type.equals("N");
        Typed row = new Typed(isRow ? program.row(name.text(), name) : new Row(name.text(), name), type);
        row.limit(0);
        rows.put(name.text(), row);
        objective = !isRow && objective.isEmpty() ? name.text() : objective;
    }

    private void readColumn(List<Word> words) {
        Word name = words.get(0);
        if (words.size() == 3 && words.get(1).text().equals("'MARKER'")) {
            whole = words.get(2).text().equals("'INTORG'");
            return;
        }
        if (!name.text().equals(column) && program.variables.containsKey(name.text())) {
            throw name.error("column " + name.quoted() + " comes in two places; write its lines one after the other");
        }
        column = name.text();
        Variable variable = program.variable(name);
        if (whole) {
            variable.whole = true;
            variable.high = 1;
        }
        checkPairs(words, 1);
        for (int i = 1; i < words.size(); i += 2) {
            addTerm(row(words.get(i)), variable, Decimals.parse(words.get(i + 1)), words.get(i + 1));
        }
    }

    private void addTerm(Typed row, Variable variable, BigDecimal coefficient, Word place) {
        if (row.row().name.equals(objective)) {
            program.addCost(coefficient, variable, place);
        } else if (!row.type().equals("N")) {
            program.addTerm(row.row(), coefficient, variable, place);
        }
    }

    /** The name of the right-hand sides or ranges can be missing. */
    private void readSides(List<Word> words) {
        int first = words.size() % 2;
        checkPairs(words, first);
        for (int i = first; i < words.size(); i += 2) {
            Typed row = row(words.get(i));
            BigDecimal number = Decimals.parse(words.get(i + 1));
            Word place = words.get(i + 1);
            if (!row.type().equals("N")) {
                int side = Decimals.limit(number, place);
                if (section.equals("RHS")) {
                    row.limit(side);
                } else {
                    row.widen(side);
                }
            } else if (row.row().name.equals(objective) && section.equals("RHS")) {
                program.addConstant(number.negate(), place);
            }
        }
    }

    private void checkPairs(List<Word> words, int first) {
        if (words.size() % 2 != first || words.size() <= first) {
            throw words.get(0)
                    .error("this line has " + words.size() + " words; write a name, then rows and numbers,"
                            + " with blanks between them and none in a name");
        }
    }

    /** The name of the bounds can be missing. */
    private void readBound(List<Word> words) {
        String type = words.get(0).text();
        int parts = WITHOUT_NUMBER.contains(type) ? 2 : 3;
        if (words.size() < parts || words.size() > 4) {
            throw words.get(0).error("this is no bound; write a type such as BV or UP, a name, a column and a number");
        }
        Word name = words.get(words.size() == parts ? 1 : 2);
        Variable variable = program.variables.get(name.text());
        if (variable == null) {
            throw name.error("there is no column " + name.quoted() + "; correct it, or add it");
        }
        if (bounded.add(variable)) {
            variable.high = Decimals.UNBOUNDED;
        }
        Word last = words.get(words.size() - 1);
        setBound(type, variable, parts == 2 ? 0 : Decimals.limit(Decimals.parse(last), last), words.get(0));
    }

    private static void setBound(String type, Variable variable, int number, Word place) {
        variable.whole |= type.equals("UI") || type.equals("LI");
        switch (type) {
            case "BV" -> variable.binary = true;
            case "UP", "UI" -> {
                variable.limit("<=", number);
                // As in CPLEX, a negative bound takes away that the variable is at least 0.
                variable.low = number < 0 && variable.low == 0 ? -Decimals.UNBOUNDED : variable.low;
            }
            case "LO", "LI" -> variable.limit(">=", number);
            case "FX" -> variable.limit("=", number);
            case "FR" -> variable.free();
            case "MI" -> variable.low = -Decimals.UNBOUNDED;
            case "PL" -> variable.high = Decimals.UNBOUNDED;
            default ->
                throw place.error(
                        "dlx does not read the bound " + PlainText.quoted(type) + "; write BV for a 0/1 variable");
        }
    }

    private Typed row(Word name) {
        Typed row = rows.get(name.text());
        if (row == null) {
            throw name.error("there is no row " + name.quoted() + "; correct it, or add it to ROWS");
        }
        return row;
    }
}
