package io.github.exactcover.dlx.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The machine that a measurement was made on: what its reader needs to know, and nothing that tells whose it is.
 *
 * @param cpu the model
 * @param cores the cores that Java sees
 * @param system the operating system
 */
public record Machine(String cpu, int cores, String system) {

    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    /**
     * The machine that this runs on.
     *
     * @return the machine; where there is no {@code /proc/cpuinfo}, its model is the architecture
     */
    public static Machine current() {
        return new Machine(cpuModel(), Runtime.getRuntime().availableProcessors(), System.getProperty("os.name"));
    }

    private static String cpuModel() {
        String architecture = System.getProperty("os.arch");
        if (!Files.isReadable(CPU_INFO)) {
            return architecture;
        }
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).trim())
                    .findFirst()
                    .orElse(architecture);
        } catch (IOException e) {
            return architecture;
        }
    }

    @Override
    public String toString() {
        return cpu + ", " + cores + (cores == 1 ? " core, " : " cores, ") + system;
    }
}
