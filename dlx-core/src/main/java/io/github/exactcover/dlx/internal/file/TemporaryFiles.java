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
import java.util.Collections;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Temporary files, which are renamed as soon as they are complete. Those of killed processes are deleted later. */
public final class TemporaryFiles {

    private static final String PREFIX = ".dlx-";
    private static final Pattern NAME = Pattern.compile("\\.dlx-[0-9a-f-]{36}\\.tmp");

    /**
     * Younger files stay. Whether the process that writes a file is alive cannot be seen from another container or
     * machine. But it does not leave its file untouched for this long.
     */
    private static final Duration YOUNG = Duration.ofHours(1);

    /** Listing a folder of a million files takes half a second, too long to do it for each of them. */
    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(10);

    /**
     * When the folders swept last may be swept again. A job has two in which files are replaced.
     */
    private static final Map<Path, Instant> AGAIN = new ConcurrentHashMap<>();

    private static final int MOST_FOLDERS = 100;

    private TemporaryFiles() {}

    /** Makes an empty file beside another one. */
    public static Path create(Path beside) throws IOException {
        return Files.createFile(beside.resolveSibling(PREFIX + UUID.randomUUID() + ".tmp"));
    }

    /** Sweeps a folder, unless this process did so a few minutes ago. */
    public static void sweepIfDue(Path folder) {
        Instant now = Instant.now();
        Instant again = AGAIN.get(folder);
        if (again != null && !now.isAfter(again)) {
            return;
        }
        if (AGAIN.size() >= MOST_FOLDERS) {
            AGAIN.values().remove(Collections.min(AGAIN.values()));
        }
        AGAIN.put(folder, now.plus(BETWEEN_SWEEPS));
        sweep(folder);
    }

    /** Deletes the files that dead processes have left in a folder. If that fails, they only take up space. */
    public static void sweep(Path folder) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, PREFIX + "*.tmp")) {
            for (Path file : found) {
                sweepOne(file);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The folder cannot be listed, or another process sweeps it too.
        }
    }

    private static void sweepOne(Path file) throws IOException {
        if (NAME.matcher(file.getFileName().toString()).matches() && isOld(file)) {
            Files.deleteIfExists(file);
        }
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
