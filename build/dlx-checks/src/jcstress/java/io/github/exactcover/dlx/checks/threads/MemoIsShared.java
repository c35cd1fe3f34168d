package io.github.exactcover.dlx.checks.threads;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Counting;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Counts whose threads share a memo are right, also two at once. */
@JCStressTest
@Outcome(id = "6, 6", expect = ACCEPTABLE, desc = "All solutions")
@State
public class MemoIsShared {

    private final ExactCoverProblem<String, String> problem = Shared.problem();

    @Actor
    public void one(II_Result result) {
        result.r1 = count();
    }

    @Actor
    public void other(II_Result result) {
        result.r2 = count();
    }

    private int count() {
        return Shared.outcome(
                Count.of(problem).by(Counting.FRONTIER).threads(2).result());
    }
}
