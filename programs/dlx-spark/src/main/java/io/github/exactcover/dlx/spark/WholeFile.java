package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;

/** A text file in any file system of Hadoop that is replaced as a whole. */
final class WholeFile {

    private final FileContext files;
    private final Path path;

    WholeFile(Path path, Configuration configuration) throws IOException {
        this.files = path.toUri().getScheme() == null
                ? FileContext.getFileContext(configuration)
                : FileContext.getFileContext(path.toUri(), configuration);
        this.path = files.makeQualified(path);
    }

    Path path() {
        return path;
    }

    boolean exists() throws IOException {
        return files.util().exists(path);
    }

    String read() throws IOException {
        try (FSDataInputStream in = files.open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * Replaces the file, or leaves it as it is and throws. An object store such as S3 shows a file when it is closed,
     * but cannot rename it: it copies and deletes, and a driver that is killed meanwhile would leave no file at all.
     */
    void write(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (files.hasPathCapability(path, CommonPathCapabilities.ABORTABLE_STREAM)) {
            writeAtClose(bytes);
        } else if ("file".equals(path.toUri().getScheme())) {
            replaceLocal(bytes);
        } else {
            writeAndRename(bytes);
        }
    }

    private void writeAtClose(byte[] bytes) throws IOException {
        FSDataOutputStream out = files.create(
                path, EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE), Options.CreateOpts.createParent());
        try {
            out.write(bytes);
        } catch (IOException e) {
            out.abort();
            throw e;
        }
        out.close();
    }

    private void writeAndRename(byte[] bytes) throws IOException {
        Path temporary = new Path(path.getParent(), "." + path.getName() + "-" + UUID.randomUUID() + ".tmp");
        try (FSDataOutputStream out =
                files.create(temporary, EnumSet.of(CreateFlag.CREATE), Options.CreateOpts.createParent())) {
            out.write(bytes);
            out.hsync();
        }
        files.rename(temporary, path, Options.Rename.OVERWRITE);
    }

    /** Hadoop deletes a local file before it renames another to its name. A driver killed then would leave none. */
    private void replaceLocal(byte[] bytes) throws IOException {
        java.nio.file.Path file = java.nio.file.Path.of(path.toUri());
        java.nio.file.Path folder = java.nio.file.Path.of(path.getParent().toUri());
        Files.createDirectories(folder);
        java.nio.file.Path temporary = folder.resolve("." + file.getFileName() + "-" + UUID.randomUUID() + ".tmp");
        try {
            Files.write(
                    temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
            // The check sum of a file that Hadoop has put there would not be that of ours.
            Files.deleteIfExists(folder.resolve("." + file.getFileName() + ".crc"));
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** A ledger writes to files of this machine only. */
    static String text(Ledger ledger) throws IOException {
        java.nio.file.Path local = Files.createTempFile("dlx", ".checkpoint");
        try {
            ledger.write(local);
            return Files.readString(local);
        } finally {
            Files.delete(local);
        }
    }

    static Ledger ledger(Plan plan, String text) throws IOException {
        java.nio.file.Path local = Files.createTempFile("dlx", ".checkpoint");
        try {
            Files.writeString(local, text);
            return Ledger.resume(plan, local);
        } finally {
            Files.delete(local);
        }
    }
}
