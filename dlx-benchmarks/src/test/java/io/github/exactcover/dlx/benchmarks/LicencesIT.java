package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The jar contains the licenses of all libraries that it contains. */
class LicencesIT {

    @Test
    void theJarHasItsLicences() throws Exception {
        try (JarFile jar = new JarFile("target/benchmarks.jar")) {
            assertThat(text(jar, "META-INF/LICENSE")).isEqualTo(Files.readString(Path.of("..", "LICENSE")));
            hasTheTermsOfWhatItContains(jar);
        }
    }

    /** For each package that is not ours, META-INF/licenses/index.txt names the file with its license. */
    private static void hasTheTermsOfWhatItContains(JarFile jar) throws IOException {
        Map<String, String> terms = new TreeMap<>();
        text(jar, "META-INF/licenses/index.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> {
                    String[] words = line.split(" +", -1);
                    terms.put(words[0], words[1]);
                });

        assertThat(classes(jar).filter(name -> !name.startsWith("io/github/exactcover/dlx/")))
                .isNotEmpty()
                .allMatch(name -> terms.keySet().stream().anyMatch(name::startsWith));
        assertThat(terms.keySet()).allMatch(prefix -> classes(jar).anyMatch(name -> name.startsWith(prefix)));
        for (String file : terms.values()) {
            assertThat(text(jar, "META-INF/licenses/" + file))
                    .startsWith(Path.of(jar.getName()).getFileName() + " contains ")
                    .containsPattern(
                            "Apache License|General Public License|Permission is hereby granted|Redistribution and use");
        }
    }

    private static Stream<String> classes(JarFile jar) {
        return jar.stream()
                .map(ZipEntry::getName)
                .map(name -> name.replaceFirst("^META-INF/versions/[0-9]+/", ""))
                .filter(name -> name.endsWith(".class"));
    }

    private static String text(JarFile jar, String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        assertThat(entry).as("%s in %s", name, jar.getName()).isNotNull();
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
