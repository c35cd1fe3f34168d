package io.github.exactcover.dlx;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** A slice for each package, the root package included, which ArchUnit's patterns leave out. */
final class PackageSlices implements SliceAssignment {

    @Override
    public String getDescription() {
        return "packages";
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
        return javaClass.getPackageName().startsWith("io.github.exactcover.dlx")
                ? SliceIdentifier.of(javaClass.getPackageName())
                : SliceIdentifier.ignore();
    }
}
