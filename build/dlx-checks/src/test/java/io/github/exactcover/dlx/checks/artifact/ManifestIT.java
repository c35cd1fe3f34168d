package io.github.exactcover.dlx.checks.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each jar says what it is, since it may be found on a class path. */
class ManifestIT {

    private static final String VERSION = System.getProperty("dlx.version");

    static Stream<Path> jars() {
        Stream<Path> published = Modules.published().stream()
                .filter(module -> !Modules.hasNoJar(module))
                .map(module -> target(module).resolve(module + "-" + VERSION + ".jar"));
        return Stream.concat(published, Stream.of(target("dlx-cli").resolve("dlx.jar")));
    }

    private static Path target(String module) {
        return Modules.folder(module).resolve("target");
    }

    @ParameterizedTest
    @MethodSource("jars")
    void aJarNamesItsModuleAndVersion(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE)).matches("dlx(-[a-z]+)?");
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(VERSION);
        }
    }
}
