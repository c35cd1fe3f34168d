package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Input;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import io.github.exactcover.dlx.formats.Fit.Certainty;
import io.github.exactcover.dlx.formats.FormatChoice;
import io.github.exactcover.dlx.formats.FormatChoice.Candidate;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.formats.files.ProblemFormats;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a file has, or standard input under the name {@code -}.
 *
 * @param format the format in which the problem is written
 */
public record ProblemFile(ProblemFormat format, ExactCoverProblem<String, String> problem) {

    /**
     * Reads a problem, which may be packed by gzip.
     *
     * @param format the format that the user named, if any; otherwise the name and the first lines tell
     */
    public static ProblemFile read(String name, @Nullable ProblemFormat format, Console console) {
        return Input.read(name, () -> {
            try (InputStream in = new BufferedInputStream(Input.open(name, console), FileStart.SIZE + 1)) {
                ProblemFormat known = format == null ? recognised(name, in, console) : format;
                ExactCoverProblem<String, String> problem = known.read(in);
                sayWhatIsEmpty(Input.shown(name), problem.options(), console);
                return new ProblemFile(known, problem);
            }
        });
    }

    /** An option without items, which has no text, is mentioned, because it may be a mistake. */
    private static void sayWhatIsEmpty(String name, List<String> options, Console console) {
        int first = options.indexOf("");
        if (first >= 0) {
            long empty = options.stream().filter(String::isEmpty).count();
            console.complain(name + ": " + Wording.counted(empty, "option") + " without any item, such as number "
                    + (first + 1) + "; no solution has such an option");
        }
    }

    private static ProblemFormat recognised(String name, InputStream in, Console console) throws IOException {
        FileStart start = FileStart.of(Input.isStandardInput(name) ? "" : name, in);
        String shown = Input.shown(name);
        if (start.extension().equals("dlx")) {
            return ProblemFormats.named("dlx").orElseThrow();
        }
        refuseForeign(shown, start);
        List<FileFormat> formats = new ArrayList<>(ProblemFormats.all());
        formats.addAll(PuzzleFormat.ALL);
        FormatChoice<FileFormat> choice = FormatChoice.of(formats, start);
        Candidate<FileFormat> chosen =
                choice.chosen().orElseThrow(() -> new BadInputException(refusal(name, start, choice.candidates())));
        if (chosen.format() instanceof ProblemFormat format) {
            sayHow(shown, format, chosen.fit(), console);
            return format;
        }
        throw new BadInputException(shown + ": this is " + chosen.format().description() + ", since "
                + chosen.fit().reason() + "; " + howToRead(name, chosen.format()) + " reads it");
    }

    private static void refuseForeign(String shown, FileStart start) {
        FormatChoice.of(ProblemFormats.foreign(), start).candidates().stream()
                .map(Candidate::format)
                .findFirst()
                .ifPresent(format -> {
                    String[] parts = format.description().split("; ", 2);
                    throw new BadInputException(
                            shown + ": this is " + parts[0] + ", which dlx does not read; " + parts[1]);
                });
    }

    /** Says how a file is read, unless it surely is in Knuth's format. */
    private static void sayHow(String shown, ProblemFormat format, Fit fit, Console console) {
        if (fit.certainty() != Certainty.CERTAIN || !format.name().equals("dlx")) {
            console.complain(shown + ": read as " + format.description() + ", since " + fit.reason()
                    + "; if it is something else, say so with --from");
        }
    }

    private static String refusal(String name, FileStart start, List<Candidate<FileFormat>> candidates) {
        String shown = Input.shown(name);
        if (candidates.isEmpty() && isTable(start)) {
            return shown + ": this is a table, but not one of zeros and ones; write the names of the items into the"
                    + " first line, and a line for each option: its name, and 1 below each of its items and 0 or"
                    + " nothing below the others";
        }
        if (candidates.isEmpty()) {
            return shown + ": this is in no format that dlx knows; --from takes "
                    + ProblemFormats.all().stream().map(ProblemFormat::name).collect(Collectors.joining(", "));
        }
        return candidates.stream()
                .map(candidate -> howToRead(name, candidate.format()) + " for "
                        + candidate.format().description() + " ("
                        + candidate.fit().reason() + ")")
                .collect(Collectors.joining(
                        "; ", shown + ": this can be read in " + candidates.size() + " ways, so say which: ", ""));
    }

    /** Whether this is what a spreadsheet saves. */
    private static boolean isTable(FileStart start) {
        return start.extension().equals("csv")
                || start.extension().equals("tsv")
                || (!start.lines().isEmpty() && start.lines().stream().allMatch(line -> line.contains(";")));
    }

    /** What a user writes to have a file read in a format. */
    private static String howToRead(String name, FileFormat format) {
        return format instanceof PuzzleFormat puzzle
                ? puzzle.command().replace("FILE", name)
                : "--from " + format.name();
    }
}
