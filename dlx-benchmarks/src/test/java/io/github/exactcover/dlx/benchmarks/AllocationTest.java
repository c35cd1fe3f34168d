package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.problems.NQueens;
import io.github.exactcover.dlx.problems.Square;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void aCountAllocatesNothingPerNode() {
        ExactCoverProblem<String, Square> problem = NQueens.of(12).problem();
        Search<String, Square> search = DLX.search(problem);
        search.limit(1).count();
        search.count();

        long toBuildTheEngine = allocatedBy(() -> search.limit(1).count());
        long altogether = allocatedBy(search::count);

        // 211,716 nodes.
        assertThat(altogether - toBuildTheEngine).isLessThan(10_000);
    }

    private static long allocatedBy(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
