package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** What is handed on is handed on with its terms. */
class LicencesIT {

    private static final Path DLX_JAR = Path.of("target", "dlx.jar");

    @Test
    void everyJarHasOurLicence() throws Exception {
        String ours = Files.readString(Path.of("..", "LICENSE"));
        List<Path> jars = new ArrayList<>();
        for (String module : List.of("dlx-core", "dlx-problems", "dlx-cli")) {
            jars.addAll(found(Path.of("..", module, "target"), module + "-*.jar"));
        }
        jars.add(DLX_JAR);

        assertThat(jars).hasSizeGreaterThanOrEqualTo(4);
        for (Path path : jars) {
            if (!path.toString().endsWith("-javadoc.jar")) {
                try (JarFile jar = new JarFile(path.toFile())) {
                    assertThat(text(jar, "META-INF/LICENSE"))
                            .as(path.toString())
                            .isEqualTo(ours);
                }
            }
        }
    }

    @Test
    void theRunnableJarHasTheTermsOfWhatItContains() throws Exception {
        try (JarFile jar = new JarFile(DLX_JAR.toFile())) {
            hasTheTermsOfWhatItContains(jar);
        }
    }

    @Test
    void theArchiveHasTheLicencesOfTheRunnableJar() throws Exception {
        Path archive = found(Path.of("target"), "dlx-*.zip").get(0);
        try (ZipFile zip = new ZipFile(archive.toFile());
                JarFile jar = new JarFile(DLX_JAR.toFile())) {
            List<String> names = zip.stream()
                    .map(entry -> entry.getName().replaceFirst("^[^/]*/", ""))
                    .toList();

            assertThat(names).contains("LICENSE");
            assertThat(jar.stream().map(ZipEntry::getName).filter(name -> name.startsWith("META-INF/licenses/")))
                    .hasSizeGreaterThan(5)
                    .allMatch(name -> names.contains(name.substring("META-INF/".length())));
        }
    }

    /** META-INF/licenses/index.txt has for each package that is not ours the file with its terms. */
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

    private static List<Path> found(Path folder, String pattern) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder, pattern)) {
            paths.forEach(found::add);
        }
        assertThat(found).as("%s in %s", pattern, folder).isNotEmpty();
        return found;
    }
}
