package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.problems.board.NQueens;
import io.github.exactcover.dlx.problems.board.Square;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Without AUTO, which makes several of these engines before it takes one. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "AUTO")
    void aCountAllocatesNothingPerNode(Engine engine) {
        ExactCoverProblem<String, Square> problem = NQueens.of(12).problem();
        Search<String, Square> search = DLX.search(problem).engine(engine);
        search.limit(1).count();
        search.count();

        long toBuildTheEngine = allocatedBy(() -> search.limit(1).count());
        long altogether = allocatedBy(search::count);

        // An object takes at least 16 bytes. Bit sets make new arrays where they pack what is left, once for many
        // nodes.
        long nodes = search.count().statistics().nodes();
        assertThat(altogether - toBuildTheEngine).isLessThan(engine == Engine.BIT_PARALLEL ? 2 * nodes : nodes / 10);
    }

    private static long allocatedBy(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
