import io.github.exactcover.dlx.count.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;
import java.util.stream.*;

/** Where do the dominoes lie? There are two of each from 1-1 to 3-3; the board is one of AshleyWilkes/Logicker. */
public class Dominosa {

    static final String BOARD = "##32###3312#122331133121#2312###21##";

    static final int WIDTH = 6;

    static final List<Integer> CELLS = IntStream.range(0, BOARD.length())
            .filter(i -> BOARD.charAt(i) != '#')
            .boxed()
            .toList();

    public static void main(String[] args) {
        Model model = new Model();
        Map<Integer, Variable<Integer>> others = new TreeMap<>(); // of each cell, the other one of its domino
        for (int cell : CELLS) {
            others.put(cell, model.variable("cell " + cell, neighbours(cell)));
        }
        Map<String, List<Literal>> dominoes = new TreeMap<>();
        for (int cell : CELLS) {
            for (int next : neighbours(cell)) {
                if (cell < next) {
                    model.rule(others.get(cell), others.get(next), (x, y) -> (x == next) == (y == cell));
                    dominoes.computeIfAbsent(domino(cell, next), name -> new ArrayList<>())
                            .add(others.get(cell).eq(next));
                }
            }
        }
        dominoes.values().forEach(two -> model.exactly(2, two));

        System.out.println(dominoes.keySet()); // [1-1, 1-2, 1-3, 2-2, 2-3, 3-3]
        System.out.println(Count.of(model.compile().problem()).solutions()); // 1
    }

    static String domino(int cell, int next) {
        return Stream.of(cell, next).map(i -> "" + BOARD.charAt(i)).sorted().collect(Collectors.joining("-"));
    }

    static List<Integer> neighbours(int cell) {
        return Stream.of(cell + 1, cell - 1, cell + WIDTH, cell - WIDTH).filter(CELLS::contains).toList();
    }
}
