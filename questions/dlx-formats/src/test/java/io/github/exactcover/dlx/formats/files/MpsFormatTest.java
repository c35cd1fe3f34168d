package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.assertRefused;
import static io.github.exactcover.dlx.formats.files.Reading.read;
import static io.github.exactcover.dlx.formats.files.Reading.solutions;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class MpsFormatTest {

    private static final ProblemFormat MPS = new MpsFormat();

    private static final String FIXED = """
            * days and crews
            NAME          CREWS
            ROWS
             N  COST
             E  DAY1
             E  DAY2
             L  BUS
            COLUMNS
                MARKER                 'MARKER'                 'INTORG'
                X1        COST         3.0     DAY1         1.0
                X2        COST         4.0     DAY2         1.0
                X2        BUS          1.0
                X3        COST         5.0     DAY1         1.0
                X3        DAY2         1.0
                MARKER                 'MARKER'                 'INTEND'
                X4        COST         1.0     DAY1         1.0
                X4        BUS          1.0
            RHS
                RHS       DAY1         1.0     DAY2         1.0
                          BUS          1.0
            BOUNDS
             UP BND       X1           1.0
             BV BND       X4
            ENDATA
            """;

    @Provide
    Arbitrary<ProgramModel> models() {
        return ProgramModel.arbitrary();
    }

    @Property(tries = 1000, seed = "20261133")
    void theSolutionsAreThePointsOfTheProgram(@ForAll("models") ProgramModel model) {
        Map<Set<String>, Long> found = new HashMap<>();
        solutions(read(MPS, model.mps())).forEach((options, cost) -> {
            options.remove("constant");
            found.put(options, cost);
        });
        assertThat(found).as(model.mps()).isEqualTo(model.points());
    }

    @Test
    void fixedFilesAreRead() {
        var problem = read(MPS, FIXED);
        assertThat(problem.primaryItems()).containsExactly("DAY1", "DAY2");
        assertThat(problem.secondaryItems()).containsExactly("BUS");
        assertThat(solutions(problem)).isEqualTo(Map.of(Set.of("X1", "X2"), 7L, Set.of("X3"), 5L));
    }

    @Test
    void theDirectionCanStandInTwoPlaces() {
        Map<Set<String>, Long> negative = Map.of(Set.of("X1", "X2"), -7L, Set.of("X3"), -5L);
        assertThat(solutions(read(MPS, "*SENSE:Maximize\n" + FIXED))).isEqualTo(negative);
        assertThat(solutions(read(MPS, FIXED.replace("ROWS\n", "OBJSENSE MAX\nROWS\n"))))
                .isEqualTo(negative);
    }

    @Test
    void rangesGoInTheDirectionOfTheirRow() {
        String rows = """
                ROWS
                 N c
                 %s r
                COLUMNS
                 m 'MARKER' 'INTORG'
                 x r 1
                 y r 1
                 z r 1
                RHS
                 r 2
                RANGES
                 r %s
                ENDATA
                """;
        assertThat(count(rows, "L", "1")).isEqualTo(6);
        assertThat(count(rows, "G", "1")).isEqualTo(4);
        assertThat(count(rows, "L", "-1")).isEqualTo(6);
        assertThat(count(rows, "G", "-1")).isEqualTo(4);
        assertThat(count(rows, "E", "1")).isEqualTo(4);
        assertThat(count(rows, "E", "-1")).isEqualTo(6);
        assertThat(count(rows, "G", "0")).isEqualTo(3);
    }

    private static int count(String rows, String type, String range) {
        return solutions(read(MPS, rows.formatted(type, range))).size();
    }

    /** Row DAY1 lets X1 be at most 1, whatever its bound. */
    @Test
    void aLooseBoundSaysNothing() {
        assertThat(solutions(read(MPS, FIXED.replace("X1           1.0", "X1           2.0"))))
                .isEqualTo(solutions(read(MPS, FIXED)));
    }

    @Test
    void errorsSayWhere() {
        refuse(
                "X1           1.0",
                "X1          -1.0",
                10,
                5,
                "variable 'X1' can be other numbers than 0 and 1; give it the bounds 0 and 1");
        refuse(
                "X2        BUS          1.0",
                "X2        BUS          2.0",
                12,
                28,
                "row 'BUS' has the coefficient 2.0 at"
                        + " 'X2'; dlx reads only sums of 0/1 variables, such as x1 + x2 = 1");
        refuse("X2        BUS", "X2        BIS", 12, 15, "there is no row 'BIS'; correct it, or add it to ROWS");
        refuse("BV BND", "SC BND", 23, 5, "there is no column 'BND'; correct it, or add it");
        refuse(
                "BV BND       X4",
                "SC BND X4 7",
                23,
                2,
                "dlx does not read the bound 'SC'; write BV for a 0/1 variable");
        refuse(
                " BV BND       X4\n",
                "",
                16,
                5,
                "variable 'X4' can be a fraction; dlx reads only 0/1 variables, so list it"
                        + " under Binary in LP, or give it the bound BV in MPS");
        refuse(" L  BUS", " L  DAY1", 7, 5, "row 'DAY1' comes twice; give each row a name of its own");
        refuse(
                "BOUNDS",
                "SOS",
                21,
                1,
                "dlx does not read 'SOS'; it reads the sections NAME, OBJSENSE, ROWS, COLUMNS,"
                        + " RHS, RANGES, BOUNDS, ENDATA, and lines in them that begin with a blank");
        refuse(
                "BOUNDS",
                "ROWS",
                21,
                1,
                "section ROWS comes too late; write the sections in the order NAME, OBJSENSE,"
                        + " ROWS, COLUMNS, RHS, RANGES, BOUNDS, ENDATA");
        refuse("ENDATA\n", "", 23, 1, "the text ends; write ENDATA after the last section");
        refuse(
                "X3        DAY2",
                "X1        DAY2",
                14,
                5,
                "column 'X1' comes in two places; write its lines one after the other");
        refuse(
                "X2        COST         4.0",
                "X2        COST         4.5",
                11,
                28,
                "the cost 4.5 of 'X2' is not a whole number; multiply all costs by a power of ten");
        refuse(
                "X3        COST",
                "MY X3     COST",
                13,
                5,
                "this line has 6 words; write a name, then rows"
                        + " and numbers, with blanks between them and none in a name");
    }

    private static void refuse(String right, String wrong, int line, int column, String message) {
        assertThat(FIXED).contains(right);
        assertRefused(MPS, FIXED.replace(right, wrong), "line " + line + ", column " + column + ": " + message);
    }

    @Test
    void aProgramIsRecognised() {
        assertThat(MPS.fit(FileStart.of("", FIXED)).certainty()).isEqualTo(Certainty.CERTAIN);
        assertThat(MPS.fit(FileStart.of("", "NAME ROWS\nNAME\nROWS\n")).certainty())
                .isEqualTo(Certainty.NO);
        assertThat(MPS.fit(FileStart.of("", "NAME AGE\nNAME\nAGE\n")).certainty())
                .isEqualTo(Certainty.NO);
    }
}
