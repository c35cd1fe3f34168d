package io.github.exactcover.dlx;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import java.lang.module.ModuleDescriptor;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The house rules: arrows point one way, and what is exported is exported on purpose. */
class ArchitectureTest {

    private static final String ROOT = "io.github.exactcover.dlx";

    /** The exported packages. */
    private static final String[] API = Stream.of(
                    "",
                    ".cheapest",
                    ".count",
                    ".diagram",
                    ".feasibility",
                    ".formats",
                    ".parts",
                    ".projection",
                    ".steps",
                    ".symmetry",
                    ".trace")
            .map(name -> ROOT + name)
            .toArray(String[]::new);

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesHaveNoCycles() {
        slices().assignedFrom(new PackageSlices()).should().beFreeOfCycles().check(CLASSES);
    }

    /** Only what starts and watches the work on a question knows questions and solutions. */
    @Test
    void internalKnowsNothingOfTheApi() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .and()
                .resideOutsideOfPackage(ROOT + ".internal.run")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(API)
                .check(CLASSES);
    }

    @ParameterizedTest
    @EnumSource
    void internalPackagesUseOnlyThoseBelowThem(InternalPackage place) {
        noClasses()
                .that()
                .resideInAPackage(place.pattern())
                .should()
                .dependOnClassesThat(place.mustNotBeUsed())
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    /** The exported packages beside the main one: each new arrow makes a reader's way longer. */
    @ParameterizedTest
    @CsvSource({
        "cheapest, run cost learn proof race resume search table text",
        "count, run count count.estimate table",
        "diagram, run count count.diagram count.disk file text",
        "feasibility, run learn race table text",
        "formats, text file",
        "parts, run search search.choose race resume parallel table text file",
        "projection, run count project search table text",
        "steps, run steps race table text",
        "symmetry, run classes count race search symmetry table text",
        "trace, run search.links table text"
    })
    void exportedPackagesUseOnlyAFewInternalOnes(String name, String used) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "." + name)
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + ".internal..")
                        .and(not(resideInAnyPackage(Stream.of(used.split(" "))
                                .map(room -> ROOT + ".internal." + room)
                                .toArray(String[]::new)))))
                .check(CLASSES);
    }

    @Test
    void everyInternalPackageHasItsPlace() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".internal..")
                .should()
                .resideInAnyPackage(Stream.of(InternalPackage.values())
                        .map(InternalPackage::pattern)
                        .toArray(String[]::new))
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
                .and()
                .resideOutsideOfPackage(ROOT + ".internal.run")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.slf4j")
                .check(CLASSES);
    }

    /** Nobody should meet a class's name and an address in a log. */
    @Test
    void everyPublicTypeSaysWhatItIs() {
        classes()
                .that()
                .resideInAnyPackage(API)
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

    @Test
    void theModuleExportsTheApiAndToTheCommandWhatItSharesWithIt() {
        ModuleDescriptor module = DLX.class.getModule().getDescriptor();
        assertThat(module.name()).isEqualTo(ROOT);
        Map<Boolean, Set<String>> exports = module.exports().stream()
                .collect(Collectors.partitioningBy(
                        ModuleDescriptor.Exports::isQualified,
                        Collectors.mapping(ModuleDescriptor.Exports::source, Collectors.toSet())));
        assertThat(exports.get(false)).containsExactlyInAnyOrder(API);
        assertThat(exports.get(true)).containsExactlyInAnyOrder(ROOT + ".internal.file", ROOT + ".internal.text");
        assertThat(module.exports()).flatMap(ModuleDescriptor.Exports::targets).containsOnly(ROOT + ".cli");
        assertThat(module.requires().stream().map(ModuleDescriptor.Requires::name))
                .containsExactlyInAnyOrder("java.base", "org.slf4j", "org.jspecify");
    }
}
