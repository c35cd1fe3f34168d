import io.github.exactcover.dlx.count.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** Queens that do not attack each other; the numbers of ways are A000170 of the OEIS. */
public class Queens {

    public static void main(String[] args) {
        System.out.println(ways(8)); // 92
        System.out.println(ways(12)); // 14200
    }

    static Object ways(int size) {
        Model model = new Model();
        List<String> rows = Model.range(1, size).stream().map(row -> "row " + row).toList();
        List<Variable<Integer>> queens = model.variables(rows, Model.range(1, size));
        model.allDifferent(queens);
        for (int sign : List.of(1, -1)) {
            List<Term<Integer>> diagonals = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                int shift = sign * i;
                diagonals.add(queens.get(i).map(column -> column + shift));
            }
            model.allDifferent(diagonals);
        }

        return Count.of(model.compile().problem()).solutions();
    }
}
