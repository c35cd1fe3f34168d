package io.github.exactcover.dlx.checks.threads;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.feasibility.Feasibility;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** The threads that look for one solution race; whichever wins, it has a solution of the problem. */
@JCStressTest
@Outcome(id = "3, 3", expect = ACCEPTABLE, desc = "A solution has three options")
@State
public class FirstIsRaced {

    private final ExactCoverProblem<String, String> problem = Shared.problem();

    @Actor
    public void one(II_Result result) {
        result.r1 = options();
    }

    @Actor
    public void other(II_Result result) {
        result.r2 = options();
    }

    /** How many options the first solution has that two threads find. */
    private int options() {
        return Feasibility.of(problem)
                .threads(2)
                .solution()
                .map(solution -> solution.options().size())
                .orElse(0);
    }
}
