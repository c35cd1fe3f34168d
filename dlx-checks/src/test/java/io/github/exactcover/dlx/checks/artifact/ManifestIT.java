package io.github.exactcover.dlx.checks.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each jar says what it is, for whoever finds it on a class path. */
class ManifestIT {

    private static final String VERSION = System.getProperty("dlx.version");

    static Stream<Path> jars() throws IOException {
        Stream<Path> published = Modules.published().stream()
                .filter(module -> !Modules.hasNoJar(module))
                .map(module -> Path.of("..", module, "target", module + "-" + VERSION + ".jar"));
        return Stream.concat(published, Stream.of(Path.of("..", "dlx-cli", "target", "dlx.jar")));
    }

    @ParameterizedTest
    @MethodSource("jars")
    void aJarNamesItsModuleAndVersion(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE)).startsWith("dlx-");
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(VERSION);
        }
    }
}
