package io.github.exactcover.dlx.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The machine that measured: what a reader needs to know, and nothing that shows whose machine it is.
 *
 * @param cpu the model of the processor
 * @param cores the cores that Java sees
 * @param system the operating system
 */
public record Machine(String cpu, int cores, String system) {

    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    /**
     * The machine that this program runs on.
     *
     * @return the machine; if there is no {@code /proc/cpuinfo}, the architecture stands for the model
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
