package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes problems to files in Knuth's format, for {@code compare.sh} and for other programs.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances DIRECTORY [NAME...]
 * </pre>
 *
 * <p>NAME is any name that {@link NamedProblems} has; {@code queens-8} goes to the file {@code queens-8.dlx}. Without
 * names, the program writes all instances of {@link EngineBenchmark}. The name {@code unseen} stands for problems of
 * other kinds, {@code many} for problems with many solutions, {@code bounds} for problems with bounds, {@code one} for
 * problems in which a single solution is hard to find, {@code unique} for problems that have exactly one, and {@code
 * cheapest} for problems with costs.
 */
public final class Instances {

    /** The seed of the problems {@code unseen}: a new one for each table that is published. */
    private static final int SEED = 83;

    private Instances() {}

    /**
     * The program.
     *
     * @param args the directory, and names
     * @throws IOException if a file cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            System.err.println("Name a directory: Instances DIRECTORY [NAME...], such as Instances . queens-8");
            System.exit(2);
        }
        List<String> arguments = List.of(args);
        write(Path.of(args[0]), names(arguments.subList(1, arguments.size()))).forEach(System.out::println);
    }

    /** The names of all problems that are asked for. */
    static List<String> names(List<String> asked) {
        return asked.isEmpty()
                ? Suite.names()
                : asked.stream()
                        .flatMap(name -> switch (name) {
                            case "unseen" -> Suite.unseen(SEED).stream();
                            case "many" -> Suite.many().stream();
                            case "bounds" -> Suite.bounds().stream();
                            case "cheapest" -> Suite.cheapest().stream();
                            case "one" -> Suite.one().stream();
                            case "unique" -> Suite.unique().stream();
                            default -> Stream.of(name);
                        })
                        .toList();
    }

    /** Writes the files and returns their paths. */
    static List<Path> write(Path directory, List<String> names) throws IOException {
        Files.createDirectories(directory);
        for (String name : names) {
            DlxFormat.write(Suite.problem(name), file(directory, name));
        }
        return names.stream().map(name -> file(directory, name)).toList();
    }

    private static Path file(Path directory, String name) {
        return directory.resolve(name + ".dlx");
    }
}
