package io.github.exactcover.dlx.problems;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;

/**
 * Example code from the documentation, which can be compiled and run, and says in comments what it prints.
 *
 * @param name where it comes from
 * @param code a class with a main method, or statements
 */
record Snippet(String name, String code) {

    private static final Pattern MAIN_CLASS =
            Pattern.compile("(?s)\\bclass\\s+(\\w+)[^{]*\\{.*\\bstatic\\s+void\\s+main\\s*\\(");

    private static final Pattern PRINTED_AT_END = Pattern.compile("\\bprintln\\(.*[;{})]\\s*//\\s?(.*)$");

    private static final Pattern PRINTED_ALONE = Pattern.compile("^\\s*// prints(?: (.*))?$");

    private static final List<String> JDK_PACKAGES =
            List.of("java.io", "java.math", "java.nio.charset", "java.nio.file", "java.util", "java.util.stream");

    /** The lines that the comments say are printed. */
    List<String> expectedLines() {
        return code.lines()
                .flatMap(line -> Stream.of(PRINTED_AT_END.matcher(line), PRINTED_ALONE.matcher(line))
                        .filter(Matcher::find)
                        .limit(1)
                        .map(matcher ->
                                matcher.group(1) == null ? "" : matcher.group(1).stripTrailing()))
                .toList();
    }

    /** Compiles and runs it, and fails if it does not print what it says. */
    void verify(Path directory, String... arguments) throws Exception {
        compile(directory);
        verify(run(directory, "", arguments));
    }

    /** Fails if the code says that it prints something that is not among these lines, in this order. */
    void verify(List<String> printed) {
        int next = 0;
        for (String expected : expectedLines()) {
            int found = printed.subList(next, printed.size()).indexOf(expected);
            if (found < 0) {
                throw new AssertionError(name + " says that it prints \"" + expected + "\", but after line " + next
                        + " of its output there is no such line: " + printed);
            }
            next += found + 1;
        }
    }

    private String className() {
        Matcher mainClass = MAIN_CLASS.matcher(code);
        return mainClass.find() ? mainClass.group(1) : "Example";
    }

    /** The code as it stands if it has a main method, else as the body of one. */
    String source() {
        if (MAIN_CLASS.matcher(code).find()) {
            return code;
        }
        String imports = Stream.concat(JDK_PACKAGES.stream(), Documentation.packages().stream())
                .map(name -> "import " + name + ".*;\n")
                .collect(Collectors.joining());
        String ownImports = code.lines().filter(Snippet::isImport).collect(Collectors.joining("\n"));
        String body = code.lines().filter(line -> !isImport(line)).collect(Collectors.joining("\n"));
        return imports + ownImports + "\nclass Example {\n public static void main(String[] args) throws Exception {\n"
                + body + "\n}\n}\n";
    }

    private static boolean isImport(String line) {
        return line.startsWith("import ");
    }

    private void compile(Path directory) throws IOException {
        StringWriter messages = new StringWriter();
        List<JavaFileObject> sources = List.of(new Source("", className(), source()));
        if (!compile(directory, sources, null, messages) || !messages.toString().isEmpty()) {
            throw new AssertionError(name + " does not compile:\n" + messages + "\n" + source());
        }
    }

    /**
     * Compiles many at once, which takes a tenth of the time, each in a package of its own, for they share the names of
     * their classes. Those that do not compile without a warning are compiled alone when they are run.
     */
    static Compiled compile(Path directory, List<Snippet> snippets) {
        List<JavaFileObject> sources = new ArrayList<>();
        for (int index = 0; index < snippets.size(); index++) {
            Snippet snippet = snippets.get(index);
            String text = "package " + packageOf(index) + ";\n" + snippet.source();
            sources.add(new Source(packageOf(index) + "/", snippet.className(), text));
        }
        Set<JavaFileObject> reported = new HashSet<>();
        DiagnosticListener<JavaFileObject> listener = message -> reported.add(message.getSource());
        return new Compiled(directory, snippets, compile(directory, sources, listener, null) && reported.isEmpty());
    }

    private static String packageOf(int index) {
        return "snippet" + index;
    }

    /** @param isGood whether all compile */
    record Compiled(Path directory, List<Snippet> snippets, boolean isGood) {

        /** Runs one of them, and fails if it does not compile, or does not print what it says. */
        void verify(int index, String... arguments) throws Exception {
            Snippet snippet = snippets.get(index);
            if (isGood) {
                snippet.verify(snippet.run(directory, packageOf(index) + ".", arguments));
            } else {
                snippet.verify(Files.createTempDirectory(directory, "alone"), arguments);
            }
        }

        /** A test of each. */
        Stream<DynamicTest> tests() {
            return IntStream.range(0, snippets.size())
                    .mapToObj(index -> dynamicTest(snippets.get(index).name(), () -> verify(index)));
        }
    }

    private static boolean compile(
            Path directory,
            List<JavaFileObject> sources,
            @Nullable DiagnosticListener<JavaFileObject> listener,
            @Nullable Writer messages) {
        List<String> arguments = List.of(
                "-d",
                directory.toString(),
                "-classpath",
                classPath(),
                "--release",
                "17",
                "-proc:none",
                "-Xlint:all,-path,-classfile");
        return ToolProvider.getSystemJavaCompiler()
                .getTask(messages, null, listener, arguments, null, sources)
                .call();
    }

    /** What the tests themselves can see, be it on the class path or on the module path. */
    private static String classPath() {
        List<String> paths = new ArrayList<>();
        for (String property : List.of("java.class.path", "jdk.module.path")) {
            String path = System.getProperty(property);
            if (path != null) {
                paths.add(path);
            }
        }
        return String.join(System.getProperty("path.separator"), paths);
    }

    private List<String> run(Path directory, String inPackage, String... arguments) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        URL[] urls = {directory.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls, Snippet.class.getClassLoader());
                PrintStream captured = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(captured);
            var main = loader.loadClass(inPackage + className()).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new AssertionError(name + " throws " + e.getCause(), e.getCause());
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8)
                .lines()
                .map(String::stripTrailing)
                .toList();
    }

    /** A source file that is only in memory. */
    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String folder, String className, String text) {
            super(URI.create("string:///" + folder + className + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
