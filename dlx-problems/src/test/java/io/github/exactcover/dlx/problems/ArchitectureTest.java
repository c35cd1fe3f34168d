package io.github.exactcover.dlx.problems;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Arrows between the packages: each kind of problem stands alone, on what all of them share. */
class ArchitectureTest {

    private static final String ROOT = "io.github.exactcover.dlx.problems";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void noKindOfProblemKnowsAnother() {
        slices().matching(ROOT + ".(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(), JavaClass.Predicates.resideInAPackage(ROOT + ".internal"))
                .check(CLASSES);
    }

    @Test
    void whatAllShareKnowsNoKindOfProblem() {
        classes()
                .that()
                .resideInAPackage(ROOT)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT, ROOT + ".internal", "io.github.exactcover.dlx", "java..", "org.jspecify..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        ROOT + ".internal",
                        "io.github.exactcover.dlx",
                        "java..",
                        "javax.xml.stream..",
                        "org.jspecify..")
                .check(CLASSES);
    }
}
