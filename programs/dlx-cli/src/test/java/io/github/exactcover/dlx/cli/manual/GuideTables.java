package io.github.exactcover.dlx.cli.manual;

import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The tables of docs/cli.md, made of the texts of the help. */
final class GuideTables {

    private final List<CommandLine> commands;

    private GuideTables(CommandLine dlx) {
        commands = below(dlx).toList();
    }

    /** The tables, by the names of their places in the page. */
    static Map<String, String> of(CommandLine dlx) {
        GuideTables tables = new GuideTables(dlx);
        return Map.of("commands", tables.commands(), "options", tables.options());
    }

    private static Stream<CommandLine> below(CommandLine command) {
        return command.getSubcommands().values().stream()
                .filter(each -> !each.getCommandName().equals("help"))
                .flatMap(each -> Stream.concat(Stream.of(each), below(each)));
    }

    /** The ready-made problems are in one row, since they have pages of their own. */
    private String commands() {
        String problems = commands.stream()
                .filter(each -> BuiltIns.NAMES.contains(name(each)))
                .map(each -> "`" + name(each) + "`")
                .collect(Collectors.joining(", "));
        return "| command | what it does |\n|---|---|\n| " + problems
                + " | Solve a [ready-made problem](problems.md) or a [puzzle](puzzles.md). |\n"
                + commands.stream()
                        .filter(each -> !BuiltIns.NAMES.contains(name(each).split(" ", -1)[0]))
                        .map(each -> "| `" + name(each) + arguments(each) + "` | "
                                + cell(each.getCommandSpec().usageMessage().description()[0]) + " |\n")
                        .collect(Collectors.joining());
    }

    /** What a command needs, and what it can have. */
    private static String arguments(CommandLine command) {
        Stream<String> arguments = command.getCommandSpec().positionalParameters().stream()
                .map(argument ->
                        argument.arity().min() > 0 || argument.paramLabel().equals("PROBLEM")
                                ? " " + argument.paramLabel()
                                : " [" + argument.paramLabel() + "]");
        Stream<String> options = command.getCommandSpec().options().stream()
                .filter(OptionSpec::required)
                .map(option -> " " + option.longestName() + " " + option.paramLabel());
        return Stream.concat(arguments, options).collect(Collectors.joining()).replace("|", "\\|");
    }

    /** The options that several commands have. */
    private String options() {
        Map<String, List<String>> commandsByRow = new LinkedHashMap<>();
        for (CommandLine command : commands) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                commandsByRow
                        .computeIfAbsent(row(option), each -> new ArrayList<>())
                        .add(name(command));
            }
        }
        return "| option | of | meaning |\n|---|---|---|\n"
                + commandsByRow.entrySet().stream()
                        .filter(row -> isShared(row.getValue()))
                        .map(row -> row.getKey().replace("@", shortened(row.getValue())))
                        .sorted(Comparator.comparing(row -> row.replaceFirst("^.*?--", "")))
                        .collect(Collectors.joining());
    }

    /** What only a few ready-made problems have is on the page of these problems. */
    private static boolean isShared(List<String> names) {
        List<String> different =
                names.stream().map(name -> name.split(" ", -1)[0]).distinct().toList();
        boolean onlyReadyMade = BuiltIns.NAMES.containsAll(different);
        return different.size() > (onlyReadyMade ? BuiltIns.NAMES.size() / 2 : 1);
    }

    private static String row(OptionSpec option) {
        String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        String name = String.join("`, `", option.names())
                + (option.arity().min() == 0 && !value.isEmpty() ? " [" + value.strip() + "]" : value);
        return "| `" + name.replace("|", "\\|") + "` | @ | " + cell(String.join(" ", option.description())) + " |\n";
    }

    private String shortened(List<String> names) {
        if (names.size() == commands.size()) {
            return "all";
        }
        List<String> without =
                BuiltIns.NAMES.stream().filter(name -> !names.contains(name)).toList();
        Stream<String> problems = without.size() > 2
                ? BuiltIns.NAMES.stream().filter(names::contains)
                : Stream.of(without.isEmpty() ? "problems" : "problems but " + String.join(" and ", without));
        return Stream.concat(problems, names.stream().filter(name -> !BuiltIns.NAMES.contains(name)))
                .collect(Collectors.joining(", "));
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName(" ").replaceFirst("^dlx ", "");
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace("%n", " ").strip();
    }
}
