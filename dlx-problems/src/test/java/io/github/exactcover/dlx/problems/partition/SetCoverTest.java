package io.github.exactcover.dlx.problems.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.problems.partition.SetPartitioning.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetCoverTest {

    private static final String BY_ROWS = " 3 4\n 2 3 3 1\n 2\n 1 2\n 2\n 2 3\n 3\n 1 3 4\n";
    private static final String BY_COLUMNS = "3 4\n2 2 1 3\n3 2 1 2\n3 2 2 3\n1 1 3\n";

    @Test
    void bothLayoutsAreRead() {
        SetCover rows = SetCover.parse(BY_ROWS);

        assertThat(rows.columns()).isEqualTo(SetCover.parse(BY_COLUMNS).columns());
        assertThat(rows.columns()).isEqualTo(SetCover.parseRows(BY_ROWS).columns());
        assertThat(rows.columns()).isEqualTo(SetCover.parseColumns(BY_COLUMNS).columns());
        CheapestResult<Integer> cheapest = Cheapest.of(rows.problem()).find(1);
        assertThat(rows.decode(cheapest.solutions().get(0)).text())
                .isEqualTo("column 2 | cost 3 | rows 1 2\ncolumn 4 | cost 1 | rows 3\n");
    }

    @Test
    void aCoveringFileIsNotReadAsPartitioning() {
        assertThatThrownBy(() -> SetPartitioning.parse(BY_ROWS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("dlx cover");
        assertThat(SetPartitioning.parseRows(BY_ROWS).columns())
                .isEqualTo(SetCover.parse(BY_ROWS).columns());
    }

    /** Two columns and two rows, which mean something else by rows than by columns. */
    @Test
    void aTextThatFitsBothLayoutsIsRefusedUnlessOneIsChosen() {
        String both = "2 2 1 1 1 1 2 1 2";

        assertThatThrownBy(() -> SetCover.parse(both)).hasMessageContaining("--by-columns or --by-rows");
        assertThatThrownBy(() -> SetPartitioning.parse(both)).hasMessageContaining("--by-columns or --by-rows");
        assertThat(SetCover.parseRows(both).columns())
                .containsExactly(new Column(1, List.of(1, 2)), new Column(1, List.of(2)));
        assertThat(SetCover.parseColumns(both).columns())
                .containsExactly(new Column(1, List.of(1)), new Column(1, List.of(1, 2)));
        assertThat(SetPartitioning.parseColumns(both).columns())
                .isEqualTo(SetCover.parseColumns(both).columns());
        assertThat(SetPartitioning.parse("1 1 5 1 1").columns()).containsExactly(new Column(5, List.of(1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'' ! The text ends where the number of rows",
                "3 4/2 3 3 1/2/1 2/2/2 3/3/1 3 ! The text ends where a column of row 3",
                "3 4/2 3 3 1/2/1 5/2/2 3/3/1 3 4 ! line 4: a column of row 1 is '5'; it must be",
                "3 4/2 3 3 1/2/1 1/2/2 3/3/1 3 4 ! line 4: row 1 has column 1 twice",
                "3 4/2 3 3 1/2/1 2/2/2 3/3/1 3 4 9 ! line 8: '9' comes after the 3 rows",
                "3 4/2 x 3 1 ! line 2: "
            })
    void saysWhatIsWrongWithAFile(String text, String complaint) {
        assertThatThrownBy(() -> SetCover.parse(text.replace('/', '\n')))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(complaint);
    }

    /** Against all sets of columns; by rows and by columns it is the same problem. */
    @Property(tries = 60, seed = "64", shrinking = ShrinkingMode.OFF)
    void coversAreThoseOfBruteForce(@ForAll long seed) {
        Random random = new Random(seed);
        int rows = 2 + random.nextInt(4);
        int count = 1 + random.nextInt(7);
        List<Column> columns = new ArrayList<>();
        for (int column = 0; column < count; column++) {
            List<Integer> members = new ArrayList<>();
            for (int row = 1; row <= rows; row++) {
                if (random.nextInt(3) == 0) {
                    members.add(row);
                }
            }
            columns.add(new Column(1 + random.nextInt(9), members.isEmpty() ? List.of(1) : members));
        }
        SetCover cover = SetCover.of(rows, columns);

        assertThat(SetCover.parseRows(byRows(rows, columns)).columns()).isEqualTo(columns);
        long expected = 0;
        long cheapest = Long.MAX_VALUE;
        for (int chosen = 0; chosen < 1 << count; chosen++) {
            long covered = 0;
            long cost = 0;
            for (int column = 0; column < count; column++) {
                if ((chosen >> column & 1) == 1) {
                    cost += columns.get(column).cost();
                    for (int row : columns.get(column).rows()) {
                        covered |= 1L << row;
                    }
                }
            }
            if (Long.bitCount(covered) == rows) {
                expected++;
                cheapest = Math.min(cheapest, cost);
            }
        }
        assertThat(DLX.stream(cover.problem())).hasSize((int) expected).allSatisfy(cover::decode);
        CheapestResult<Integer> found = Cheapest.of(cover.problem()).find(1);
        assertThat(found.solutions()).hasSize(expected == 0 ? 0 : 1);
        if (expected > 0) {
            assertThat(cover.decode(found.solutions().get(0)).toString()).isNotEmpty();
            assertThat(found.solutions().get(0).options().stream()
                            .mapToLong(number -> columns.get(number - 1).cost())
                            .sum())
                    .isEqualTo(cheapest);
        }
    }

    private static String byRows(int rows, List<Column> columns) {
        StringBuilder text = new StringBuilder(rows + " " + columns.size() + "\n");
        columns.forEach(column -> text.append(column.cost()).append(' '));
        for (int row = 1; row <= rows; row++) {
            List<Integer> its = new ArrayList<>();
            for (int column = 1; column <= columns.size(); column++) {
                if (columns.get(column - 1).rows().contains(row)) {
                    its.add(column);
                }
            }
            text.append('\n').append(its.size());
            its.forEach(column -> text.append(' ').append(column));
        }
        return text.toString();
    }
}
