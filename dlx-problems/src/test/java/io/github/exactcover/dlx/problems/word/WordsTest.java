package io.github.exactcover.dlx.problems.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.SvgImage;
import io.github.exactcover.dlx.problems.internal.SvgDrawing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Word rectangles, crosswords and word searches. */
class WordsTest {

    private static final List<String> WORDS = List.of("at", "to", "on", "an", "no");

    @Test
    void readsWordLists() {
        assertThat(WordList.parse("Heart\nit's\n\nEMBER;50\nember\nÄpfel\r\n"))
                .containsExactly("heart", "ember", "äpfel");
        assertThat(WordList.leftOut("Heart\nit's\n\n it's \nice cream;50\nT-shirt\r\n;7\nÄpfel\ncafe\u0301\n3D"))
                .containsExactly("it's", "ice cream", "T-shirt", "3D");
        assertThat(WordList.parse("cafe\u0301")).containsExactly("caf\u00e9");
        assertThatThrownBy(() -> WordList.parse("1\n\n")).hasMessageContaining("write one a line, letters only");
    }

    @Test
    void rectanglesHaveWordsInRowsAndColumns() {
        long count = 0;
        long distinct = 0;
        for (String upper : WORDS) {
            for (String lower : WORDS) {
                String left = "" + upper.charAt(0) + lower.charAt(0);
                String right = "" + upper.charAt(1) + lower.charAt(1);
                if (WORDS.contains(left) && WORDS.contains(right)) {
                    count++;
                    distinct += List.of(upper, lower, left, right).stream()
                                            .distinct()
                                            .count()
                                    == 4
                            ? 1
                            : 0;
                }
            }
        }
        assertThat(count).isGreaterThan(distinct);
        assertThat(Count.of(Crossword.rectangle(2, 2, WORDS).problem()).solutions())
                .isEqualTo(count);
        assertThat(Count.of(Crossword.of("..\n..\n", WORDS).problem()).solutions())
                .isEqualTo(distinct);
    }

    /** Against a search by hand for rows that fit those above; single letters and empty lists included. */
    @Test
    void symmetricSquaresReadTheSameAcrossAndDown() {
        Random random = new Random(20261124);
        for (int size = 1; size <= 4; size++) {
            for (int i = 0; i < 10; i++) {
                Set<String> words = new LinkedHashSet<>();
                for (int word = 0; word < 3 * i; word++) {
                    words.add(word(random, size));
                }
                List<String> list = List.copyOf(words);
                Crossword square = Crossword.symmetricSquare(size, list);
                List<String> found = DLX.stream(square.problem())
                        .map(square::decode)
                        .map(CellGrid::text)
                        .toList();
                assertThat(found)
                        .as("%s", list)
                        .containsExactlyInAnyOrderElementsOf(symmetricSquares(List.of(), size, list));
            }
        }
    }

    /** The squares that begin with these rows, as text. */
    private static List<String> symmetricSquares(List<String> rows, int size, List<String> words) {
        if (rows.size() == size) {
            return List.of(rows.stream()
                    .map(row -> String.join(" ", row.split("", -1)).strip() + "\n")
                    .collect(Collectors.joining()));
        }
        String start = rows.stream()
                .map(row -> row.substring(rows.size(), rows.size() + 1))
                .collect(Collectors.joining());
        return words.stream()
                .filter(word -> word.startsWith(start))
                .flatMap(word ->
                        symmetricSquares(
                                Stream.concat(rows.stream(), Stream.of(word)).toList(), size, words)
                                .stream())
                .toList();
    }

    /** The five words of the best-known word square, and nothing else. */
    @Test
    void aSquareOfFiveWords() {
        List<String> words = List.of("heart", "ember", "abuse", "resin", "trend");
        Crossword square = Crossword.rectangle(5, 5, words);
        assertThat(DLX.stream(square.problem()).map(square::decode).map(CellGrid::text))
                .containsExactly("h e a r t\ne m b e r\na b u s e\nr e s i n\nt r e n d\n");
        Crossword symmetric = Crossword.symmetricSquare(5, words);
        assertThat(symmetric.problem().primaryItems()).containsExactly("a1", "a2", "a3", "a4", "a5");
        assertThat(symmetric.problem().secondaryItems()).hasSize(15);
        assertThat(Count.of(symmetric.problem()).solutions()).isEqualTo(1);
    }

