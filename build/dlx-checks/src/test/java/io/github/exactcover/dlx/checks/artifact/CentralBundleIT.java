package io.github.exactcover.dlx.checks.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;

/**
 * The bundle for Maven Central keeps <a href="https://central.sonatype.org/publish/requirements/">Central's rules</a>.
 * {@code .ci/release-check} makes the bundle, runs this test, and verifies the signatures.
 */
@EnabledIfSystemProperty(named = "dlx.bundle", matches = ".+", disabledReason = ".ci/release-check makes the bundle")
class CentralBundleIT {

    private static final String VERSION = System.getProperty("dlx.version");

    private static ZipFile bundle;

    @BeforeAll
    static void open() throws IOException {
        bundle = new ZipFile(System.getProperty("dlx.bundle"));
    }

    @AfterAll
    static void close() throws IOException {
        bundle.close();
    }

    static List<String> modules() {
        return Modules.published();
    }

    @Test
    void theBundleHoldsThePublishedModulesAndNothingElse() throws Exception {
        assertThat(VERSION).doesNotContain("SNAPSHOT");
        Set<String> folders = names().map(name -> name.substring(0, name.lastIndexOf('/') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(folders)
                .containsExactlyInAnyOrderElementsOf(
                        modules().stream().map(CentralBundleIT::folder).toList());
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleHasAllItsFiles(String module) {
        String start = folder(module) + module + "-" + VERSION;
        assertThat(names())
                .contains(start + ".pom", start + "-cyclonedx.json", start + "-cyclonedx.xml")
                .containsAll(jars(module));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aJarHasOurLicence(String module) throws IOException {
        for (String jar : jars(module)) {
            Map<String, String> files = new HashMap<>();
            try (ZipInputStream in = new ZipInputStream(open(jar))) {
                for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                    if (entry.getName().matches("META-INF/[A-Z]+")) {
                        files.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                    }
                }
            }
            for (String name : List.of("LICENSE", "NOTICE")) {
                assertThat(files)
                        .as(jar)
                        .containsEntry("META-INF/" + name, Files.readString(Modules.ROOT.resolve(name)));
            }
        }
    }

    private static List<String> jars(String module) {
        return Modules.hasNoJar(module)
                ? List.of()
                : Stream.of(".jar", "-sources.jar", "-javadoc.jar")
                        .map(end -> folder(module) + module + "-" + VERSION + end)
                        .toList();
    }

    @Test
    void eachFileHasASignatureAndCheckSums() throws Exception {
        Set<String> names = names().collect(Collectors.toSet());
        List<String> files = names.stream()
                .filter(name -> !name.matches(".*\\.(asc|md5|sha1|sha256|sha512)"))
                .toList();
        assertThat(files).isNotEmpty();
        for (String file : files) {
            assertThat(names).contains(file + ".asc");
            assertThat(text(file + ".md5")).isEqualTo(digest("MD5", file));
            assertThat(text(file + ".sha1")).isEqualTo(digest("SHA-1", file));
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aPomSaysWhatCentralAsks(String module) throws Exception {
        Document pom = pom(module);
        for (String path : List.of(
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "developers/developer/organizationUrl",
                "scm/connection",
                "scm/developerConnection",
                "scm/url")) {
            assertThat(value(pom, "/project/" + path)).as(path).isNotBlank().doesNotContain("${");
        }
        assertThat(value(pom, "/project/url")).isEqualTo(value(pom, "/project/scm/url"));
        assertThat(value(pom, "/project/version")).isEqualTo(VERSION);
    }

    /** What a POM refers to has to be at Central, or in this bundle. */
    @ParameterizedTest
    @MethodSource("modules")
    void aPomDependsOnReleasesOnly(String module) throws Exception {
        Document pom = pom(module);
        for (String none : List.of("parent", "repositories", "pluginRepositories", "build", "profiles")) {
            assertThat(value(pom, "count(/project/" + none + ")")).as(none).isEqualTo("0");
        }
        // Only the checker of proofs depends on nothing.
        assertThat(value(pom, "count(//dependency)").equals("0")).isEqualTo(module.equals("dlx-check"));
        assertThat(value(pom, "count(//dependency[not(version)])")).isEqualTo("0");
        assertThat(value(pom, "count(//dependency[contains(version, 'SNAPSHOT')])"))
                .isEqualTo("0");
        assertThat(value(pom, "count(//dependency[scope = 'test'])")).isEqualTo("0");
    }

    /** Who imports the bill of materials gets each module. */
    @Test
    void theBillOfMaterialsNamesAllModules() throws Exception {
        Document pom = pom("dlx-bom");
        for (String module : modules()) {
            assertThat(value(pom, "count(/project/dependencyManagement//dependency[artifactId = '" + module + "'])"))
                    .as(module)
                    .isEqualTo(module.equals("dlx-bom") ? "0" : "1");
        }
    }

    private static Stream<String> names() {
        return bundle.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName);
    }

    private static String folder(String module) {
        return "io/github/exactcover/" + module + "/" + VERSION + "/";
    }

    private static Document pom(String module) throws Exception {
        try (InputStream in = open(folder(module) + module + "-" + VERSION + ".pom")) {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(in);
        }
    }

    private static String value(Document pom, String path) throws Exception {
        return XPathFactory.newDefaultInstance().newXPath().evaluate(path, pom);
    }

    private static String digest(String algorithm, String name) throws Exception {
        try (InputStream in = open(name)) {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance(algorithm).digest(in.readAllBytes()))
                    .toLowerCase(Locale.ROOT);
        }
    }

    private static String text(String name) throws IOException {
        try (InputStream in = open(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).trim();
        }
    }

    private static InputStream open(String name) throws IOException {
        ZipEntry entry = bundle.getEntry(name);
        assertThat(entry).as(name).isNotNull();
        return bundle.getInputStream(entry);
    }
}
