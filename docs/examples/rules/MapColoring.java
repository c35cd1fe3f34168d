import io.github.exactcover.dlx.count.*;
import io.github.exactcover.dlx.model.*;
import java.util.*;

/** Three colors for the states of Australia; Russell and Norvig's first example of constraints. Tasmania is free. */
public class MapColoring {

    public static void main(String[] args) {
        Model model = new Model();
        Map<String, Variable<String>> color = new TreeMap<>();
        for (String state : "WA NT SA Q NSW V T".split(" ")) {
            color.put(state, model.variable(state, List.of("red", "green", "blue")));
        }
        for (String border : "WA-NT WA-SA NT-SA NT-Q SA-Q SA-NSW SA-V Q-NSW NSW-V".split(" ")) {
            model.different(color.get(border.split("-")[0]), color.get(border.split("-")[1]));
        }

        System.out.println(Count.of(model.compile().problem()).solutions()); // 18
    }
}
