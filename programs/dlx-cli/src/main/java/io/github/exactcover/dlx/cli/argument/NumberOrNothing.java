package io.github.exactcover.dlx.cli.argument;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Takes the argument after an option only if it is a number, which {@code queens} in {@code --estimate queens 8} is
 * not. Picocli compares options with all that they have, so this is no record: their {@code hashCode} takes a new JVM
 * 30 ms.
 */
public final class NumberOrNothing implements IParameterPreprocessor {

    private final String usual;

    /** With the number to take if there is none. */
    public NumberOrNothing(String usual) {
        this.usual = usual;
    }

    /** The option {@code --cheapest}, which asks for one solution where no number follows it. */
    public static Argument<Integer> cheapest(String description) {
        return new Argument<>(OptionSpec.builder("--cheapest")
                .arity("0..1")
                .paramLabel("K")
                .type(Integer.class)
                .fallbackValue("1")
                .preprocessor(new NumberOrNothing("1"))
                .description(description)
                .build());
    }

    @Override
    @SuppressWarnings("JdkObsolete") // picocli's stack.
    public boolean preprocess(Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
        boolean attached = "=".equals(info.get("separator"));
        if (!attached && (arguments.isEmpty() || !arguments.peek().matches("-?[0-9]+"))) {
            arguments.push(usual);
        }
        return false;
    }
}
