package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.problems.board.NQueens;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Pins what the module shows to the world. */
class ModuleTest {

    @Test
    void exportsThePackagesOfTheProblemsAndItsPenToTheCommand() throws URISyntaxException {
        assertThat(descriptor().exports())
                .extracting(ModuleDescriptor.Exports::toString)
                .containsExactlyInAnyOrder(
                        "io.github.exactcover.dlx.problems",
                        "io.github.exactcover.dlx.problems.board",
                        "io.github.exactcover.dlx.problems.design",
                        "io.github.exactcover.dlx.problems.graph",
                        "io.github.exactcover.dlx.problems.internal to [io.github.exactcover.dlx.cli]",
                        "io.github.exactcover.dlx.problems.packing",
                        "io.github.exactcover.dlx.problems.partition",
                        "io.github.exactcover.dlx.problems.sudoku",
                        "io.github.exactcover.dlx.problems.word");
        assertThat(descriptor().opens()).isEmpty();
        assertThat(descriptor().isOpen()).isFalse();
    }

    @Test
    void passesTheLibraryOnToWhoeverRequiresIt() throws URISyntaxException {
        assertThat(descriptor().requires())
                .filteredOn(required -> required.modifiers().contains(ModuleDescriptor.Requires.Modifier.TRANSITIVE))
                .extracting(ModuleDescriptor.Requires::name)
                .containsExactlyInAnyOrder(
                        "io.github.exactcover.dlx",
                        "io.github.exactcover.dlx.steps",
                        "io.github.exactcover.dlx.symmetry");
    }

    private static ModuleDescriptor descriptor() throws URISyntaxException {
        Path classes = Path.of(NQueens.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return ModuleFinder.of(classes)
                .find("io.github.exactcover.dlx.problems")
                .orElseThrow()
                .descriptor();
    }
}
