package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DlxFormatErrorTest {

    private static final String NO_ITEM_LINE = "there is no item line; name the items, with a primary one first, in the"
            + " first line that is not a comment (comments start with '|')";
    private static final String TWO_BARS =
            "stray '|' on the item line; write a single one, before the secondary items, which have no bounds";
    private static final String BOUNDS = "; write them as in 2:3|item or 2|item, or put white space before a '|' that"
            + " separates the secondary items";
    private static final String NUMBERS = "; write bounds as in 2:3|item or 2|item";
    private static final String NO_NAME =
            "no item name after '|'; write bounds as in 2:3|item, or put white space before"
                    + " a '|' that separates the secondary items";
    private static final String BAR_IN_OPTION =
            "stray '|' in an option; remove it, or put white space before it if it starts a cost like |5";
    private static final String PRIMARY_COLORED =
            "item 'a' is primary and cannot have a color; drop the color or make the item secondary";

    @ParameterizedTest
    @MethodSource({"noItemLine", "itemLine", "bounds", "options", "marks", "characters"})
    void anErrorSaysWhereItIsAndWhatToDo(String text, int line, int column, String problem) {
        DlxFormatException e = catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.parse(text));
        assertThat(e).hasMessage("line " + line + ", column " + column + ": " + problem);
        assertThat(e.line()).isEqualTo(line);
        assertThat(e.column()).isEqualTo(column);
    }

    static Stream<Arguments> noItemLine() {
        return Stream.of(
                arguments("", 1, 1, NO_ITEM_LINE),
                arguments("\uFEFF", 1, 1, NO_ITEM_LINE),
                arguments("\n \n", 2, 1, NO_ITEM_LINE),
                arguments("| a b\n| c", 2, 1, NO_ITEM_LINE),
                arguments(" | only secondary", 1, 1, NO_ITEM_LINE));
    }

    static Stream<Arguments> itemLine() {
        return Stream.of(
                arguments("a b a", 1, 5, "item 'a' is named twice; name it once, as primary or as secondary"),
                arguments("a | a", 1, 5, "item 'a' is named twice; name it once, as primary or as secondary"),
                arguments("a | x x", 1, 7, "item 'x' is named twice; name it once, as primary or as secondary"),
                arguments("a |a", 1, 4, "item 'a' is named twice; name it once, as primary or as secondary"),
                arguments("\n|\n  a  a", 3, 6, "item 'a' is named twice; name it once, as primary or as secondary"),
                arguments("a | x | y", 1, 7, TWO_BARS),
                arguments("a | |", 1, 5, TWO_BARS),
                arguments("a || b", 1, 4, TWO_BARS),
                arguments("a | b|", 1, 6, TWO_BARS),
                arguments("a | b|c", 1, 6, TWO_BARS),
                arguments(
                        "a b:1",
                        1,
                        4,
                        "stray ':' in item name 'b:1'; choose a name without it, or write bounds like 2:3|item"),
                arguments(
                        "a :",
                        1,
                        3,
                        "stray ':' in item name ':'; choose a name without it, or write bounds like 2:3|item"),
                arguments("a |:x", 1, 4, "stray ':' in item name ':x'; choose a name without it"));
    }

    static Stream<Arguments> bounds() {
        return Stream.of(
                arguments("a b|", 1, 4, NO_NAME),
                arguments("a 2:3| x", 1, 6, NO_NAME),
                arguments("a b|c", 1, 3, "illegal digit in the bounds 'b|'" + BOUNDS),
                arguments("a 1x:2|c", 1, 4, "illegal digit in the bounds '1x:2|'" + BOUNDS),
                arguments("a -1|c", 1, 3, "illegal digit in the bounds '-1|'" + BOUNDS),
                arguments("\u0661|c", 1, 1, "illegal digit in the bounds '\u0661|'" + BOUNDS),
                arguments("1:2:3|c", 1, 2, "illegal digit in the bounds '1:2:3|'" + BOUNDS),
                arguments("a :3|c", 1, 3, "no number before ':'" + NUMBERS),
                arguments("a 3:|c", 1, 5, "no number before '|'" + NUMBERS),
                arguments("a 3:2|c", 1, 3, "the lower bound 3 exceeds the upper bound 2; write them as low:high|item"),
                arguments("1:2147483648|c", 1, 3, "the bound is too large; it can be at most 2147483647"),
                arguments("2|3|c", 1, 4, "stray '|' in item name '3|c'; write a single one, after the bounds"),
                arguments("a 2|a", 1, 5, "item 'a' is named twice; name it once, as primary or as secondary"),
                arguments(
                        "2:a",
                        1,
                        2,
                        "stray ':' in item name '2:a'; choose a name without it, or write bounds like 2:3|item"),
                arguments("a | 2|x", 1, 6, TWO_BARS),
                arguments("a | 2:3|x", 1, 6, "stray ':' in item name '2:3|x'; choose a name without it"),
                arguments("2|a\na:1", 2, 2, PRIMARY_COLORED));
    }

    static Stream<Arguments> options() {
        return Stream.of(
                arguments("a\nb", 2, 1, "item 'b' is not on the item line; add it there or correct the name"),
                arguments(
                        "a b | x\n\n| c\r\n\ta  x:1 \t q:2\nb",
                        4,
                        11,
                        "item 'q' is not on the item line; add it there or correct the name"),
                arguments("a\na\nA", 3, 1, "item 'A' is not on the item line; add it there or correct the name"),
                arguments("a b\na b a", 2, 5, "item 'a' comes twice in this option; name it once"),
                arguments("a | x\na x x:1", 2, 5, "item 'x' comes twice in this option; name it once"),
                arguments("a | x\nx:1 a x:1", 2, 7, "item 'x' comes twice in this option; name it once"),
                arguments("a b\nb a:1", 2, 4, PRIMARY_COLORED),
                arguments("\uD83D\uDC1F a\n\uD83D\uDC1F a:1", 2, 4, PRIMARY_COLORED));
    }

    static Stream<Arguments> marks() {
        return Stream.of(
                arguments("a b\na | b", 2, 3, "no number after '|' in an option; write a cost like |5, or remove it"),
                arguments("a b\na b|", 2, 4, BAR_IN_OPTION),
                arguments("a | x\na x:|", 2, 5, BAR_IN_OPTION),
                arguments(
                        "a | x\na x:",
                        2,
                        4,
                        "no color after ':'; write 'x:color', or drop the ':' for an item without color"),
                arguments(
                        "a | x\na x: red",
                        2,
                        4,
                        "no color after ':'; write 'x:color', or drop the ':' for an item without color"),
                arguments("a | x\na :red", 2, 3, "no item before ':'; write item:color"),
                arguments("a | x\na x : red", 2, 5, "no item before ':'; write item:color"),
                arguments("a | x\na x:r:b", 2, 6, "stray ':' in 'x:r:b'; write item:color with a single ':'"),
                arguments("a | x\na x::", 2, 5, "stray ':' in 'x::'; write item:color with a single ':'"));
    }

    static Stream<Arguments> characters() {
        return Stream.of(
                arguments("a b\0", 1, 4, "stray U+0000 in item name 'b\\u0000'; choose a name without it"),
                arguments(
                        "a | \uD83Dx",
                        1,
                        5,
                        "stray U+D83D without the other half of its pair in item name '\\uD83Dx'; choose a name without"
                                + " it"),
                arguments(
                        "a | x\na x:\uDC1F",
                        2,
                        5,
                        "stray U+DC1F without the other half of its pair in color '\\uDC1F'; choose a color without"
                                + " it"),
                arguments("a | x\na x:r\0", 2, 6, "stray U+0000 in color 'r\\u0000'; choose a color without it"));
    }

    @Test
    void aMessageStaysShortAndOnOneLine() {
        String name = "\u2028\u001B" + "long".repeat(100_000);
        DlxFormatException e = catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.parse("a\n" + name));
        assertThat(e)
                .hasMessage("line 2, column 1: item '\\u2028\\u001B" + "long".repeat(19)
                        + "lo...' is not on the item line; add it there or correct the name");
    }

    @Test
    void aNameOfEightyCharactersIsNotCutOff() {
        String name = "0123456789".repeat(8);
        assertThat(catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.parse("a\n" + name)))
                .hasMessageContaining("item '" + name + "' is not");
        assertThat(catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.parse("a\n" + name + "x")))
                .hasMessageContaining("item '" + name + "...' is not");
    }

    @Test
    void theFirstErrorOfATextIsReported() {
        DlxFormatException e = catchThrowableOfType(DlxFormatException.class, () -> DlxFormat.parse("a\nb c:1 |\nd"));
        assertThat(e.line()).isEqualTo(2);
        assertThat(e.column()).isEqualTo(1);
    }
}
