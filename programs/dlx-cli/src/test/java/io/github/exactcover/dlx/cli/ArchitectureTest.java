package io.github.exactcover.dlx.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which package of the command uses which. */
class ArchitectureTest {

    private static final String ROOT = "io.github.exactcover.dlx.cli";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** All of them, so that a new arrow is drawn on purpose. */
    @Test
    void theArrowsAreThese() {
        assertThat(arrows())
                .isEqualTo(new TreeMap<>(Map.ofEntries(
                        entry("", Set.of("terminal", "command")),
                        entry("argument", Set.of("terminal")),
                        entry("terminal", Set.of()),
                        entry("output", Set.of("terminal")),
                        entry("format", Set.of("terminal")),
                        entry("problem", Set.of("terminal", "output", "format")),
                        entry("sudoku", Set.of("argument", "terminal", "problem")),
                        entry("builtin", Set.of("argument", "terminal", "output", "problem", "sudoku")),
                        entry("option", Set.of("argument", "terminal", "output")),
                        entry("task", Set.of("argument", "terminal", "output", "problem", "option")),
                        entry("diagram", Set.of("argument", "terminal", "output", "option", "task")),
                        entry("doctor", Set.of("terminal", "output", "problem", "option", "task")),
                        entry("trace", Set.of("argument", "terminal", "output", "problem", "option")),
                        entry(
                                "command",
                                Set.of(
                                        "argument",
                                        "terminal",
                                        "output",
                                        "format",
                                        "problem",
                                        "sudoku",
                                        "builtin",
                                        "option",
                                        "task",
                                        "diagram",
                                        "doctor",
                                        "trace")))));
    }

    private static Map<String, Set<String>> arrows() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass each : CLASSES) {
            Set<String> known = arrows.computeIfAbsent(room(each), room -> new TreeSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .filter(target -> target.getPackageName().startsWith(ROOT))
                    .map(ArchitectureTest::room)
                    .filter(room -> !room.equals(room(each)))
                    .forEach(known::add);
        }
        return arrows;
    }

    private static String room(JavaClass each) {
        return each.getPackageName().equals(ROOT) ? "" : each.getPackageName().substring(ROOT.length() + 1);
    }
}
