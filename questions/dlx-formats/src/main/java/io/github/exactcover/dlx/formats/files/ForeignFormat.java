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

    /** All kinds; of two that fit, the first counts. */
    static final List<ForeignFormat> ALL = List.of(
            new ForeignFormat(
                    "xlsx",
                    "an Excel or LibreOffice workbook; save the sheet as CSV",
                    start -> start.startsWith("\u00d0\u00cf\u0011\u00e0")
                            || (isZip(start) && List.of("xlsx", "xlsm", "ods").contains(start.extension()))
                            || (isZip(start) && start.text().contains("[Content_Types].xml"))),
            new ForeignFormat(
                    "npz",
                    "several NumPy arrays; save one of them with np.save",
                    start -> isZip(start) && start.text().contains(".npy")),
            new ForeignFormat("zip", "a zip archive; unpack it", ForeignFormat::isZip),
            new ForeignFormat(
                    "pdf", "a PDF document; copy the puzzle into a text file", start -> start.startsWith("%PDF")),
            new ForeignFormat(
                    "png",
                    "a picture; type the puzzle into a text file",
                    start -> start.startsWith("\u0089PNG") || start.startsWith("\u00ff\u00d8\u00ff")),
            new ForeignFormat(
                    "pickle",
                    "a Python pickle; write it with json.dump",
                    start -> start.startsWith("\u0080\u0003")
                            || start.startsWith("\u0080\u0004")
                            || start.startsWith("\u0080\u0005")),
            new ForeignFormat(
                    "utf-16",
                    "text in UTF-16; save it as UTF-8",
                    start -> start.startsWith("\u00ff\u00fe") || start.startsWith("\u00fe\u00ff")),
            new ForeignFormat(
                    "cnf",
                    "a formula in DIMACS CNF; a SAT solver reads it, and dlx convert --to cnf writes such files",
                    firstLine("p\\s+cnf\\s.*")),
            new ForeignFormat(
                    "wcnf",
                    "a weighted formula in DIMACS WCNF; a MaxSAT solver reads it",
                    firstLine("p\\s+wcnf\\s.*|h( -?\\d+)+ 0")),
            new ForeignFormat(
                    "opb",
                    "a pseudo-Boolean problem (OPB); write it as LP",
                    start -> start.text().startsWith("* #variable")),
            new ForeignFormat(
                    "xcsp",
                    "a constraint problem in XCSP; a constraint solver such as ACE or choco reads it",
                    start -> isXml(start) && start.text().contains("<instance")),
            new ForeignFormat(
                    "mzn",
                    "a MiniZinc model; MiniZinc reads it",
                    start -> List.of("mzn", "fzn", "dzn").contains(start.extension())
                            || Pattern.compile("(?m)^\\s*(constraint\\s|solve\\s+(satisfy|minimize|maximize))")
                                    .matcher(start.text())
                                    .find()),
            new ForeignFormat(
                    "html",
                    "a web page; copy what you need into a text file",
                    start -> start.text().stripLeading().regionMatches(true, 0, "<!doctype html", 0, 14)
                            || start.text().stripLeading().startsWith("<html")),
            new ForeignFormat(
                    "graphml",
                    "a graph in GraphML; write a line of two names for each edge",
                    start -> isXml(start) && start.text().contains("<graphml")),
            new ForeignFormat(
                    "dot",
                    "a graph in DOT; write a line of two names for each edge",
                    start -> Pattern.compile("(?s)\\s*(strict\\s+)?(di)?graph\\b[^;]*\\{.*")
                            .matcher(start.text())
                            .matches()));

    private static boolean isZip(FileStart start) {
        return start.startsWith("PK\u0003\u0004");
    }

    private static boolean isXml(FileStart start) {
        return start.text().stripLeading().startsWith("<");
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
