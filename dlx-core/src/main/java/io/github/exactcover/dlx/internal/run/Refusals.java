package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
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

    private static IllegalStateException cannot(String rule, String what, String remedy, String without) {
        return new IllegalStateException(rule + ", but the search has " + what + "; " + remedy + ", or " + without);
    }
}
