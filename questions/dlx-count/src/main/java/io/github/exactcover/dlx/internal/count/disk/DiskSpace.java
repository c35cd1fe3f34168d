package io.github.exactcover.dlx.internal.count.disk;

import io.github.exactcover.dlx.internal.file.TemporaryFiles;
import io.github.exactcover.dlx.internal.file.Uninterrupted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Room in a folder, for more than the heap can hold. It is made of files that are mapped into memory, so the system
 * keeps in memory what is used and writes the rest to the disk.
 *
 * <p>A file loses its name as soon as it is mapped. So nothing is left behind, even if the process is killed: the
 * system frees the file when the garbage collector has found that its room is not used any more, or when the process
 * ends. Windows does not take the name of a mapped file away. There, a process that uses the folder an hour later
 * deletes what is left.
 *
 * <p>Any number of processes may use the same folder, and any number of threads the same space.
 */
public final class DiskSpace {

    /** Thrown when there is no more room; its cause says why, and what to do. */
    public static final class FullException extends UncheckedIOException {

        private static final long serialVersionUID = 1;

        FullException(IOException cause) {
            super("The diagram cannot answer", cause);
        }
    }

    /** The bytes of the first file. Each file makes the space twice as large, up to {@link #LARGEST}. */
    private static final int SMALLEST = 1 << 19;

    /** The bytes of the largest file, some 50 ms to write. Linux allows 65,530 maps in a process: 4 TB. */
    private static final int LARGEST = 1 << 26;

    /** The ints of a chunk. */
    public static final int CHUNK = 1 << 14;

    private static final int CHUNK_BYTES = Integer.BYTES * CHUNK;

    private static final int[] ZEROS = new int[CHUNK];

    private final Path folder;
    private final Deque<IntBuffer> free = new ArrayDeque<>();
    private long bytes;

    /**
     * Room in a folder.
     *
     * @throws IOException if the folder does not exist or has no room
     */
    public DiskSpace(Path folder) throws IOException {
        this.folder = folder;
        TemporaryFiles.sweep(folder);
        addFile();
    }

    /** A chunk of ints, all 0. */
    synchronized IntBuffer take() {
        if (free.isEmpty()) {
            try {
                addFile();
            } catch (IOException e) {
                throw new FullException(e);
            }
        }
        return free.pop();
    }

    /** Takes back a chunk that is not used any more. */
    synchronized void give(IntBuffer room) {
        room.duplicate().put(ZEROS);
        free.push(room);
    }

    /** For tests, which see that room is used again: how large the files are. */
    synchronized long bytes() {
        return bytes;
    }

    /** Space in the same folder, which is freed independently of this one. */
    public DiskSpace another() {
        try {
            return new DiskSpace(folder);
        } catch (IOException e) {
            throw new FullException(e);
        }
    }

    private void addFile() throws IOException {
        int length = (int) Math.min(LARGEST, Math.max(SMALLEST, bytes));
        IntBuffer ints;
        try {
            ints = Uninterrupted.run(() -> map(length))
                    .order(ByteOrder.nativeOrder())
                    .asIntBuffer();
        } catch (IOException e) {
            throw new IOException(
                    "The folder " + folder + " cannot hold the diagram: " + reason(e)
                            + "; name a folder that exists, can be written to, and has enough free space",
                    e);
        }
        bytes += length;
        for (int at = ints.capacity() - CHUNK; at >= 0; at -= CHUNK) {
            free.push(ints.slice(at, CHUNK));
        }
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException || e instanceof NotDirectoryException) {
            return "there is no such folder";
        }
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return reason == null ? "it cannot be written to" : reason;
    }

    /** Writes zeros before it maps them: on a full disk, only writing fails in a way that can be caught. */
    private ByteBuffer map(int length) throws IOException {
        Path file = TemporaryFiles.create(folder.resolve("."));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            byte[] zeros = new byte[CHUNK_BYTES];
            while (channel.position() < length) {
                channel.write(ByteBuffer.wrap(zeros));
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, length);
        } finally {
            delete(file);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // Windows keeps it as long as it is mapped.
        }
    }
}
