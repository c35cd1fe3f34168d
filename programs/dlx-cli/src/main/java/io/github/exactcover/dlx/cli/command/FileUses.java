package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.builtin.BuiltIns;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.cli.terminal.OutputFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a command does with which file. Nothing that it writes may be something that it reads, or something else that it
 * writes, or lie in the folder of a job. Before a command begins, it is checked that its files can be written.
 */
final class FileUses {

    /** A search that goes on saves itself where it was saved. */
    private static final Set<String> MAY_BE_THE_SAME = Set.of("--checkpoint", "--resume");

    /** How the file {@code plan} of a job begins. */
    private static final byte[] PLAN = "dlx plan ".getBytes(StandardCharsets.US_ASCII);

    /**
     * A file in use.
     *
     * @param argument the name of the argument that names it
     * @param named what the user wrote
     * @param path where it is or will be, with no link on the way
     */
    private record Used(String argument, FileUse use, String named, Path path) {

        boolean isOutput() {
            return use != FileUse.READ;
        }

        @Override
        public String toString() {
            return argument + " " + named;
        }
    }

    private FileUses() {}

    /** Checks the arguments of a command before it does anything: what it writes, and that nothing is used twice. */
    static void check(CommandSpec command) {
        checkApart(command);
        for (ArgSpec argument : command.args()) {
            Object value = argument.getValue();
            // Only a text can be - for standard output. A path of that name is refused.
            boolean isFile = value instanceof Path || (value instanceof String text && !Input.isStandardInput(text));
            if (isFile && argument.userObject() == FileUse.WRITTEN) {
                OutputFile.check(nameOf(argument), path(value));
            } else if (isFile && argument.userObject() == FileUse.MADE) {
                OutputFolder.check(nameOf(argument), path(value));
            }
        }
    }

    private static Path path(Object value) {
        try {
            return Path.of(value.toString());
        } catch (InvalidPathException e) {
            throw new BadInputException("this cannot be the name of a file: " + e.getMessage());
        }
    }

    /**
     * Checks that nothing is used twice.
     *
     * @param parsed the command, and the problem that it was given, if that has arguments of its own
     */
    static void checkApart(CommandSpec... parsed) {
        List<Used> uses = new ArrayList<>();
        Arrays.stream(parsed).flatMap(spec -> spec.args().stream()).forEach(argument -> add(argument, uses));
        for (Used output : uses) {
            if (output.isOutput()) {
                uses.forEach(other -> checkApart(output, other));
                checkOutsideJobs(output);
            }
        }
    }

    private static void add(ArgSpec argument, List<Used> uses) {
        Object value = argument.getValue();
        if (!(argument.userObject() instanceof FileUse use) || value == null) {
            return;
        }
        String named = value.toString();
        if (Input.isStandardInput(named) || isProblem(argument, named)) {
            return;
        }
        try {
            Path path = place(Path.of(named));
            // Writing to a device or a pipe takes nothing away. Reading what is not there fails later.
            if (use == FileUse.READ ? Files.exists(path) : isReplaced(path)) {
                uses.add(new Used(nameOf(argument), use, named, path));
            }
        } catch (InvalidPathException | IOException e) {
            // Opening it later fails, and says why.
        }
    }

    private static boolean isProblem(ArgSpec argument, String named) {
        return argument.paramLabel().equals(ProblemArguments.LABEL) && BuiltIns.NAMES.contains(named);
    }

    private static boolean isReplaced(Path path) {
        return !Files.exists(path) || Files.isRegularFile(path) || Files.isDirectory(path);
    }

    private static String nameOf(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static void checkApart(Used output, Used other) {
        if (other.equals(output) || MAY_BE_THE_SAME.containsAll(List.of(output.argument(), other.argument()))) {
            return;
        }
        if (isSame(output.path(), other.path())) {
            throw new BadInputException(
                    other + " and " + output + " are the same file; name another one for " + output.argument());
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return one.equals(other) || (Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other));
        } catch (IOException e) {
            return false;
        }
    }

    private static void checkOutsideJobs(Used output) {
        Path first = output.use() == FileUse.WORKED_IN
                ? output.path()
                : output.path().getParent();
        for (Path folder = first; folder != null; folder = folder.getParent()) {
            if (isJob(folder)) {
                throw new BadInputException(output + " is in the folder of a job, " + folder
                        + ", which belongs to dlx split, run and merge; name another place");
            }
        }
    }

    private static boolean isJob(Path folder) {
        Path plan = folder.resolve("plan");
        if (!Files.isRegularFile(plan)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(plan)) {
            return Arrays.equals(in.readNBytes(PLAN.length), PLAN);
        } catch (IOException e) {
            return false;
        }
    }

    /** Where a file is, or where it would be made. */
    private static Path place(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path parent = absolute.getParent();
        if (Files.exists(absolute) || parent == null) {
            return absolute.toRealPath();
        }
        return place(parent).resolve(absolute.getFileName()).normalize();
    }
}
