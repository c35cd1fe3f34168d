package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;

/** Every way to put the numbers 0..n-1 into n places: n! solutions. */
public final class Permutations {

    private Permutations() {}

    public static ExactCoverProblem<String, String> of(int n) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < n; i++) {
            builder.primary("place " + i, "number " + i);
        }
        for (int place = 0; place < n; place++) {
            for (int number = 0; number < n; number++) {
                builder.option(place + ":" + number, "place " + place, "number " + number);
            }
        }
        return builder.build();
    }
}
