package io.github.exactcover.dlx.checks.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.ROOT;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The house rules for packages: arrows point one way, and each is drawn on purpose, in {@link LibraryPackage}. */
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importPaths(Stream.of(LibraryModule.values())
                    .map(LibraryModule::classes)
                    .toList());

    private static Map<LibraryPackage, Set<LibraryPackage>> used = new TreeMap<>();

    @BeforeAll
    static void readArrows(@TempDir Path folder) throws IOException {
        used = new Arrows(folder).packages();
    }

    /** All of them, so that an arrow that is not needed any more is taken out. */
    @ParameterizedTest
    @EnumSource
    void aPackageUsesThoseOfTheList(LibraryPackage place) {
        assertThat(used.getOrDefault(place, Set.of())).containsExactlyInAnyOrderElementsOf(place.used());
    }

    /** The constructor of an enum cannot name a later constant, so this only looks at the exception. */
    @Test
    void packagesHaveNoCyclesButOne() {
        for (LibraryPackage place : LibraryPackage.values()) {
            Set<LibraryPackage> above = EnumSet.noneOf(LibraryPackage.class);
            above.addAll(place.used());
            above.removeIf(other -> other.compareTo(place) < 0);
            assertThat(above)
                    .as("used by %s, though further down in the list", place)
                    .isEqualTo(place == LibraryPackage.RUN ? Set.of(LibraryPackage.MAIN) : Set.of());
        }
        assertThat(used.getOrDefault(LibraryPackage.TEXT, Set.of())).isEmpty();
    }

    @Test
    void aPackageUsesOnlyModulesBelowItsOwn() {
        for (LibraryPackage place : LibraryPackage.values()) {
            assertThat(place.used().stream().map(LibraryPackage::module))
                    .as("modules used by %s", place)
                    .isSubsetOf(Stream.concat(Stream.of(place.module()), place.module().below().stream())
                            .toList());
        }
    }

    /**
     * Only what starts and watches the work on a question knows questions and solutions. Readers of files, and what
     * translates rules, make problems as users do.
     */
    @Test
    void internalKnowsNothingOfTheApi() {
        for (LibraryPackage place : LibraryPackage.values()) {
            boolean makesProblems = place.module() == LibraryModule.FORMATS || place == LibraryPackage.TRANSLATION;
            if (place.isInternal() && place != LibraryPackage.RUN && !makesProblems) {
                assertThat(place.used()).as("used by %s", place).allMatch(LibraryPackage::isInternal);
            }
        }
    }

    /** A package of two modules cannot be loaded as modules. */
    @ParameterizedTest
    @EnumSource
    void everyPackageHasItsPlace(LibraryModule module) throws IOException {
        assertThat(module.types())
                .isNotEmpty()
                .allSatisfy(type -> assertThat(LibraryPackage.of(type))
                        .map(LibraryPackage::module)
                        .contains(module));
    }

    @Test
    void theLibraryDependsOnTheJdkAndTheTwoAnnotationsAndLoggersOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + "..",
                        "java..",
                        "org.slf4j",
                        "org.jspecify.annotations",
                        // dlx-formats only, as ModulesTest checks.
                        "com.fasterxml.jackson.core..",
                        "de.siegmar.fastcsv.reader")
                .check(CLASSES);
    }

    @Test
    void theEnginesDoNotLog() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .and()
                .resideOutsideOfPackage(LibraryPackage.RUN.fullName())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.slf4j")
                .check(CLASSES);
    }

    /** A log should not have a class's name and an address. */
    @Test
    void everyPublicTypeSaysWhatItIs() {
        classes()
                .that()
                .resideInAnyPackage(Stream.of(LibraryPackage.values())
                        .filter(LibraryPackage::isApi)
                        .map(LibraryPackage::fullName)
                        .toArray(String[]::new))
                .and()
                .arePublic()
                .and()
                .areNotInterfaces()
                .and()
                .areNotEnums()
                .and()
                .doNotHaveModifier(JavaModifier.ABSTRACT)
                .and()
                .areNotAssignableTo(Throwable.class)
                .and(DescribedPredicate.describe(
                        "can be instantiated",
                        type -> type.getMethods().stream()
                                .anyMatch(m -> !m.getModifiers().contains(JavaModifier.STATIC))))
                .should(ArchCondition.from(DescribedPredicate.describe(
                        "have a toString",
                        type -> type.getAllMethods().stream()
                                .anyMatch(m -> m.getName().equals("toString")
                                        && !m.getOwner().isEquivalentTo(Object.class)))))
                .check(CLASSES);
    }
}
