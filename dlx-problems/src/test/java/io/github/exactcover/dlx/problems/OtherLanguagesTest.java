package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The Kotlin and Scala programs of the guide compile, run, and print what they say. The compilers take ten seconds
 * each, so only the profile {@code languages} has them.
 */
class OtherLanguagesTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"kotlin-and-scala.md", "puzzle-games.md", "modelling-rules.md"})
    void theKotlinProgramIsTrue(String page) throws Exception {
        Snippet program = program(page, "kotlin", "org/jetbrains/kotlin/cli/jvm/K2JVMCompiler");
        Path source = Files.writeString(directory.resolve("Program.kt"), program.code());
        java(
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-Werror",
                "-no-stdlib",
                "-no-reflect",
                "-d",
                directory.toString(),
                "-classpath",
                classPath(),
                source.toString());

        program.verify(java("ProgramKt"));
    }

    @Test
    void theScalaProgramIsTrue() throws Exception {
        Snippet program = program("kotlin-and-scala.md", "scala", "dotty/tools/dotc/Main");
        Path source = Files.writeString(directory.resolve("Shifts.scala"), program.code());
        java(
                "dotty.tools.dotc.Main",
                "-Werror",
                "-d",
                directory.toString(),
                "-classpath",
                classPath(),
                source.toString());

        program.verify(java("shifts"));
    }

    /** The only program of the page in a language; skips the test if its compiler is not there. */
    private static Snippet program(String page, String language, String compiler) {
        List<Snippet> programs =
                Documentation.blocksOf(page, Documentation.read(Path.of("..", "docs", page)), language);
        assertThat(programs).hasSize(1);
        assertThat(programs.get(0).expectedLines()).hasSizeGreaterThan(2);
        assumeTrue(OtherLanguagesTest.class.getResource("/" + compiler + ".class") != null);
        return programs.get(0);
    }

    /** Without the compilers, which have copies of libraries that hide the true ones. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !Path.of(entry).getFileName().toString().contains("compiler"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Runs a Java program, and gives the lines that it prints. */
    private List<String> java(String... mainClassAndArguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                directory + File.pathSeparator + System.getProperty("java.class.path")));
        command.addAll(List.of(mainClassAndArguments));
        Path output = directory.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        int exitCode = process.waitFor();
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(exitCode).as(printed).isZero();
        return printed.lines().toList();
    }
}
