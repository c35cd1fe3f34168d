package io.github.exactcover.dlx;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.module.ModuleDescriptor;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The house rules: arrows point one way, and what is exported is exported on purpose. */
class ArchitectureTest {

    private static final String ROOT = "io.github.exactcover.dlx";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesHaveNoCycles() {
        slices().assignedFrom(new PackageSlices()).should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void internalKnowsNothingOfTheApi() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT, ROOT + ".diagram", ROOT + ".io")
                .check(CLASSES);
    }

    @Test
    void theTableKnowsNothingOfTheSearch() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal.table")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".internal.search")
                .check(CLASSES);
    }

    /** The race uses the memo, the memo uses diagrams; layers, when they come, stand beside the memo. */
    @Test
    void theRoomsOfCountingBuildOnOneAnother() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".internal.count.diagram")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + ".internal.count.diagram", "java..", "org.jspecify.annotations")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal.count.memo")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".internal.count")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal.count..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".internal.parallel")
                .check(CLASSES);
    }

    @Test
    void theLibraryDependsOnTheJdkAndTheTwoAnnotationsAndLoggersOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + "..", "java..", "org.slf4j", "org.jspecify.annotations")
                .check(CLASSES);
    }

    @Test
    void theEnginesDoNotLog() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.slf4j")
                .check(CLASSES);
    }

    @Test
    void theModuleExportsTheApiAndNothingElse() {
        ModuleDescriptor module = DLX.class.getModule().getDescriptor();
        assertThat(module.name()).isEqualTo(ROOT);
        assertThat(module.exports().stream()
                        .map(ModuleDescriptor.Exports::source)
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(ROOT, ROOT + ".diagram", ROOT + ".io");
        assertThat(module.exports()).noneMatch(ModuleDescriptor.Exports::isQualified);
        assertThat(module.requires().stream().map(ModuleDescriptor.Requires::name))
                .containsExactlyInAnyOrder("java.base", "org.slf4j", "org.jspecify");
    }
}
