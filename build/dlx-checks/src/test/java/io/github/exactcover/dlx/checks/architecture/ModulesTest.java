package io.github.exactcover.dlx.checks.architecture;

import static io.github.exactcover.dlx.checks.architecture.LibraryModule.ROOT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What modules require, and what they export, to all or only to each other. */
class ModulesTest {

    /** What the command shares with the library besides the API. */
    private static final Set<LibraryPackage> OF_THE_COMMAND = Set.of(LibraryPackage.FILE, LibraryPackage.TEXT);

    @ParameterizedTest
    @EnumSource
    void aModuleExportsTheApiToAll(LibraryModule module) throws IOException {
        assertThat(unqualified(module.descriptor()))
                .containsExactlyInAnyOrderElementsOf(LibraryPackage.of(module).stream()
                        .filter(LibraryPackage::isApi)
                        .map(LibraryPackage::fullName)
                        .toList());
    }

    /** So no module can reach more than {@link LibraryPackage} says. */
    @ParameterizedTest
    @EnumSource
    void aModuleExportsItsInsideToTheModulesThatUseIt(LibraryModule module, @TempDir Path folder) throws IOException {
        Set<LibraryModule> withText = new Arrows(folder).usersOf(LibraryPackage.TEXT);
        Map<String, Set<String>> expected = new TreeMap<>();
        for (LibraryPackage place : LibraryPackage.of(module)) {
            Set<String> users = new TreeSet<>();
            for (LibraryModule user : LibraryModule.values()) {
                boolean uses = place == LibraryPackage.TEXT
                        ? withText.contains(user)
                        : LibraryPackage.of(user).stream()
                                .anyMatch(one -> one.used().contains(place));
                if (user != module && uses) {
                    users.add(user.moduleName());
                }
            }
            if (place == LibraryPackage.FILE) {
                // It passes on a lock whose type the compiler infers; class files do not show that.
                users.add(LibraryModule.CHEAPEST.moduleName());
            }
            if (OF_THE_COMMAND.contains(place)) {
                users.add(ROOT + ".cli");
            }
            if (place.isInternal() && !users.isEmpty()) {
                expected.put(place.fullName(), users);
            }
        }
        assertThat(qualified(module.descriptor())).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void aModuleRequiresThoseBelowIt(LibraryModule module) throws IOException {
        Set<String> required = requires(module.descriptor());
        Set<String> below =
                module.below().stream().map(LibraryModule::moduleName).collect(Collectors.toSet());
        assertThat(required.stream().filter(name -> name.startsWith(ROOT))).containsExactlyInAnyOrderElementsOf(below);
        assertThat(required.stream().filter(name -> !name.startsWith(ROOT)))
                .isSubsetOf(
                        module == LibraryModule.FORMATS
                                ? Set.of(
                                        "java.base", "org.jspecify", "com.fasterxml.jackson.core", "de.siegmar.fastcsv")
                                : Set.of("java.base", "org.slf4j", "org.jspecify"));
    }

    /** It is all that the umbrella is for. */
    @Test
    void theModuleOfAllRequiresEachAndExportsNothing() throws IOException {
        ModuleDescriptor all = LibraryModule.descriptor(Path.of("..", "..", "questions", "dlx", "target", "classes"));
        assertThat(all.name()).isEqualTo(ROOT + ".all");
        assertThat(all.exports()).isEmpty();
        assertThat(all.requires().stream()
                        .filter(each -> each.modifiers().contains(Requires.Modifier.TRANSITIVE))
                        .map(Requires::name))
                .containsExactlyInAnyOrderElementsOf(Stream.of(LibraryModule.values())
                        .map(LibraryModule::moduleName)
                        .toList());
    }

    @Test
    void theModelsExportAPackageForEachKind() throws IOException {
        ModuleDescriptor models = LibraryModule.descriptor(Path.of("..", "..", "dlx-problems", "target", "classes"));
        String problems = ROOT + ".problems";
        assertThat(models.name()).isEqualTo(problems);
        assertThat(unqualified(models))
                .containsExactlyInAnyOrder(
                        problems,
                        problems + ".board",
                        problems + ".design",
                        problems + ".graph",
                        problems + ".packing",
                        problems + ".partition",
                        problems + ".sudoku",
                        problems + ".word");
        // The pen of the pictures, with which dlx trace --svg draws too.
        assertThat(qualified(models)).isEqualTo(Map.of(problems + ".internal", Set.of(ROOT + ".cli")));
        assertThat(requires(models))
                .containsExactlyInAnyOrder(
                        "java.base", "java.xml", "org.jspecify", ROOT, ROOT + ".steps", ROOT + ".symmetry");
    }

    /** Who does not believe dlx must not have to believe the checker because of dlx. */
    @Test
    void theCheckerDependsOnNothing() throws IOException {
        ModuleDescriptor checker =
                LibraryModule.descriptor(Path.of("..", "..", "programs", "dlx-check", "target", "classes"));
        assertThat(unqualified(checker)).containsExactly(ROOT + ".check");
        assertThat(qualified(checker)).isEmpty();
        assertThat(requires(checker)).containsExactly("java.base");
    }

    @Test
    void theCommandExportsNothing() throws IOException {
        ModuleDescriptor command =
                LibraryModule.descriptor(Path.of("..", "..", "programs", "dlx-cli", "target", "classes"));
        assertThat(command.exports()).isEmpty();
    }

    private static Set<String> unqualified(ModuleDescriptor module) {
        return module.exports().stream()
                .filter(each -> !each.isQualified())
                .map(Exports::source)
                .collect(Collectors.toSet());
    }

    private static Map<String, Set<String>> qualified(ModuleDescriptor module) {
        return module.exports().stream()
                .filter(Exports::isQualified)
                .collect(Collectors.toMap(
                        Exports::source, each -> new TreeSet<>(each.targets()), (a, b) -> a, TreeMap::new));
    }

    private static Set<String> requires(ModuleDescriptor module) {
        return module.requires().stream().map(Requires::name).collect(Collectors.toSet());
    }
}
