package io.github.exactcover.dlx.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Adds the CPU time of one operation to JMH's results, as {@code cpu}, in the unit of the benchmark's own time. It is
 * the time of all threads of the process, so those of the search, the compiler and the garbage collector too.
 *
 * <p>On a busy machine a thread waits for a processor, and JMH counts that as time of the benchmark. CPU time leaves it
 * out.
 */
public final class CpuTime implements InternalProfiler {

    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private long before;

    /** Called by JMH. */
    public CpuTime() {}

    @Override
    public String getDescription() {
        return "CPU time of the process per operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = PROCESS.getProcessCpuTime();
    }

    @Override
    public List<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long nanoseconds = PROCESS.getProcessCpuTime() - before;
        TimeUnit unit = benchmark.getTimeUnit();
        double time =
                nanoseconds / (double) unit.toNanos(1) / result.getMetadata().getAllOps();
        return List.of(new ScalarResult("cpu", time, abbreviated(unit) + "/op", AggregationPolicy.AVG));
    }

    private static String abbreviated(TimeUnit unit) {
        return switch (unit) {
            case NANOSECONDS -> "ns";
            case MICROSECONDS -> "us";
            case MILLISECONDS -> "ms";
            case SECONDS -> "s";
            case MINUTES -> "min";
            case HOURS -> "hr";
            case DAYS -> "day";
        };
    }
}
