package io.github.exactcover.dlx.steps;

import io.github.exactcover.dlx.steps.Step.Kind;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * How hard a problem is for a person who solves it step by step: the hardest kind of step that it needs.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b", "c")
 *         .option("left", "a", "b")
 *         .option("right", "b", "c")
 *         .option("one", "a")
 *         .build();
 * Grade grade = Steps.of(problem).grade();
 * System.out.println(grade); // SINGLE of length 1: 2 x SINGLE
 * System.out.println(grade.isSolved()); // true
 * }</pre>
 *
 * <p>Grades are ordered from easy to hard: by the hardest kind, then by its length, then by how often it was needed.
 * The kind says most. We compared it with a known rating of Sudokus; the guide has the numbers.
 *
 * @param hardest the hardest kind, {@link Kind#SINGLE} if there is nothing to do
 * @param length the greatest length of a step of this kind; 0 if there is none
 * @param counts how often each kind was needed, the easiest first, without those that were not
 */
public record Grade(Kind hardest, int length, Map<Kind, Integer> counts) implements Comparable<Grade> {

    private static final Comparator<Grade> EASIEST_FIRST = Comparator.comparing(Grade::hardest)
            .thenComparingInt(Grade::length)
            .thenComparingInt(grade -> grade.counts.getOrDefault(grade.hardest, 0))
            .thenComparing(grade -> grade.counts.toString());

    /**
     * A grade.
     *
     * @param hardest the hardest kind
     * @param length the greatest length of a step of this kind
     * @param counts how often each kind was needed; the map is copied
     */
    public Grade {
        Objects.requireNonNull(hardest, "The kind 'hardest' must not be null");
        Objects.requireNonNull(counts, "The counts must not be null; without steps, the map is empty");
        Map<Kind, Integer> copy = new EnumMap<>(Kind.class);
        copy.putAll(counts);
        counts = Collections.unmodifiableMap(copy);
    }

    /**
     * Sums up steps.
     *
     * @param steps all steps of a problem; the stream is used up
     * @return their grade
     */
    public static Grade of(Stream<? extends Step<?, ?>> steps) {
        Objects.requireNonNull(steps, "The steps must not be null");
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        Map<Kind, Integer> lengths = new EnumMap<>(Kind.class);
        steps.forEachOrdered(step -> {
            counts.merge(step.kind(), 1, Integer::sum);
            lengths.merge(step.kind(), step.length(), Math::max);
        });
        Kind hardest = counts.keySet().stream().max(Comparator.naturalOrder()).orElse(Kind.SINGLE);
        return new Grade(hardest, lengths.getOrDefault(hardest, 0), counts);
    }

    /**
     * Whether the steps lead to a solution, which is then the only one.
     *
     * @return whether they do; false if they got stuck, or there is no solution
     */
    public boolean isSolved() {
        return hardest.compareTo(Kind.STUCK) < 0;
    }

    /** Easier ones are less. */
    @Override
    public int compareTo(Grade other) {
        return EASIEST_FIRST.compare(this, Objects.requireNonNull(other, "The other grade must not be null"));
    }

    /** Such as {@code EXCLUDED of length 2: 40 x SINGLE, 3 x EXCLUDED}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(hardest + " of length " + length);
        counts.forEach((kind, count) -> text.append(text.indexOf(":") < 0 ? ": " : ", ")
                .append(count)
                .append(" x ")
                .append(kind));
        return text.toString();
    }
}
