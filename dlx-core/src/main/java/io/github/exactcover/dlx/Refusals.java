package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Refuses settings that do not go together, before a search begins, and says what to leave out. */
final class Refusals {

    private Refusals() {}

    /** Refuses what no proof can be written of. Returns the file behind links. */
    static Path checkProven(Settings settings, Path file) {
        String rule = "A proof is written by dancing links in the order of the problem";
        String without = "leave out proofTo";
        checkLinksAlone(settings, rule, without);
        if (settings.itemChoice == ItemChoice.FRB) {
            throw cannot(rule, "the item choice FRB", "choose another one", without);
        }
        if (settings.isTraced()) {
            throw cannot(rule, "a listener", "leave out listener", without);
        }
        try {
            FileReplacement.check(file);
            return FileReplacement.replaced(file)
                    .orElseThrow(() -> new IllegalStateException(
                            "The proof " + file + " is a pipe or a device; name a file, which can be written anew"));
        } catch (IOException e) {
            throw new UncheckedIOException("The proof " + file + " cannot be written", e);
        }
    }

    /** Refuses what a search cannot do that tells its steps. */
    static void checkTraced(Settings settings) {
        String rule = "A listener follows dancing links on one thread";
        String without = "leave the listener out";
        checkLinksAlone(settings, rule, without);
        if (settings.threads > 1) {
            throw cannot(rule, settings.threads + " threads", "search with one", without);
        }
        if (settings.isCountedByMemo()) {
            throw cannot(rule, "the counting method " + settings.counting, "choose SEARCH or AUTO", without);
        }
    }

    /** Refuses what a search for one solution of each class cannot do. */
    static void checkClasses(Settings settings) {
        if (!settings.upToSymmetry) {
            return;
        }
        String rule = "Dancing links find one solution of each class";
        String without = "leave out upToSymmetry";
        checkLinksAlone(settings, rule, without);
        checkSomeSolutions(settings, rule, without);
    }

    /** Refuses what does not go where one solution of each class is grown. */
    static void checkGrown(Settings settings, String reason) {
        if (settings.engine != Engine.AUTO || settings.itemChoice != ItemChoice.AUTO || !settings.preferred.isEmpty()) {
            throw new IllegalArgumentException(
                    reason + ", so one solution of each class is grown from smaller sets of options, without an engine"
                            + " or an item choice; leave out engine, itemChoice and prefer, or leave out upToSymmetry");
        }
    }

    /** Refuses what a search for one solution of each projection cannot do. */
    static void checkProjection(Settings settings) {
        if (settings.projection == null) {
            return;
        }
        String rule = "A search for solutions that differ in what matters decides that first, in a way of its own";
        String without = "leave out " + Settings.DISTINCT;
        if (settings.engine != Engine.AUTO) {
            throw cannot(rule, "the engine " + settings.engine, "leave out engine", without);
        }
        if (settings.itemChoice != ItemChoice.AUTO) {
            throw cannot(rule, "the item choice " + settings.itemChoice, "leave out itemChoice", without);
        }
        if (!settings.preferred.isEmpty()) {
            throw cannot(rule, "preferred items", "leave out prefer", without);
        }
        if (settings.upToSymmetry) {
            throw cannot(rule, "classes up to symmetry", "leave out upToSymmetry", without);
        }
        checkSomeSolutions(settings, rule, without);
    }

    /** Refuses what a search cannot do that shows only some of all solutions. */
    private static void checkSomeSolutions(Settings settings, String rule, String without) {
        if (settings.usesCheckpoints()) {
            throw cannot(rule, "checkpoints", "leave out checkpointTo and resume", without);
        }
        if (settings.isTraced()) {
            throw cannot(rule, "a listener", "leave out listener", without);
        }
        if (settings.proofTo.isPresent()) {
            throw cannot(rule, "a proof", "leave out proofTo", without);
        }
        if (settings.isCountedByMemo()) {
            throw cannot(rule, "the counting method " + settings.counting, "choose SEARCH or AUTO", without);
        }
    }

    /** Refuses what dancing links alone cannot do. */
    private static void checkLinksAlone(Settings settings, String rule, String without) {
        if (settings.engine != Engine.AUTO && settings.engine != Engine.DANCING_LINKS) {
            throw cannot(rule, "the engine " + settings.engine, "choose DANCING_LINKS or AUTO", without);
        }
        if (settings.usesCheckpoints()) {
            throw cannot(rule, "checkpoints", "leave out checkpointTo and resume", without);
        }
    }

    /** Refuses a diagram of what is no option. */
    static IllegalStateException diagramOfKeys() {
        return new IllegalStateException("A diagram is about options, and what matters here are keys or colors that"
                + " several options have; use distinctOnOptions, or distinctOn with items that have no colors");
    }

    private static IllegalStateException cannot(String rule, String what, String remedy, String without) {
        return new IllegalStateException(rule + ", but the search has " + what + "; " + remedy + ", or " + without);
    }
}
