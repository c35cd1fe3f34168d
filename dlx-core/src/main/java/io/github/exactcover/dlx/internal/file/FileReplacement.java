package io.github.exactcover.dlx.internal.file;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;

/**
 * Writes a file in UTF-8. An existing file of that name stays intact until the new one is complete and on the disk. A
 * killed process can leave a temporary file behind. The next process that replaces a file in that folder deletes it.
 */
public final class FileReplacement {

    private FileReplacement() {}

    /** Something that can be written. */
    public interface Content {
        void writeTo(Appendable out) throws IOException;
    }

    /**
     * Writes a file.
     *
     * @throws IOException if that fails; an existing file of that name is then unchanged
     */
    public static void write(Path file, Content content) throws IOException {
        if (isReplaced(file)) {
            replace(target(file), content);
        } else {
            writeInPlace(file, content);
        }
    }

    /**
     * Checks that a file that is to be read or written is not a folder. The errors of Java do not name it.
     *
     * @throws FileSystemException if it is one
     */
    public static void refuseFolder(Path file) throws FileSystemException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "this is a folder; name a file");
        }
    }

    /**
     * Checks whether {@link #write} could begin now, and changes nothing. Writing can still fail later, for instance on
     * a full disk.
     *
     * @throws IOException if writing could not begin
     */
    public static void check(Path file) throws IOException {
        refuseFolder(file);
        if (isReplaced(file)) {
            // It is not enough to check permissions: they do not show that a file system is read-only, for instance.
            Path temporary = TemporaryFiles.create(target(file));
            Files.delete(temporary);
        } else if (!Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
    }

    /**
     * The file that {@link #write} replaces, behind links; empty for a pipe or a device, which is written to.
     *
     * @throws IOException if writing could not begin
     */
    public static Optional<Path> replaced(Path file) throws IOException {
        return isReplaced(file) ? Optional.of(target(file)) : Optional.empty();
    }

    /** A pipe or a device must be written to, not replaced. For a folder, that fails, as it should. */
    private static boolean isReplaced(Path file) throws IOException {
        return !Files.exists(file) || (Files.isRegularFile(file) && !isOpenFile(file));
    }

    /**
     * Whether this names an open file, as {@code /dev/stdout} does. A new file would not be seen by those who read it.
     */
    private static boolean isOpenFile(Path file) throws IOException {
        Path link = file.toAbsolutePath();
        while (Files.isSymbolicLink(link)) {
            Path folder = link.resolveSibling(".").toRealPath();
            if (folder.startsWith("/proc") || folder.startsWith("/dev/fd")) {
                return true;
            }
            link = folder.resolve(Files.readSymbolicLink(link));
        }
        return link.startsWith("/dev/fd");
    }

    /** The file behind links, in a folder that exists. */
    private static Path target(Path file) throws IOException {
        if (Files.exists(file)) {
            if (!Files.isWritable(file)) {
                throw new AccessDeniedException(file.toString());
            }
            return file.toRealPath();
        }
        Path absolute = file.toAbsolutePath();
        if (!Files.isDirectory(absolute.resolveSibling("."))) {
            throw new NoSuchFileException(file.toString(), null, "the folder does not exist");
        }
        return absolute;
    }

    private static void replace(Path file, Content content) throws IOException {
        Path folder = file.resolveSibling(".");
        TemporaryFiles.sweepIfDue(folder);
        Path temporary = TemporaryFiles.create(file);
        try {
            writeInPlace(temporary, content, StandardOpenOption.WRITE);
            copyPermissions(file, temporary);
            // Otherwise the new name could stand for an empty file after a power failure.
            force(temporary, StandardOpenOption.WRITE);
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
        forceFolder(folder);
    }

    private static void writeInPlace(Path file, Content content, OpenOption... how) throws IOException {
        try (BufferedWriter writer = Files.newBufferedWriter(file, how)) {
            content.writeTo(writer);
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null && Files.exists(from)) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }

    /**
     * Makes an empty file beside another one, which it can replace by {@link #move}. A later process deletes it
     * if it is left over.
     */
    public static Path temporary(Path file) throws IOException {
        TemporaryFiles.sweepIfDue(file.resolveSibling("."));
        return TemporaryFiles.create(file);
    }

    /** Gives a file another name, in place of what has that name. */
    public static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Puts the new name on the disk. Some systems cannot open folders; those write the name when they choose. */
    private static void forceFolder(Path folder) {
        try {
            force(folder, StandardOpenOption.READ);
        } catch (IOException e) {
            // The file itself is there and whole.
        }
    }

    /** Waits until a file is on the disk. */
    private static void force(Path path, OpenOption how) throws IOException {
        Uninterrupted.run(() -> {
            try (FileChannel channel = FileChannel.open(path, how)) {
                channel.force(true);
                return path;
            }
        });
    }
}
