import io.github.exactcover.dlx.cheapest.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** Nine nurses, seven days: two of them early, late and at night, at most five duties each, and rest between. */
public class Roster {

    static final List<String> DUTIES = List.of("off", "early", "late", "night");

    public static void main(String[] args) {
        Model model = new Model();
        Grid<String> duty = model.grid(9, 7, DUTIES);
        for (String shift : DUTIES.subList(1, 4)) {
            duty.columns().forEach(day -> model.atLeast(2, day.stream().map(x -> x.eq(shift)).toList()));
        }
        for (List<Variable<String>> week : duty.rows()) {
            model.atMost(5, week.stream().map(x -> x.ne("off")).toList());
            for (int day = 0; day < 6; day++) {
                model.implies(week.get(day).eq("night"), week.get(day + 1).oneOf("off", "night"));
                model.implies(week.get(day).eq("late"), week.get(day + 1).ne("early"));
            }
        }
        for (int i = 0; i < 63; i++) { // what they like, made up
            int number = i * 7;
            model.cost(duty.cells().get(i), x -> x.equals("off") ? 0 : (number + x.length() * 5) % 11 % 4);
        }

        CompiledModel compiled = model.compile();
        CheapestResult<Choice> best = Cheapest.of(compiled.problem()).find();
        System.out.println(best.isProven() + " " + best.best().orElseThrow().cost()); // true 17
        System.out.print(duty.text(compiled.decode(best.best().orElseThrow())));
    }
}
