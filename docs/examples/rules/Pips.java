import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;
import java.util.stream.*;

/** Dominoes on a board whose regions have sums or other rules; an example of brianberns/Pips. */
public class Pips {

    /** Nine cells a row: a letter for each region, "." for no cell, "*" for a cell without a rule. */
    static final String BOARD = "..==......aabbcde..f.*ggde*ff.*hhdii...kk..ii...kk..lm";

    static final Map<Character, Integer> SUMS =
            Map.of('a', 6, 'b', 12, 'c', 5, 'd', 6, 'e', 10, 'f', 18, 'h', 10, 'i', 0, 'k', 4);

    static final String DOMINOES = "01 02 11 12 15 24 30 34 36 40 45 52 62 64 65 66";

    static final int WIDTH = 9;

    static final List<Integer> CELLS = IntStream.range(0, BOARD.length())
            .filter(i -> BOARD.charAt(i) != '.')
            .boxed()
            .toList();

    /** Two cells; the first has the first number of the domino. */
    record Place(int from, int to) {}

    public static void main(String[] args) {
        Model model = new Model();
        Map<Integer, Variable<Integer>> pips = new TreeMap<>();
        CELLS.forEach(cell -> pips.put(cell, model.variable("cell " + cell, 0, 6)));
        List<Variable<Place>> dominoes = new ArrayList<>();
        for (String name : DOMINOES.split(" ")) {
            Variable<Place> domino = model.variable("domino " + name, places(name.charAt(0) == name.charAt(1)));
            pips.forEach((cell, pip) -> {
                model.rule(domino, pip, (at, value) -> at.from != cell || value == name.charAt(0) - '0');
                model.rule(domino, pip, (at, value) -> at.to != cell || value == name.charAt(1) - '0');
            });
            dominoes.add(domino);
        }
        CELLS.forEach(cell -> model.exactly(
                1, dominoes.stream().map(domino -> domino.where(at -> at.from == cell || at.to == cell)).toList()));
        SUMS.forEach((region, sum) -> model.sum(region(pips, region), sum));
        model.equal(region(pips, '=').get(0), region(pips, '=').get(1));
        model.different(region(pips, 'g').get(0), region(pips, 'g').get(1));
        model.require(region(pips, 'l').get(0).where(value -> value < 3));
        model.require(region(pips, 'm').get(0).where(value -> value < 2));

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        for (int i = 0; i < BOARD.length(); i++) {
            System.out.print((CELLS.contains(i) ? found.get(pips.get(i)) : " ") + ((i + 1) % WIDTH == 0 ? "\n" : ""));
        }
    }

    /** Where a domino can lie. One with twice the same number is the same when it is turned around. */
    static List<Place> places(boolean isDouble) {
        return CELLS.stream()
                .flatMap(c -> Stream.of(c + 1, c - 1, c + WIDTH, c - WIDTH)
                        .filter(d -> CELLS.contains(d) && (c < d || !isDouble))
                        .map(d -> new Place(c, d)))
                .toList();
    }

    static List<Variable<Integer>> region(Map<Integer, Variable<Integer>> pips, char letter) {
        return pips.keySet().stream().filter(i -> BOARD.charAt(i) == letter).map(pips::get).toList();
    }
}
