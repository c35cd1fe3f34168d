import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** SEND + MORE = MONEY; H. E. Dudeney, Strand Magazine, 1924. */
public class SendMoreMoney {

    public static void main(String[] args) {
        Model model = new Model();
        Map<String, Integer> weights = new TreeMap<>();
        Map.of("SEND", 1, "MORE", 1, "MONEY", -1).forEach((word, sign) -> {
            int weight = sign;
            for (int i = word.length() - 1; i >= 0; i--) {
                weights.merge(word.substring(i, i + 1), weight, Integer::sum);
                weight *= 10;
            }
        });
        List<Variable<Integer>> digits = new ArrayList<>();
        List<Term<Integer>> parts = new ArrayList<>();
        weights.forEach((letter, weight) -> {
            Variable<Integer> digit = model.variable(letter, "SM".contains(letter) ? 1 : 0, 9);
            digits.add(digit);
            parts.add(digit.map(value -> value * weight));
        });
        model.allDifferent(digits);
        model.sum(parts, 0);

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        System.out.println(compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow()));
        // prints D = 7, E = 5, M = 1, N = 6, O = 0, R = 8, S = 9, Y = 2
    }
}
