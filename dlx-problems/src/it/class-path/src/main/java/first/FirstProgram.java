package first;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Visit;

public class FirstProgram {

    public static void main(String[] args) {
        // Tile a floor of 2 by 3 squares with dominoes. The squares are the items: each must be covered once.
        // The places where a domino can lie are the options.
        ExactCoverProblem<String, String> floor = ExactCoverProblem.<String, String>builder()
                .primary("a1", "b1", "c1", "a2", "b2", "c2")
                .option("a1-b1", "a1", "b1")
                .option("b1-c1", "b1", "c1")
                .option("a2-b2", "a2", "b2")
                .option("b2-c2", "b2", "c2")
                .option("a1-a2", "a1", "a2")
                .option("b1-b2", "b1", "b2")
                .option("c1-c2", "c1", "c2")
                .build();

        DLX.solve(floor, solution -> {
            System.out.println(solution.options());
            return Visit.CONTINUE; // or Visit.STOP
        });
        System.out.println(DLX.count(floor) + " tilings");
    }
}
