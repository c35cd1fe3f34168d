package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What {@link SparkMain} was asked. The options have the names that they have in the command {@code dlx}.
 *
 * @param question what to find out
 * @param problem the file with the problem
 * @param target where a search on the cluster is kept: a checkpoint or a folder; empty for others
 */
record Submitted(
        Question question,
        String problem,
        String target,
        Optional<Engine> engine,
        Optional<ItemChoice> itemChoice,
        OptionalLong seed,
        OptionalLong limit,
        Optional<Duration> timeout,
        Optional<Duration> partTime,
        Optional<Duration> checkpointEvery) {

    /** The questions, with the paths that they take and, of the options, those that not all take. */
    enum Question {
        COUNT("count FILE CHECKPOINT", "--limit --part-time --checkpoint-every"),
        SOLUTIONS("solutions FILE FOLDER", "--limit --part-time"),
        FIRST("first FILE", ""),
        CHEAPEST("cheapest FILE", "--limit");

        private final String usage;
        private final String options;

        Question(String usage, String options) {
            this.usage = usage;
            this.options = options;
        }
    }

    private static final String COMMON = "--engine --item-choice --seed --timeout";

    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)(ms|s|m|h|)");

    static Submitted parse(String... words) {
        List<String> plain = new ArrayList<>();
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            if (!words[i].startsWith("--")) {
                plain.add(words[i]);
                continue;
            }
            // Both --seed 7 and --seed=7.
            String[] parts = words[i].split("=", 2);
            if (parts.length == 1 && i == words.length - 1) {
                throw new IllegalArgumentException("The option " + words[i] + " needs a value behind it");
            }
            String value = parts.length == 2 ? parts[1] : words[++i];
            if (options.put(parts[0], value) != null) {
                throw new IllegalArgumentException("The option " + parts[0] + " is there twice");
            }
        }
        Question question = question(plain);
        options.keySet().forEach(option -> check(question, option));
        return new Submitted(
                question,
                plain.get(1),
                plain.size() > 2 ? plain.get(2) : "",
                value(options, "--engine", text -> constant(Engine.values(), text)),
                value(options, "--item-choice", text -> constant(ItemChoice.values(), text)),
                number(options, "--seed", Long.MIN_VALUE),
                number(options, "--limit", 1),
                value(options, "--timeout", Submitted::time),
                value(options, "--part-time", Submitted::time),
                value(options, "--checkpoint-every", Submitted::time));
    }

    <I, O> Search<I, O> configure(Search<I, O> search) {
        Search<I, O> configured = search.threads(Runtime.getRuntime().availableProcessors());
        configured = engine.isPresent() ? configured.engine(engine.get()) : configured;
        configured = itemChoice.isPresent() ? configured.itemChoice(itemChoice.get()) : configured;
        configured = seed.isPresent() ? configured.seed(seed.getAsLong()) : configured;
        return timeout.isPresent() ? configured.timeout(timeout.get()) : configured;
    }

    <O> SparkSearch<O> configure(SparkSearch<O> search) {
        SparkSearch<O> configured = limit.isPresent() ? search.limit(limit.getAsLong()) : search;
        configured = partTime.isPresent() ? configured.partTime(partTime.get()) : configured;
        return timeout.isPresent() ? configured.timeout(timeout.get()) : configured;
    }

    private static Question question(List<String> plain) {
        return Arrays.stream(Question.values())
                .filter(known -> known.usage.split(" ", -1).length == plain.size()
                        && known.name().toLowerCase(Locale.ROOT).equals(plain.get(0)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The arguments must be "
                        + Arrays.stream(Question.values())
                                .map(known -> "'" + known.usage + "'")
                                .collect(Collectors.joining(" or "))
                        + " and options, but are '" + String.join(" ", plain) + "'"));
    }

    private static void check(Question question, String option) {
        List<String> known = List.of((COMMON + " " + question.options).strip().split(" ", -1));
        if (!known.contains(option)) {
            throw new IllegalArgumentException("There is no option " + option + " for '" + question.usage
                    + "'; there are " + String.join(", ", known));
        }
    }

    private static <T> Optional<T> value(Map<String, String> options, String name, Function<String, T> meaning) {
        return Optional.ofNullable(options.get(name)).map(text -> {
            try {
                return meaning.apply(text);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "The value '" + text + "' of " + name + " cannot be used; " + e.getMessage(), e);
            }
        });
    }

    private static OptionalLong number(Map<String, String> options, String name, long least) {
        Optional<Long> number = value(options, name, text -> {
            if (!text.matches("-?[0-9]{1,18}") || Long.parseLong(text) < least) {
                throw new IllegalArgumentException(
                        "write a whole number" + (least > Long.MIN_VALUE ? " from " + least + " on" : ""));
            }
            return Long.parseLong(text);
        });
        return number.map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    private static <E extends Enum<E>> E constant(E[] constants, String text) {
        return Arrays.stream(constants)
                .filter(constant -> name(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("write one of "
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
            throw new IllegalArgumentException(
                    "write a time of more than 0, such as 30 or 1.5s (seconds), 500ms, 5m or 2h");
        }
        return Duration.ofMillis(millis);
    }
}
