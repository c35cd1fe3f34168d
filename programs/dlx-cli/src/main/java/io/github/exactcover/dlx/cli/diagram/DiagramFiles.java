package io.github.exactcover.dlx.cli.diagram;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.diagram.DiagramCompiler;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The options that write diagrams to files, and read them back. */
public final class DiagramFiles extends ArgumentGroup {

    private static final String STANDARD_OUTPUT = "-";

    private final Argument<String> dot = add(Argument.option(
                    "--dot",
                    "FILE",
                    String.class,
                    "Write a drawing of the diagram for Graphviz. With -, standard output gets the drawing and"
                            + " nothing else.")
            .naming(FileUse.WRITTEN));

    private final Argument<Path> save =
            add(Argument.file("--save", FileUse.WRITTEN, "Write the diagram to a file, for --load."));

    private final Argument<Path> load = add(Argument.file(
            "--load",
            FileUse.READ,
            "Read the diagram from a file that --save wrote. With a problem, solutions are shown as dlx"
                    + " solve shows them; without, as the texts of their options."));

    private final Argument<Path> folder = add(Argument.option(
                    "--folder",
                    "FOLDER",
                    Path.class,
                    "Build the diagram on the disk, in this folder, instead of in memory. Then it can be larger"
                            + " than the memory; when the command ends, the folder is as it was.")
            .naming(FileUse.WORKED_IN));

    /** Checks that the options fit together and that the files can be written. */
    public void check(ParsedOptions parsed) {
        if (load.isGiven()) {
            parsed.refuse(
                    List.of("--counting", "--max-memory", "--reduce", "--progress", "--folder"),
                    "--load: a loaded diagram is complete");
        }
        if (isDrawingOnly()) {
            parsed.refuse(
                    List.of("--list", "--sample", "--occurrences", "--cheapest", "--dearest", "--format"),
                    "--dot -: standard output gets only the drawing");
        }
        if (folder.isGiven() && !(Files.isDirectory(folder.get()) && Files.isWritable(folder.get()))) {
            throw new BadInputException("--folder " + folder.get()
                    + ": this is not a folder that can be written to; make it, or name another");
        }
    }

    /** Compiles a diagram in this way, in the folder if one was named. */
    <I, O> SolutionDiagram<O> compile(DiagramCompiler<I, O> solutions, Counting way) {
        if (!folder.isGiven()) {
            return solutions.inMemory(way);
        }
        try {
            return solutions.on(folder.get());
        } catch (IOException e) {
            throw new UncheckedIOException("--folder", e);
        }
    }

    /** Whether the diagram is built in a folder. */
    public boolean isInFolder() {
        return folder.isGiven();
    }

    public boolean isLoading() {
        return load.isGiven();
    }

    /** Whether standard output gets the drawing and nothing else. */
    boolean isDrawingOnly() {
        return STANDARD_OUTPUT.equals(dot.orNull());
    }

    /** The name of the file to load. */
    public String source() {
        return String.valueOf(load.orNull());
    }

    /** Loads the diagram. */
    public SolutionDiagram<String> load() {
        return loaded(() -> SolutionDiagram.load(Path.of(source())));
    }

    /** Loads the diagram, which must be one of a problem with these options. */
    public <O> SolutionDiagram<O> load(List<O> options) {
        return loaded(() -> SolutionDiagram.load(Path.of(source()), options));
    }

    private <O> SolutionDiagram<O> loaded(Input.Reading<SolutionDiagram<O>> reading) {
        if (Input.isStandardInput(source())) {
            throw new BadInputException(
                    "--load -: a diagram is not read from standard input; name a file that --save wrote");
        }
        return Input.read(source(), () -> {
            try {
                return reading.read();
            } catch (IllegalArgumentException refusal) {
                // It names the file itself.
                throw new BadInputException(String.valueOf(refusal.getMessage()));
            }
        });
    }

    /** Writes the files that were asked for. */
    void write(SolutionDiagram<?> diagram) {
        if (save.isGiven()) {
            Path file = save.get();
            OutputFile.write("--save", file, () -> diagram.save(file));
        }
        if (dot.isGiven() && !isDrawingOnly()) {
            OutputFile.write("--dot", Path.of(dot.get()), diagram.toDot());
        }
    }
}
