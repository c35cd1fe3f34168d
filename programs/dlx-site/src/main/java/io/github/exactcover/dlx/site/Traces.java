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

/** The pages that play searches, made by {@code dlx trace}, and a picture for each, made by {@code dlx} too. */
final class Traces {

    /**
     * A page that plays a search.
     *
     * @param name its file is named so
     * @param what what there is to see
     * @param problem the problem, as arguments of {@code dlx}
     * @param options further arguments of {@code dlx trace}
     */
    record Trace(String name, String what, String problem, String options) {

        String command() {
            return "dlx trace " + problem + (options.isEmpty() ? "" : " " + options);
        }
    }

    private static final List<Trace> TRACES = List.of(
            new Trace("queens", "Six queens", "queens 6", ""),
            new Trace(
                    "recursion",
                    "Four queens: plain recursion against dancing links",
                    "queens 4",
                    "--compare recursion"),
            new Trace(
                    "item-choice",
                    "Six queens: the first item against the item with the fewest options",
                    "queens 6",
                    "--compare item-choice"),
            new Trace("order", "Eight queens: natural order against pipe-organ order", "queens 8", "--compare order"),
            new Trace(
                    "sudoku",
                    "A hard Sudoku",
                    "sudoku 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                    ""),
            new Trace(
                    "pentominoes",
                    "The twelve pentominoes in a box of 6 by 10",
                    "polyomino pentominoes 6x10",
                    "--limit 1"),
            new Trace("soma", "The Soma cube", "polyomino soma 3x3x3", "--limit 1"),
            new Trace("latin", "A Latin square of order 5", "latin 5", "--limit 3"),
            new Trace("langford", "Langford's problem, as a matrix", "langford 4", ""));

    private Traces() {}

    /** Writes the pages and their pictures into a folder. */
    static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Trace trace : TRACES) {
            run(trace.command() + " --html", folder.resolve(trace.name() + ".html"));
            linkHome(folder.resolve(trace.name() + ".html"));
            // The engine of the trace, so that the picture is the first solution that is seen there.
            run(
                    "dlx " + trace.problem() + " --engine dancing-links --limit 1 --svg",
                    folder.resolve(trace.name() + ".svg"));
        }
    }

    /** A page that the command makes stands alone; one of the site leads back to it. */
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

    private static void run(String command, Path file) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
        arguments.remove("dlx");
        arguments.add(file.toString());
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), complaints);
        if (DlxCommand.commandLine(console).execute(arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException(complaints.toString(StandardCharsets.UTF_8));
        }
    }

    /** The page that lists them. */
    static Page page() {
        String list = TRACES.stream()
                .map(trace -> "<li><a href=\"" + trace.name() + ".html\"><img src=\"" + trace.name()
                        + ".svg\" alt=\"\">" + trace.what() + "</a> <code>" + trace.command() + "</code></li>\n")
                .collect(Collectors.joining());
        return Markdown.page(
                "traces/index.md",
                "# Watch a search\n\nEach of these pages plays a search, step by step. Press the space bar to"
                        + " start; `D` goes to"
                        + " the next dead end, `S` to the next solution. [Seeing a search](../docs/trace.html)"
                        + " explains what you see, and how to make such a page of your own problem.\n\n"
                        + "<ul class=\"traces\">\n" + list + "</ul>\n");
    }
}
