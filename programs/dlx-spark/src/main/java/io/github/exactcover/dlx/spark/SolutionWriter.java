package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.PartResult;
import io.github.exactcover.dlx.parts.Plan;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.UUID;
import org.apache.hadoop.fs.Path;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/** Writes the solutions of a part to a file of its own, wherever the part runs. */
final class SolutionWriter implements Serializable {

    private static final long serialVersionUID = 1;

    /** The folder of the files. */
    private final String folder;

    /** How to reach it. */
    private final Broadcast<SerializableConfiguration> configuration;

    /** All options of the problem as text. */
    private final Broadcast<String[]> options;

    SolutionWriter(String folder, Broadcast<SerializableConfiguration> configuration, Broadcast<String[]> options) {
        this.folder = folder;
        this.configuration = configuration;
        this.options = options;
    }

    /** Each attempt writes a file with a new name, so that two attempts at the same part do not disturb each other. */
    Delivery write(Plan plan, PartResult result) {
        if (result.solutions() == 0) {
            return new Delivery("", result);
        }
        String name = UUID.randomUUID() + ".parquet";
        try {
            SolutionFile.write(
                    new Path(folder, name), configuration.value().value(), plan.solutions(result), options.value());
        } catch (IOException e) {
            throw new UncheckedIOException("The solutions cannot be written to " + folder, e);
        }
        return new Delivery(name, result.withoutSolutions());
    }
}
