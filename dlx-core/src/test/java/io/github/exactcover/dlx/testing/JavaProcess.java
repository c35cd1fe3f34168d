package io.github.exactcover.dlx.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a program of the tests in a process of its own. */
public final class JavaProcess {

    private JavaProcess() {}

    /** Runs the {@code main} of a class, whose errors go where ours go. */
    public static Process start(Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path") + File.pathSeparator + modulePath(),
                main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String modulePath() {
        String modules = System.getProperty("jdk.module.path", "");
        return modules
                + File.pathSeparator
                + Path.of("target", "test-classes")
                + File.pathSeparator
                + Path.of("target", "classes");
    }
}
