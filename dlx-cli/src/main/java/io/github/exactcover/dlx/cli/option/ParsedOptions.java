package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The options that were given on the command line, and whether they go together.
 *
 * @param command the command, already parsed
 */
public record ParsedOptions(CommandSpec command) {

    public boolean has(String option) {
        return command.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** Complains if more than one of these questions is asked. */
    public void oneQuestionOf(List<String> questions) {
        List<String> asked = questions.stream().filter(this::has).toList();
        if (asked.size() > 1) {
            throw new BadInputException(
                    asked.get(0) + " and " + asked.get(1) + " are two questions; ask one at a time");
        }
    }

    /** Complains if an option is there without another one that gives it a meaning. */
    public void needs(String option, String other) {
        if (has(option) && !has(other)) {
            throw new BadInputException(option + " goes with " + other + "; add that, or leave it out");
        }
    }

    /** Complains about options that mean nothing to a task, which the user knows by this name. */
    public void refuse(String task, List<Refusal> refusals) {
        for (Refusal refusal : refusals) {
            if (has(refusal.option())) {
                throw new BadInputException(
                        refusal.option() + " does not go with " + task + ", for " + refusal.why() + "; leave it out");
            }
        }
    }
}
