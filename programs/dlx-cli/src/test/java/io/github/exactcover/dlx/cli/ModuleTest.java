package io.github.exactcover.dlx.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ModuleTest {

    private final ModuleDescriptor module = ModuleFinder.of(Path.of("target", "classes"))
            .find("io.github.exactcover.dlx.cli")
            .orElseThrow()
            .descriptor();

    @Test
    void exportsNothing() {
        assertThat(module.exports()).isEmpty();
    }

    @Test
    void opensItselfToNobody() {
        assertThat(module.opens()).isEmpty();
    }
}
