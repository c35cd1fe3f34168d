package io.github.exactcover.dlx.checks.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether Android 14 (API 34) has all classes and methods of the platform that a module uses. */
class AndroidTest {

    private static final Path ANDROID = Path.of("target", "android-34.signature");

    /** What an app brings along. StAX is needed only for the XML of BurrTools and OpenSudoku. */
    private static final Set<String> LIBRARIES = Set.of(
            "io.github.exactcover.*",
            "org.slf4j.*",
            "org.jspecify.*",
            "com.fasterxml.jackson.core.*",
            "de.siegmar.fastcsv.*",
            "javax.xml.stream.*");

    static List<String> modules() {
        return Modules.libraries();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void androidHasAllThatAModuleUses(String module) throws IOException {
        Path classes = Modules.classes(module);
        ByteArrayOutputStream missing = new ByteArrayOutputStream();
        try (InputStream android = Files.newInputStream(ANDROID)) {
            SignatureChecker checker = new SignatureChecker(
                    android, LIBRARIES, new PrintWriterLogger(new PrintStream(missing, true, StandardCharsets.UTF_8)));
            checker.setSourcePath(List.of());
            checker.process(classes.toFile());
        }
        assertThat(classes).isNotEmptyDirectory();
        assertThat(missing.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    /**
     * Shrinkers say nothing about a rule for a class that is not there. Those of the core are for all modules above it.
     */
    @Test
    void theRulesForShrinkersNameClassesThatExist() throws Exception {
        String rules = Files.readString(
                Modules.folder("dlx-core").resolve("src/main/resources/META-INF/proguard/dlx-core.pro"));
        Matcher names = Pattern.compile("class (io\\.github\\.exactcover\\S+)").matcher(rules);
        while (names.find()) {
            assertThat(Class.forName(names.group(1))).isNotNull();
        }
        assertThat(rules).contains("enum io.github.exactcover.dlx.**");
    }
}
