package io.github.exactcover.dlx.cli.terminal;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that the user wants to be written. */
public final class OutputFile {

    private OutputFile() {}

    /** Fails if the file that this option names cannot be written, before a long search begins. */
    public static void check(String option, Path file) {
        String named = option + " " + file + ": ";
        if (file.toString().isEmpty()) {
            throw new BadInputException(option + " '': this is not the name of a file; name one");
        }
        if (Input.isStandardInput(file.toString())) {
            throw new BadInputException(named + "standard output is for the answer; name a file");
        }
        if (Files.isDirectory(file)) {
            throw new BadInputException(named + "this is a folder; name a file");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInputException(
                    named + "the folder " + folder + " does not exist; make it, or name another file");
        }
        try {
            FileReplacement.check(file);
        } catch (IOException e) {
            throw new BadInputException(named + "this file cannot be written; check the permissions of the file and of"
                    + " its folder, or name another");
        }
    }

    /** Replaces a file that this option names. */
    public static void write(String option, Path file, String text) {
        write(option, file, () -> FileReplacement.write(file, out -> out.append(text)));
    }

    /** Writes a file by this code. */
    public static void write(String option, Path file, Writing writing) {
        try {
            writing.write();
        } catch (IOException failure) {
            throw new UncheckedIOException(option + " " + file + " cannot be written", failure);
        }
    }

    /** Something that writes. */
    public interface Writing {
        void write() throws IOException;
    }
}
