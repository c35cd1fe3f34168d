package io.github.exactcover.dlx.problems.partition;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Given;
import io.github.exactcover.dlx.problems.internal.InputLines;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import io.github.exactcover.dlx.problems.internal.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Exact cover by triples: choose some of the given triples so that each of their members is in exactly one. This is
 * also known as X3C. Three-dimensional matching, one of Karp's 21 problems (1972), is a special case.
 *
 * <pre>{@code
 * TripleCover cover = TripleCover.parse("""
 *         # who can work with whom
 *         Ann Ben Cleo
 *         Ann Dora Eli
 *         Ben Cleo Fay
 *         Dora Eli Fay
 *         """);
 * System.out.println(Count.of(cover.problem()).solutions()); // 2
 * System.out.print(cover.decode(Feasibility.of(cover.problem()).solution().orElseThrow()).text());
 * // prints Ann Ben Cleo
 * // prints Dora Eli Fay
 * }</pre>
 *
 * <p>The members are the items, and the triples are the options.
 *
 * <p>Immutable.
 */
public final class TripleCover implements ProblemModel<TripleCover.Triple, Grouping> {

    private final List<String> members;
    private final Set<Triple> triples;

    /**
     * An option: one of the given triples.
     *
     * @param members its three members, as they were given
     */
    public record Triple(List<String> members) {

        /**
         * Copies the members.
         *
         * @param members the three members
         */
        public Triple {
            members = Given.copy(members, "members");
        }

        /** The members, such as {@code Ann Ben Cleo}. */
        @Override
        public String toString() {
            return String.join(" ", members);
        }
    }

    private TripleCover(Collection<String> members, List<List<String>> triples) {
        this.members = List.copyOf(members);
        Map<Set<String>, Triple> different = new LinkedHashMap<>();
        triples.forEach(triple -> different.putIfAbsent(Set.copyOf(triple), new Triple(triple)));
        this.triples = new LinkedHashSet<>(different.values());
    }

    /**
     * The problem of these triples.
     *
     * @param members what is to be covered, in this order
     * @param triples the triples, each of three different members; one that comes again, in any order, is left out
     * @return the problem
     * @throws IllegalArgumentException if a triple does not have three different members of this list
     */
    public static TripleCover of(List<String> members, List<List<String>> triples) {
        Set<String> known = new HashSet<>(Given.elements(members, "members"));
        for (List<String> triple : Given.elements(triples, "triples")) {
            Given.elements(triple, "members of a triple");
            if (triple.size() != 3 || new HashSet<>(triple).size() != 3 || !known.containsAll(triple)) {
                throw new IllegalArgumentException(Texts.shortened(triple.toString())
                        + " is not a triple; give three different ones of the " + Texts.count(known.size(), "member"));
            }
        }
        return new TripleCover(new LinkedHashSet<>(members), triples);
    }

    /**
     * Reads triples: each line has three different words. Blank lines and lines that start with {@code #} are ignored.
     * Everything that is named has to be covered. A triple that comes again, in any order, is left out.
     *
     * @param text the text
     * @return the problem
     * @throws IllegalArgumentException if there is no triple, or if a line is not a triple; says which and what to do
     */
    public static TripleCover parse(String text) {
        Objects.requireNonNull(text, "The text must not be null");
        Set<String> members = new LinkedHashSet<>();
        List<List<String>> triples = new ArrayList<>();
        InputLines lines = new InputLines(text);
        while (lines.next()) {
            if (!lines.word(0).startsWith("#")) {
                List<String> triple =
                        lines.words().stream().map(Texts::composed).toList();
                if (triple.size() != 3 || new HashSet<>(triple).size() != 3) {
                    throw lines.error("a triple is three different words, and this line has "
                            + Texts.shortened(String.join(" ", triple))
                            + "; write three with blanks between, or # for a comment");
                }
                members.addAll(triple);
                triples.add(triple);
            }
        }
        if (triples.isEmpty()) {
            throw new IllegalArgumentException("There is no triple; write one a line, as in 'a b c'");
        }
        return new TripleCover(members, triples);
    }

    /** The items are the members. */
    @Override
    public ExactCoverProblem<String, Triple> problem() {
        ProblemBuilder<String, Triple> builder = ExactCoverProblem.builder();
        builder.primary(members);
        triples.forEach(triple -> builder.option(triple, triple.members()));
        return builder.build();
    }

    /**
     * The chosen triples, one a line.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Triple> solution) {
        SolutionCheck.check(solution, members, triple -> triples.contains(triple) ? triple.members() : List.of());
        return Grouping.of(
                "An exact cover by " + Texts.count(solution.options().size(), "triple"),
                solution.options().stream()
                        .map(triple -> List.of(triple.members()))
                        .toList());
    }
}
