package io.github.exactcover.dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.junit.jupiter.api.Test;

/**
 * Prints how much CPU time the driver needs for a part, by thread: thousands of tiny parts on a cluster of two
 * executors. No part of the build. {@code docs/scaling-out.md} has the command and the figures.
 */
class DriverCost {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Test
    void ofAPart() throws InterruptedException {
        Plan plan =
                Plan.of(NQueens.of(12).problem()).engine(Engine.DANCING_LINKS).toCount();
        // The driver takes it for a large cluster, and fills its jobs.
        SparkConf conf = LocalSpark.configuration("local-cluster[2,1,1024]")
                .set("spark.default.parallelism", System.getProperty("cores", "1000"));
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            for (int i = 0; i < 3; i++) {
                run(spark, plan, Integer.getInteger("parts", 8_000));
            }
        }
    }

    private static void run(JavaSparkContext spark, Plan plan, int parts) throws InterruptedException {
        Broadcast<String> shipped = spark.broadcast(String.join("\n", plan.lines()));
        Ledger ledger = Ledger.of(plan);
        ledger.split(parts);
        int open = ledger.open().size();
        Map<Long, Long> before = times();
        long started = System.nanoTime();
        new PartsDriver(spark, ledger, new PartTask(plan.fingerprint(), shipped, null), Budget.NONE)
                .run(() -> null, () -> false);
        double seconds = (System.nanoTime() - started) / 1e9;
        Map<String, Double> perPart = new TreeMap<>();
        double all = 0;
        for (Map.Entry<Long, Long> thread : times().entrySet()) {
            var info = THREADS.getThreadInfo(thread.getKey());
            double millis = (thread.getValue() - before.getOrDefault(thread.getKey(), 0L)) / 1e6 / open;
            String name = info == null ? "ended" : info.getThreadName().replaceAll("[-_ ]*[0-9].*", "");
            perPart.merge(name, millis, Double::sum);
            all += millis;
        }
        System.out.println(String.format(Locale.ROOT, "%,d parts in %.1f s: %.3f ms of CPU each", open, seconds, all));
        perPart.forEach((name, millis) -> {
            if (millis > 0.01) {
                System.out.println(String.format(Locale.ROOT, "    %6.3f %s", millis, name));
            }
        });
        assertThat(ledger.solutions()).isEqualTo(14_200);
    }

    private static Map<Long, Long> times() {
        Map<Long, Long> times = new HashMap<>();
        for (long thread : THREADS.getAllThreadIds()) {
            times.put(thread, THREADS.getThreadCpuTime(thread));
        }
        return times;
    }
}
