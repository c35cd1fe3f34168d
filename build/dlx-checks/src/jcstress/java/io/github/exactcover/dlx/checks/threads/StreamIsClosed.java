package io.github.exactcover.dlx.checks.threads;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Solution;
import java.util.Iterator;
import java.util.stream.Stream;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** One thread reads a stream, another one closes it: the reader sees solutions up to some point, and no exception. */
@JCStressTest
@Outcome(id = "[0-6], 1", expect = ACCEPTABLE, desc = "Some of the solutions")
@State
public class StreamIsClosed {

    private final Stream<Solution<String>> stream =
            DLX.search(Shared.problem()).threads(2).stream();

    /** Asked for before: Java's streams give no iterator once they are closed. */
    private final Iterator<Solution<String>> solutions = stream.iterator();

    @Actor
    public void read(II_Result result) {
        result.r1 = Shared.rest(solutions);
    }

    @Actor
    public void close(II_Result result) {
        stream.close();
        result.r2 = 1;
    }
}
