import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** The kakuro of Wikipedia: each run of cells has different digits and a sum. */
public class Kakuro {

    /** Cells, as row and column, and their sum: first all runs across, then down. */
    static final List<String> RUNS = List.of(("11 12=16,15 16 17=24,21 22=17,24 25 26 27=29,31 32 33 34 35=35,42 43=7,"
                    + "45 46=8,53 54 55 56 57=16,61 62 63 64=21,66 67=5,71 72 73=6,76 77=3,"
                    + "11 21 31=23,12 22 32 42=30,15 25 35 45 55=27,16 26=12,17 27=16,24 34=17,33 43 53 63 73=15,"
                    + "46 56 66 76=12,54 64=7,57 67 77=7,61 71=11,62 72=10")
            .split(","));

    public static void main(String[] args) {
        Model model = new Model();
        Map<String, Variable<Integer>> cells = new TreeMap<>();
        for (String run : RUNS) {
            List<Variable<Integer>> line = new ArrayList<>();
            for (String cell : run.split("=")[0].split(" ")) {
                line.add(cells.computeIfAbsent(cell, name -> model.variable(name, 1, 9)));
            }
            model.allDifferent(line);
            model.sum(line, Integer.parseInt(run.split("=")[1]));
        }

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        for (String run : RUNS.subList(0, 12)) {
            StringBuilder digits = new StringBuilder();
            List.of(run.split("=")[0].split(" ")).forEach(cell -> digits.append(found.get(cells.get(cell))));
            System.out.println(digits);
        }
        // prints 97
        // prints 879
        // prints 89
        // prints 8957
        // prints 68597
        // prints 61
        // prints 26
        // prints 46132
        // prints 8931
        // prints 14
        // prints 312
        // prints 21
    }
}
