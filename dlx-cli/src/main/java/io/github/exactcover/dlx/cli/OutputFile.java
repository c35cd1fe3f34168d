package io.github.exactcover.dlx.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files that the user wants to be written. */
final class OutputFile {

    private OutputFile() {}

    /** The file that this option names; complains now, and not after a long search, if it cannot be written. */
    static Path checked(String option, Path file) {
        String named = option + " " + file + ": ";
        if (Files.isDirectory(file)) {
            throw new BadInputException(named + "this is a folder; name a file");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInputException(
                    named + "the folder " + folder + " does not exist; make it, or name another file");
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new BadInputException(named + "this file cannot be written; check its permissions, or name another");
        }
        return file;
    }
}
