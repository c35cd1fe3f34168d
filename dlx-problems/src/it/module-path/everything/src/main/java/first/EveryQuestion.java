package first;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.steps.Steps;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import java.util.List;

/** Each module of a question is there, and answers. */
public class EveryQuestion {

    public static void main(String[] args) {
        ExactCoverProblem<String, String> problem = DlxFormat.parse("A B C D\nA B\nC D\nA C\nB D\n");
        System.out.println("by search " + DLX.search(problem).count().solutions());
        System.out.println("counted " + Count.of(problem).solutions());
        System.out.println("diagram " + SolutionDiagram.of(problem).inMemory().count());
        System.out.println("feasible " + Feasibility.of(problem).solution().isPresent());
        System.out.println("cheapest " + Cheapest.of(problem).find().solutions().size());
        System.out.println("classes " + UpToSymmetry.of(problem).count().solutions());
        System.out.println("projected " + Projection.of(problem).onItems(List.of("A")).count().solutions());
        System.out.println("steps " + Steps.of(problem).stream().count());
        System.out.println("plan to count " + Plan.of(problem).toCount().isCounting());
    }
}
