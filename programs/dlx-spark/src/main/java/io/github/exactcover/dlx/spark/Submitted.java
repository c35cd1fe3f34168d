package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.parts.Planner;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * What {@link SparkMain} was asked. The options have the names that they have in the command {@code dlx}.
 *
 * @param question what to find out
 * @param problem the file with the problem
 * @param target where a search on the cluster is kept: a checkpoint or a folder; empty for others
 * @param method how to search
 * @param effort when to stop, and how often to come back or save
 */
record Submitted(Question question, String problem, String target, Method method, Effort effort) {

    /** How to search. */
    record Method(Optional<Engine> engine, Optional<ItemChoice> itemChoice, OptionalLong seed) {}

    /** How many solutions, how long in all and in each part, and how often the state is saved. */
    record Effort(
            OptionalLong limit,
            Optional<Duration> timeout,
            Optional<Duration> partTime,
            Optional<Duration> checkpointEvery) {}

    /** The questions, with the paths that they take and, of the options, those that not all take. */
    enum Question {
        COUNT("FILE CHECKPOINT", "--limit --part-time --checkpoint-every"),
        SOLUTIONS("FILE FOLDER", "--limit --part-time"),
        FIRST("FILE", ""),
        CHEAPEST("FILE", "--limit");

        private final String paths;
        private final String options;

        Question(String paths, String options) {
            this.paths = paths;
            this.options = options;
        }

        private CommandSpec spec() {
            CommandSpec spec = CommandSpec.create();
            List<String> labels = List.of(paths.split(" ", -1));
            for (int i = 0; i < labels.size(); i++) {
                spec.addPositional(PositionalParamSpec.builder()
                        .index("" + i)
                        .paramLabel(labels.get(i))
                        .type(String.class)
                        .required(true)
                        .build());
            }
            add(spec, "--engine", "ENGINE", Engine.class, text -> constant(Engine.values(), text));
            add(spec, "--item-choice", "RULE", ItemChoice.class, text -> constant(ItemChoice.values(), text));
            add(spec, "--seed", "N", Long.class, text -> number(text, Long.MIN_VALUE));
            add(spec, "--timeout", "TIME", Duration.class, Submitted::time);
            if (options.contains("--limit")) {
                add(spec, "--limit", "N", Long.class, text -> number(text, 1));
            }
            if (options.contains("--part-time")) {
                add(spec, "--part-time", "TIME", Duration.class, Submitted::time);
            }
            if (options.contains("--checkpoint-every")) {
                add(spec, "--checkpoint-every", "TIME", Duration.class, Submitted::time);
            }
            return spec;
        }

        private static <T> void add(
                CommandSpec spec, String option, String label, Class<T> type, ITypeConverter<T> meaning) {
            spec.addOption(OptionSpec.builder(option)
                    .paramLabel(label)
                    .type(type)
                    .converters(meaning)
                    .build());
        }
    }

    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s|m|h|)");

    /** Reads the words behind {@code spark-submit}. */
    static Submitted parse(String... words) {
        CommandSpec all = CommandSpec.create().name("");
        for (Question question : Question.values()) {
            all.addSubcommand(name(question), question.spec());
        }
        ParseResult asked;
        try {
            asked = new CommandLine(all).parseArgs(words).subcommand();
        } catch (ParameterException e) {
            throw new IllegalArgumentException(e.getMessage() + usage(), e);
        }
        if (asked == null) {
            throw new IllegalArgumentException("There is no question" + usage());
        }
        return new Submitted(
                Question.valueOf(asked.commandSpec().name().toUpperCase(Locale.ROOT)),
                asked.matchedPositionalValue(0, ""),
                asked.matchedPositionalValue(1, ""),
                new Method(value(asked, "--engine"), value(asked, "--item-choice"), number(asked, "--seed")),
                new Effort(
                        number(asked, "--limit"),
                        value(asked, "--timeout"),
                        value(asked, "--part-time"),
                        value(asked, "--checkpoint-every")));
    }

    private static String usage() {
        return Arrays.stream(Question.values())
                .map(question -> "'" + name(question) + " " + question.paths + "'")
                .collect(Collectors.joining(", ", "; there are ", ", with options behind them"));
    }

    private static <T> Optional<T> value(ParseResult asked, String option) {
        return asked.hasMatchedOption(option)
                ? Optional.of(asked.matchedOption(option).getValue())
                : Optional.empty();
    }

    private static OptionalLong number(ParseResult asked, String option) {
        Optional<Long> number = value(asked, option);
        return number.map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    /** Whether an engine or an item choice is asked for. */
    boolean isAboutSearch() {
        return method.engine.isPresent() || method.itemChoice.isPresent();
    }

    <I, O> Search<I, O> search(ExactCoverProblem<I, O> problem) {
        Search<I, O> search = configured(DLX.search(problem));
        search = method.engine.isPresent() ? search.engine(method.engine.get()) : search;
        return method.itemChoice.isPresent() ? search.itemChoice(method.itemChoice.get()) : search;
    }

    <I, O> Planner<I, O> planner(ExactCoverProblem<I, O> problem) {
        Planner<I, O> planner = configured(Plan.of(problem));
        planner = method.engine.isPresent() ? planner.engine(method.engine.get()) : planner;
        return method.itemChoice.isPresent() ? planner.itemChoice(method.itemChoice.get()) : planner;
    }

    /** What all questions have in common. */
    <I, O, Q extends io.github.exactcover.dlx.Question<I, O, Q>> Q configured(Q question) {
        Q seeded = method.seed.isPresent() ? question.seed(method.seed.getAsLong()) : question;
        return effort.timeout.isPresent() ? seeded.timeout(effort.timeout.get()) : seeded;
    }

    <O> SparkSearch<O> configure(SparkSearch<O> search) {
        SparkSearch<O> configured = effort.limit.isPresent() ? search.limit(effort.limit.getAsLong()) : search;
        configured = effort.partTime.isPresent() ? configured.partTime(effort.partTime.get()) : configured;
        return effort.timeout.isPresent() ? configured.timeout(effort.timeout.get()) : configured;
    }

    private static Long number(String text, long least) {
        if (!text.matches("-?[0-9]{1,18}") || Long.parseLong(text) < least) {
            throw new TypeConversionException("'" + text + "' cannot be used; write a whole number"
                    + (least > Long.MIN_VALUE ? " from " + least + " on" : ""));
        }
        return Long.valueOf(text);
    }

    private static <E extends Enum<E>> E constant(E[] constants, String text) {
        return Arrays.stream(constants)
                .filter(constant -> name(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + text + "' cannot be used; write one of "
                        + Arrays.stream(constants).map(Submitted::name).collect(Collectors.joining(", "))));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Duration time(String text) {
        Matcher time = TIME.matcher(text);
        long millis = 0;
        if (time.matches()) {
            long unit = switch (time.group(2)) {
                case "ms" -> 1;
                case "m" -> 60_000;
                case "h" -> 3_600_000;
                default -> 1_000;
            };
            millis = new BigDecimal(time.group(1))
                    .multiply(BigDecimal.valueOf(unit))
                    .longValue();
        }
        if (millis == 0) {
            throw new TypeConversionException("'" + text
                    + "' cannot be used; write a time of more than 0, such as 30 or 1.5s (seconds), 500ms, 5m or 2h");
        }
        return Duration.ofMillis(millis);
    }
}
