package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Search;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that narrow a search down to solutions with some options and without others. */
final class PresetOptions {

    @Option(
            names = "--require",
            paramLabel = "OPTION",
            description = "Only solutions with this option: the items of one line of the file, as in 'a b x:red'; for"
                    + " queens a square such as e4; for latin a cell and its symbol such as r1c2=3. Can be repeated.")
    private List<String> required = new ArrayList<>();

    @Option(
            names = "--forbid",
            paramLabel = "OPTION",
            description = "Only solutions without this option, written in the same way. Can be repeated.")
    private List<String> forbidden = new ArrayList<>();

    /** The search for these solutions only. */
    <I, O> Search<I, O> applyTo(Search<I, O> search, Model<O> model) {
        OptionFinder finder = new OptionFinder(model);
        Search<I, O> narrowed = search;
        for (String option : required) {
            narrowed = narrowed.requireIndices(finder.one("--require", option));
        }
        for (String option : forbidden) {
            narrowed = narrowed.forbidIndices(finder.all("--forbid", option));
        }
        return narrowed;
    }
}
