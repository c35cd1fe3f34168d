package io.github.exactcover.dlx.cli.problem;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.format.ProblemFile;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.formats.ProblemFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A problem from a file, whose solutions are shown as their options, in the order of the file.
 *
 * @param file the name of the file; {@code -} for standard input
 * @param hasRows whether each option is shown with its number, as the row of a matrix
 */
public record FileModel(String file, boolean hasRows, ExactCoverProblem<String, String> problem)
        implements Model<String> {

    /** Reads a problem in this form, or in the one that its first lines show. */
    public static FileModel read(String file, @Nullable ProblemFormat form, Console console) {
        ProblemFile read = ProblemFile.read(file, form, console);
        return new FileModel(file, read.format().hasRows(), read.problem());
    }

    /** The same problem with these costs, by the places of the options. */
    public FileModel withCosts(long[] costs) {
        PrimitiveIterator.OfLong next = Arrays.stream(costs).iterator();
        return new FileModel(file, hasRows, problem.withCosts(option -> next.nextLong()));
    }

    @Override
    public String kind() {
        return "file";
    }

    /** The name of the file, without its folders. */
    @Override
    public String title() {
        return Input.isStandardInput(file)
                ? "A problem from standard input"
                : "The problem in " + Path.of(file).getFileName();
    }

    @Override
    public String howToNameOptions() {
        return "write the items of one line of the file, without its cost, or its number, as in #1 for the first"
                + " option";
    }

    /** Yes, always: in a file, an option without a cost costs 0. */
    @Override
    public boolean hasCosts() {
        return true;
    }

    @Override
    public void describe(JsonGenerator json) throws IOException {
        json.writeStringField("file", file);
    }

    @Override
    public void print(Solution<String> solution, Appendable text) throws IOException {
        for (int option : solution.indices().toArray()) {
            String name = nameOf(option);
            text.append(name.isEmpty() ? " " : " " + name + ": ");
            text.append(String.join(" ", words(option))).append('\n');
        }
    }

    /** What stands before the items of an option: its name, or the number of its row; empty if it has neither. */
    private String nameOf(int option) {
        String name = problem.options().get(option);
        return hasName(name, option) ? name : hasRows ? "#" + (option + 1) : "";
    }

    private boolean hasName(String text, int option) {
        return !text.equals(String.join(" ", words(option)));
    }

    /** An array of options, each an array of the words on its line, or an object if it has a name. */
    @Override
    public void write(Solution<String> solution, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (int option : solution.indices().toArray()) {
            List<String> words = words(option);
            String name = problem.options().get(option);
            if (hasName(name, option)) {
                json.writeStartObject();
                json.writeStringField("name", name);
                Json.texts(json, "items", words);
                json.writeEndObject();
            } else {
                Json.texts(json, words);
            }
        }
        json.writeEndArray();
    }

    /** The items of an option as they stand in the file, {@code item} or {@code item:color}. */
    private List<String> words(int option) {
        return problem.itemsOf(option).stream()
                .map(item -> item
                        + problem.colorOf(option, item)
                                .map(color -> ":" + color)
                                .orElse(""))
                .collect(Collectors.toList());
    }
}
