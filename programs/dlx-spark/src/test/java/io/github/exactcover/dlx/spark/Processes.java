package io.github.exactcover.dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A master, workers and drivers of Spark in processes of their own, to be killed. */
final class Processes implements AutoCloseable {

    /** Longer than any of them takes. */
    static final long MINUTES = 4;

    private final Path folder;
    private final List<Process> started = new ArrayList<>();
    private final int port = freePort();

    Processes(Path folder) {
        this.folder = folder;
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String master() {
        return "spark://127.0.0.1:" + port;
    }

    void startMaster() throws IOException, InterruptedException {
        start(
                "127.0.0.1",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "" + port,
                "--webui-port",
                "0");
        while (!isListening()) {
            Thread.sleep(20);
        }
    }

    private boolean isListening() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    /** A worker with one core that answers to this address. */
    Process startWorker(String host) throws IOException {
        return start(
                host,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                host,
                "-c",
                "1",
                "-m",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve("work").toString(),
                master());
    }

    /** What bin/spark-submit starts. */
    Process submit(String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", master()));
        for (String setting : List.of(
                "spark.ui.enabled=false",
                "spark.driver.host=127.0.0.1",
                "spark.driver.bindAddress=127.0.0.1",
                "spark.executor.memory=512m",
                "spark.executor.extraClassPath=" + System.getProperty("java.class.path"))) {
            all.addAll(List.of("--conf", setting));
        }
        all.addAll(List.of("--class", SparkMain.class.getName(), jar().toString()));
        all.addAll(List.of(arguments));
        return start("127.0.0.1", all.toArray(String[]::new));
    }

    /** SparkSubmit wants a file; the classes are on the class path. */
    private Path jar() throws IOException {
        Path jar = folder.resolve("empty.jar");
        if (!Files.exists(jar)) {
            try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest())) {
                out.flush();
            }
        }
        return jar;
    }

    private Process start(String host, String... command) throws IOException {
        List<String> all = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path")));
        all.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("SPARK_LOCAL_IP", host);
        builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("local").toString());
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** As {@code kill -9}. */
    static void kill(ProcessHandle process) {
        process.destroyForcibly();
    }

    /** What a process printed until it ended, which must be in time and without an error. */
    static String output(Process process) throws IOException, InterruptedException {
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new AssertionError("The process failed, and printed " + text);
        }
        return text;
    }

    @Override
    public void close() {
        for (Process process : started) {
            process.descendants().forEach(Processes::kill);
            kill(process.toHandle());
        }
    }
}
