package io.github.exactcover.dlx.formats.files;

import io.github.exactcover.dlx.formats.FileFormat;
import io.github.exactcover.dlx.formats.FileStart;
import io.github.exactcover.dlx.formats.Fit;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A kind of file that people have and dlx does not read.
 *
 * @param name the usual ending of its name
 * @param description what it is, and after a semicolon what to do
 * @param fits whether a file is of this kind
 */
record ForeignFormat(String name, String description, Predicate<FileStart> fits) implements FileFormat {

    private static final Predicate<FileStart> ZIP = bytes("PK\u0003\u0004");

    /** All kinds; of two that fit, the first counts. */
    static final List<ForeignFormat> ALL = List.of(
            new ForeignFormat(
                    "xlsx",
                    "an Excel or LibreOffice workbook; save the sheet as CSV",
                    bytes("\u00d0\u00cf\u0011\u00e0")
                            .or(ZIP.and(extension("xlsx", "xlsm", "ods").or(text("\\[Content_Types\\]\\.xml"))))),
            new ForeignFormat("npz", "several NumPy arrays; save one of them with np.save", ZIP.and(text("\\.npy"))),
            new ForeignFormat("zip", "a zip archive; unpack it", ZIP),
            new ForeignFormat("pdf", "a PDF document; copy the puzzle into a text file", bytes("%PDF")),
            new ForeignFormat(
                    "png", "a picture; type the puzzle into a text file", bytes("\u0089PNG", "\u00ff\u00d8\u00ff")),
            new ForeignFormat(
                    "pickle",
                    "a Python pickle; write it with json.dump",
                    bytes("\u0080\u0003", "\u0080\u0004", "\u0080\u0005")),
            new ForeignFormat("utf-16", "text in UTF-16; save it as UTF-8", bytes("\u00ff\u00fe", "\u00fe\u00ff")),
            new ForeignFormat(
                    "cnf",
                    "a formula in DIMACS CNF; a SAT solver reads it, and dlx convert --to cnf writes such files",
                    firstLine("p\\s+cnf\\s.*")),
            new ForeignFormat(
                    "wcnf",
                    "a weighted formula in DIMACS WCNF; a MaxSAT solver reads it",
                    firstLine("p\\s+wcnf\\s.*|h( -?\\d+)+ 0")),
            new ForeignFormat("opb", "a pseudo-Boolean problem (OPB); write it as LP", text("\\A\\* #variable")),
            new ForeignFormat(
                    "xcsp",
                    "a constraint problem in XCSP; a constraint solver such as ACE or choco reads it",
                    xml("<instance")),
            new ForeignFormat(
                    "mzn",
                    "a MiniZinc model; MiniZinc reads it",
                    extension("mzn", "fzn", "dzn")
                            .or(text("(?m)^\\s*(constraint\\s|solve\\s+(satisfy|minimize|maximize))"))),
            new ForeignFormat(
                    "html",
                    "a web page; copy what you need into a text file",
                    text("\\A\\s*+((?i)<!doctype html|(?-i)<html)")),
            new ForeignFormat(
                    "graphml", "a graph in GraphML; write a line of two names for each edge", xml("<graphml")),
            new ForeignFormat(
                    "dot",
                    "a graph in DOT; write a line of two names for each edge",
                    text("\\A\\s*+(strict\\s+)?(di)?graph\\b[^;{]*+\\{")));

    /** Whether the file begins with one of these bytes. */
    private static Predicate<FileStart> bytes(String... marks) {
        return start -> List.of(marks).stream().anyMatch(start::startsWith);
    }

    private static Predicate<FileStart> extension(String... extensions) {
        return start -> List.of(extensions).contains(start.extension());
    }

    /** Whether the start of the text has such a part. */
    private static Predicate<FileStart> text(String pattern) {
        Pattern part = Pattern.compile(pattern);
        return start -> part.matcher(start.text()).find();
    }

    private static Predicate<FileStart> xml(String element) {
        return text("\\A\\s*+<").and(text(element));
    }

    /** Whether the first line that is no comment is like this. */
    private static Predicate<FileStart> firstLine(String pattern) {
        Pattern first = Pattern.compile(pattern);
        return start -> NamedFormat.begins(start, line -> line.equals("c") || line.startsWith("c "), first);
    }

    @Override
    public Fit fit(FileStart start) {
        return fits.test(start) ? Fit.certain("it looks like one") : Fit.NO;
    }
}
