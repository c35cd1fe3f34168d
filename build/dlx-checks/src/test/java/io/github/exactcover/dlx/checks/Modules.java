package io.github.exactcover.dlx.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The modules of this build and their folders, as the POMs list them. */
public final class Modules {

    /** The folder of the whole build. Tests run in the folder of their module. */
    public static final Path ROOT = Path.of("..", "..");

    /** Modules that stay here. */
    private static final Set<String> PRIVATE =
            Set.of("dlx-benchmarks", "dlx-checks", "dlx-questions", "dlx-site", "dlx-testing", "dlx-web");

    /** Modules that no program calls: the command, and one without code. */
    private static final Set<String> WITHOUT_API = Set.of("dlx", "dlx-bom", "dlx-cli");

    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");
    private static final Pattern PARENT = Pattern.compile("(?s)<parent>.*?</parent>");
    private static final Pattern NAME = Pattern.compile("<artifactId>(.*?)</artifactId>");

    private static final Map<String, Path> FOLDERS = new LinkedHashMap<>();

    static {
        add(ROOT);
        FOLDERS.remove("dlx-parent");
    }

    private Modules() {}

    private static void add(Path folder) {
        String pom;
        try {
            pom = Files.readString(folder.resolve("pom.xml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        NAME.matcher(PARENT.matcher(pom).replaceFirst(""))
                .results()
                .findFirst()
                .map((MatchResult found) -> found.group(1))
                .ifPresent(name -> FOLDERS.put(name, folder));
        MODULE.matcher(pom)
                .results()
                .map((MatchResult found) -> found.group(1))
                .forEach(module -> add(folder.resolve(module)));
    }

    /** The folder of a module. */
    public static Path folder(String module) {
        Path folder = FOLDERS.get(module);
        if (folder == null) {
            throw new IllegalArgumentException("no POM lists " + module);
        }
        return folder;
    }

    /** Where the compiled classes of a module are. */
    public static Path classes(String module) {
        return folder(module).resolve("target").resolve("classes");
    }

    /** What Maven Central gets. */
    public static List<String> published() {
        return FOLDERS.keySet().stream()
                .filter(module -> !PRIVATE.contains(module))
                .toList();
    }

    /** The published modules with something that users call. */
    public static List<String> withApi() {
        return published().stream()
                .filter(module -> !WITHOUT_API.contains(module))
                .toList();
    }

    /** What runs within the program of a user: no command, and not on a cluster. */
    public static List<String> libraries() {
        return withApi().stream()
                .filter(module -> !Set.of("dlx-check", "dlx-spark").contains(module))
                .toList();
    }

    /** Whether it is a POM and nothing else. */
    public static boolean hasNoJar(String module) {
        return module.equals("dlx-bom");
    }
}
