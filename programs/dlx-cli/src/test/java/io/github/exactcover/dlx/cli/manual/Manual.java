package io.github.exactcover.dlx.cli.manual;

import io.github.exactcover.dlx.cli.command.DlxCommand;
import io.github.exactcover.dlx.cli.command.HelpTexts;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;

/**
 * Writes what the archive of the command has for the shell: the man pages, and completion. The build runs it. It lies
 * here, beside the tests, because the command itself has no use for it.
 */
final class Manual {

    private Manual() {}

    /** The first argument is the folder to write to, the second one the version of dlx. */
    public static void main(String... args) throws IOException {
        for (Map.Entry<String, String> file : files(args[1]).entrySet()) {
            Path path = Path.of(args[0], file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    /** The files, by their places under {@code share}. */
    static Map<String, String> files(String version) {
        CommandLine dlx = allCommands();
        Map<String, String> files = new TreeMap<>(Completion.files(dlx, version));
        ManPages.of(dlx, version).forEach((name, page) -> files.put("man/man1/" + name + ".1", page));
        return files;
    }

    static CommandLine allCommands() {
        OutputStream nowhere = OutputStream.nullOutputStream();
        CommandLine dlx = DlxCommand.commandLine(new Console(new ByteArrayInputStream(new byte[0]), nowhere, nowhere));
        HelpTexts.addTo(dlx.getCommandSpec());
        return dlx;
    }
}
