package io.github.exactcover.dlx.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts a program of the tests in a process of its own. */
public final class JavaProcess {

    private JavaProcess() {}

    /**
     * Runs the {@code main} of a class, whose errors go where ours go. It logs nothing: to set up Logback takes as long
     * as to start Java.
     */
    public static Process start(Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dslf4j.internal.verbosity=ERROR",
                "-cp",
                classPath(),
                main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String classPath() {
        String whole = String.join(
                File.pathSeparator,
                System.getProperty("java.class.path"),
                System.getProperty("jdk.module.path", ""),
                Path.of("target", "test-classes").toString(),
                Path.of("target", "classes").toString());
        return Stream.of(whole.split(File.pathSeparator))
                .filter(path -> !new File(path).getName().startsWith("logback-"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
