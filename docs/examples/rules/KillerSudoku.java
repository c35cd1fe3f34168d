import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** The killer Sudoku of Wikipedia: no clues, but cages with a sum. */
public class KillerSudoku {

    /** Cells, as row and column, and their sum. */
    static final String CAGES = "11 12=3,13 14 15=15,16 25 26 35=22,17 27=4,18 28=16,19 29 39 49=15,"
            + "21 22 31 32=25,23 24=17"
            + ",33 34 44=9,36 46 56=8,37 38 47=20,41 51=6,42 43=14,45 55 65=17,48 57 58=17,52 53 62=13,"
            + "54 64 74=20,59 69=12,61 71 81 91=27,63 72 73=6,66 76 77=20,67 68=6,75 84 85 94=10,"
            + "78 79 88 89=14,82 92=8,83 93=16,86 87=15,95 96 97=13,98 99=17";

    public static void main(String[] args) {
        Model model = new Model();
        Grid<Integer> grid = model.grid(9, 9, Model.range(1, 9));
        grid.rows().forEach(model::allDifferent);
        grid.columns().forEach(model::allDifferent);
        grid.blocks(3, 3).forEach(model::allDifferent);
        for (String cage : CAGES.split(",")) {
            List<Variable<Integer>> cells = new ArrayList<>();
            for (String cell : cage.split("=")[0].split(" ")) {
                cells.add(grid.get(cell.charAt(0) - '1', cell.charAt(1) - '1'));
            }
            model.allDifferent(cells);
            model.sum(cells, Integer.parseInt(cage.split("=")[1]));
        }

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        System.out.print(grid.text(found));
        // prints 2 1 5 6 4 7 3 9 8
    }
}
