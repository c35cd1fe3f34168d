package io.github.exactcover.dlx.checks.time;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchIncompleteException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Asks every question about a problem, and says which ones go on after they should have ended. To be loaded by
 * {@link CountedClasses}, so it is a function of Java: of the name of a shape, and whether to interrupt.
 */
public final class Asking implements BiFunction<String, Boolean, List<String>> {

    static final Duration TIME = Duration.ofMillis(200);

    /** Interrupts come sooner, so that they meet other work. */
    private static final Duration TIME_OF_INTERRUPT = Duration.ofMillis(40);

    /** How much more a question may do: what {@code Search} promises, and as much again for reading the table. */
    private static final Duration MORE = Duration.ofMillis(100);

    private static final Duration MORE_FOR_A_MILLION_ITEMS = Duration.ofMillis(100);

    /** How many places of a stack trace are told. */
    private static final int PLACES = 8;

    /** So many questions about a problem take long enough to be ended, or it would be no test. */
    private static final int FEWEST_ENDED = 5;

    private int ended;

    @Override
    public List<String> apply(String shape, Boolean isInterrupted) {
        ExactCoverProblem<Integer, Integer> problem = Shape.valueOf(shape).problem();
        long items = 0;
        for (int option = 0; option < problem.options().size(); option++) {
            items += problem.itemsOf(option).size();
        }
        long more = MORE.toNanos() + MORE_FOR_A_MILLION_ITEMS.toNanos() * items / 1_000_000;
        Search<Integer, Integer> search = DLX.search(problem);
        List<String> late = new ArrayList<>();
        for (Question question : Question.values()) {
            String place = isInterrupted
                    ? ask(question, search, TIME_OF_INTERRUPT.toNanos(), TIME_OF_INTERRUPT.toNanos() + more)
                    : ask(question, search.timeout(TIME), Long.MAX_VALUE, question.timeouts() * TIME.toNanos() + more);
            if (!place.isEmpty()) {
                late.add(question + " about " + shape + " is still at work in " + place);
            }
        }
        if (late.isEmpty() && ended < FEWEST_ENDED) {
            late.add("only " + ended + " questions took long enough to be ended");
        }
        return late;
    }

    /** Asks a question; returns where it still was at work, or nothing. */
    private String ask(Question question, Search<Integer, Integer> search, long interrupt, long end) {
        Runnable asking;
        try {
            asking = question.about(search);
        } catch (IllegalArgumentException | IllegalStateException e) {
            return ""; // Not for this problem.
        }
        Work.begin(interrupt, end);
        try {
            asking.run();
        } catch (SearchIncompleteException e) {
            // So it says that it was ended.
        } catch (IllegalArgumentException | IllegalStateException e) {
            return ""; // Not for this problem.
        } catch (Work.TooLateError e) {
            return Arrays.stream(e.getStackTrace())
                    .filter(place -> place.getClassName().contains(".internal."))
                    .limit(PLACES)
                    .map(StackTraceElement::toString)
                    .collect(Collectors.joining(" < "));
        } finally {
            ended += Work.end() >= Math.min(interrupt, TIME.toNanos()) ? 1 : 0;
            Thread.interrupted();
        }
        return "";
    }
}
