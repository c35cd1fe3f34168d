package io.github.exactcover.dlx.internal.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A lock on one byte of a file that is only there to be locked. Only one holds it at a time, in this process or in
 * another, until it is closed or the process ends, even if the process is killed.
 *
 * <p>On many systems, a process that closes a file loses all locks that it has on it. So all locks of this process on a
 * file share a channel, which is closed with the last of them.
 *
 * <p>Where the file cannot be locked, because the file system knows no locks for instance, this keeps out only the
 * others in this process, and {@link #flaw} says why.
 */
public final class ByteLock implements AutoCloseable {

    /** The files in which this process has locks, by their real paths. Its monitor guards all that is in it. */
    private static final Map<Path, Holder> HOLDERS = new HashMap<>();

    private final Path file;
    private final long at;
    private final Holder holder;
    private final @Nullable FileLock lock;
    private final Optional<Exception> flaw;

    /** Whether the file is deleted when this is closed. */
    private boolean deletes;

    /** What the locks of this process on a file share. The channel is null until the file was opened. */
    private static final class Holder {

        private final Set<Long> bytes = new HashSet<>();
        private @Nullable FileChannel channel;
    }

    private interface Action {
        void run() throws IOException;
    }

    private ByteLock(Path file, long at, Holder holder, @Nullable FileLock lock, Optional<Exception> flaw) {
        this.file = file;
        this.at = at;
        this.holder = holder;
        this.lock = lock;
        this.flaw = flaw;
    }

    /**
     * Locks a byte of a file, which is made if it is not there.
     *
     * @return the lock; null if it is taken
     * @throws IOException if the folder of the file does not exist
     */
    public static @Nullable ByteLock tryLock(Path file, long at) throws IOException {
        Path path = file.toAbsolutePath().resolveSibling(".").toRealPath().resolve(String.valueOf(file.getFileName()));
        synchronized (HOLDERS) {
            Holder holder = HOLDERS.computeIfAbsent(path, key -> new Holder());
            if (!holder.bytes.add(at)) {
                return null;
            }
            ByteLock lock = lock(path, at, holder);
            if (lock == null) {
                leave(path, at, holder);
            }
            return lock;
        }
    }

    private static @Nullable ByteLock lock(Path file, long at, Holder holder) {
        try {
            if (holder.channel == null) {
                holder.channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            }
            FileLock lock = holder.channel.tryLock(at, 1, false);
            return lock == null ? null : new ByteLock(file, at, holder, lock, Optional.empty());
        } catch (OverlappingFileLockException e) {
            return null; // A second copy of this class has it, from another class loader.
        } catch (IOException | UnsupportedOperationException e) {
            return new ByteLock(file, at, holder, null, Optional.of(e));
        }
    }

    /**
     * Locks what may be replaced at any time: a hidden file beside a file, which is there as long as the lock.
     *
     * @return the lock; null if it is taken
     * @throws IOException if the folder of the file does not exist
     */
    public static @Nullable ByteLock beside(Path file) throws IOException {
        Path hidden = file.resolveSibling(".dlx-" + file.getFileName() + ".lock");
        while (true) {
            Optional<String> before = identity(hidden);
            ByteLock lock = tryLock(hidden, 0);
            if (lock == null || lock.flaw.isPresent() || (before.isPresent() && before.equals(identity(hidden)))) {
                return lock == null ? null : lock.thatDeletes();
            }
            // The file is new, or its last owner deleted it just after we opened it. Another program may already have
            // made another one of that name, so look again.
            lock.close();
        }
    }

    /** Differs between a file and a later one of the same name; empty if there is no file. */
    private static Optional<String> identity(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(attributes.fileKey() + " " + attributes.lastModifiedTime());
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("unknown");
        }
    }

    private ByteLock thatDeletes() {
        deletes = true;
        return this;
    }

    /** Why other processes are not kept out; empty if they are. */
    public Optional<Exception> flaw() {
        return flaw;
    }

    /** Lets others lock the byte. Call it once. */
    @Override
    public void close() {
        synchronized (HOLDERS) {
            if (deletes && holder.channel != null) {
                quietly(() -> Files.deleteIfExists(file));
            }
            if (lock != null) {
                quietly(lock::release);
            }
            leave(file, at, holder);
        }
    }

    private static void leave(Path file, long at, Holder holder) {
        holder.bytes.remove(at);
        if (holder.bytes.isEmpty()) {
            HOLDERS.remove(file);
            if (holder.channel != null) {
                quietly(holder.channel::close);
            }
        }
    }

    /** Ignores errors. At worst the lock lasts until the process ends, or an empty file is left behind. */
    private static void quietly(Action action) {
        try {
            action.run();
        } catch (IOException e) {
            // There is nothing to be done about it.
        }
    }
}
