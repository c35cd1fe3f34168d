package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import io.github.exactcover.dlx.checks.Modules;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Limits that a reader notices, for the main code of all modules. What is over a limit is in a list. When it is mended,
 * it has to be taken off, so that it cannot grow again.
 */
class FloorsTest {

    private static final int MOST_LINES = 500;
    private static final int MOST_PARAMETERS = 7;

    /** Of code in the checker of proofs, which should be read in an hour. */
    private static final int MOST_LINES_OF_CHECKER = 820;

    /** Search loops, which share many fields. */
    private static final Set<String> LONG = Set.of("LiveBits", "Sweep");

    /** {@code Progress} is in the API, and stays as it is. */
    private static final Set<String> WITH_MANY_PARAMETERS = Set.of("Progress");

    /** Asks for an order of calls. Constructors, records or one method should leave no other. */
    private static final Pattern ORDER =
            Pattern.compile("(?i)\\b(?:to|must|should|may only) be called (?:once,? |only )*(?:before|first)\\b"
                    + "|\\bcall (?:this|it|them) (?:once,? |only )*(?:before|first)\\b");

    /** The line breaks of a comment. */
    private static final Pattern BREAK = Pattern.compile("\\s*\\R\\s*(?:\\*|//)?\\s*");

    private static final Map<Path, String> FILES = new TreeMap<>();

    @BeforeAll
    static void readFiles() throws IOException {
        Files.walkFileTree(Modules.ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                boolean isSkipped = name.equals("target") || (name.startsWith(".") && !name.equals(".."));
                return isSkipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                String path = file.toString().replace('\\', '/');
                if (path.contains("/src/main/java/") && path.endsWith(".java")) {
                    FILES.put(file, Files.readString(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        assertThat(FILES).hasSizeGreaterThan(500);
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    @Test
    void noFileIsLong() {
        assertThat(FILES.entrySet().stream()
                        .filter(file -> file.getValue().lines().count() > MOST_LINES)
                        .map(file -> name(file.getKey())))
                .containsExactlyInAnyOrderElementsOf(LONG);
    }

    @Test
    void theCheckerStaysSmall() {
        assertThat(FILES.entrySet().stream()
                        .filter(file -> file.getKey().toString().contains("dlx-check" + File.separator))
                        .flatMap(file -> file.getValue().lines())
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.matches("(?://|/\\*|\\*).*"))
                        .count())
                .isBetween(500L, (long) MOST_LINES_OF_CHECKER);
    }

    @Test
    void noCommentAsksForAnOrderOfCalls() {
        assertThat("/** To be\n     * called once, before run. */".replaceAll(BREAK.pattern(), " "))
                .containsPattern(ORDER);
        assertThat(FILES.entrySet().stream()
                        .filter(file -> ORDER.matcher(
                                        BREAK.matcher(file.getValue()).replaceAll(" "))
                                .find())
                        .map(file -> name(file.getKey())))
                .isEmpty();
    }

    @Test
    void nothingHasManyParameters() throws IOException {
        Set<String> found = new TreeSet<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(FILES.keySet()));
            for (CompilationUnitTree file : task.parse()) {
                new LongLists().scan(file, found);
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(WITH_MANY_PARAMETERS);
    }

    /** Finds methods, constructors and records with many parameters. */
    private static final class LongLists extends TreeScanner<Void, Set<String>> {

        private String type = "";

        @Override
        public Void visitClass(ClassTree tree, Set<String> found) {
            String outer = type;
            type = tree.getSimpleName().toString();
            if (tree.getKind() == Tree.Kind.RECORD && fields(tree) > MOST_PARAMETERS) {
                found.add(type);
            }
            super.visitClass(tree, found);
            type = outer;
            return null;
        }

        private static long fields(ClassTree tree) {
            return tree.getMembers().stream()
                    .filter(VariableTree.class::isInstance)
                    .filter(field ->
                            !((VariableTree) field).getModifiers().getFlags().contains(Modifier.STATIC))
                    .count();
        }

        @Override
        public Void visitMethod(MethodTree tree, Set<String> found) {
            if (tree.getParameters().size() > MOST_PARAMETERS) {
                boolean isConstructor = tree.getName().contentEquals("<init>");
                found.add(isConstructor ? type : type + "." + tree.getName());
            }
            return super.visitMethod(tree, found);
        }
    }
}
