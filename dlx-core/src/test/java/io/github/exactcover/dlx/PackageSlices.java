package io.github.exactcover.dlx;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * A slice for each package, the root package included, which ArchUnit's patterns leave out. The root package and
 * {@code internal.run} are one slice: they use each other, though no two files do, as {@link CirclesTest} shows.
 */
final class PackageSlices implements SliceAssignment {

    @Override
    public String getDescription() {
        return "packages";
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
        return javaClass.getPackageName().startsWith("io.github.exactcover.dlx")
                ? SliceIdentifier.of(javaClass.getPackageName().replace("dlx.internal.run", "dlx"))
                : SliceIdentifier.ignore();
    }
}
