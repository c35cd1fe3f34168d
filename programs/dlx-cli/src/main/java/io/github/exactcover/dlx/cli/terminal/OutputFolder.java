package io.github.exactcover.dlx.cli.terminal;

import java.nio.file.Files;
import java.nio.file.Path;

/** Folders that the user names, to be made or written to. */
public final class OutputFolder {

    private OutputFolder() {}

    /** The folder that this argument names; fails if it is empty. */
    public static Path named(String argument, Path folder) {
        if (folder.toString().isEmpty()) {
            throw new BadInputException(argument + " '': this is not the name of a folder; name one");
        }
        return folder;
    }

    /**
     * Fails if the folder that this option names cannot be made or written to, before long work begins.
     */
    public static void check(String option, Path folder) {
        String complaint = option + " " + folder + ": ";
        if (Files.exists(named(option, folder)) && !Files.isDirectory(folder)) {
            throw new BadInputException(
                    complaint + "this is a file; name a folder that is empty or does not exist yet");
        }
        Path above = folder;
        while (above != null && !Files.exists(above)) {
            above = above.getParent();
        }
        Path there = above == null ? Path.of("") : above;
        if (!Files.isDirectory(there)) {
            throw new BadInputException(
                    complaint + there + " is a file, so there can be no folder in it; name another");
        }
        if (!Files.isWritable(there)) {
            throw new BadInputException(complaint + "the folder " + there.toAbsolutePath()
                    + " cannot be written to; check its permissions, or name another");
        }
    }
}
