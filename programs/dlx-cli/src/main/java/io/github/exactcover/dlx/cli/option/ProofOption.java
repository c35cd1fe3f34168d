package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The option that writes a proof of the answer. */
final class ProofOption extends ArgumentGroup {

    private final Argument<Path> file = add(Argument.file(
            "--proof",
            FileUse.WRITTEN,
            "Write a proof of the answer, which dlx check verifies. Dancing links search then, or it is"
                    + " counted layer by layer, without a reduction."));

    boolean isGiven() {
        return file.isGiven();
    }

    /** Refuses what cannot be proven. */
    void check(ParsedOptions parsed) {
        if (isGiven()) {
            parsed.refuse(List.of("--checkpoint", "--resume"), "--proof: a proof is written in one go");
        }
    }

    /** Where the proof is to be written, if one is wanted. */
    Optional<Path> file(StrategyOptions strategy) {
        if (!isGiven()) {
            return Optional.empty();
        }
        if (!strategy.canBeProven()) {
            throw new BadInputException("--proof is written by --engine dancing-links with any --item-choice but frb;"
                    + " leave out --engine and --item-choice, or choose these");
        }
        Path named = file.get();
        if (Files.exists(named) && !Files.isRegularFile(named)) {
            throw new BadInputException("--proof " + named + ": this is a pipe or a device; name a file");
        }
        return Optional.of(named);
    }
}
