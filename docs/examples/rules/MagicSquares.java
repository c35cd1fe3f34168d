import io.github.exactcover.dlx.count.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;
import java.util.stream.*;

/** All rows, columns and diagonals have the same sum. Of each square, there are eight by turning and reflecting. */
public class MagicSquares {

    public static void main(String[] args) {
        System.out.println(squares(3)); // 8
        System.out.println(squares(4)); // 7040
    }

    static Object squares(int size) {
        Model model = new Model();
        Grid<Integer> grid = model.grid(size, size, Model.range(1, size * size));
        model.allDifferent(grid.cells());
        Stream.of(grid.rows(), grid.columns(), grid.diagonals())
                .flatMap(List::stream)
                .forEach(line -> model.sum(line, size * (size * size + 1) / 2));

        return Count.of(model.compile().problem()).solutions();
    }
}
