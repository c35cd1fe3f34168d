package io.github.exactcover.dlx.internal.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A search of a whole tree in small random steps, by engines that give away random parts of what they have left. */
public final class DividedSearch {

    private DividedSearch() {}

    /**
     * Visits the tree in its order: what is split off comes after what is kept. Branches go through text.
     *
     * @param engines makes an engine for a branch
     * @param watcher sees each engine after each of its steps, the last of which is {@link Step#EXHAUSTED}
     */
    public static void visit(
            Function<Branch, SearchEngine> engines, Random random, BiConsumer<SearchEngine, Step> watcher) {
        Deque<Branch> branches = new ArrayDeque<>(List.of(Branch.ROOT));
        while (!branches.isEmpty()) {
            SearchEngine engine = engines.apply(branches.pop());
            Step step;
            do {
                step = engine.run(1 + random.nextInt(3));
                watcher.accept(engine, step);
                for (int i = random.nextInt(3); i > 0; i--) {
                    engine.split().map(Branch::toString).map(Branch::parse).ifPresent(branches::push);
                }
            } while (step != Step.EXHAUSTED);
        }
    }
}
