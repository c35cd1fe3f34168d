package io.github.exactcover.dlx.cli.manual;

import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.problems.packing.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a shell completes behind {@code dlx}: tables of what can follow at each place, and a script for each shell that
 * reads them. A place is what was named so far, such as {@code count}, {@code count latin} or {@code sudoku generate}.
 */
final class Completion {

    private static final Set<String> FILES = Set.of("FILE", "PUZZLE", "PROBLEM", "PIECES", "BOX");

    /** The names that can follow. */
    private final CaseTable names = new CaseTable("names");

    /** The options of a problem, which commands that take any problem have behind its name. */
    private final CaseTable own = new CaseTable("own");

    /** All other options. */
    private final CaseTable common = new CaseTable("common");

    /** What else can follow that is no option. */
    private final CaseTable free = new CaseTable("free");

    /** What can follow an option, by its place and its name. An option without a value has no row. */
    private final CaseTable values = new CaseTable("values");

    private final List<CommandLine> problems;
    private final Map<String, Map<String, List<String>>> valuesByOptionAndPlace = new TreeMap<>();

    private Completion(CommandLine dlx) {
        problems = dlx.getSubcommands().values().stream()
                .filter(command -> isProblem(command.getCommandName()))
                .toList();
        names.add("help", described(dlx.getSubcommands().values()));
        names.add(
                "help sudoku",
                described(Objects.requireNonNull(dlx.getSubcommands().get("sudoku"))
                        .getSubcommands()
                        .values()));
        for (CaseTable table : List.of(own, free)) {
            table.add("help *", List.of());
        }
        add("", dlx);
        valuesByOptionAndPlace.forEach(this::addValues);
    }

    /** The scripts by their places under {@code share}. */
    static Map<String, String> files(CommandLine dlx, String version) {
        Completion completion = new Completion(dlx);
        String heading = " completion for dlx " + version + ", made from the help of its commands.\n\n";
        String sh = completion.tables(CaseTable::sh) + resource("completion.sh") + "\n";
        return Map.of(
                "bash-completion/completions/dlx", "# bash" + heading + sh + resource("completion.bash"),
                "zsh/site-functions/_dlx", "#compdef dlx\n# zsh" + heading + sh + resource("completion.zsh"),
                "fish/vendor_completions.d/dlx.fish",
                        "# fish" + heading + completion.tables(CaseTable::fish) + resource("completion.fish"));
    }

    private String tables(Function<CaseTable, String> shell) {
        return Stream.of(names, own, common, free, values).map(shell).collect(Collectors.joining());
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Completion.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String place, CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        List<OptionSpec> options = new ArrayList<>(spec.options());
        if (isProblem(place)) {
            CommandSpec problem = CommandSpec.create();
            BuiltIns.named(place).orElseThrow().addTo(problem);
            options.removeIf(option -> problem.findOption(option.longestName()) != null);
            for (String pattern : List.of(place, "* " + place)) {
                addOptions(own, pattern, problem.options());
                free.add(pattern, freeOf(problem));
            }
        } else {
            free.add(place, freeOf(spec));
        }
        addOptions(common, place, options);
        if (takesAnyProblem(spec)) {
            addOptions(common, place + " *", options);
            names.add(place, described(problems));
        }
        if (!command.getSubcommands().isEmpty()) {
            names.add(place, described(command.getSubcommands().values()));
        }
        command.getSubcommands().forEach((name, below) -> add((place + " " + name).strip(), below));
    }

    private void addOptions(CaseTable table, String pattern, List<OptionSpec> options) {
        table.add(
                pattern,
                options.stream()
                        .map(option -> option.longestName() + ":" + firstSentence(option.description()))
                        .toList());
        options.stream()
                .filter(option -> option.arity().min() > 0)
                .forEach(option -> valuesByOptionAndPlace
                        .computeIfAbsent(option.longestName(), each -> new TreeMap<>())
                        .put(pattern, valuesOf(option)));
    }

    private void addValues(String option, Map<String, List<String>> byPlace) {
        Set<List<String>> different = new HashSet<>(byPlace.values());
        if (different.size() == 1) {
            values.add("* " + option, different.iterator().next());
        } else {
            byPlace.forEach((place, lines) -> values.add(place + " " + option, lines));
        }
    }

    private static List<String> valuesOf(OptionSpec option) {
        return option.type().isEnum()
                ? Arrays.stream(option.type().getEnumConstants())
                        .map(constant -> Wording.nameOf((Enum<?>) constant) + ":")
                        .toList()
                : filesOf(option);
    }

    private static List<String> freeOf(CommandSpec spec) {
        Set<String> lines = spec.positionalParameters().stream()
                .flatMap(parameter -> Stream.concat(setsOf(parameter), filesOf(parameter).stream()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return List.copyOf(lines);
    }

    private static Stream<String> setsOf(ArgSpec parameter) {
        return parameter.paramLabel().equals("PIECES") ? Piece.sets().stream().map(set -> set + ":") : Stream.of();
    }

    private static List<String> filesOf(ArgSpec argument) {
        String label = argument.paramLabel();
        if (label.equals("FOLDER")) {
            return List.of("<folder>");
        }
        return FILES.contains(label) ? List.of("<file>") : List.of();
    }

    private static List<String> described(Collection<CommandLine> commands) {
        return commands.stream()
                .map(command -> command.getCommandName() + ":"
                        + firstSentence(command.getCommandSpec().usageMessage().description()))
                .toList();
    }

    private static String firstSentence(String[] description) {
        return String.format(description[0]).replaceFirst("\\.(\\s.*)?$", "");
    }

    private static boolean isProblem(String name) {
        return BuiltIns.NAMES.contains(name);
    }

    private static boolean takesAnyProblem(CommandSpec spec) {
        return spec.positionalParameters().stream()
                .anyMatch(parameter -> parameter.paramLabel().equals("PROBLEM"));
    }
}
