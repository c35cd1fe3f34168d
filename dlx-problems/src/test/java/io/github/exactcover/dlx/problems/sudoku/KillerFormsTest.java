package io.github.exactcover.dlx.problems.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Cages with numbered cells, and those of SumoCue. */
class KillerFormsTest {

    private static final String MARKS = "\n,; =+0123456789rcJ#";

    private static final String FROM_0 = "6 0 1 4\n7 2 3\n6 5 6\n7 7 11 15\n7 8 9\n1 10\n2 12\n4 13 14\n";

    private static final KillerSudoku KILLER = KillerSudoku.of("""
            aabb
            accd
            eefd
            ghhd
            a=6 b=7 c=6 d=7 e=7 f=1 g=2 h=4""");

    private static final String SUMO_CUE = "SumoCueV1=6+0=7+2+0=6+5=7=7+8=1+7=2=4+13+7";

    private static List<KillerSudoku> read(String text) {
        return KillerFile.read(new StringReader(text)).toList();
    }

    private static String cells(String sum, String between, int base, boolean named) {
        return FROM_0.lines()
                .map(line -> line.split(" "))
                .map(words -> words[0]
                        + sum
                        + Arrays.stream(words)
                                .skip(1)
                                .map(Integer::parseInt)
                                .map(cell -> named
                                        ? "r" + (cell / 4 + 1) + "C" + (cell % 4 + 1)
                                        : String.valueOf(cell + base))
                                .collect(Collectors.joining(between)))
                .collect(Collectors.joining("\n"));
    }

    static Stream<String> forms() {
        return Stream.of(
                FROM_0,
                cells(" ", " ", 1, false),
                cells(";", ";", 0, false),
                cells(" = ", " + ", 1, false),
                cells(": ", ", ", 0, false).replace("\n", "\r\n"),
                cells("\t", "\t", 1, false),
                cells(",", ",", 0, true),
                "# eight\n8\n" + FROM_0,
                "4\n" + cells(",", ",", 1, false),
                SUMO_CUE,
                SUMO_CUE.replace("=", "\n="),
                SUMO_CUE.replace("+7=2", "+11=2").replaceFirst("\\+11=2", "+7=2") + "\n",
                SUMO_CUE.replaceAll("([=+]\\d+)", "$1"));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void oneKillerIsReadInAllForms(String text) {
        assertThat(read(text)).containsExactly(KILLER);
    }

    @Test
    void numbersCountFromTheSmallest() {
        KillerSudoku from0 = KillerSudoku.of("3 0 1\n17 79 80");

        assertThat(from0).isEqualTo(KillerSudoku.of("3 r1c1 r1c2\n17 r9c8 r9c9"));
        assertThat(KillerSudoku.of("3 1 2\n17 80 81")).isEqualTo(from0);
        assertThat(KillerSudoku.of(Sudoku.empty(SudokuRules.of(4)), "3 0 1")
                        .grid()
                        .rules()
                        .size())
                .isEqualTo(4);
        assertThat(KillerSudoku.of("3 r1c1 r1c2").grid().rules().size()).isEqualTo(9);
    }

    /** Cages that are drawn with numbers have their sums in lines of their own. */
    @Test
    void drawnCagesCanBeNumbers() {
        assertThat(KillerSudoku.of("1 1 2 2\n1 3 3 4\n5 5 6 4\n7 8 8 4\n1=6 2=7 3=6 4=7 5=7 6=1 7=2 8=4"))
                .isEqualTo(KILLER);
    }

    @Test
    void killersOfSumoCueStandBelowEachOther() {
        assertThat(read(SUMO_CUE + "\n\n# second\n" + SUMO_CUE.replace("=2", "\n=2") + "\n" + SUMO_CUE))
                .containsExactly(KILLER, KILLER, KILLER);
        assertThat(KillerSudoku.of(SUMO_CUE)).isEqualTo(KILLER);
    }

    /** Its sums of single cells are clues, which 0 is not. */
    @Test
    void jigsawsOfSumoCueHaveTheirRegions() {
        String jigsaw = "SumoCueV1=1J0=0J0=0J0=0J1=0J0=0J1=0J1=0J1=0J2=0J2=0J2=0J3=0J2=0J3=0J3=4J3";
        KillerSudoku killer = read(jigsaw).get(0);

        assertThat(killer.sudoku().rules()).isEqualTo(SudokuRules.regions("AAAB\nABBB\nCCCD\nCDDD"));
        assertThat(killer.cageCount()).isEqualTo(2);
        assertThatThrownBy(() -> read(jigsaw.replace("=4J3", "=4"))).hasMessageContaining("cell 16: it has no region");
        assertThatThrownBy(() -> read(jigsaw.replace("=4J3", "=4J4"))).hasMessageContaining("write J0 to J3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "3 1 2/7 5 6 ! The cells could count from 0 or from 1, for neither 0 nor 81 is in a cage",
                "3 0 1/17 79 81 ! line 2: the cell 81 is not on the board; cells count from 0 to 80",
                "3 0 1/3 1 80 ! line 2: the cell r1c2 is already in line 1",
                "99/3 0 1/3 2 80 ! line 1: 99 is neither the number of the cages below nor",
                "3 0 1/x 2 80 ! line 2: this is not a cage",
                "SumoCueV1=3+0 ! line 1: this has 2 cells, which fits no Sudoku",
                "SumoCueV1=3+0x ! line 1, cell 3: 'x' is not one",
                "#/SumoCueV1=3+0+=1 ! line 2, cell 3: '+=1' is not one",
                "SumoCueV2=3+0 ! line 1: this is a version of SumoCue's format that dlx does not read",
                "SumoCueV1=3+2+1=1=1=1=1=1=1=1=1=1=1=1=1=1 ! line 1, cell 2: its +2 leads to no cell with a sum",
                "SumoCueV1=3+99=1=1=1=1=1=1=1=1=1=1=1=1=1=1 ! line 1, cell 2: its +99 leads to no cell",
            })
    void whatAreNoCagesIsRefusedWithItsPlace(String text, String complaint) {
        String lines = text.replace('/', '\n');

        assertThatThrownBy(() -> read(lines))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void onlyWhatProgramsWriteIsCertain() {
        assertThat(KillerFile.isKiller("\n# x\n" + SUMO_CUE)).isTrue();
        assertThat(KillerFile.isKiller("3x3::k:1:2:3")).isTrue();
        assertThat(KillerFile.isKiller(FROM_0)).isFalse();
        assertThat(KillerFile.isKiller("")).isFalse();
    }

    /** Damaged files are read or refused, but break nothing. */
    @Property(tries = 600, seed = "66", shrinking = ShrinkingMode.OFF)
    void damageIsRefusedInWords(@ForAll long seed) {
        Random random = new Random(seed);
        List<String> forms = forms().toList();
        StringBuilder text = new StringBuilder(forms.get(random.nextInt(forms.size())));
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(text.append(' ').length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
                default -> text.setLength(at + 1);
            }
        }
        try {
            read(text.toString());
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).isNotEmpty().hasSizeLessThan(400).doesNotContain("\n");
        }
    }
}
