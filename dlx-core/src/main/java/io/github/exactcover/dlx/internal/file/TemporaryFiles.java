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
 * Files that are renamed as soon as they are complete. Their names tell which process wrote them, so that those of
 * processes that were killed can be deleted.
 */
final class TemporaryFiles {

    private static final String PREFIX = ".dlx-";
    private static final Pattern NAME = Pattern.compile("\\.dlx-(\\d{1,18})-[0-9a-f-]{36}\\.tmp");

    /**
     * Younger ones stay. In a folder that containers or machines share, a process may be alive that cannot be seen from
     * here, but its file is not left untouched for long.
     */
    private static final Duration YOUNG = Duration.ofMinutes(10);

    private TemporaryFiles() {}

    /** Makes an empty file beside another one. */
    static Path create(Path beside) throws IOException {
        String name = PREFIX + ProcessHandle.current().pid() + "-" + UUID.randomUUID() + ".tmp";
        return Files.createFile(beside.resolveSibling(name));
    }

    /** Deletes what processes that are gone have left in a folder. If that fails, nothing is lost but room. */
    static void sweep(Path folder) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, PREFIX + "*.tmp")) {
            for (Path file : found) {
                sweepOne(file);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The folder cannot be listed, or somebody else sweeps too.
        }
    }

    private static void sweepOne(Path file) throws IOException {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches() && isGone(Long.parseLong(name.group(1))) && isOld(file)) {
            Files.deleteIfExists(file);
        }
    }

    /** In a container, each process can have the number of the one that was killed, this one too. */
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
