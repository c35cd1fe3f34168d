import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;

/** A Latin square with signs "less than" between neighbours; an example of the Tailor and of many solvers after it. */
public class Futoshiki {

    /** Row and column of the lesser cell, then of the greater one. */
    static final String LESS = "12<11 14<15 23<13 33<23 34<24 25<35 32<42 44<43 52<51 54<53 55<45";

    public static void main(String[] args) {
        Model model = new Model();
        Grid<Integer> grid = model.grid(5, 5, Model.range(1, 5));
        grid.rows().forEach(model::allDifferent);
        grid.columns().forEach(model::allDifferent);
        for (String less : LESS.split(" ")) {
            model.less(
                    grid.get(less.charAt(0) - '1', less.charAt(1) - '1'),
                    grid.get(less.charAt(3) - '1', less.charAt(4) - '1'));
        }
        model.require(grid.get(0, 2).eq(3));
        model.require(grid.get(0, 3).eq(2));

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        System.out.print(grid.text(found));
        // prints 5 1 3 2 4
        // prints 1 4 2 5 3
        // prints 2 3 1 4 5
        // prints 3 5 4 1 2
        // prints 4 2 5 3 1
    }
}
