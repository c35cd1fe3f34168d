package io.github.exactcover.dlx.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.exactcover.dlx.cli.Run;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** No command destroys what it reads, or writes two things to one file. */
class FileUsesTest {

    @TempDir
    Path folder;

    /** A command with all of its arguments; those of its problem too, if it takes any problem. */
    record Command(List<String> words, List<ArgSpec> arguments) {

        @Override
        public String toString() {
            return String.join(" ", words);
        }
    }

    static List<Command> commands() {
        CommandLine dlx = DlxCommand.commandLine(new Console(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream()));
        List<Command> commands = new ArrayList<>();
        dlx.getSubcommands().forEach((name, command) -> addTo(commands, List.of(name), command.getCommandSpec()));
        return commands;
    }

    private static void addTo(List<Command> commands, List<String> words, CommandSpec command) {
        commands.add(new Command(words, command.args()));
        command.subcommands().forEach((name, sub) -> addTo(commands, with(words, name), sub.getCommandSpec()));
        if (command.args().stream().anyMatch(argument -> argument.paramLabel().equals(ProblemArguments.LABEL))) {
            for (String problem : BuiltIns.NAMES) {
                CommandSpec spec = CommandSpec.create();
                BuiltIns.named(problem).orElseThrow().addTo(spec);
                List<ArgSpec> arguments = new ArrayList<>(spec.args());
                command.args().stream()
                        .filter(argument -> !argument.paramLabel().equals(ProblemArguments.LABEL))
                        .forEach(arguments::add);
                commands.add(new Command(with(words, problem), arguments));
            }
        }
    }

    private static List<String> with(List<String> words, String more) {
        return Stream.concat(words.stream(), Stream.of(more)).toList();
    }

    @Test
    void everyArgumentThatNamesAFileSaysWhatItIsFor() {
        Map<String, Set<FileUse>> uses = new TreeMap<>();
        Set<String> others = new TreeSet<>();
        for (Command command : commands()) {
            for (ArgSpec argument : command.arguments()) {
                if (argument.userObject() instanceof FileUse use) {
                    uses.computeIfAbsent(nameOf(argument), name -> new TreeSet<>())
                            .add(use);
                } else if (speaksOfFiles(argument)) {
                    others.add(nameOf(argument));
                }
            }
        }
        assertThat(others)
                .as("speak of files, and name none")
                .containsExactly("--cheapest", "--from", "--require", "--shard");
        Set<FileUse> read = Set.of(FileUse.READ);
        Set<FileUse> written = Set.of(FileUse.WRITTEN);
        assertThat(uses)
                .isEqualTo(new TreeMap<>(Map.ofEntries(
                        Map.entry("FILE", read),
                        Map.entry("FOLDER", read),
                        Map.entry("PROBLEM", read),
                        Map.entry("PROOF", read),
                        Map.entry("PUZZLE", read),
                        Map.entry("PIECES", read),
                        Map.entry("BOX", read),
                        Map.entry("--given", read),
                        Map.entry("--words", read),
                        Map.entry("--regions", read),
                        Map.entry("--cages", read),
                        Map.entry("--load", read),
                        Map.entry("--resume", read),
                        Map.entry("--start", read),
                        Map.entry("--svg", written),
                        Map.entry("--html", written),
                        Map.entry("--cost", read),
                        Map.entry("--dot", written),
                        Map.entry("--save", written),
                        Map.entry("--checkpoint", written),
                        Map.entry("--proof", written),
                        Map.entry("--to", Set.of(FileUse.MADE)),
                        Map.entry("--folder", Set.of(FileUse.WORKED_IN)))));
    }

    private static boolean speaksOfFiles(ArgSpec argument) {
        return argument.type() == Path.class
                || (argument.paramLabel() + " " + String.join(" ", argument.description()))
                        .matches("(?is).*\\b(files?|folders?)\\b.*");
    }

