package io.github.exactcover.dlx.internal.formats.text;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A problem whose items are numbers, and whose options are called like their items. */
public final class NumberedItems {

    private final ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
    private final int first;
    private final String[] names;

    public NumberedItems(int first, int count) {
        this.first = first;
        this.names = new String[count];
        for (int i = 0; i < count; i++) {
            names[i] = Integer.toString(first + i);
            builder.primary(names[i]);
        }
    }

    /** Adds an option. Its items are known to exist, and come once. */
    public void addOption(IntStream items) {
        List<String> covered = items.mapToObj(item -> names[item - first]).collect(Collectors.toList());
        builder.option(String.join(" ", covered), covered);
    }

    public ExactCoverProblem<String, String> problem() {
        return builder.build();
    }
}
