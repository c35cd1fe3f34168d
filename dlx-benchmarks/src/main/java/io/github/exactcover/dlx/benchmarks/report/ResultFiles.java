package io.github.exactcover.dlx.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The kept results of JMH, one file for each benchmark class. They are as JMH wrote them, without the paths and the
 * Java arguments of the machine, and with its model and operating system added.
 */
public final class ResultFiles {

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private final Path directory;

    /**
     * The result files of a directory.
     *
     * @param directory the directory; the first {@link #keep} creates it
     */
    public ResultFiles(Path directory) {
        this.directory = directory;
    }

    /**
     * Keeps the results of a run. They replace all earlier results of the same classes.
     *
     * @param file what JMH wrote with {@code -rf json}
     * @param machine the machine that ran it
     * @throws IOException if a file cannot be read or written
     * @throws IllegalArgumentException if the file does not hold results of JMH
     */
    public void keep(Path file, Machine machine) throws IOException {
        JsonNode results = MAPPER.readTree(file.toFile());
        if (!results.isArray() || results.isEmpty()) {
            throw new IllegalArgumentException(
                    file + " has no results of JMH; give a file that JMH wrote with -rf json");
        }
        Map<String, ArrayNode> byType = new TreeMap<>();
        for (JsonNode result : results) {
            String type = Measurement.of(result).type();
            byType.computeIfAbsent(type, name -> MAPPER.createArrayNode()).add(cleaned(result, machine));
        }
        Files.createDirectories(directory);
        for (Map.Entry<String, ArrayNode> kept : byType.entrySet()) {
            Files.writeString(path(kept.getKey()), MAPPER.writeValueAsString(kept.getValue()) + "\n");
        }
    }

    private static ObjectNode cleaned(JsonNode result, Machine machine) {
        ObjectNode cleaned = result.deepCopy();
        cleaned.remove(List.of("jvm", "jvmArgs"));
        cleaned.set("machine", MAPPER.valueToTree(machine));
        return cleaned;
    }

    /**
     * The kept results of a class.
     *
     * @param type its simple name
     * @return the results, as JMH ordered them; empty if there are none
     * @throws IOException if the file cannot be read
     */
    public List<Measurement> measurements(String type) throws IOException {
        List<Measurement> measurements = new ArrayList<>();
        for (JsonNode result : read(type)) {
            measurements.add(Measurement.of(result));
        }
        return List.copyOf(measurements);
    }

    /**
     * How the kept results of a class were measured.
     *
     * @param type its simple name
     * @return Markdown with the command, the Java version and the machine
     * @throws IOException if the file cannot be read
     */
    public String setup(String type) throws IOException {
        JsonNode any = read(type).path(0);
        JsonNode machine = any.path("machine");
        return "```\njava -jar dlx-benchmarks/target/benchmarks.jar " + type + arguments(any) + "\n```\n\n"
                + "JDK " + any.path("jdkVersion").asText() + " ("
                + any.path("vmName").asText() + "), "
                + new Machine(
                        machine.path("cpu").asText(),
                        machine.path("cores").asInt(),
                        machine.path("system").asText())
                + ". Times are averages with 99.9 % confidence intervals, of "
                + any.path("forks").asInt() + " x "
                + any.path("measurementIterations").asInt()
                + " iterations.\n";
    }

    /** The options that make JMH measure in the same way again. */
    private static String arguments(JsonNode result) {
        return " -f " + result.path("forks").asInt()
                + " -wi " + result.path("warmupIterations").asInt()
                + " -w " + time(result, "warmupTime")
                + " -i " + result.path("measurementIterations").asInt()
                + " -r " + time(result, "measurementTime");
    }

    private static String time(JsonNode result, String field) {
        return result.path(field).asText().replace(" ", "");
    }

    private JsonNode read(String type) throws IOException {
        return Files.exists(path(type)) ? MAPPER.readTree(path(type).toFile()) : MAPPER.createArrayNode();
    }

    private Path path(String type) {
        return directory.resolve(type + ".json");
    }
}
