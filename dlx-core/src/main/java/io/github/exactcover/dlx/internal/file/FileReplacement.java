package io.github.exactcover.dlx.internal.file;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/** Writes a file in UTF-8 such that an old one of that name stays whole until the new one is complete. */
public final class FileReplacement {

    private FileReplacement() {}

    /** Something that can be written. */
    public interface Content {
        void writeTo(Appendable out) throws IOException;
    }

    /**
     * Writes a file.
     *
     * @throws IOException if that fails; an old file of that name is as it was then
     */
    public static void write(Path file, Content content) throws IOException {
        boolean exists = Files.exists(file);
        if (exists && !Files.isRegularFile(file)) {
            // A pipe or a device must be written to, not replaced; for a folder this fails as it should.
            writeInPlace(file, content);
            return;
        }
        if (exists && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        replace(exists ? file.toRealPath() : file.toAbsolutePath(), content);
    }

    private static void replace(Path file, Content content) throws IOException {
        Path temporary = file.resolveSibling(".dlx-" + UUID.randomUUID() + ".tmp");
        if (!Files.isDirectory(file.resolveSibling("."))) {
            throw new NoSuchFileException(file.toString(), null, "the folder does not exist");
        }
        try {
            writeInPlace(temporary, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            copyPermissions(file, temporary);
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
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

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
