import io.github.exactcover.dlx.feasibility.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** Who owns the zebra, and who drinks water? Five houses in a row; Life International, 1962. */
public class Zebra {

    static final List<String> GROUPS = List.of(
            "English Spaniard Japanese Ukrainian Norwegian",
            "red green ivory yellow blue",
            "dog snails fox horse zebra",
            "coffee tea milk juice water",
            "OldGold Kools Chesterfield LuckyStrike Parliament");

    static final String SAME_HOUSE = "English=red Spaniard=dog coffee=green Ukrainian=tea OldGold=snails Kools=yellow"
            + " LuckyStrike=juice Japanese=Parliament";

    public static void main(String[] args) {
        Model model = new Model();
        Map<String, Variable<Integer>> at = new LinkedHashMap<>(); // the house of each thing
        for (String group : GROUPS) {
            List<String> things = List.of(group.split(" "));
            things.forEach(thing -> at.put(thing, model.variable(thing, 1, 5)));
            model.allDifferent(things.stream().map(at::get).toList());
        }
        for (String same : SAME_HOUSE.split(" ")) {
            model.equal(at.get(same.split("=")[0]), at.get(same.split("=")[1]));
        }
        for (String next : List.of("Chesterfield fox", "Kools horse", "Norwegian blue")) {
            model.rule(at.get(next.split(" ")[0]), at.get(next.split(" ")[1]), (x, y) -> Math.abs(x - y) == 1);
        }
        model.rule(at.get("ivory"), at.get("green"), (ivory, green) -> green == ivory + 1);
        model.require(at.get("milk").eq(3));
        model.require(at.get("Norwegian").eq(1));

        CompiledModel compiled = model.compile();
        System.out.println(Feasibility.of(compiled.problem()).uniqueness().kind()); // UNIQUE
        Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
        for (String person : List.of("English", "Spaniard", "Japanese", "Ukrainian", "Norwegian")) {
            List<String> same = new ArrayList<>(at.keySet());
            same.removeIf(thing -> !found.get(at.get(thing)).equals(found.get(at.get(person))));
            System.out.println(same);
        }
        // prints [English, red, snails, milk, OldGold]
        // prints [Spaniard, ivory, dog, juice, LuckyStrike]
        // prints [Japanese, green, zebra, coffee, Parliament]
        // prints [Ukrainian, blue, horse, tea, Chesterfield]
        // prints [Norwegian, yellow, fox, water, Kools]
    }
}
