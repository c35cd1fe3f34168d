package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Which class names which, in all modules of the library. We ask jdeps and not ArchUnit, because jdeps also sees the
 * use of a constant, which the compiler copies.
 */
final class Arrows {

    private static final Pattern ARROW = Pattern.compile("\\s+(io\\.github\\.exactcover\\.\\S+)\\s+->\\s+(\\S+).*");

    /** By their whole names. */
    private final Map<String, Set<String>> named = new TreeMap<>();

    private final Map<String, LibraryModule> modules = new HashMap<>();

    /**
     * Reads all classes.
     *
     * @param folder an empty one for copies of them
     */
    Arrows(Path folder) throws IOException {
        List<String> copies = new ArrayList<>();
        for (LibraryModule module : LibraryModule.values()) {
            Path copy = Files.createDirectory(folder.resolve(module.artifact()));
            copyClasses(module.classes(), copy);
            copies.add(copy.toString());
            module.types().forEach(type -> modules.put(type, module));
        }
        StringWriter out = new StringWriter();
        List<String> arguments =
                new ArrayList<>(List.of("-verbose:class", "--ignore-missing-deps", "-filter:none", "-classpath"));
        arguments.add(String.join(File.pathSeparator, copies));
        arguments.addAll(copies);
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        jdeps.run(new PrintWriter(out), new PrintWriter(out), arguments.toArray(String[]::new));
        out.toString()
                .lines()
                .map(ARROW::matcher)
                .filter(Matcher::matches)
                .forEach(arrow -> named.computeIfAbsent(arrow.group(1), name -> new TreeSet<>())
                        .add(arrow.group(2)));
        assertThat(named).hasSizeGreaterThan(300);
    }

    /** Without module-info: as a module, jdeps reports other things. */
    private static void copyClasses(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(one -> !one.endsWith("module-info.class"))
                    .skip(1)
                    .toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** Each file and those that it names, by the whole names of their outer classes. */
    Map<String, Set<String>> files() {
        Map<String, Set<String>> files = new TreeMap<>();
        named.forEach((from, all) -> all.forEach(
                to -> files.computeIfAbsent(file(from), name -> new TreeSet<>()).add(file(to))));
        return files;
    }

    /** Each package of the list and those that it uses, itself and texts excluded. */
    Map<LibraryPackage, Set<LibraryPackage>> packages() {
        Map<LibraryPackage, Set<LibraryPackage>> packages = new TreeMap<>();
        named.forEach((from, all) -> LibraryPackage.of(from).ifPresent(user -> {
            Set<LibraryPackage> used = packages.computeIfAbsent(user, place -> new TreeSet<>());
            all.forEach(to -> LibraryPackage.of(to).ifPresent(used::add));
            used.remove(user);
            used.remove(LibraryPackage.TEXT);
        }));
        return packages;
    }

    /** The files of internal packages of a module that other modules name, by their names without the common part. */
    Set<String> reachedInternals(LibraryModule module) {
        Set<String> reached = new TreeSet<>();
        named.forEach((from, all) -> all.stream()
                .filter(to -> modules.get(to) == module && modules.get(from) != module)
                .map(Arrows::file)
                .filter(to -> to.startsWith(LibraryModule.ROOT + ".internal."))
                .forEach(to -> reached.add(to.substring((LibraryModule.ROOT + ".internal.").length()))));
        return reached;
    }

    /** The modules of which some class names one of a package. */
    Set<LibraryModule> usersOf(LibraryPackage place) {
        Set<LibraryModule> users = EnumSet.noneOf(LibraryModule.class);
        named.forEach((from, all) -> {
            if (all.stream()
                    .anyMatch(to -> LibraryPackage.of(to).filter(place::equals).isPresent())) {
                users.add(Objects.requireNonNull(modules.get(from), from));
            }
        });
        return users;
    }

    private static String file(String type) {
        return type.replaceFirst("\\$.*", "");
    }
}
