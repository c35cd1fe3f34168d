package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.internal.resume.Fingerprint;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.search.choose.Probe;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which engine searches a table, and which items it branches on. Everything that the {@link Settings} left open is
 * decided here.
 *
 * @param kind the engine
 * @param rule the item rule
 * @param itemChoice the user's name for the rule; {@link ItemChoice#AUTO} where several engines take turns
 * @param begun an engine that a probe has already started to count with; null if there was no probe
 * @param factory makes engines that share what {@code begun} has set up, or that search up to symmetry; null for
 *     others
 * @param classSize how many solutions a solution stands for; null if for itself alone
 */
public record Strategy(
        EngineKind kind,
        ItemRule rule,
        ItemChoice itemChoice,
        @Nullable SearchEngine begun,
        @Nullable EngineFactory factory,
        @Nullable Function<int[], BigInteger> classSize) {

    /**
     * The weight of all other items if some items are preferred. It is so small that they come after all preferred
     * items, and keep the usual order among themselves.
     */
    private static final float NOT_PREFERRED = 1e-6f;

    /** The strategy for a search. */
    public static Strategy of(Settings settings, View view) {
        OptionTable table = view.table();
        Set<EngineKind> kinds = kinds(settings, table);
        boolean open = settings.itemChoice == ItemChoice.AUTO && !table.isBounded();
        if (kinds.size() == 1 && !open) {
            return fixed(kinds.iterator().next(), settings, view);
        }
        ItemRule rule = rule(kinds.iterator().next(), settings, view);
        Probe.Choice choice = Probe.choose(table, kinds, rule, open);
        ItemChoice learned = choice.rule().isLearning() ? ItemChoice.FRB : ItemChoice.WTD;
        ItemChoice name = choice.learned() ? learned : named(settings.itemChoice);
        return new Strategy(choice.kind(), choice.rule(), name, choice.begun(), choice.factory(), null);
    }

    /** A strategy for a search that is over before it begins, for which a probe would only take time. */
    public static Strategy withoutProbe(Settings settings, View view) {
        return fixed(kinds(settings, view.table()).iterator().next(), settings, view);
    }

    /** What is said of a search in which several engines take turns. */
    public static Strategy inTurns() {
        return new Strategy(EngineKind.DANCING_LINKS, ItemRule.SMALLEST, ItemChoice.AUTO, null, null, null);
    }

    /** The strategy for a search that only dancing links can do. */
    public static Strategy ofLinks(Settings settings, View view) {
        return fixed(EngineKind.DANCING_LINKS, settings, view);
    }

    private static Strategy fixed(EngineKind kind, Settings settings, View view) {
        return new Strategy(kind, rule(kind, settings, view), named(settings.itemChoice), null, null, null);
    }

    private static ItemChoice named(ItemChoice choice) {
        return choice == ItemChoice.AUTO ? ItemChoice.MRV : choice;
    }

    /** The engines that the settings leave to choose from. */
    private static Set<EngineKind> kinds(Settings settings, OptionTable table) {
        if (settings.engine != Engine.AUTO) {
            // What users call an engine has the same name inside.
            EngineKind kind = EngineKind.valueOf(settings.engine.name());
            String refusal = kind.refusal(table);
            if (!refusal.isEmpty()) {
                throw new IllegalArgumentException(refusal);
            }
            return EnumSet.of(kind);
        }
        boolean plain = settings.itemChoice == ItemChoice.AUTO || settings.itemChoice == ItemChoice.MRV;
        boolean budgets = plain
                && settings.preferred.isEmpty()
                && EngineKind.BUDGETS.refusal(table).isEmpty();
        if (table.isBounded()) {
            return EnumSet.of(budgets ? EngineKind.BUDGETS : EngineKind.DANCING_LINKS);
        }
        Set<EngineKind> kinds = EnumSet.of(EngineKind.DANCING_LINKS, EngineKind.DANCING_CELLS);
        if (EngineKind.BIT_PARALLEL.refusal(table).isEmpty()) {
            kinds.add(EngineKind.BIT_PARALLEL);
        }
        if (table.isColored() && EngineKind.CONSISTENT_COLORS.refusal(table).isEmpty()) {
            kinds.add(EngineKind.CONSISTENT_COLORS);
        }
        if (budgets && table.itemCount() == table.primaryCount()) {
            kinds.add(EngineKind.BUDGETS);
        }
        if (settings.itemChoice == ItemChoice.FRB) {
            return EnumSet.of(EngineKind.DANCING_CELLS); // The one that learns while it searches.
        }
        return kinds;
    }

    private static ItemRule rule(EngineKind kind, Settings settings, View view) {
        OptionTable table = view.table();
        ItemRule start = start(settings, view);
        return switch (settings.itemChoice) {
            case AUTO, MRV -> start;
            case FIRST -> ItemRule.LEFTMOST;
            case WTD -> Probe.learn(table, start);
            case FRB -> Probe.learnRates(kind, table, start);
        };
    }

    /** The smallest item first, the preferred ones before all others. */
    private static ItemRule start(Settings settings, View view) {
        if (settings.preferred.isEmpty()) {
            return ItemRule.SMALLEST;
        }
        if (settings.itemChoice == ItemChoice.FIRST) {
            throw new IllegalStateException("The search prefers "
                    + Phrases.count(settings.preferred.cardinality(), "item")
                    + ", but ItemChoice.FIRST takes the items in their own order; leave out prefer, or choose another"
                    + " item choice");
        }
        float[] weights = new float[view.table().primaryCount()];
        for (int item = 0; item < weights.length; item++) {
            int place = view.item(item);
            weights[item] = place >= 0 && settings.preferred.get(place) ? 1 : NOT_PREFERRED;
        }
        return ItemRule.weighted(weights);
    }

    /** This strategy for a search that finds some of all solutions, with engines of its own. */
    public Strategy with(@Nullable EngineFactory engines, Function<int[], BigInteger> classes) {
        return new Strategy(kind, rule, itemChoice, null, engines, classes);
    }

    /** This strategy without the engine that was started, so that its memory can be freed. */
    public Strategy settled() {
        return new Strategy(kind, rule, itemChoice, null, factory, classSize);
    }

    /** Makes engines for the table that the strategy is for. */
    public EngineFactory engines(OptionTable table) {
        return factory == null ? kind.factory(table) : factory;
    }

    /**
     * This strategy for a search in parts. What it learns while it searches is learned now instead: each part would
     * have to learn it again.
     */
    public Strategy forParts(OptionTable table) {
        ItemRule fixed = rule.isLearning() ? Probe.learnedRates(table, rule.settled()) : rule;
        return new Strategy(kind, fixed, itemChoice, null, null, null);
    }

    /** The user's name for the engine; {@link Engine#AUTO} where several take turns. */
    public Engine engine() {
        return itemChoice == ItemChoice.AUTO ? Engine.AUTO : Engine.valueOf(kind.name());
    }

    /** Everything that determines the order of a table's solutions, as a line of text. */
    public String order() {
        return engine() + " " + kind.revision() + " " + itemChoice
                + (rule.isWeighted() || rule.isLearning() ? " " + Fingerprint.of(rule.numbers()) : "");
    }
}
