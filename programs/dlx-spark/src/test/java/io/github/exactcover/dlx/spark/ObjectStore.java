package io.github.exactcover.dlx.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Abortable;
import org.apache.hadoop.fs.AbstractFileSystem;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.DelegateToFileSystem;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.jspecify.annotations.Nullable;

/**
 * A file system that behaves like S3, on local files: a file is there once it is closed, unless it was aborted, and
 * nothing can be renamed as a whole.
 */
public final class ObjectStore extends RawLocalFileSystem {

    private static final URI ROOT = URI.create("store:///");

    /** From now on, writing to a file fails half-way. */
    static volatile boolean failing;

    /** How many files are being read. */
    static final AtomicInteger OPEN = new AtomicInteger();

    /** The same for {@code FileContext}. */
    public static final class Context extends DelegateToFileSystem {

        public Context(URI uri, Configuration configuration) throws IOException, URISyntaxException {
            super(uri, new ObjectStore(), configuration, "store", false);
        }
    }

    /** Makes it known to all who use this configuration, as paths that begin with {@code store:}. */
    static void register(Configuration configuration) {
        configuration.setClass("fs.store.impl", ObjectStore.class, FileSystem.class);
        configuration.setClass("fs.AbstractFileSystem.store.impl", Context.class, AbstractFileSystem.class);
    }

    @Override
    public URI getUri() {
        return ROOT;
    }

    @Override
    public String getScheme() {
        return ROOT.getScheme();
    }

    @Override
    public boolean hasPathCapability(Path path, String capability) throws IOException {
        return capability.equals(CommonPathCapabilities.ABORTABLE_STREAM) || super.hasPathCapability(path, capability);
    }

    @Override
    public boolean rename(Path from, Path to) {
        throw new UnsupportedOperationException("An object store cannot rename " + from);
    }

    @Override
    public FSDataInputStream open(Path path, int buffer) throws IOException {
        return new Download(super.open(path, buffer));
    }

    @Override
    public FSDataOutputStream create(
            Path path, boolean overwrite, int buffer, short copies, long block, Progressable progress)
            throws IOException {
        return create(path, FsPermission.getFileDefault(), overwrite, buffer, copies, block, progress);
    }

    @Override
    public FSDataOutputStream create(
            Path path,
            FsPermission rights,
            boolean overwrite,
            int buffer,
            short copies,
            long block,
            Progressable progress)
            throws IOException {
        if (!overwrite && exists(path)) {
            throw new FileAlreadyExistsException(path + " is there");
        }
        mkdirs(path.getParent());
        return new FSDataOutputStream(new Upload(path), null);
    }

    /** A file that is being read. */
    private static final class Download extends FSDataInputStream {

        private boolean over;

        Download(FSDataInputStream in) {
            super(in);
            OPEN.incrementAndGet();
        }

        @Override
        public void close() throws IOException {
            super.close();
            if (!over) {
                over = true;
                OPEN.decrementAndGet();
            }
        }
    }

    /** What is written to a file; it is not seen before it is closed. */
    private final class Upload extends OutputStream implements Abortable {

        private final Path path;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean over;

        Upload(Path path) {
            this.path = path;
        }

        @Override
        public void write(int value) throws IOException {
            bytes.write(value);
            if (failing) {
                throw new IOException("The connection is lost");
            }
        }

        @Override
        public @Nullable AbortableResult abort() {
            over = true;
            return null;
        }

        @Override
        public void close() throws IOException {
            if (!over) {
                over = true;
                Files.write(pathToFile(path).toPath(), bytes.toByteArray());
            }
        }
    }
}
