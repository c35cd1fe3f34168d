package first;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.count.Count;

public class FirstProgram {

    public static void main(String[] args) {
        // Tile a floor of 2 by 3 squares with dominoes. The squares are the items: each must be covered once.
        // The places where a domino can lie are the options.
        ExactCoverProblem<String, String> floor = ExactCoverProblem.builder(String.class, String.class)
                .primary("a1", "b1", "c1", "a2", "b2", "c2")
                .option("a1-b1", "a1", "b1")
                .option("b1-c1", "b1", "c1")
                .option("a2-b2", "a2", "b2")
                .option("b2-c2", "b2", "c2")
                .option("a1-a2", "a1", "a2")
                .option("b1-b2", "b1", "b2")
                .option("c1-c2", "c1", "c2")
                .build();

        DLX.forEach(floor, solution -> System.out.println(solution.options()));
        System.out.println(Count.of(floor).solutions() + " tilings");
    }
}
