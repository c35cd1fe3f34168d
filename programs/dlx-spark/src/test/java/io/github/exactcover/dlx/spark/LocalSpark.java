package io.github.exactcover.dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Spark in this JVM, or in processes of this machine that see the class path of the tests. */
final class LocalSpark {

    private LocalSpark() {}

    static SparkConf configuration(String master) {
        try {
            Path folder = Path.of("target", "spark");
            Files.createDirectories(folder.resolve("home").resolve("jars"));
            return new SparkConf()
                    .setMaster(master)
                    .setAppName("tests")
                    .set("spark.ui.enabled", "false")
                    .set("spark.driver.host", "127.0.0.1")
                    .set("spark.driver.bindAddress", "127.0.0.1")
                    .set("spark.local.dir", folder.toAbsolutePath().toString())
                    .set(
                            "spark.sql.warehouse.dir",
                            folder.resolve("warehouse").toUri().toString())
                    .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                    .set("spark.executor.memory", "512m");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Two cores, and three attempts at each task. */
    static JavaSparkContext start() {
        return new JavaSparkContext(configuration("local[2,3]"));
    }
}
