package io.github.exactcover.dlx.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Javadoc of all modules that users can require, in one. */
final class Javadoc {

    private Javadoc() {}

    static void write(Path root, Path out) throws IOException {
        Files.createDirectories(out);
        Path style = out.resolve("colors.css");
        Files.writeString(style, colors() + Frame.resource("javadoc.css"));
        List<String> arguments = new ArrayList<>(List.of(
                "-quiet",
                "-notimestamp",
                "-Xdoclint:none",
                "-encoding",
                "UTF-8",
                "-d",
                out.toString(),
                "-windowtitle",
                "dlx",
                "-doctitle",
                "The API of dlx",
                "-header",
                "<a href=\"{@docRoot}/../index.html\">Guide of dlx</a>",
                "--add-stylesheet",
                style.toString(),
                "--module-path",
                libraries()));
        List<String> names = new ArrayList<>();
        for (Path module : modules(root)) {
            String name = name(module);
            names.add(name);
            arguments.addAll(List.of("--module-source-path", name + "=" + module.getParent()));
        }
        arguments.addAll(List.of("--module", String.join(",", names)));
        int exitCode = ToolProvider.findFirst("javadoc")
                .orElseThrow(() -> new IllegalStateException("This Java has no javadoc; run it with a JDK"))
                .run(System.out, System.err, arguments.toArray(String[]::new));
        if (exitCode != 0) {
            throw new IllegalStateException("javadoc failed");
        }
        for (String name : List.of("stylesheet.css", "resource-files/stylesheet.css")) {
            withoutFonts(out.resolve(name));
        }
    }

    /** The variables of the site's style, which are above all rules. */
    private static String colors() {
        String style = Frame.resource("site.css");
        return style.substring(0, style.indexOf("\n* {") + 1);
    }

    /** The style of Javadoc names fonts that some JDKs do not bring along. The site has those of the system. */
    private static void withoutFonts(Path style) throws IOException {
        if (Files.exists(style)) {
            Files.writeString(style, Files.readString(style).replaceAll("@import url\\([^)]*\\);\\R", ""));
        }
    }

    /** The libraries that this program was started with; those of dlx itself are read as source. */
    private static String libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static List<Path> modules(Path root) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path parent : List.of(root, root.resolve("questions"), root.resolve("programs"))) {
            if (Files.exists(parent)) {
                try (Stream<Path> folders = Files.list(parent)) {
                    for (Path folder : folders.sorted().toList()) {
                        Path module = folder.resolve("src/main/java/module-info.java");
                        if (Files.exists(module) && isApi(Files.readString(module))) {
                            found.add(module);
                        }
                    }
                }
            }
        }
        return found;
    }

    /** Whether a module exports something, or is one that others are required through. */
    private static boolean isApi(String module) {
        return module.contains("    exports ") || module.contains("    requires transitive ");
    }

    private static String name(Path module) throws IOException {
        return Files.readString(module).replaceFirst("(?s).*\nmodule ([\\w.]+) \\{.*", "$1");
    }
}
