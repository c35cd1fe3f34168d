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

    private NumberOrNothing(String usual) {
        this.usual = usual;
    }

    /** An option whose number can be left out; the usual one is taken then. */
    public static Argument<Integer> option(String name, String label, String usual, String description) {
        return new Argument<>(OptionSpec.builder(name)
                .arity("0..1")
                .paramLabel(label)
                .type(Integer.class)
                .fallbackValue(usual)
                .preprocessor(new NumberOrNothing(usual))
                .description(description)
                .build());
    }

    /** The option {@code --cheapest}, which asks for one solution where no number follows it. */
    public static Argument<Integer> cheapest(String description) {
        return option("--cheapest", "K", "1", description);
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
