package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpToSymmetryCommandTest {

    @Test
    void eachPlacementStandsForItsClass() {
        Run run = dlx("queens", "4", "--up-to-symmetry");

        assertThat(run.out()).isEqualTo("""
                1: class of 2, a3 b1 c4 d2
                . . Q .
                Q . . .
                . . . Q
                . Q . .
                """);
        assertThat(run.summary()).startsWith("1 solution up to symmetry (all), ");
    }

    @Test
    void theSolutionsOfAFileStandForTheirClasses() {
        Run run = withInput("a b\na b\na\nb\nb\n", "solve", "-", "--up-to-symmetry");

        assertThat(run.out()).isEqualTo("1: class of 1\n a b\n\n2: class of 2\n a\n b\n");
    }

    @Test
    void jsonHasTheSizeOfEachClass() {
        assertThat(dlx("queens", "5", "--up-to-symmetry", "--format", "json").out())
                .contains("\"solutions\":[\n{\"classSize\":")
                .contains("\"classSize\":2,\"solution\":[")
                .contains("\"classSize\":8,\"solution\":[")
                .contains("\"solutionCount\":2,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "queens 8 = 12",
                "queens 8 --threads 2 = 12",
                "queens 8 --reduce --seed 3 = 12",
                "queens 8 --counting search = 12",
                "langford 7 = 26",
                "latin 5 --threads 2 = 2",
                "sudoku ................ = 2",
            })
    void counts(String arguments, String count) {
        assertThat(dlx(("count " + arguments + " --up-to-symmetry").split(" ", -1))
                        .out())
                .isEqualTo(count + "\n");
    }

    @Test
    void theSummarySaysHowClassesWereFound() {
        assertThat(dlx("latin", "4", "--up-to-symmetry").err()).contains("grown from smaller sets of options");
        assertThat(dlx("queens", "6", "--up-to-symmetry").err()).contains("dancing-links by mrv");
    }

    /** Polyominoes have the option themselves, and then all engines can search. */
    @Test
    void polyominoesDoItInTheirOwnWay() {
        String problem = "polyomino pentominoes 3x20 --up-to-symmetry";
        assertThat(dlx(("count " + problem + " --engine bit-parallel").split(" ", -1))
                        .out())
                .isEqualTo("2\n");
        assertThat(dlx((problem + " --engine bit-parallel").split(" ", -1)).summary())
                .startsWith("2 solutions (all)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "queens 8 --up-to-symmetry --engine bit-parallel = --engine cannot be combined with --up-to-symmetry",
                "queens 8 --up-to-symmetry --explain = it is for all solutions; leave it out",
                "queens 8 --up-to-symmetry --estimate = it is for all solutions; leave it out",
                "queens 8 --up-to-symmetry --checkpoint c = a search up to symmetry cannot be saved; leave it out",
                "queens 8 --up-to-symmetry --proof p = a proof is about all solutions; leave it out",
                "count queens 8 --up-to-symmetry --counting frontier = a memo counts all solutions; leave it out",
                "solve f --up-to-symmetry --cheapest 1 = it is for all solutions; leave it out",
                "latin 5 --up-to-symmetry --engine dancing-links = it has a search of its own; leave it out",
                "count latin 6 --up-to-symmetry --max-memory 10k = do not fit in",
            })
    void refusesWhatDoesNotGo(String arguments, String complaint) {
        Run run = dlx(arguments.split(" ", -1));

        assertThat(run.err()).contains(complaint);
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
