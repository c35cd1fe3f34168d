package io.github.exactcover.dlx.benchmarks.peers;

import de.famiru.dlx.Dlx;
import de.famiru.dlx.DlxBuilder;
import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts with de.famiru.dlx on one thread. It keeps only the first solution.
 *
 * <pre>{@code
 * FamiruCount.of(NamedProblems.get("queens-8")); // 92
 * }</pre>
 */
public final class FamiruCount {

    private FamiruCount() {}

    /**
     * Counts all solutions.
     *
     * @param problem a problem without colors and bounds
     * @return their number
     */
    public static long of(ExactCoverProblem<?, ?> problem) {
        Map<Object, Integer> places = new HashMap<>();
        problem.primaryItems().forEach(item -> places.put(item, places.size()));
        problem.secondaryItems().forEach(item -> places.put(item, places.size()));
        DlxBuilder<Integer> builder = Dlx.builder()
                .numberOfConstraints(
                        problem.primaryItems().size(), problem.secondaryItems().size())
                .countAllSolutions(true)
                .createChoiceBuilder();
        for (int option = 0; option < problem.options().size(); option++) {
            List<Integer> items = new ArrayList<>();
            problem.itemsOf(option).forEach(item -> items.add(places.get(item)));
            builder.addChoice(option, items);
        }
        Dlx<Integer> dlx = builder.build();
        dlx.solve();
        return dlx.getStats().numberOfSolutions();
    }
}
