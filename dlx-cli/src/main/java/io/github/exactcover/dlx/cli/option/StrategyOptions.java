package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** The options that choose the engine and the items to branch on. */
public final class StrategyOptions implements Arguments {

    private final Argument<Engine> engine = Argument.option(
            "--engine",
            "ENGINE",
            Engine.class,
            "Search with dancing-links, dancing-cells, bit-parallel or budgets. auto, the default, chooses.");

    private final Argument<ItemChoice> itemChoice = Argument.option(
            "--item-choice",
            "CHOICE",
            ItemChoice.class,
            "Branch on the item with the fewest options left (mrv), on the first item (first), or on one that has"
                    + " often led to dead ends (wtd, frb). auto, the default, tries them for a moment and chooses.");

    private final Argument<List<String>> preferred = Argument.repeated(
            "--prefer", "ITEM", "Branch on the item of this name before all others. Can be repeated.");

    private final Argument<Boolean> sharp =
            Argument.flag("--sharp", "Branch first on the items whose names begin with #, as in Knuth's programs.");

    @Override
    public void addTo(CommandSpec command) {
        engine.addTo(command);
        itemChoice.addTo(command);
        preferred.addTo(command);
        sharp.addTo(command);
    }

    public Engine engine() {
        return engine.or(Engine.AUTO);
    }

    /** Whether a search with these options can write a proof. */
    boolean canBeProven() {
        return (engine() == Engine.AUTO || engine() == Engine.DANCING_LINKS) && itemChoice.orNull() != ItemChoice.FRB;
    }

    /** The search with these options. */
    public <I, O> Search<I, O> search(ExactCoverProblem<I, O> problem) {
        Search<I, O> search =
                DLX.search(problem).engine(engine.or(Engine.AUTO)).itemChoice(itemChoice.or(ItemChoice.AUTO));
        List<I> items = preferredOf(problem.primaryItems());
        if (!items.isEmpty() && itemChoice.or(ItemChoice.AUTO) == ItemChoice.FIRST) {
            throw new BadInputException(
                    "--item-choice first takes the items in their own order; use another item choice, or leave out "
                            + (sharp.isGiven() ? "--sharp" : "--prefer"));
        }
        return items.isEmpty() ? search : search.prefer(items);
    }

    private <I> List<I> preferredOf(List<I> primaryItems) {
        Set<String> missing = new LinkedHashSet<>(preferred.or(List.of()));
        List<I> found = new ArrayList<>();
        for (I item : primaryItems) {
            String name = item.toString();
            if (missing.remove(name) || (sharp.isGiven() && name.startsWith("#"))) {
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
