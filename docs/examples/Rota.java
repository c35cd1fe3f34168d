import io.github.exactcover.dlx.*;
import io.github.exactcover.dlx.cheapest.*;
import io.github.exactcover.dlx.count.*;
import io.github.exactcover.dlx.feasibility.*;
import java.time.Duration;
import java.util.*;

public class Rota {

    /** One decision: this person works this shift. */
    record Duty(String person, String shift) {
        @Override
        public String toString() {
            return shift + ": " + person;
        }
    }

    static final List<String> SHIFTS =
            List.of("Fri early", "Fri late", "Sat early", "Sat late", "Sun early", "Sun late");

    /** Who can work when. */
    static final Map<String, List<String>> FREE = new TreeMap<>(Map.of(
            "Ann", List.of("Fri early", "Fri late", "Sat early"),
            "Ben", List.of("Fri late", "Sat early", "Sat late"),
            "Cleo", List.of("Fri early", "Sat late", "Sun early", "Sun late"),
            "Dan", List.of("Sat late", "Sun early", "Sun late")));

    public static void main(String[] args) {
        ExactCoverProblem<String, Duty> rota = problem();
        System.out.println(rota); // 10 primary items, 12 secondary, 13 options
        System.out.println(Feasibility.of(rota).solution().orElseThrow().options());

        System.out.println(Count.of(rota).solutions()); // 18
        DLX.forEach(rota, solution -> System.out.println(solution.options()));

        CheapestResult<Duty> result = Cheapest.of(rota).find();
        Solution<Duty> best = result.best().orElseThrow();
        System.out.println("cost " + best.cost() + ", proven: " + result.isProven()); // cost 1, proven: true
        best.options().forEach(System.out::println);

        Feasibility<String, Duty> onlyBenOnSaturday = Feasibility.of(rota)
                .forbid(new Duty("Ann", "Sat early"), new Duty("Cleo", "Sat late"), new Duty("Dan", "Sat late"));
        System.out.println(onlyBenOnSaturday.solution()); // Optional.empty
        System.out.println(onlyBenOnSaturday.explain(Duration.ofSeconds(10)).items()); // [Sat early, Sat late]
        System.out.println(BestPartial.of(rota).like(onlyBenOnSaturday).find().uncovered()); // [Sat early]
    }

    static ExactCoverProblem<String, Duty> problem() {
        ProblemBuilder<String, Duty> builder = ExactCoverProblem.builder();
        builder.primary(SHIFTS); // Each shift has exactly one person.
        for (String person : FREE.keySet()) {
            builder.bounded(person, 1, 2); // Each person works one or two shifts ...
            // ... but not two on one day.
            builder.secondary(person + " on Fri", person + " on Sat", person + " on Sun");
        }
        for (String shift : SHIFTS) {
            String day = shift.substring(0, 3);
            FREE.forEach((person, shifts) -> {
                if (shifts.contains(shift)) {
                    builder.option(new Duty(person, shift), option -> option
                            .covers(shift, person, person + " on " + day)
                            .costs(dislike(person, shift)));
                }
            });
        }
        return builder.build();
    }

    /** How much a person would rather not work a shift. */
    static int dislike(String person, String shift) {
        if (person.equals("Ann") && shift.endsWith("early")) {
            return 2;
        }
        return shift.equals("Sat late") ? 1 : 0;
    }
}
