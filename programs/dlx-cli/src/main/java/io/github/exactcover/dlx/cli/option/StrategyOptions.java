package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The options that choose the engine and the items to branch on. */
public final class StrategyOptions extends ArgumentGroup {

    private final Argument<Engine> engine = add(Argument.option(
            "--engine",
            "ENGINE",
            Engine.class,
            "Search with dancing-links, dancing-cells, bit-parallel, consistent-colors or budgets. auto, the default,"
                    + " chooses."));

    private final Argument<ItemChoice> itemChoice = add(Argument.option(
            "--item-choice",
            "CHOICE",
            ItemChoice.class,
            "Branch on the item with the fewest options left (mrv), on the first item (first), or on one that has"
                    + " often led to dead ends (wtd, frb). auto, the default, tries them for a moment and chooses."));

    private final Argument<List<String>> preferred = add(Argument.repeated(
            "--prefer", "ITEM", "Branch on the item of this name before all others. Can be repeated."));

    private final Argument<Boolean> sharp = add(
            Argument.flag("--sharp", "Branch first on the items whose names begin with #, as in Knuth's programs."));

    /** What to say to all of these options. */
    public static Refusal refusal(String why) {
        return new Refusal(why, "--engine", "--item-choice", "--prefer", "--sharp");
    }

    public Engine engine() {
        return engine.or(Engine.AUTO);
    }

    /** Whether a search with these options can write a proof. */
    boolean canBeProven() {
        return (engine() == Engine.AUTO || engine() == Engine.DANCING_LINKS) && itemChoice.orNull() != ItemChoice.FRB;
    }

    public ItemChoice itemChoice() {
        return itemChoice.or(ItemChoice.AUTO);
    }

    /** Whether these options leave it open how a problem with these primary items is searched. */
    boolean leavesTheWayOpen(List<?> primaryItems) {
        return engine() == Engine.AUTO
                && itemChoice() == ItemChoice.AUTO
                && preferred(primaryItems).isEmpty();
    }

    /** Those of the primary items that are to be branched on before all others. */
    public <I> List<I> preferred(List<I> primaryItems) {
        List<I> items = preferredOf(primaryItems);
        if (!items.isEmpty() && itemChoice() == ItemChoice.FIRST) {
            throw new BadInputException(
                    "--item-choice first takes the items in their own order; use another item choice, or leave out "
                            + (sharp.isGiven() ? "--sharp" : "--prefer"));
        }
        return items;
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
