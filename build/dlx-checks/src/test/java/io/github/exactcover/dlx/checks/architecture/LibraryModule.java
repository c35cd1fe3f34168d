package io.github.exactcover.dlx.checks.architecture;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The modules of the library, from the bottom up, and on which of the others each depends. */
@SuppressWarnings("ImmutableEnumChecker") // The array is not changed.
enum LibraryModule {
    CORE("the problem, and the search for all solutions"),
    FORMATS("the text formats", CORE),
    COUNT("how many solutions there are", CORE),
    FEASIBILITY("whether there is a solution", CORE),
    STEPS("how a person would solve it", CORE),
    PARTS("a search in parts", CORE),
    CHEAPEST("the cheapest solutions", CORE, FEASIBILITY),
    SYMMETRY("one solution of each class", CORE, COUNT, FEASIBILITY),
    PROJECTION("solutions that differ in what you name", CORE, COUNT, FEASIBILITY),
    MODEL("variables and rules", CORE, FEASIBILITY);

    /** The name of the module of dlx-core; those of the others and of all packages begin with it. */
    static final String ROOT = "io.github.exactcover.dlx";

    private final String answers;
    private final LibraryModule[] below;

    LibraryModule(String answers, LibraryModule... below) {
        this.answers = answers;
        this.below = below;
    }

    /** In a few words. */
    String answers() {
        return answers;
    }

    String artifact() {
        return "dlx-" + lowerCase();
    }

    String moduleName() {
        return this == CORE ? ROOT : ROOT + "." + lowerCase();
    }

    Set<LibraryModule> below() {
        return Set.of(below);
    }

    /** The names of the classes in it, inner classes included. */
    Set<String> types() throws IOException {
        Path classes = classes();
        try (Stream<Path> all = Files.walk(classes)) {
            return all.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && !file.contains("-info"))
                    .map(file ->
                            file.replaceFirst("\\.class$", "").replace('/', '.').replace('\\', '.'))
                    .collect(Collectors.toSet());
        }
    }

    /** The folder of its classes. */
    Path classes() {
        return Path.of("..", "..", this == CORE ? "." : "questions", artifact(), "target", "classes")
                .normalize();
    }

    ModuleDescriptor descriptor() throws IOException {
        return descriptor(classes());
    }

    static ModuleDescriptor descriptor(Path classes) throws IOException {
        return ModuleDescriptor.read(Files.newInputStream(classes.resolve("module-info.class")));
    }

    private String lowerCase() {
        return name().toLowerCase(Locale.ROOT);
    }
}
