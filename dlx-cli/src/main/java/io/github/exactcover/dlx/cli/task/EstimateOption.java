package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.cli.terminal.BadInputException;
import java.util.Map;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option that asks how large a search would be. */
public final class EstimateOption {

    private static final String USUAL_PROBES = "1000";

    @Option(
            names = "--estimate",
            arity = "0..1",
            paramLabel = "PROBES",
            fallbackValue = USUAL_PROBES,
            preprocessor = NumberOrNothing.class,
            description = "Do not search; estimate the number of nodes and of solutions from this many random paths"
                    + " through the search tree (" + USUAL_PROBES + " by default). --seed chooses the paths.")
    private @Nullable Integer probes;

    public Task taskOr(Task usual) {
        if (probes == null) {
            return usual;
        }
        if (probes < 1) {
            throw new BadInputException(
                    "--estimate needs at least 1 probe, not " + probes + "; some hundreds are a good start");
        }
        return new EstimateTask(probes);
    }

    /** Takes the argument after the option only if it is a number, which {@code queens} in {@code --estimate queens 8} is not. */
    static final class NumberOrNothing implements IParameterPreprocessor {

        @Override
        @SuppressWarnings("JdkObsolete") // picocli's stack.
        public boolean preprocess(
                Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean attached = "=".equals(info.get("separator"));
            if (!attached && (arguments.isEmpty() || !arguments.peek().matches("[0-9]+"))) {
                arguments.push(USUAL_PROBES);
            }
            return false;
        }
    }
}
