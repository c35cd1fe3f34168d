package io.github.exactcover.dlx.checks.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each jar and archive contains our license, and the licenses of all libraries that it contains. {@link
 * CentralBundleIT} looks at the jars that only a release has.
 */
class LicencesIT {

    private static final String VERSION = System.getProperty("dlx.version");

    static Stream<Path> jars() {
        return Modules.published().stream()
                .filter(module -> !Modules.hasNoJar(module))
                .flatMap(
                        module -> Stream.of("", "-sources").map(kind -> target(module, module + "-" + VERSION + kind)));
    }

    @ParameterizedTest
    @MethodSource("jars")
    void aJarHasOurLicence(Path path) throws Exception {
        try (JarFile jar = new JarFile(path.toFile())) {
            for (String name : List.of("LICENSE", "NOTICE")) {
                assertThat(text(jar, "META-INF/" + name)).isEqualTo(Files.readString(Modules.ROOT.resolve(name)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dlx-cli/dlx", "dlx-benchmarks/benchmarks"})
    void aJarWithLibrariesHasTheirLicences(String name) throws Exception {
        Path path = target(name.split("/", -1)[0], name.split("/", -1)[1]);
        aJarHasOurLicence(path);
        try (JarFile jar = new JarFile(path.toFile())) {
            Map<String, String> licences = filesByPackage(jar);
            assertThat(classes(jar).filter(type -> !type.startsWith("io/github/exactcover/dlx/")))
                    .isNotEmpty()
                    .allMatch(type -> licences.keySet().stream().anyMatch(type::startsWith));
            assertThat(licences.keySet()).allMatch(prefix -> classes(jar).anyMatch(type -> type.startsWith(prefix)));
            for (String file : licences.values()) {
                assertThat(text(jar, "META-INF/licenses/" + file))
                        .startsWith(path.getFileName() + " contains ")
                        .containsPattern(
                                "Apache License|General Public License|Permission is hereby granted|Redistribution"
                                        + " and use");
            }
        }
    }

    @Test
    void theArchiveHasTheLicencesOfTheRunnableJar() throws Exception {
        Path archive = Modules.folder("dlx-cli").resolve("target").resolve("dlx-" + VERSION + ".zip");
        try (ZipFile zip = new ZipFile(archive.toFile());
                JarFile jar = new JarFile(target("dlx-cli", "dlx").toFile())) {
            List<String> names = zip.stream()
                    .map(entry -> entry.getName().replaceFirst("^[^/]*/", ""))
                    .toList();

            assertThat(names).contains("LICENSE", "NOTICE");
            assertThat(jar.stream().map(ZipEntry::getName).filter(name -> name.startsWith("META-INF/licenses/")))
                    .hasSizeGreaterThan(5)
                    .allMatch(name -> names.contains(name.substring("META-INF/".length())));
        }
    }

    private static Path target(String module, String jar) {
        return Modules.folder(module).resolve("target").resolve(jar + ".jar");
    }

    /** META-INF/licenses/index.txt names, for each package that is not ours, the file with its license. */
    private static Map<String, String> filesByPackage(JarFile jar) throws IOException {
        Map<String, String> files = new TreeMap<>();
        text(jar, "META-INF/licenses/index.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +", -1))
                .forEach(words -> files.put(words[0], words[1]));
        return files;
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
