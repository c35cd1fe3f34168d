import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** A round of golf, a logic puzzle of Dell's: whose surname, job and score are whose? */
public class Golf {

    static final List<String> FIRST = List.of("Jack", "Bill", "Paul", "Frank");

    public static void main(String[] args) {
        Model model = new Model();
        List<Variable<Integer>> score = model.variables(FIRST, Model.range(70, 85));
        List<Variable<String>> last = model.variables(List.of("Green", "Clubb", "Sands", "Carter"), FIRST);
        List<Variable<String>> job = model.variables(List.of("cook", "caretaker", "clerk", "caddy"), FIRST);
        List.of(score, last, job).forEach(model::allDifferent);
        Variable<Integer> clubb = scoreOf(model, last.get(1), score);
        Variable<Integer> sands = scoreOf(model, last.get(2), score);
        Variable<Integer> clerk = scoreOf(model, job.get(2), score);
        Variable<Integer> caddy = scoreOf(model, job.get(3), score);
        model.require(job.get(1).ne("Bill")); // Bill, who is not the caretaker, had the lowest score.
        List.of(0, 2, 3).forEach(i -> model.less(score.get(1), score.get(i)));
        model.require(last.get(1).ne("Paul")); // Clubb, who is not Paul, had ten strokes more than the clerk.
        model.rule(clubb, clerk, (x, y) -> x == y + 10);
        model.require(job.get(3).ne("Frank")); // In some order, Frank and the caddy had four and seven more than Sands.
        List.of(last.get(2), last.get(3)).forEach(name -> model.require(name.ne("Frank")));
        model.different(job.get(3), last.get(2));
        model.rule(List.of(score.get(3), caddy, sands), Golf::haveFourAndSevenMore);
        model.require(scoreOf(model, last.get(3), score).eq(78)); // Carter had 78; Frank had less; nobody had 81.
        model.require(score.get(3).where(value -> value < 78));
        score.forEach(one -> model.require(one.ne(81)));

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        score.forEach(one -> System.out.println(one + " " + found.get(one)));
        // prints Jack 85
        // prints Bill 71
        // prints Paul 78
        // prints Frank 75
        last.forEach(name -> System.out.println(found.get(name) + " " + name));
        // prints Frank Green
        // prints Jack Clubb
        // prints Bill Sands
        // prints Paul Carter
    }

    static boolean haveFourAndSevenMore(List<Integer> scores) {
        int one = scores.get(0) - scores.get(2);
        int other = scores.get(1) - scores.get(2);
        return Math.min(one, other) == 4 && Math.max(one, other) == 7;
    }

    /** A variable that is the score of whoever this is. */
    static Variable<Integer> scoreOf(Model model, Variable<String> who, List<Variable<Integer>> score) {
        Variable<Integer> of = model.variable("score of " + who, 70, 85);
        for (int i = 0; i < 4; i++) {
            String name = FIRST.get(i);
            List<Term<?>> terms = List.of(who, score.get(i), of);
            model.rule(terms, values -> !values.get(0).equals(name) || values.get(1).equals(values.get(2)));
        }
        return of;
    }
}
