package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
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

    void write(String text) throws IOException {
        Path temporary = new Path(path.getParent(), "." + path.getName() + "-" + UUID.randomUUID() + ".tmp");
        try (FSDataOutputStream out =
                files.create(temporary, EnumSet.of(CreateFlag.CREATE), Options.CreateOpts.createParent())) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.hsync();
        }
        files.rename(temporary, path, Options.Rename.OVERWRITE);
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
