package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.trace.Trace;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What the page asks: words with values, as they stand in a link to the page. */
final class Request {

    /** The memory for counting; a tab has some gigabytes, not all of them for us. */
    private static final long MEMORY = 512L << 20;

    private final Map<String, String> words;

    private Request(Map<String, String> words) {
        this.words = words;
    }

    /** The request of these words, each {@code name=value}. */
    static Request of(String... words) {
        Map<String, String> byName = new HashMap<>();
        for (String word : words) {
            int end = word.indexOf('=');
            if (end < 0) {
                throw new IllegalArgumentException("A request has words like n=8, but one is " + word);
            }
            byName.put(word.substring(0, end), word.substring(end + 1));
        }
        return new Request(byName);
    }

    String text(String name) {
        String value = words.get(name);
        if (value == null) {
            throw new IllegalArgumentException("The link has no " + name);
        }
        return value;
    }

    String text(String name, String otherwise) {
        return words.getOrDefault(name, otherwise);
    }

    int number(String name) {
        return number(name, text(name));
    }

    /** The number that is, or is part of, the value of a word. */
    static int number(String name, String value) {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + " must be a whole number, but is " + value, e);
        }
    }

    int number(String name, int otherwise) {
        return words.containsKey(name) ? number(name) : otherwise;
    }

    ItemOrder order() {
        return constant(ItemOrder.class, "order", ItemOrder.PIPE_ORGAN);
    }

    /** The search that is asked for. */
    <I, O> Search<I, O> search(ExactCoverProblem<I, O> problem) {
        Search<I, O> search = configured(DLX.search(problem))
                .engine(constant(Engine.class, "engine", Engine.AUTO))
                .itemChoice(constant(ItemChoice.class, "choice", ItemChoice.AUTO));
        return words.containsKey("limit") ? search.limit(number("limit")) : search;
    }

    /** The search that is asked for, step by step. */
    <I, O> Trace<I, O> trace(ExactCoverProblem<I, O> problem) {
        Trace<I, O> trace =
                configured(Trace.of(problem)).itemChoice(constant(ItemChoice.class, "choice", ItemChoice.AUTO));
        return words.containsKey("limit") ? trace.limit(number("limit")) : trace;
    }

    /** Whether the visitor of the page says how solutions are searched for, or how many. */
    boolean isAboutSearch() {
        return constant(Engine.class, "engine", Engine.AUTO) != Engine.AUTO
                || constant(ItemChoice.class, "choice", ItemChoice.AUTO) != ItemChoice.AUTO
                || words.containsKey("limit");
    }

    /** A question with the settings that all have in common. */
    <I, O, Q extends Question<I, O, Q>> Q configured(Q question) {
        Q small = question.maxMemory(MEMORY);
        return words.containsKey("timeout") ? small.timeout(Duration.ofMillis(number("timeout"))) : small;
    }

    private <E extends Enum<E>> E constant(Class<E> type, String name, E otherwise) {
        String value = words.get(name);
        if (value == null) {
            return otherwise;
        }
        try {
            return Enum.valueOf(type, value.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("There is no " + name + " " + value, e);
        }
    }
}
