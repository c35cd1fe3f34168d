import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** Two stars in each row, column and area, and none next to another; the example of krazydad's tutorial. */
public class StarBattle {

    static final String AREAS = "AAAAABBCCCAAAAABBBCCAAAAABBBBBDDDAEEBBBFDGGGEEBBFFGGGGEEBFFFGGGGGHBFFFGGGGGHBFFHJJJ"
            + "HHHHHHHHHHHIIIIII";

    public static void main(String[] args) {
        Model model = new Model();
        Grid<Boolean> stars = model.grid(10, 10, List.of(false, true));
        stars.rows().forEach(row -> model.exactly(2, starsIn(row)));
        stars.columns().forEach(column -> model.exactly(2, starsIn(column)));
        for (char area = 'A'; area <= 'J'; area++) {
            List<Variable<Boolean>> cells = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                if (AREAS.charAt(i) == area) {
                    cells.add(stars.cells().get(i));
                }
            }
            model.exactly(2, starsIn(cells));
        }
        for (int i = 0; i < 81; i++) {
            model.atMost(1, starsIn(stars.block(i / 9, i % 9, 2, 2)));
        }

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        System.out.print(stars.text(found));
        // prints .......#.#
        // prints .#.#......
        // prints ......#.#.
        // prints ..#.#.....
    }

    static List<Literal> starsIn(List<Variable<Boolean>> cells) {
        return cells.stream().map(cell -> cell.eq(true)).toList();
    }
}
