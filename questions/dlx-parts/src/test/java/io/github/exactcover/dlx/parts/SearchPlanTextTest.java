package io.github.exactcover.dlx.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.resume.SealedText;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was made up is refused in words, though its check sum is right. */
class SearchPlanTextTest {

    private static final String REMEDY = "; use the lines that this version of dlx wrote for it";

    private static List<String> written() {
        return Plan.of(DlxFormat.parse("0:2|a b | x\na x:1\nb x:1\na\n"))
                .engine(Engine.DANCING_LINKS)
                .seed(3)
                .toCount()
                .lines();
    }

    private static SearchPlan parse(List<String> lines) {
        lines.remove(lines.size() - 1);
        SealedText.seal(lines);
        return SearchPlanText.parse(lines);
    }

    private static List<String> changed(String name, String line) {
        List<String> lines = new ArrayList<>(written());
        lines.replaceAll(old -> old.startsWith(name + " ") || old.equals(name) ? line : old);
        assertThat(lines).isNotEqualTo(written());
        return lines;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            engine   | engine ELECTRIC 1  | this version has no engine 'ELECTRIC 1', with which the plan searches
            engine   | engine LINKS       | this version has no engine 'LINKS', with which the plan searches
            items    | items -1 3 3       | the numbers of items and options do not fit
            items    | items 2 1 3        | the numbers of items and options do not fit
            items    | items 2 3 2        | the numbers of items and options do not fit
            items    | items 2 3 4        | the numbers of items and options do not fit
            items    | items 2 2000000 3  | it names fewer items than it says that there are
            items    | items 2 3          | the numbers of items and options do not fit
            items    | items 2 3 3 3      | the numbers of items and options do not fit
            items    | items 2 x 3        | line 11 has 'x' where a whole number should be
            items    | item 2 3 3         | line 11 must begin with 'items', but is 'item 2 3 3'
            of       | of 2               | it names options that the problem does not have
            of       | of many            | line 8 has 'many' where a whole number should be
            numbers  | numbers 0 1        | it names options that the problem does not have
            numbers  | numbers 0 1 3      | it names options that the problem does not have
            numbers  | numbers 0 1 -2     | it names options that the problem does not have
            chosen   | chosen 3           | it names options that the problem does not have
            chosen   | chosen -1          | it names options that the problem does not have
            lows     | lows 0             | there are not as many bounds as primary items
            highs    | highs 2 1 1        | there are not as many bounds as primary items
            lows     | lows -1 1          | item 0 has impossible bounds
            lows     | lows 0 2           | item 1 has impossible bounds
            highs    | highs 2 0          | item 1 has impossible bounds
            option   | option 3           | an option cannot have '3'
            option   | option -1          | an option cannot have '-1'
            option   | option 0 0         | an option cannot have '0'
            option   | option 0:1         | an option cannot have '0:1'
            option   | option 1:1         | an option cannot have '1:1'
            option   | option 2:-1        | an option cannot have '2:-1'
            option   | option 2:red       | line 14 has 'red' where a whole number should be
            """)
    void aLineThatCannotBeIsNamed(String name, String line, String reason) {
        assertThatThrownBy(() -> parse(changed(name, line)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("This is not a plan of a search: " + reason + REMEDY);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            of       | of 4
            chosen   | chosen 2 0
            numbers  | numbers 2 -1 0
            items    | items 2 1000003 3
            lows     | lows 0 0
            option   | option 2:1
            option   | option 1
            """)
    void aLineThatCanBeIsRead(String name, String line) {
        List<String> lines = changed(name, line);
        SearchPlan plan = parse(lines);
        assertThat(SearchPlanText.lines(plan)).isEqualTo(lines).contains(line);
    }

    @Test
    void aPlanNeedsNoSecondaryItemsNorAnyItemAtAll() {
        for (ExactCoverProblem<String, String> problem : List.of(
                DlxFormat.parse("a\na\n"),
                ExactCoverProblem.<String, String>builder().build())) {
            List<String> lines = Plan.of(problem).toSolve().lines();
            assertThat(SearchPlanText.lines(SearchPlanText.parse(lines))).isEqualTo(lines);
        }
    }

    @Test
    void anotherVersionIsToldFromDamage() {
        assertThatThrownBy(() -> parse(changed("dlx", "dlx plan 9")))
                .hasMessage("This is not a plan of a search: it was written by another version ('dlx plan 9'); this one"
                        + " reads 'dlx plan 1'" + REMEDY);
        assertThatThrownBy(() -> parse(changed("dlx", "dlx result 1")))
                .hasMessage("This is not a plan of a search: it does not begin with 'dlx plan 1'" + REMEDY);
        assertThatThrownBy(() -> SearchPlanText.parse(changed("of", "of 3 ")))
                .hasMessage("This is not a plan of a search: it is damaged or was cut" + REMEDY);
        assertThatThrownBy(() -> parse(new ArrayList<>(written().subList(0, 13))))
                .hasMessage("This is not a plan of a search: it ends before the line 'highs'" + REMEDY);
    }

    @Test
    void aPlanMakesTheEngineThatItNames() {
        SearchPlan plan = SearchPlanText.parse(written());
        SearchEngine engine = plan.factory().make(plan.rule(), plan.counting(), Branch.ROOT);
        assertThat(engine).isInstanceOf(DancingLinks.class);
        assertThat(engine.run(Machine.UNLIMITED)).isEqualTo(Step.EXHAUSTED);
        assertThat(engine.solutions()).isEqualTo(4);
    }
}
