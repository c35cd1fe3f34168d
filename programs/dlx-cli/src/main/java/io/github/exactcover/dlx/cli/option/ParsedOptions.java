package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The options given on the command line, and whether they fit together.
 *
 * @param command the command, already parsed
 */
public record ParsedOptions(CommandSpec command) {

    public boolean has(String option) {
        return command.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** Refuses more than one of these questions. */
    public void oneQuestionOf(List<String> questions) {
        List<String> asked = questions.stream().filter(this::has).toList();
        if (asked.size() > 1) {
            throw new BadInputException(
                    asked.get(0) + " and " + asked.get(1) + " are two questions; ask one at a time");
        }
    }

    /** Refuses an option without the other one, which gives it a meaning. */
    public void needs(String option, String other) {
        if (has(option) && !has(other)) {
            throw new BadInputException(option + " needs " + other + "; add it, or leave out " + option);
        }
    }

    /** Refuses options that have no meaning for a task. */
    public void refuse(String task, List<Refusal> refusals) {
        refusals.forEach(refusal -> refuse(refusal.options(), task + ": " + refusal.why()));
    }

    /** Refuses options that have no meaning with something else, which this describes. */
    public void refuse(List<String> options, String with) {
        options.stream().filter(this::has).findFirst().ifPresent(option -> {
            throw new BadInputException(option + " cannot be combined with " + with + "; leave it out");
        });
    }
}
