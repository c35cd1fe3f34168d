package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;

/**
 * Prints how much CPU time a count takes by two threads, and on Spark with two cores, in one JVM. No part of the build:
 * it takes a minute or two. {@code docs/scaling-out.md} has the command and the figures.
 */
class CpuCost {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private static Search<?, ?> queens(int size) {
        return DLX.search(NQueens.of(size).problem()).engine(Engine.BIT_PARALLEL);
    }

    @Test
    void ofThreadsAndOfSpark() {
        Search<?, ?> search = queens(Integer.getInteger("queens", 17));
        SparkConf conf = LocalSpark.configuration("local[2]")
                .set("spark.broadcast.blockSize", System.getProperty("buffers", "256k"))
                .set("spark.task.cpus", System.getProperty("cpus", "1"));
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            queens(12).threads(2).count();
            SparkSearch.on(spark, Problems.planner(queens(12)).engine(Engine.BIT_PARALLEL))
                    .count();
            SearchResult threads =
                    measured("threads(2)", () -> search.threads(2).count());
            SearchResult cluster = measured(
                    "local[2]",
                    () -> SparkSearch.on(spark, Problems.planner(search).engine(Engine.BIT_PARALLEL))
                            .count());
            assertThat(cluster.solutions()).isEqualTo(threads.solutions());
            assertThat(cluster.statistics().nodes())
                    .isEqualTo(threads.statistics().nodes());
        }
    }

    private static SearchResult measured(String name, Supplier<SearchResult> count) {
        long before = SYSTEM.getProcessCpuTime();
        SearchResult result = count.get();
        System.out.println(String.format(
                Locale.ROOT,
                "%-10s %6.1f s of CPU, %6.1f s",
                name,
                (SYSTEM.getProcessCpuTime() - before) / 1e9,
                result.statistics().elapsed().toNanos() / 1e9));
        return result;
    }
}