    private static String nameOf(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noFileIsWrittenThatHasAnotherUse(Command command) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "precious");
        for (ArgSpec output : naming(command, FileUse.WRITTEN, FileUse.MADE)) {
            for (ArgSpec other : command.arguments()) {
                if (other != output
                        && other.userObject() instanceof FileUse
                        && !Set.of(nameOf(other), nameOf(output)).equals(Set.of("--checkpoint", "--resume"))) {
                    Run run = Run.dlx(line(command, Map.of(output, file, other, file)));

                    assertThat(run.err())
                            .as(command + " " + nameOf(other) + " " + nameOf(output))
                            .matches(either(
                                    nameOf(output) + " " + file + ": this is a file; name a folder .*",
                                    nameOf(other) + " " + file + " and " + nameOf(output) + " " + file
                                            + " are the same file; name another one for " + nameOf(output),
                                    nameOf(output) + " " + file + " and " + nameOf(other) + " " + file
                                            + " are the same file; name another one for " + nameOf(other)));
                    assertThat(run.out()).isEmpty();
                    assertThat(run.exitCode()).isEqualTo(2);
                    assertThat(file).hasContent("precious");
                    assertThat(folder).isDirectoryContaining(file::equals);
                }
            }
        }
    }

    /** Before a long search, and whatever else there is to complain about. */
    @ParameterizedTest
    @MethodSource("commands")
    void aFileThatCannotBeWrittenIsRefusedAtOnce(Command command) {
        Path file = folder.resolve("missing").resolve("file");
        for (ArgSpec output : naming(command, FileUse.WRITTEN)) {
            Run run = Run.dlx(line(command, Map.of(output, file)));

            assertThat(run.err())
                    .as(command + " " + nameOf(output))
                    .isEqualTo("dlx: " + nameOf(output) + " " + file + ": the folder " + file.getParent()
                            + " does not exist; make it, or name another file\n");
            assertThat(run.exitCode()).isEqualTo(2);
        }
    }

    private static String either(String... complaints) {
        return "dlx: (" + String.join("|", complaints) + ")\n";
    }

    private static List<ArgSpec> naming(Command command, FileUse... uses) {
        return command.arguments().stream()
                .filter(argument -> Arrays.asList(uses).contains(argument.userObject()))
                .toList();
    }

    /** The command with these arguments, and something for all others that cannot be left out. */
    private static String[] line(Command command, Map<ArgSpec, Path> files) {
        List<String> line = new ArrayList<>(command.words());
        List<ArgSpec> inOrder = new ArrayList<>(command.arguments());
        inOrder.removeIf(argument -> !argument.required() && !files.containsKey(argument));
        for (ArgSpec argument : inOrder) {
            if (argument instanceof OptionSpec option) {
                line.add(option.longestName());
            }
            line.add(
                    files.containsKey(argument)
                            ? files.get(argument).toString()
                            : argument.type() == Integer.class ? "3" : "none");
        }
        return line.toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"problem.dlx", "./sub/../problem.dlx", "link.dlx", "linked/problem.dlx", "hard.dlx"})
    void aFileIsKnownUnderAllOfItsNames(String name) throws IOException {
        Path problem = Files.writeString(folder.resolve("problem.dlx"), "a\na\n");
        Files.createDirectory(folder.resolve("sub"));
        Files.createSymbolicLink(folder.resolve("link.dlx"), problem);
        Files.createSymbolicLink(folder.resolve("linked"), folder);
        Files.createLink(folder.resolve("hard.dlx"), problem);
        String other = folder + "/" + name;

        for (Run run : List.of(
                Run.dlx("solve", problem.toString(), "--checkpoint", other),
                Run.dlx("diagram", problem.toString(), "--save", other),
                Run.dlx("trace", other, "--html", problem.toString()))) {
            assertThat(run.err()).contains(" are the same file; ");
            assertThat(run.exitCode()).isEqualTo(2);
        }
        assertThat(problem).hasContent("a\na\n");
    }

    @Test
    void twoNamesOfAFileThatIsNotYetThereAreOne() throws IOException {
        Files.createSymbolicLink(folder.resolve("linked"), folder);

        assertThat(Run.dlx("queens", "5", "--svg", folder + "/new", "--checkpoint", folder + "/linked/./new"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "dlx: --checkpoint " + folder + "/linked/./new and --svg " + folder
                                + "/new are the same file; name another one for --svg\n"));
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @Test
    void nothingIsWrittenIntoTheFolderOfAJob() throws IOException {
        Path job = folder.resolve("job");
        Run.dlx("split", "queens", "6", "--to", job.toString());
        Files.createSymbolicLink(folder.resolve("linked"), job.resolve("results"));
        Set<Path> before = files();

        for (String[] line : List.of(
                new String[] {"merge", job.toString(), "--checkpoint", job + "/plan"},
                new String[] {"merge", job.toString(), "--checkpoint", job + "/left"},
                new String[] {"queens", "5", "--svg", job + "/results/../x.svg"},
                new String[] {"queens", "5", "--checkpoint", folder + "/linked/x"},
                new String[] {"diagram", "queens", "5", "--folder", job.toString()},
                new String[] {"split", "queens", "5", "--to", job + "/another"})) {
            Run run = Run.dlx(line);

            assertThat(run.err())
                    .startsWith("dlx: --")
                    .contains(" is in the folder of a job, " + job.toRealPath() + ", which belongs to ")
                    .endsWith("; name another place\n");
            assertThat(run.exitCode()).isEqualTo(2);
        }
        assertThat(files()).isEqualTo(before);
    }

    private Set<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.collect(Collectors.toSet());
        }
    }

    /** A folder with a file of that name may have nothing to do with dlx. */
    @Test
    void notEveryPlanIsAJob() throws IOException {
        Files.writeString(folder.resolve("plan"), "buy milk\n");

        assertThat(Run.dlx("queens", "5", "--limit", "1", "--svg", folder + "/queens.svg")
                        .exitCode())
                .isZero();
    }

    @Test
    void whatIsNoFileHasNoUse() throws IOException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device) && !Files.isRegularFile(device), "needs /dev/null");

        assertThat(Run.dlx("queens", "5", "--svg", "/dev/null", "--checkpoint", "/dev/null")
                        .exitCode())
                .isZero();
        assertThat(Run.dlx("solve", "--help", "x", "--checkpoint", "x").exitCode())
                .isZero();
    }

    @Test
    void anInputThatIsNotThereIsCalledThat() {
        String none = folder.resolve("none").toString();

        assertThat(Run.dlx("solve", none, "--checkpoint", none))
                .isEqualTo(new Run(2, "", "dlx: no such file: " + none + "\n"));
    }

    /** Even where there is a file of that name. */
    @Test
    void standardInputAndOutputAreNoFile() throws IOException {
        Path file = Files.writeString(Path.of("-"), "a\na\n");
        try {
            assertThat(Run.withInput("b\nb\n", "diagram", "-", "--dot", "-").out())
                    .contains("[label=\"b\"]");
        } finally {
            Files.delete(file);
        }
    }

    /** Where a file has the name of a problem, as a checkpoint could have, the problem is meant. */
    @Test
    void theNameOfAProblemIsNoFile() throws IOException {
        Path file = Path.of("queens");
        try {
            assertThat(Run.dlx("count", "queens", "5", "--checkpoint", "queens").exitCode())
                    .isZero();
            assertThat(file).exists();
            assertThat(Run.dlx("count", "queens", "5", "--checkpoint", "queens", "--resume", "queens")
                            .out())
                    .isEqualTo("10\n");
        } finally {
            Files.deleteIfExists(file);
        }
    }
}
