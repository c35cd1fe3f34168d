package io.github.exactcover.dlx.site;

import io.github.exactcover.dlx.cli.command.DlxCommand;
import io.github.exactcover.dlx.cli.terminal.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The pages that play searches, made by {@code dlx trace}. */
final class Traces {

    /**
     * A page that plays a search.
     *
     * @param file its name
     * @param what what there is to see
     * @param command the arguments of {@code dlx trace}
     */
    record Trace(String file, String what, String command) {}

    private static final List<Trace> TRACES = List.of(
            new Trace("queens.html", "Six queens", "queens 6"),
            new Trace(
                    "recursion.html",
                    "Four queens: plain recursion against dancing links",
                    "queens 4 --compare recursion"),
            new Trace(
                    "item-choice.html",
                    "Six queens: the first item against the item with the fewest options",
                    "queens 6 --compare item-choice"),
            new Trace("order.html", "Eight queens: natural order against pipe-organ order", "queens 8 --compare order"),
            new Trace(
                    "sudoku.html",
                    "A hard Sudoku",
                    "sudoku 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
            new Trace(
                    "pentominoes.html",
                    "The twelve pentominoes in a box of 6 by 10",
                    "polyomino pentominoes 6x10 --limit 1"),
            new Trace("soma.html", "The Soma cube", "polyomino soma 3x3x3 --limit 1"),
            new Trace("latin.html", "A Latin square of order 5", "latin 5 --limit 3"),
            new Trace("langford.html", "Langford's problem, as a matrix", "langford 4"));

    private Traces() {}

    /** Writes the pages into a folder. */
    static List<Trace> write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Trace trace : TRACES) {
            List<String> arguments = new ArrayList<>(List.of("trace"));
            arguments.addAll(List.of(trace.command().split(" ")));
            arguments.addAll(List.of("--html", folder.resolve(trace.file()).toString()));
            run(arguments.toArray(String[]::new));
            linkHome(folder.resolve(trace.file()));
        }
        return TRACES;
    }

    /** A page that somebody makes by the command stands alone; one of the site leads back to it. */
    private static void linkHome(Path file) throws IOException {
        String page = Files.readString(file);
        String linked = page.replaceFirst(
                "<header>",
                "<header>\n  <p class=\"home\"><a href=\"../index.html\">dlx</a> &rsaquo; "
                        + "<a href=\"index.html\">Watch a search</a></p>");
        if (linked.equals(page)) {
            throw new IllegalStateException(file + " has no header for a link home");
        }
        Files.writeString(file, linked);
    }

    private static void run(String... arguments) {
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), complaints);
        if (DlxCommand.commandLine(console).execute(arguments) != 0) {
            throw new IllegalStateException(complaints.toString(StandardCharsets.UTF_8));
        }
    }

    /** The page that lists them. */
    static Page page(List<Trace> traces) {
        String list = traces.stream()
                .map(trace -> "- [" + trace.what() + "](" + trace.file() + ")  \n  `dlx trace " + trace.command() + "`")
                .collect(Collectors.joining("\n"));
        return Markdown.page(
                "traces/README.md",
                "# Watch a search\n\nEach of these pages plays a search, step by step. Press the space bar to"
                        + " start; `D` goes to"
                        + " the next dead end, `S` to the next solution. [Seeing a search](../docs/trace.html)"
                        + " explains what you see, and how to make such a page of your own problem.\n\n"
                        + list + "\n");
    }
}
