package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.choice;
import static io.github.exactcover.dlx.formats.files.Reading.covers;
import static io.github.exactcover.dlx.formats.files.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The spellings of one problem: the sets b c, a e, d f, a b d, c e f and c d, or their numbers, with two covers. */
class NestedProblemTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[1,2],[0,4],[3,5],[0,1,3],[2,4,5],[2,3]]",
                "[\n [\n  1,\n  2\n ],\n [0, 4], [3, 5],\n [0, 1, 3],\n [2, 4, 5],\n [2, 3]\n]",
                "[2,3]\n[1,5]\n[4,6]\n[1,2,4]\n[3,5,6]\n[3,4]\n",
                "[[0,1,1,0,0,0],[1,0,0,0,1,0],[0,0,0,1,0,1],[1,1,0,1,0,0],[0,0,1,0,1,1],[0,0,1,1,0,0]]",
                "[[0,1.0,1,0,0,0],[1,0,0,0,1,0],[0,0,0,1,0,1],[1,1,0,1,0,0],[0,0,1,0,1,1],[0,0,1,1,0,0.0]]",
                "[[1,[1,2]],[2,[0,4]],[3,[3,5]],[4,[0,1,3]],[5,[2,4,5]],[6,[2,3]]]",
                "{\"1\":[\"b\",\"c\"],\"2\":[\"a\",\"e\"],\"3\":[\"d\",\"f\"],\"4\":[\"a\",\"b\",\"d\"],"
                        + "\"5\":[\"c\",\"e\",\"f\"],\"6\":[\"c\",\"d\"]}",
                "{'items':['a','b','c','d','e','f'], // all\n'sets':[['b','c'],['a','e'],['d','f'],['a','b','d'],"
                        + "['c','e','f'],['c','d'],],}",
                "{\"subsets\":{\"1\":[1,2],\"2\":[0,4],\"3\":[3,5],\"4\":[0,1,3],\"5\":[2,4,5],\"6\":[2,3]},"
                        + "\"universe\":[0,1,2,3,4,5], \"n\":6}",
                "[{\"name\":\"1\",\"items\":[1,2]},{\"name\":\"2\",\"items\":[0,4]},{\"name\":\"3\",\"items\":[3,5]},"
                        + "{\"items\":[0,1,3],\"name\":4,\"cost\":2},{\"items\":[2,4,5]},{\"items\":[2,3]}]",
                "{\"columns\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"],\"index\":[1,2,3,4,5,6],\"data\":[[0,1,1,0,0,0],"
                        + "[1,0,0,0,1,0],[0,0,0,1,0,1],[1,1,0,1,0,0],[0,0,1,0,1,1],[0,0,1,1,0,0]]}",
                "[{\"plan\":\"p1\",\"a\":0,\"b\":1,\"c\":1,\"d\":0,\"e\":0,\"f\":0},{\"plan\":\"p2\",\"a\":1,\"b\":0,"
                        + "\"c\":0,\"d\":0,\"e\":1,\"f\":0},{\"plan\":\"p3\",\"a\":0,\"b\":0,\"c\":0,\"d\":1,\"e\":0,"
                        + "\"f\":1},{\"plan\":\"p4\",\"a\":1,\"b\":1,\"c\":0,\"d\":1,\"e\":0,\"f\":0},{\"plan\":\"p5\","
                        + "\"a\":0,\"b\":0,\"c\":1,\"d\":0,\"e\":1,\"f\":1}]"
            })
    void jsonIsRead(String text) throws IOException {
        assertThat(choice("", text)).containsExactly("json");
        assertThat(covers(read(text))).isEqualTo(2);
        assertThat(read(text).primaryItems()).hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ 1 2 }\n{ 0 4 }\n{ 3 5 }\n{ 0 1 3 }\n{ 2 4 5 }\n{ 2 3 }\n",
                "{1, 2}\n{0, 4}\n{3, 5}\n{0, 1, 3}\n{2, 4, 5}\n{2, 3}",
                "{ a b c d e f }\n{\n    { b c }\n    { a e }\n    { d f }\n    { a b d }\n    { c e f }\n    { c "
                        + "d }\n}\n",
                "{1 2 3 4 5 6}\n{ {} {2 3} {1 5} {4 6} {1 2 4} {3 5 6} {3 4} }",
                "[{1,2},{0,4},{3,5},{0,1,3},{2,4,5},{2,3}]",
                "[(1,2),(0,4),(3,5),(0,1,3),(2,4,5),(2,3),]",
                "{{1,2},{0,4},{3,5},{0,1,3},{2,4,5},{2,3}}",
                "{'A': {1,2}, 'B': (0,4), 'C': [3,5], 'D': {0,1,3}, 'E': {2,4,5}, 'F': {2,3}}",
                "# sets\nA = {b, c}\nB = {a, e}\nC = {d, f}\nD = {a, b, d}\nE = {c, e, f} # five\nF: {c, d}\n",
                "{\"A\" -> {1, 2}, \"B\" -> {0, 4}, \"C\" -> {3, 5}, \"D\" -> {0, 1, 3}, \"E\" -> {2, 4, 5},"
                        + " \"F\" -> {2, 3}}",
                "[frozenset({1, 2}), frozenset({0, 4}), set([3, 5]), {0, 1, 3}, {2, 4, 5}, {2, 3}, set()]",
                "X = {1, 2, 3, 4, 5, 6}\nY = {'A': [2, 3], 'B': [1, 5], 'C': [4, 6], 'D': [1, 2, 4], 'E': [3, 5, 6]}",
                "([1, 2, 3, 4, 5, 6], [[2, 3], [1, 5], [4, 6], [1, 2, 4], [3, 5, 6]])",
                "- [1, 2]\n- [0, 4]\n- {3, 5}\n- [0, 1, 3]\n- [2, 4, 5]\n- [2, 3]\n",
                "rows = np.array([[0, 1, 1, 0, 0, 0], [1, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 1], [1, 1, 0, 1, 0, 0],"
                        + " [0, 0, 1, 0, 1, 1]])\n",
                "rows = np.array(  # a remark\n [[0,1,1,0,0,0],[1,0,0,0,1,0],[0,0,0,1,0,1],[1,1,0,1,0,0],"
                        + "[0,0,1,0,1,1]])\n",
                "List(Set(1, 2), Set(0, 4), Set(3, 5), Set(0, 1, 3), Set(2, 4, 5), Set(2, 3))",
                "[[0 1 1 0 0 0]\n [1 0 0 0 1 0]\n [0 0 0 1 0 1]\n [1 1 0 1 0 0]\n [0 0 1 0 1 1]\n [0 0 1 1 0 0]]",
                "[[False, True, True, False, False, False], [True, False, False, False, True, False], [False, False,"
                        + " False, True, False, True], [True, True, False, True, False, False], [False, False, True,"
                        + " False, True, True]]"
            })
    void setsAreRead(String text) throws IOException {
        assertThat(choice("", text)).containsExactly("sets");
        assertThat(covers(read(text))).isEqualTo(2);
        assertThat(read(text).primaryItems()).hasSize(6);
    }

    @Test
    void namesAndCostsAreKept() throws IOException {
        ExactCoverProblem<String, String> named = read("[{\"piece\":\"F\",\"cells\":[\"b\",\"a\"],\"cost\":-7}]");
        assertThat(named.options()).containsExactly("F");
        assertThat(named.costOf(0)).isEqualTo(-7);
        assertThat(named.primaryItems()).containsExactly("b", "a");
        assertThat(read("{\"set 1\":[\"b\",\"c\"],\"set 2\":[\"a\"]}").options())
                .containsExactly("set 1", "set 2");
        assertThat(read("{\"sets\":[[\"b\"]],\"items\":[\"a\",\"b\"]}").primaryItems())
                .containsExactly("a", "b");
        assertThat(read("{'10': [10, 2], '1': [1, 3, 4, 5, 6, 7, 8, 9]}").primaryItems())
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
        assertThat(read("{\"rows\":[\"r1\",\"r2\"],\"columns\":[\"a\",\"b\"],\"data\":[[1,1],[0,1]]}")
                        .options())
                .containsExactly("r1", "r2");
    }

    @Test
    void secondaryItemsNeedNotBeCovered() throws IOException {
        ExactCoverProblem<String, String> problem =
                read("{'primary':['a','b'],'secondary':['x'],'options':[{'name':'A','items':['a','x']},"
                        + "{'name':'B','items':['b']},{'name':'C','items':['b','x']}]}");
        assertThat(problem.primaryItems()).containsExactly("a", "b");
        assertThat(problem.secondaryItems()).containsExactly("x");
        assertThat(problem.options()).containsExactly("A", "B", "C");
        assertThat(covers(problem)).isEqualTo(1);
    }

    @Test
    void anEmptyListIsAnOptionWithoutItems() throws IOException {
        assertThat(read("[[0],[],[1]]").options()).containsExactly("0", "", "1");
        assertThat(read("{\"items\":[\"a\"],\"sets\":[]}").options()).isEmpty();
    }

    /** The first rows of a matrix with two columns can be options. */
    @Test
    void aMatrixMayShowLate() throws IOException {
        assertThat(read("[[0,1],[1,0],[0,0],[1,1]]").options()).containsExactly("1", "0", "", "0 1");
        assertThat(read("[[0],[1],[true]]").options()).containsExactly("", "0", "0");
        assertThat(read("[[1,0],[false,1]]").options()).containsExactly("0", "1");
    }

    /** The answers differ, so only the user can say. */
    @Test
    void whatHasTwoMeaningsIsAChoice() throws IOException {
        String bits = "[[0,1],[1,0]]";
        assertThat(choice("", bits)).containsExactly("json", "json-matrix");
        assertThat(covers(read(new JsonFormat(), bits))).isEqualTo(2);
        assertThat(covers(read(SetsFormat.MATRIX, bits))).isEqualTo(1);
        assertThat(choice("", "[(0, 1), (1, 0)]")).containsExactly("sets", "json-matrix");

        String first = "{ 1 2 3 4 }\n{ 1 2 }\n{ 3 4 }\n{ 1 3 }\n{ 2 4 }\n";
        assertThat(choice("", first)).containsExactly("sets", "items-sets");
        assertThat(covers(read(SetsFormat.SETS, first))).isEqualTo(3);
        assertThat(covers(read(SetsFormat.ITEMS_FIRST, first))).isEqualTo(2);
        assertThat(choice("", "[1,2,3]\n[1]\n[2,3]\n")).containsExactly("sets", "items-sets");
        assertThat(choice("", "U = {1, 2}\nA = {1}\nB = {2}")).containsExactly("sets", "items-sets");
        assertThat(choice("", "A = {1, 2}\nB = {2}")).containsExactly("sets");
        assertThat(choice("", "[[1,2,3],[1],[2,3]]")).containsExactly("json");
    }

    @Test
    void otherTextsAreNotTaken() {
        for (String text : List.of(
                "a b c\na\nb c\n",
                "0 1 1\n1 0 0\n",
                "[Puzzle]\nAuthor=me\n",
                "< a b > [ x ]\na b;\n",
                "1,\"a\"\n",
                "")) {
            assertThat(Reading.FORMATS)
                    .as(text)
                    .allMatch(format -> format.fit(FileStart.of("", text)).certainty() == Certainty.NO);
        }
    }

    /** So that it is refused with the line of the error. */
    @Test
    void aBrokenFileIsPossible() {
        assertThat(choice("plan.json", "hello")).containsExactly("json");
        assertThat(choice("plan.json", "[[1,2],[3]")).contains("json");
        assertThat(choice("", "[[1,2],[3]")).containsExactly("sets");
        assertThat(choice("", "{\"a\": 1}")).containsExactly("json");
        assertThat(choice("", "[[1,2],[[3]]]")).containsExactly("json");
    }

    @Test
    void theStartOfALongFileIsEnough() {
        String rows = "[[0,1],[2]" + ",[0,1,2]".repeat(FileStart.SIZE / 4);
        String sets = "[{0,1},{2}" + ",{0,1,2}".repeat(FileStart.SIZE / 4);
        String lines = "{0 1}\n{2}" + "\n{0 1 2}".repeat(FileStart.SIZE / 4);
        for (int cut = 0; cut < 9; cut++) {
            assertThat(fit(rows, cut, new JsonFormat())).isEqualTo(Certainty.CERTAIN);
            assertThat(fit(sets, cut, SetsFormat.SETS)).isEqualTo(Certainty.CERTAIN);
            assertThat(fit(lines, cut, SetsFormat.SETS)).isEqualTo(Certainty.CERTAIN);
        }
    }

    private static Certainty fit(String text, int cut, FileFormat format) {
        String file = " ".repeat(cut) + text;
        try {
            return format.fit(FileStart.of("", new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8))))
                    .certainty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
