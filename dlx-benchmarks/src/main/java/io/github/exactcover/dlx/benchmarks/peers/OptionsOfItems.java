package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** For each item of a problem without colors, the numbers of the options that cover it. */
final class OptionsOfItems {

    private OptionsOfItems() {}

    /** One list for each primary item. */
    static List<List<Integer>> primary(ExactCoverProblem<?, ?> problem) {
        return of(problem, problem.primaryItems());
    }

    /** One list for each secondary item. */
    static List<List<Integer>> secondary(ExactCoverProblem<?, ?> problem) {
        return of(problem, problem.secondaryItems());
    }

    private static List<List<Integer>> of(ExactCoverProblem<?, ?> problem, List<?> items) {
        Map<Object, List<Integer>> options = new LinkedHashMap<>();
        items.forEach(item -> options.put(item, new ArrayList<>()));
        for (int option = 0; option < problem.options().size(); option++) {
            for (Object item : problem.itemsOf(option)) {
                List<Integer> list = options.get(item);
                if (list != null) {
                    list.add(option);
                }
            }
        }
        return List.copyOf(options.values());
    }
}
