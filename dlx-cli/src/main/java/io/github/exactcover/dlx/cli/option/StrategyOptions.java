package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options that choose the engine and the items to branch on. */
public final class StrategyOptions {

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "Search with dancing-links, dancing-cells or bit-parallel. auto, the default, chooses.")
    private Engine engine = Engine.AUTO;

    @Option(
            names = "--item-choice",
            paramLabel = "CHOICE",
            description =
                    "Branch on the item with the fewest options left (mrv), on the first item (first), or on one that has often led to dead ends (wtd, frb). auto, the default, tries them for a moment and chooses.")
    private ItemChoice itemChoice = ItemChoice.AUTO;

    @Option(
            names = "--prefer",
            paramLabel = "ITEM",
            description = "Branch on the item of this name before all others. Can be repeated.")
    private List<String> preferred = new ArrayList<>();

    @Option(
            names = "--sharp",
            description = "Branch first on the items whose names begin with #, as in Knuth's programs.")
    private boolean sharp;

    public Engine engine() {
        return engine;
    }

    /** The search with these options. */
    public <I, O> Search<I, O> search(ExactCoverProblem<I, O> problem) {
        Search<I, O> search = DLX.search(problem).engine(engine).itemChoice(itemChoice);
        List<I> items = preferredOf(problem.primaryItems());
        if (!items.isEmpty() && itemChoice == ItemChoice.FIRST) {
            throw new BadInputException(
                    "--item-choice first leaves no preference; use another item choice, or leave out "
                            + (sharp ? "--sharp" : "--prefer"));
        }
        return items.isEmpty() ? search : search.prefer(items);
    }

    private <I> List<I> preferredOf(List<I> primaryItems) {
        Set<String> missing = new LinkedHashSet<>(preferred);
        List<I> found = new ArrayList<>();
        for (I item : primaryItems) {
            String name = item.toString();
            if (missing.remove(name) || (sharp && name.startsWith("#"))) {
                found.add(item);
            }
        }
        if (!missing.isEmpty()) {
            throw new BadInputException("--prefer " + missing.iterator().next()
                    + " names no primary item of the problem; write it as in the file");
        }
        return found;
    }
}
