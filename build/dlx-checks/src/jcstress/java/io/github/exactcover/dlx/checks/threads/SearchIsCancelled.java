package io.github.exactcover.dlx.checks.threads;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.exactcover.dlx.DLX;
import java.util.concurrent.atomic.AtomicBoolean;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A search that is cancelled says so, or has seen all solutions. */
@JCStressTest
@Outcome(id = "6, 1", expect = ACCEPTABLE, desc = "It was done before")
@Outcome(id = "-1, 1", expect = ACCEPTABLE, desc = "It was cancelled")
@State
public class SearchIsCancelled {

    private final AtomicBoolean cancelled = new AtomicBoolean();

    @Actor
    public void search(II_Result result) {
        result.r1 = Shared.outcome(DLX.search(Shared.problem())
                .threads(2)
                .cancelWhen(cancelled::get)
                .forEach(solution -> {}));
    }

    @Actor
    public void cancel(II_Result result) {
        cancelled.set(true);
        result.r2 = 1;
    }
}
