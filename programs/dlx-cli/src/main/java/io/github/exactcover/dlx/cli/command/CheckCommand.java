package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.Arguments;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;

/** Checks a proof, by the program of dlx-check, which knows nothing of dlx. */
final class CheckCommand implements Command {

    private final Argument<Path> problem = Argument.parameter(
                    0, "FILE", Path.class, "The problem, in Knuth's format, as dlx convert --to dlx writes it.")
            .naming(FileUse.READ);

    private final Argument<Path> proof =
            Argument.parameter(1, "PROOF", Path.class, "The proof.").naming(FileUse.READ);

    @Override
    public void addTo(CommandSpec command) {
        Arguments.describe(
                command, "check", "Check a proof of how many solutions a problem has, or that none is cheaper.", """
                Standard output gets one line: VERIFIED and what is true, REFUSED and the step
                that is wrong, or NOT WHOLE if the proof ends early. The exit code is 0 for
                the first, and else 1.

                Examples:
                  dlx convert queens 8 --to dlx > queens.dlx
                  dlx check queens.dlx queens.proof""");
        Arguments.addAll(command, problem, proof);
    }

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
