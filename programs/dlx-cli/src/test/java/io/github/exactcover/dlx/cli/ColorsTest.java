package io.github.exactcover.dlx.cli;

import static io.github.exactcover.dlx.cli.Run.dlx;
import static io.github.exactcover.dlx.cli.Run.withInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --color}: the same text, with colors. */
class ColorsTest {

    private static final Pattern COLOR = Pattern.compile("\u001B\\[[\\d;]*m");
    private static final Pattern SIGN = Pattern.compile("\u001B\\[30;48;5;(\\d+)m(.)\u001B\\[0m");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "polyomino pentominoes 3x20",
                "queens 6",
                "diagram queens 6 --list",
                "latin 3 --unique",
                "polyomino pentominoes 5x12 --limit 3 --up-to-symmetry",
                "--help",
                "queens --help",
                "help sudoku"
            })
    void withoutColorsTheTextIsTheSame(String command) {
        String painted = dlx((command + " --color always").split(" ", -1)).out();
        String plain = dlx((command + " --color never").split(" ", -1)).out();

        assertThat(plain).isEqualTo(dlx(command.split(" ", -1)).out()).doesNotContain("\u001B");
        assertThat(painted).contains("\u001B[");
        assertThat(COLOR.matcher(painted).replaceAll("")).isEqualTo(plain);
    }

    @Test
    void eachPieceHasAColorOfItsOwn() {
        String painted = dlx("polyomino", "pentominoes", "6x10", "--limit", "2", "--color", "always")
                .out();
        Map<String, String> colors = new HashMap<>();
        List<MatchResult> signs = SIGN.matcher(painted).results().toList();
        for (MatchResult sign : signs) {
            assertThat(colors.merge(sign.group(2), sign.group(1), (before, now) -> now))
                    .isEqualTo(sign.group(1));
        }
        assertThat(signs).hasSize(2 * 60);
        assertThat(colors.values()).doesNotHaveDuplicates().hasSize(12);
    }

    @Test
    void jsonHasNoColors() {
        String json =
                dlx("queens", "6", "--format", "json", "--color", "always").out();
        assertThat(json).doesNotContain("\u001B");
    }

    /** A file cannot bring colors in. */
    @Test
    void whatATerminalWouldObeyStaysVisible() {
        String file = "a\u001B[31m b\na\u001B[31m b\n";
        assertThat(COLOR.matcher(withInput(file, "solve", "-", "--from", "dlx", "--color", "always")
                                .out())
                        .replaceAll(""))
                .isEqualTo("1:\n a\\u001B[31m b\n");
    }

    @Test
    void theOptionMayComeBeforeTheCommand() {
        assertThat(dlx("--color", "always", "queens", "4").out()).contains("\u001B[1m1: ");
        assertThat(dlx("queens", "4", "--color", "sometimes").err())
                .contains("--color: there is no 'sometimes', only auto, always and never");
    }
}
