package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;

/** Checks a proof, by the program of dlx-check, which shares no code with dlx. */
final class CheckCommand extends ArgumentGroup implements Command {

    private final Argument<Path> problem = add(Argument.parameter(
                    0, "FILE", Path.class, "The problem, in Knuth's format, as dlx convert --to dlx writes it.")
            .naming(FileUse.READ));

    private final Argument<Path> proof =
            add(Argument.parameter(1, "PROOF", Path.class, "The proof.").naming(FileUse.READ));

    @Override
    public int run(Console console) throws IOException {
        ProofCheck.Verdict verdict = verdict();
        console.out().write(verdict.text() + "\n");
        return verdict.verified() ? ExitCode.SOLVED : ExitCode.NOT_VERIFIED;
    }

    private ProofCheck.Verdict verdict() {
        try {
            return ProofCheck.check(problem.get(), proof.get());
        } catch (CharacterCodingException e) {
            throw new BadInputException(problem.get() + " is not a text in UTF-8; name a problem in Knuth's format");
        } catch (IOException e) {
            throw new BadInputException("A file cannot be read: " + Wording.reason(e));
        }
    }
}
