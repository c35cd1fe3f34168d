package io.github.exactcover.dlx.formats.files;

import static io.github.exactcover.dlx.formats.files.Reading.assertRefused;
import static io.github.exactcover.dlx.formats.files.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of zeros and ones with names. */
class TableTest {

    private static final MatrixFormat TABLE = new MatrixFormat();

    private static final String BODY = "0,1,0\n1,0,1\n";

    /** A column that only numbers the rows would be an item with two options if it passed for one of the table. */
    @ParameterizedTest
    @ValueSource(strings = {"", "#", "id", "#id", "# Id", "Index", "No.", "Nr", "#row", "option"})
    void aColumnThatNumbersTheRowsIsNoItem(String name) {
        ExactCoverProblem<String, String> problem = table(name + ",Mon,Tue\n" + BODY);
        assertThat(problem.primaryItems()).as(name).containsExactly("Mon", "Tue");
        assertThat(problem.options()).containsExactly("0", "1");
        assertThat(table((name + ",Mon,Tue\n" + BODY).replace(',', ';'))).isEqualTo(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "# a remark", "# a remark, with a comma", "#a,b", "| 3", "# 1, 2"})
    void aRemarkIsNoRow(String remark) {
        assertThat(table(remark + "\n" + BODY)).as(remark).isEqualTo(table(BODY));
    }

    @Test
    void aColumnThatDoesNotCountIsAnItem() {
        assertThat(table("id,Mon,Tue\n1,1,0\n1,0,1\n").primaryItems()).containsExactly("id", "Mon", "Tue");
    }

    @Test
    void wrongQuotesHaveALine() {
        assertRefused(
                TABLE,
                "n,a\nx,1\n\"y\"z,0\n",
                "line 3, column 1: the quotes in this row are wrong; write them around a whole cell, and twice within"
                        + " it");
        assertThat(table("\"n, \"\"m\"\"\",a\ny,1\n").primaryItems()).containsExactly("a");
    }

    private static ExactCoverProblem<String, String> table(String text) {
        assertThat(TABLE.fit(FileStart.of("t.csv", text)).certainty()).as(text).isNotEqualTo(Certainty.NO);
        return read(TABLE, text);
    }
}
