package io.github.exactcover.dlx.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What help says of each command, beside its arguments. A text file has it, so that a run without help need not load
 * it: for each command a heading such as {@code == dlx queens}, a sentence, and after an empty line what is shown below
 * the options.
 */
public final class HelpTexts {

    private static final String FILE = "help.txt";

    private final Map<String, List<String>> texts = new HashMap<>();

    private HelpTexts(String file) {
        for (String section : file.split("(?m)^== ", -1)) {
            List<String> lines = section.stripTrailing().lines().toList();
            texts.put(lines.isEmpty() ? "" : lines.get(0), lines);
        }
    }

    /** Gives a command and all commands below it their help. */
    public static void addTo(CommandSpec command) {
        try (InputStream in = Objects.requireNonNull(HelpTexts.class.getResourceAsStream(FILE), FILE)) {
            new HelpTexts(new String(in.readAllBytes(), StandardCharsets.UTF_8)).add(command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(CommandSpec command) {
        String name = command.qualifiedName();
        List<String> lines = Objects.requireNonNull(texts.get(name), name);
        command.usageMessage()
                .description(lines.get(1))
                .footer(lines.subList(2, lines.size()).toArray(String[]::new));
        command.subcommands().values().forEach(below -> add(below.getCommandSpec()));
    }
}