    @Test
    void theCaseOfWordsAndGridsDoesNotMatter() {
        Crossword crossword = Crossword.of("C..", List.of("CAT", "COD", "dog"));

        assertThat(DLX.stream(crossword.problem()).map(crossword::decode).map(CellGrid::text))
                .containsExactly("c a t\n", "c o d\n");
        assertThat(Count.of(Crossword.rectangle(1, 2, List.of("AT", "a", "T")).problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(Count.of(Crossword.symmetricSquare(2, List.of("At", "tO")).problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(Count.of(WordSearch.of(1, 3, List.of("CAT", "at")).problem()).solutions())
                .isEqualTo(2);
    }

    /** A letter with an accent can be one character or two. A sigma is written otherwise at the end of a word. */
    @Test
    void equalLettersAreEqualHoweverTheyAreEncoded() {
        assertThat(Count.of(Crossword.of("E\u0301.", List.of("\u00e9t", "e\u0301s"))
                                .problem())
                        .solutions())
                .isEqualTo(2);
        assertThat(Count.of(Crossword.of(".\u03a3", List.of("\u039f\u03a3")).problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(Count.of(Crossword.of(".\u03a3", List.of("\u03bf\u03c2")).problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(Count.of(Crossword.of("\u03c3.", List.of("\u03a3\u039f")).problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(WordList.parse("\uFEFFapple")).containsExactly("apple");
    }

    @Test
    void aWordThatComesAgainIsOneWord() {
        List<String> twice = List.of("cat", "COD", "Cat", "cod");

        assertThat(Count.of(Crossword.of("c..", twice).problem()).solutions()).isEqualTo(2);
        assertThat(Count.of(Crossword.rectangle(1, 2, List.of("at", "at", "a", "t", "A"))
                                .problem())
                        .solutions())
                .isEqualTo(1);
        assertThat(Count.of(Crossword.symmetricSquare(1, List.of("a", "A", "b")).problem())
                        .solutions())
                .isEqualTo(2);
        assertThatThrownBy(() -> WordSearch.of(3, 3, List.of("cat", "Cat")))
                .hasMessage("The word 'cat' comes twice; leave one out");
    }

    @Test
    void aWordThatDoesNotFitIntoCellsIsRefused() {
        for (String word : List.of("ice cream", "q\u0303", "\ud801\udc28", "1,1", "a#", "b.")) {
            assertThatThrownBy(() -> Crossword.rectangle(2, 2, List.of("at", word)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("cannot stand in a cell; leave the word out");
            assertThatThrownBy(() -> WordSearch.of(9, 9, List.of(word)))
                    .hasMessageContaining("cannot stand in a cell; leave the word out");
        }
        assertThat(Count.of(Crossword.rectangle(1, 4, List.of("it's", "i", "t", "'", "s"))
                                .problem())
                        .solutions())
                .isEqualTo(1);
    }

    @Test
    void aCrosswordKeepsWhatIsGiven() {
        Crossword crossword = Crossword.of("C _ .\n-#.\n\n...\n", List.of("cat", "cod", "tin", "den", "pig", "dog"));
        CellGrid filled =
                crossword.decode(Feasibility.of(crossword.problem()).solution().orElseThrow());

        assertThat(filled.text()).isEqualTo("c a t\no # i\nd e n\n");
        SvgImage image = SvgImage.of(filled);
        assertThat(image.words("text")).containsExactly("c", "a", "t", "o", "i", "d", "e", "n");
        assertThat(image.count("rect", SvgDrawing.INK)).isEqualTo(1);
    }

    @Test
    void aLineBetweenBlocksIsALineOfItsOwn() {
        Crossword crossword = Crossword.of("..#..\n", List.of("at", "to"));
        assertThat(crossword.problem().primaryItems()).containsExactly("a1", "a1.2");
        assertThat(Count.of(crossword.problem()).solutions()).isEqualTo(2);
        assertThat(Count.of(Crossword.of("#a#\n", WORDS).problem()).solutions()).isEqualTo(1); // No line to fill.
    }

    /** A brute-force walk over all pairs of places. */
    @Test
    void aPlaceThatIsTooShortForItsWordIsRefused() {
        Solution<WordSearch.Place> cut = Solution.of(List.of(new WordSearch.Place("abc", 0, 0, 0, 1)), 0);
        assertThatThrownBy(() -> WordSearch.of(3, 3, List.of("abc")).decode(cut))
                .hasMessageStartingWith("This is a solution of another problem: ");
    }

    @Test
    void countsTheWaysToPackTwoWords() {
        Random random = new Random(20261123);
        for (int i = 0; i < 30; i++) {
            String one = word(random, 2 + random.nextInt(3));
            String other = word(random, 2 + random.nextInt(3)) + "x";
            List<String> places = places(one, 3, 4);
            long count = 0;
            for (String first : places) {
                for (String second : places(other, 3, 4)) {
                    count += agree(first, second) ? 1 : 0;
                }
            }
            boolean fits = one.length() <= 4 && other.length() <= 4;
            if (fits) {
                assertThat(Count.of(WordSearch.of(3, 4, List.of(one, other)).problem())
                                .solutions())
                        .as(one + " " + other)
                        .isEqualTo(count);
            }
        }
    }

    private static String word(Random random, int length) {
        return random.ints(length, 'a', 'c')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** All ways to write a word, as rectangles in one line. */
    private static List<String> places(String word, int height, int width) {
        List<String> places = new ArrayList<>();
        for (int cell = 0; cell < height * width; cell++) {
            for (int direction = 0; direction < 9; direction++) {
                StringBuilder grid = new StringBuilder(".".repeat(height * width));
                boolean inside = direction != 4;
                for (int i = 0; i < word.length() && inside; i++) {
                    int row = cell / width + i * (direction / 3 - 1);
                    int column = cell % width + i * (direction % 3 - 1);
                    inside = row >= 0 && row < height && column >= 0 && column < width;
                    if (inside) {
                        grid.setCharAt(row * width + column, word.charAt(i));
                    }
                }
                if (inside && !places.contains(grid.toString())) {
                    places.add(grid.toString());
                }
            }
        }
        return places;
    }

    private static boolean agree(String one, String other) {
        for (int i = 0; i < one.length(); i++) {
            if (one.charAt(i) != '.' && other.charAt(i) != '.' && one.charAt(i) != other.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aWordSearchIsDecodedAndDrawn() {
        WordSearch search = WordSearch.of(3, 4, List.of("robin", "wren").subList(1, 2));
        CellGrid grid =
                search.decode(Feasibility.of(search.problem()).solution().orElseThrow());
        assertThat(grid.text()).isEqualTo("w r e n\n. . . .\n. . . .\n");
        assertThat(SvgImage.of(grid).count("rect", SvgDrawing.color(0))).isEqualTo(4);
    }

    @Test
    void badInputIsRefusedWithARemedy() {
        assertThatThrownBy(() -> Crossword.of("..\n...\n", WORDS))
                .hasMessage("line 2: this row has 3 cells, and the first has 2; give all rows the same length");
        assertThatThrownBy(() -> Crossword.of(".?\n", WORDS))
                .hasMessageContaining("line 1: the row '.?' has a character");
        assertThatThrownBy(() -> Crossword.of("\n", WORDS)).hasMessageContaining("There is no row");
        assertThatThrownBy(() -> Crossword.rectangle(0, 3, WORDS)).hasMessageContaining("must be from 1 to 20");
        assertThatThrownBy(() -> WordSearch.of(2, 2, List.of("abc"))).hasMessageContaining("use a larger rectangle");
        assertThatThrownBy(() -> WordSearch.of(3, 3, List.of("abc", "abc"))).hasMessageContaining("comes twice");
    }
}
