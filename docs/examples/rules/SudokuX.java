import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;

/** A Sudoku whose diagonals have all digits too. */
public class SudokuX {

    static final String CLUES =
            "......86.13...........3.74..9......5......6......2..........1.............16425..";

    public static void main(String[] args) {
        Model model = new Model();
        Grid<Integer> grid = model.grid(9, 9, Model.range(1, 9));
        grid.rows().forEach(model::allDifferent);
        grid.columns().forEach(model::allDifferent);
        grid.blocks(3, 3).forEach(model::allDifferent);
        grid.diagonals().forEach(model::allDifferent);
        for (int i = 0; i < 81; i++) {
            if (CLUES.charAt(i) != '.') {
                model.require(grid.cells().get(i).eq(CLUES.charAt(i) - '0'));
            }
        }

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        System.out.print(grid.text(found));
        // prints 5 7 9 2 1 4 8 6 3
    }
}
