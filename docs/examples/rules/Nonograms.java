import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;
import java.util.stream.*;

/** Nonograms: the lengths of the runs in each row, then in each column; five that many solvers were tried on. */
public class Nonograms {

    static final String N6 = "5,2 2,1 1,1 1,4 4,2 2 1 2,1 3 1,1 1 1 1,2 7 2,4 1 5,2 1 1,1 1 2,1 1 1,2 5 2,3 4|"
            + "4,2 2,1 5,1 2 2,5 2 1,2 1 1 2,1 3 1,1 1 6,1 3 1,2 1 2 2,4 2 1,1 1 1,1 3 2,2 2 3,4";

    static final String SOCCER = "3,5,3 1,2 1,3 3 4,2 2 7,6 1 1,4 2 2,1 1,3 1,6,2 7,6 3 1,1 2 2 1 1,4 1 1 3,"
            + "4 2 2,3 3 1,3 3,3,2 1|"
            + "2,1 2,2 3,2 3,3 1 1,2 1 1,1 1 1 2 2,1 1 3 1 3,2 6 4,3 3 9 1,5 3 2,3 1 2 2,2 1 7,3 3 2,2 4,2 1 2"
            + ",2 2 1,2 2,1,1";

    static final String DRAGONFLY = "7 1,1 1 2,2 1 2,1 2 2,4 2 3,3 1 4,3 1 3,2 1 4,2 9,2 1 5,2 7,14,8 2,6 2 2,"
            + "2 8 1 3,1 5 5 2,"
            + "1 3 2 4 1,3 1 2 4 1,1 1 3 1 3,2 1 1 2|"
            + "1 1 1 2,3 1 2 1 1,1 4 2 1 1,1 3 2 4,1 4 6 1,1 11 1,5 1 6 2,14,7 2,7 2,6 1 1,9 2,3 1 1 1,3 1 3,"
            + "2 1 3,2 1 5,3 2 2,3 3 2,2 3 2,2 6";

    static final String P199 = "1 1 4,1 6,1 1 1 1 2 3,1 1 2 3,3 1 2 3,4 5 2 2,7 3 2,3 5 1 2,2 2 4 1,2 2 3 4,"
            + "2 5 2,2 1 5 1,"
            + "2 2 3 1,6 2 2,1 7,2 2 2,1 4,3 1 1,1 1,1 1|"
            + "6 1,8 3,3 2 1,1 1 2 2 1,1 2 2 1 1,1 1 1 1,2 3,4 1 2 2,5 2 1,8 1 1,7 2,3 5 2,2 5,2 1 4,2 2 2 2,"
            + "2 2 1 1 1,3 1 1 1 1,5 4 2 1,7 4 1 1,4";

    static final String P200 = "2 2 3,4 1 1 1 4,4 1 2 1 1,4 1 1 1 1 1 1,2 1 1 2 3 5,1 1 1 1 2 1,3 1 5 1 2,"
            + "3 2 2 1 2 2,"
            + "2 1 4 1 1 1 1,2 2 1 2 1 2,1 1 1 3 2 3,1 1 2 7 3,1 2 2 1 5,3 2 2 1 2,3 2 1 2,5 1 2,2 2 1 2,"
            + "4 2 1 2,6 2 3 2,7 4 3 2,7 4 4,7 1 4,6 1 4,4 2 2,2 1|"
            + "1 1 2 2,5 5 7,5 2 2 9,3 2 3 9,1 1 3 2 7,3 1 5,7 1 1 1 3,1 2 1 1 2 1,4 2 4,1 2 2 2,4 6 2,1 2 2 1"
            + ",3 3 2 1,4 1 15,1 1 1 3 1 1,2 1 1 2 2 3,1 4 4 1,1 4 3 2,1 1 2 2,7 2 3 1 1,2 1 1 1 5,1 2 5,"
            + "1 1 1 3,4 2 1,3";

    public static void main(String[] args) {
        for (String clues : List.of(N6, SOCCER, DRAGONFLY, P199, P200)) {
            solve(clues);
        }
        // prints UNIQUE 15x15 cells
        // prints UNIQUE 20x20 cells
        // prints UNIQUE 20x20 cells
        // prints UNIQUE 20x20 cells
        // prints UNIQUE 25x25 cells
    }

    static void solve(String clues) {
        List<List<Integer>> rows = lines(clues.split("\\|")[0]);
        List<List<Integer>> columns = lines(clues.split("\\|")[1]);
        Model model = new Model();
        Grid<Boolean> grid = model.grid(rows.size(), columns.size(), List.of(false, true));
        for (int row = 0; row < rows.size(); row++) {
            model.runs(grid.row(row), rows.get(row));
        }
        for (int column = 0; column < columns.size(); column++) {
            model.runs(grid.column(column), columns.get(column));
        }

        CompiledModel compiled = model.compile();
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        System.out.print(grid.text(found));
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind() + " " + grid);
    }

    static List<List<Integer>> lines(String text) {
        return Stream.of(text.split(","))
                .map(line -> Stream.of(line.split(" ")).map(Integer::valueOf).toList())
                .toList();
    }
}
