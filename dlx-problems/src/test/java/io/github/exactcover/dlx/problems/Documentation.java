package io.github.exactcover.dlx.problems;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the example code in the Javadoc of public types and in the Markdown files. */
final class Documentation {

    /** A package that a module shows to everybody. */
    private static final Pattern EXPORT = Pattern.compile("(?m)^ *exports ([\\w.]+);");

    /**
     * The packages that users see, with the folders of their sources: those of this module and of all that dlx is made
     * of.
     */
    private static final Map<String, Path> FOLDERS = folders();

    /** A public type that is not inside another, for only such a one starts a line, with what is before it. */
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("(?m)^public (?:(?:final|abstract|sealed|non-sealed|strictfp)"
                    + " )*(?:class|interface|record|enum|@interface) (\\w+)");

    /** A comment that starts a line, and no end of a comment in it. */
    private static final Pattern JAVADOC = Pattern.compile("(?ms)^/\\*\\*((?:(?!\\*/).)*)\\*/");

    private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>\\{@code\\n(.*?)\\}</pre>");

    /** An example in an indented comment. */
    private static final Pattern MEMBER_EXAMPLE =
            Pattern.compile("(?ms)^ {5,}\\* <pre>\\{@code\\n(.*?)^ +\\* \\}</pre>");

    /** A block of code: its language, the example of which it is an excerpt if it is one, and the code. */
    private static final Pattern MARKDOWN_BLOCK =
            Pattern.compile("(?ms)^```(java|kotlin|scala)(?: (\\S+))?\\n(.*?)^```\\s*$");

    private Documentation() {}

    private static Map<String, Path> folders() {
        List<Path> modules = new ArrayList<>(List.of(Path.of(""), Path.of("../dlx-core")));
        modules.addAll(files(Path.of("../questions"), ""));
        Map<String, Path> folders = new TreeMap<>();
        for (Path module : modules) {
            Path sources = module.resolve("src/main/java");
            Path declaration = sources.resolve("module-info.java");
            if (Files.exists(declaration)) {
                EXPORT.matcher(read(declaration))
                        .results()
                        .map(export -> export.group(1))
                        .forEach(name -> folders.put(name, sources.resolve(name.replace('.', '/'))));
            }
        }
        return folders;
    }

    /** The packages that users see. */
    static Set<String> packages() {
        return FOLDERS.keySet();
    }

    /** Their source files. */
    static List<Path> sources() {
        return FOLDERS.values().stream()
                .flatMap(folder -> files(folder, ".java").stream())
                .toList();
    }

    /** The README and the guide; files that are not there yet are left out. */
    static List<Path> markdown() {
        List<Path> found = new ArrayList<>(files(Path.of("../docs"), ".md"));
        Path readme = Path.of("../README.md");
        if (Files.exists(readme)) {
            found.add(0, readme);
        }
        return found;
    }

    private static List<Path> files(Path folder, String end) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of the public type of a source file; empty if the file has none. */
    static Optional<String> publicType(String source) {
        Matcher type = PUBLIC_TYPE.matcher(source);
        return type.find() ? Optional.of(type.group(1)) : Optional.empty();
    }

    /** The first example in the Javadoc of the public type of a source file. */
    static Snippet exampleOf(String type, String source) {
        return firstExample(javadocOf(source))
                .map(code -> new Snippet(type, code))
                .orElseThrow(() -> new AssertionError(
                        "The Javadoc of " + type + " has no example; write one in <pre>{@code ... }</pre>"));
    }

    /** The examples in the Javadoc of nested types and of methods. */
    static List<Snippet> examplesOfMembers(String type, String source) {
        List<Snippet> examples = new ArrayList<>();
        Matcher example = MEMBER_EXAMPLE.matcher(source);
        while (example.find()) {
            String code = example.group(1)
                    .lines()
                    .map(line -> line.replaceFirst("^ +\\* ?", ""))
                    .collect(Collectors.joining("\n", "", "\n"));
            examples.add(new Snippet(type + ", example " + (examples.size() + 1) + " of its members", code));
        }
        return examples;
    }

    /** The last comment before the public type, without the stars; empty if there is none. */
    private static String javadocOf(String source) {
        Matcher type = PUBLIC_TYPE.matcher(source);
        String before = type.find() ? source.substring(0, type.start()) : "";
        String last = JAVADOC.matcher(before)
                .results()
                .map(comment -> comment.group(1))
                .reduce("", (first, second) -> second);
        return last.lines().map(line -> line.replaceFirst("^ \\* ?", "")).collect(Collectors.joining("\n"));
    }

    private static Optional<String> firstExample(String javadoc) {
        Matcher example = EXAMPLE.matcher(javadoc);
        return example.find() ? Optional.of(example.group(1)) : Optional.empty();
    }

    /** The Java blocks of a Markdown text that stand for themselves. */
    static List<Snippet> blocksOf(String name, String markdown) {
        return blocksOf(name, markdown, "java");
    }

    /** The blocks of a Markdown text in one language that stand for themselves. */
    static List<Snippet> blocksOf(String name, String markdown, String language) {
        return MARKDOWN_BLOCK
                .matcher(markdown)
                .results()
                .filter(block -> block.group(1).equals(language) && block.group(2) == null)
                .map(block -> new Snippet(place(name, markdown, block), block.group(3)))
                .toList();
    }

    /** The blocks of a Markdown text that are parts of an example in {@code docs/examples}. */
    static List<Excerpt> excerptsOf(String name, String markdown) {
        return MARKDOWN_BLOCK
                .matcher(markdown)
                .results()
                .filter(block -> block.group(2) != null)
                .map(block -> new Excerpt(place(name, markdown, block), block.group(2), block.group(3)))
                .toList();
    }

    private static String place(String name, String markdown, MatchResult block) {
        return name + ", line " + (markdown.substring(0, block.start()).lines().count() + 1);
    }

    /**
     * A part of an example.
     *
     * @param place where it comes from
     * @param example the file of the example
     * @param code the part, which can be indented less than in the example
     */
    record Excerpt(String place, String example, String code) {}
}
