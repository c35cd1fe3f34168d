package io.github.exactcover.dlx.checks.threads;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that search one problem, one of them with a helper, find all solutions each. */
@JCStressTest
@Outcome(id = "6, 6", expect = ACCEPTABLE, desc = "All solutions")
@State
public class ProblemIsShared {

    private final ExactCoverProblem<String, String> problem = Shared.problem();

    @Actor
    public void count(II_Result result) {
        result.r1 = Shared.count(problem, 1);
    }

    @Actor
    public void solve(II_Result result) {
        result.r2 = Shared.outcome(DLX.search(problem).threads(2).forEach(solution -> {}));
    }
}
