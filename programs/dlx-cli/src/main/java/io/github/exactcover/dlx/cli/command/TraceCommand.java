package io.github.exactcover.dlx.cli.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.option.Comparison;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.cli.trace.MovingPicture;
import io.github.exactcover.dlx.cli.trace.Recording;
import io.github.exactcover.dlx.cli.trace.TraceOptions;
import io.github.exactcover.dlx.cli.trace.TracePage;
import io.github.exactcover.dlx.cli.trace.TraceText;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Shows how a search goes, step by step. */
final class TraceCommand extends ArgumentGroup implements Command {

    /** The options that plain backtracking and plain recursion do not have. */
    private static final List<String> NOT_PLAIN =
            List.of("--seed", "--engine", "--item-choice", "--prefer", "--sharp", "--require", "--forbid");

    private static final List<String> NOT_BY_HAND = Stream.concat(
                    NOT_PLAIN.stream(), Stream.of("--compare", "--limit", "--steps"))
            .toList();

    private final ProblemArguments problem = add(new ProblemArguments());

    private final Argument<Path> html = add(Argument.file(
            "--html", FileUse.WRITTEN, "Write a page that plays the search. An existing file is replaced."));

    private final Argument<Path> svg = add(Argument.file(
            "--svg",
            FileUse.WRITTEN,
            "Draw the search as a moving picture, for slides and web pages. An existing file is replaced."));

    private final Argument<Boolean> json = add(Argument.flag("--json", "Write the steps as JSON."));

    private final Argument<Comparison> comparison = add(Argument.option(
            "--compare",
            "WHAT",
            Comparison.class,
            "Trace two searches and compare them: with items in natural and in pipe-organ order (order), branching"
                    + " on the first item and on the one with the fewest options left (item-choice), plain"
                    + " backtracking and dancing links (backtracking), or, for queens, plain recursion over the"
                    + " free squares and dancing links (recursion)."));

    private final Argument<Boolean> byHand = add(Argument.flag(
            "--by-hand", "Show the steps in which a person would solve the problem, in place of a search."));

    private final TraceOptions options = add(new TraceOptions());

    @Override
    public int run(Console console) throws IOException {
        options.check();
        if (json.isGiven() && html.isGiven()) {
            throw new BadInputException("--json and --html are two ways to write a trace; leave one out");
        }
        if (svg.isGiven()) {
            checkOneSearch();
        }
        List<Recording> recordings = recordings(console);
        if (svg.isGiven()) {
            OutputFile.write("--svg", svg.get(), MovingPicture.of(recordings.get(0)));
        }
        if (html.isGiven()) {
            OutputFile.write(
                    "--html", html.get(), TracePage.of(recordings.get(0).model().title(), document(recordings)));
        } else if (json.isGiven()) {
            console.out().write(document(recordings) + "\n");
        } else if (!svg.isGiven()) {
            for (Recording recording : recordings) {
                console.out().write(recordings.size() == 1 ? "" : recording.label() + "\n");
                TraceText.write(recording.trace(), console.out());
            }
        }
        console.out().flush();
        recordings.forEach(recording -> console.err().println(recording.summary()));
        return ExitCode.SOLVED;
    }

    private void checkOneSearch() {
        for (Argument<?> other : List.of(comparison, byHand)) {
            if (other.isGiven()) {
                throw new BadInputException((other == byHand ? "--by-hand" : "--compare")
                        + " cannot be combined with --svg, which draws one search; leave one of them out");
            }
        }
    }

    private List<Recording> recordings(Console console) {
        if (byHand.isGiven()) {
            new ParsedOptions(command()).refuse(NOT_BY_HAND, "--by-hand, which shows steps and not a search");
            if (!html.isGiven() && !json.isGiven()) {
                throw new BadInputException("--by-hand needs --html or --json; for text, use dlx steps");
            }
            Model<?> model = problem.model(console);
            return List.of(options.byHand(model.problem(), model, console));
        }
        if (!comparison.isGiven()) {
            return List.of(search(problem.model(console), "dancing links", null, console));
        }
        return switch (comparison.get()) {
            case ORDER -> orders(console);
            case ITEM_CHOICE -> {
                new ParsedOptions(command())
                        .refuse(
                                List.of("--item-choice", "--prefer", "--sharp"),
                                "--compare item-choice, which compares first and mrv");
                Model<?> model = problem.model(console);
                yield List.of(
                        search(model, "first item", ItemChoice.FIRST, console),
                        search(model, "fewest options left", ItemChoice.MRV, console));
            }
            case BACKTRACKING, RECURSION -> {
                String name = Wording.nameOf(comparison.get());
                new ParsedOptions(command())
                        .refuse(NOT_PLAIN, "--compare " + name + ", because plain " + name + " does not support it");
                Model<?> model = problem.model(console);
                yield List.of(
                        options.plain(model.problem(), model, comparison.get(), "plain " + name, console),
                        search(model, "dancing links", null, console));
            }
        };
    }

    private Recording search(Model<?> model, String label, @Nullable ItemChoice choice, Console console) {
        return options.search(model.problem(), model, label, choice, console);
    }

    /**
     * Traces the problem with its items in both orders: by {@code --order} if it has that, else all primary items
     * together.
     */
    private List<Recording> orders(Console console) {
        String natural = "natural order";
        String pipeOrgan = "pipe-organ order";
        if (problem.has("--order")) {
            return List.of(
                    search(problem.ordered("natural", console), natural, null, console),
                    search(problem.ordered("pipe-organ", console), pipeOrgan, null, console));
        }
        Model<?> model = problem.model(console);
        return List.of(search(model, natural, null, console), options.pipeOrganSearch(model, pipeOrgan, console));
    }

    private String document(List<Recording> recordings) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = new JsonFactory().createGenerator(text)) {
            generator.writeStartObject();
            generator.writeStringField("problem", problem.inWords());
            Json.<Recording>objects(generator, "traces", recordings, recording -> recording.write(generator));
            generator.writeEndObject();
        }
        return text.toString();
    }
}
