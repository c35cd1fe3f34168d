package first;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Visit;

/** A program that only solves. */
public class Solving {

    public static void main(String[] args) {
        ExactCoverProblem<String, String> shifts = ExactCoverProblem.builder(String.class, String.class)
                .primary("Ann", "Ben", "early", "late")
                .option("Ann early", "Ann", "early")
                .option("Ann late", "Ann", "late")
                .option("Ben early", "Ben", "early")
                .option("Ben late", "Ben", "late")
                .build();

        DLX.solve(shifts, solution -> {
            System.out.println("solved " + solution.options());
            return Visit.CONTINUE;
        });
        System.out.println(DLX.search(shifts).count().solutions() + " rotas");
        try {
            Class.forName("io.github.exactcover.dlx.count.Count");
            System.out.println("another module came along");
        } catch (ClassNotFoundException e) {
            System.out.println("no other module came along");
        }
    }
}
