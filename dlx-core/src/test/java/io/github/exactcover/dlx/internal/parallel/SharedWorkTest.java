package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every thread visits a part of the tree, and together they visit what one thread does. Until all threads are at work,
 * each of them hardly gets on, so that none comes too late for a search that is short.
 */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD) // Only for a helper that never gets work.
class SharedWorkTest {

    private static final int SLOW = 200;

    static Stream<Arguments> all() {
        return Stream.of(EngineKind.values())
                .flatMap(kind -> Stream.of(2, 3, 8)
                        .flatMap(threads ->
                                Stream.of(true, false).map(counting -> Arguments.of(kind, threads, counting))));
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyThreadVisitsNodesAndTogetherTheyVisitAll(EngineKind kind, int threads, boolean counting) {
        OptionTable table = LargerProblem.QUEENS_10.table();
        SearchEngine alone = kind.make(table, ItemRule.SMALLEST, counting, Branch.ROOT);
        List<int[]> expected = solutions(alone);

        ParallelMachine machine = machine(kind.factory(table), threads, counting);
        List<int[]> found = new ArrayList<>();
        Step step = machine.run(1);
        while (step != Step.EXHAUSTED) {
            if (step == Step.SOLUTION) {
                found.add(machine.solution());
            }
            step = machine.run(1);
        }
        machine.close();

        assertThat(machine.nodesOfHelpers()).hasSize(threads - 1).allMatch(nodes -> nodes > 0, "has visited nodes");
        assertThat(machine.nodes()).isEqualTo(alone.nodes());
        assertThat(machine.solutions()).isEqualTo(alone.solutions()).isEqualTo(724);
        assertThat(found).usingRecursiveComparison().isEqualTo(expected);
    }

    private static List<int[]> solutions(SearchEngine engine) {
        List<int[]> solutions = new ArrayList<>();
        while (engine.run(SearchEngine.UNLIMITED) == Step.SOLUTION) {
            solutions.add(engine.solution());
        }
        return solutions;
    }

    private static ParallelMachine machine(EngineFactory factory, int threads, boolean counting) {
        Set<Thread> atWork = ConcurrentHashMap.newKeySet();
        return new ParallelMachine(
                threads,
                () -> slow(factory.make(ItemRule.SMALLEST, counting, Branch.NONE), atWork, threads),
                counting,
                false,
                Remainder.ALL);
    }

    /** The engine, which pauses nearly each time before all threads are at work. It can still give work away. */
    private static SearchEngine slow(SearchEngine engine, Set<Thread> atWork, int threads) {
        AtomicInteger runs = new AtomicInteger();
        return (SearchEngine) Proxy.newProxyInstance(
                SharedWorkTest.class.getClassLoader(), new Class<?>[] {SearchEngine.class}, (proxy, method, args) -> {
                    if (method.getName().equals("run")) {
                        atWork.add(Thread.currentThread());
                        if (atWork.size() < threads) {
                            return runs.incrementAndGet() % SLOW == 0 ? engine.run(1) : Step.PAUSED;
                        }
                    }
                    return method.invoke(engine, args);
                });
    }
}
