package io.github.exactcover.dlx.problems;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the example code in the Javadoc of public types and in the Markdown files. */
final class Documentation {

    /** The packages that users see. */
    static final List<String> PACKAGES = List.of(
            "io.github.exactcover.dlx",
            "io.github.exactcover.dlx.cheapest",
            "io.github.exactcover.dlx.count",
            "io.github.exactcover.dlx.diagram",
            "io.github.exactcover.dlx.feasibility",
            "io.github.exactcover.dlx.formats",
            "io.github.exactcover.dlx.parts",
            "io.github.exactcover.dlx.projection",
            "io.github.exactcover.dlx.steps",
            "io.github.exactcover.dlx.symmetry",
            "io.github.exactcover.dlx.trace",
            "io.github.exactcover.dlx.problems",
            "io.github.exactcover.dlx.problems.board",
            "io.github.exactcover.dlx.problems.design",
            "io.github.exactcover.dlx.problems.graph",
            "io.github.exactcover.dlx.problems.packing",
            "io.github.exactcover.dlx.problems.partition",
            "io.github.exactcover.dlx.problems.sudoku",
            "io.github.exactcover.dlx.problems.word");

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

    /** The source files of the packages that users see. */
    static List<Path> sources() {
        return PACKAGES.stream().flatMap(name -> sourcesOf(name).stream()).toList();
    }

    private static List<Path> sourcesOf(String packageName) {
        String module = packageName.contains(".problems") ? "" : "../dlx-core/";
        return files(Path.of(module + "src/main/java/" + packageName.replace('.', '/')), ".java");
    }

    /** Whether the package has a source file for a type. */
    static boolean hasTypes(String packageName) {
        return sourcesOf(packageName).stream().anyMatch(source -> !source.endsWith("package-info.java"));
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
