package io.github.exactcover.dlx.cli.argument;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * One argument of a command, and its value once the command line is parsed.
 *
 * <p>picocli could also read annotations, but by reflection. That took most of the time of a short run.
 *
 * @param <T> the type of the value
 */
public final class Argument<T> implements Arguments {

    private ArgSpec spec;

    /** An argument that needs more than the methods below offer. */
    public Argument(ArgSpec spec) {
        this.spec = spec;
    }

    /** An option without a value, such as {@code --reduce}. */
    public static Argument<Boolean> flag(String name, String description) {
        return new Argument<>(OptionSpec.builder(name)
                .type(boolean.class)
                .description(description)
                .build());
    }

    /** An option with a value, such as {@code --limit 3}. */
    public static <T> Argument<T> option(String name, String label, Class<T> type, String description) {
        return new Argument<>(named(name, label, type, description).build());
    }

    /** An option whose value is read in a way of its own. */
    public static <T> Argument<T> option(
            String name, String label, Class<T> type, ITypeConverter<T> reader, String description) {
        return new Argument<>(
                named(name, label, type, description).converters(reader).build());
    }

    /** An option with a whole number. */
    public static Argument<Integer> number(String name, String label, String description) {
        return option(name, label, Integer.class, description);
    }

    /** An option that cannot be left out. */
    public static <T> Argument<T> required(String name, String label, Class<T> type, String description) {
        return new Argument<>(
                named(name, label, type, description).required(true).build());
    }

    /** An option that can be given several times, each time with a value. */
    public static Argument<List<String>> repeated(String name, String label, String description) {
        return new Argument<>(named(name, label, List.class, description)
                .auxiliaryTypes(String.class)
                .build());
    }

    private static OptionSpec.Builder named(String name, String label, Class<?> type, String description) {
        OptionSpec.Builder option =
                OptionSpec.builder(name).paramLabel(label).type(type).description(description);
        return type.isEnum() ? option.converters(new NameConverter(type)) : option;
    }

    /** A value without a name, which is known by its place among the others, from 0. */
    public static <T> Argument<T> parameter(int place, String label, Class<T> type, String description) {
        return new Argument<>(
                placed(place, label, type, description).required(true).build());
    }

    /** A whole number without a name, which is known by its place. */
    public static Argument<Integer> number(int place, String label, String description) {
        return parameter(place, label, Integer.class, description);
    }

    /** A value without a name that can be left out. */
    public static <T> Argument<T> optional(int place, String label, Class<T> type, String description) {
        return new Argument<>(
                placed(place, label, type, description).arity("0..1").build());
    }

    private static PositionalParamSpec.Builder placed(int place, String label, Class<?> type, String description) {
        return PositionalParamSpec.builder()
                .index(Integer.toString(place))
                .paramLabel(label)
                .type(type)
                .description(description);
    }

    /** The file that a command reads, as its first value without a name. It can be {@code -}, for standard input. */
    public static Argument<String> input(String description) {
        return parameter(0, "FILE", String.class, description).naming(FileUse.READ);
    }

    /** An option whose value is a file that is read. It can be {@code -}, for standard input. */
    public static Argument<String> inputOption(String name, String description) {
        return option(name, "FILE", String.class, description).naming(FileUse.READ);
    }

    /** An option whose value is a file. */
    public static Argument<Path> file(String name, FileUse use, String description) {
        return option(name, "FILE", Path.class, description).naming(use);
    }

    /**
     * Says that this argument names a file or a folder; returns it. Every argument that does so must say it here: then
     * no file is both read and written, or written twice.
     */
    public Argument<T> naming(FileUse use) {
        spec = spec instanceof OptionSpec option
                ? option.toBuilder().userObject(use).build()
                : ((PositionalParamSpec) spec).toBuilder().userObject(use).build();
        return this;
    }

    @Override
    public void addTo(CommandSpec command) {
        command.add(spec);
    }

    /** Whether the user gave it. */
    public boolean isGiven() {
        T value = orNull();
        return value != null && !value.equals(false);
    }

    /** The value, which the user gave. */
    public T get() {
        T value = orNull();
        if (value == null) {
            throw new IllegalStateException(spec + " was not given");
        }
        return value;
    }

    /** The value, or the usual one if the user gave none. */
    public T or(T usual) {
        T value = orNull();
        return value == null ? usual : value;
    }

    /** The value, or null if the user gave none. */
    public @Nullable T orNull() {
        return spec.getValue();
    }
}
