package io.github.exactcover.dlx.internal.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Temporary files, which are renamed as soon as they are complete. Their names say which process wrote them, so that
 * files of killed processes can be deleted.
 */
final class TemporaryFiles {

    private static final String PREFIX = ".dlx-";
    private static final Pattern NAME = Pattern.compile("\\.dlx-(\\d{1,18})-[0-9a-f-]{36}\\.tmp");

    /**
     * Younger files stay. If containers or machines share a folder, the process that writes a file may be alive but
     * invisible from here. But it does not leave its file untouched for this long.
     */
    private static final Duration YOUNG = Duration.ofMinutes(10);

    private TemporaryFiles() {}

    /** Makes an empty file beside another one. */
    static Path create(Path beside) throws IOException {
        String name = PREFIX + ProcessHandle.current().pid() + "-" + UUID.randomUUID() + ".tmp";
        return Files.createFile(beside.resolveSibling(name));
    }

    /** Deletes the files that dead processes have left in a folder. If that fails, they only take up space. */
    static void sweep(Path folder) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, PREFIX + "*.tmp")) {
            for (Path file : found) {
                sweepOne(file);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The folder cannot be listed, or another process sweeps it too.
        }
    }

    private static void sweepOne(Path file) throws IOException {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches() && isGone(Long.parseLong(name.group(1))) && isOld(file)) {
            Files.deleteIfExists(file);
        }
    }

    /** In a container, any process can have the id of the one that was killed, even this one. */
    private static boolean isGone(long pid) {
        return pid == ProcessHandle.current().pid() || ProcessHandle.of(pid).isEmpty();
    }

    private static boolean isOld(Path file) throws IOException {
        BasicFileAttributes attributes =
                Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return attributes.isRegularFile()
                && attributes
                        .lastModifiedTime()
                        .toInstant()
                        .isBefore(Instant.now().minus(YOUNG));
    }
}
