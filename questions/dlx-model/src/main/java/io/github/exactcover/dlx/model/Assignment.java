package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.Domain;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A value for each variable of a model: what a solution means.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("x", 1, 9);
 * Variable<Integer> y = model.variable("y", 1, 9);
 * model.sum(List.of(x, y), 17);
 * model.less(x, y);
 * CompiledModel compiled = model.compile();
 * Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
 * System.out.println(found.get(x)); // 8
 * System.out.println(found); // x = 8, y = 9
 * }</pre>
 *
 * <p>Immutable. Two are equal if they are of the same model and have the same values.
 */
public final class Assignment {

    private final Object model;
    private final List<Domain> domains;
    private final int[] places;

    Assignment(Object model, List<Domain> domains, int[] places) {
        this.model = model;
        this.domains = domains;
        this.places = places;
    }

    /**
     * What a term is.
     *
     * @param <T> its type
     * @param term a variable or a view
     * @return its value
     * @throws IllegalArgumentException if it is of another model, or younger than the compiled model
     */
    public <T> T get(Term<T> term) {
        Objects.requireNonNull(term, "The term must not be null");
        if (term.model() != model || term.variable() >= places.length) {
            throw new IllegalArgumentException("This assignment is not for " + term
                    + ", which is of another model or was added after compiling; decode a solution of its model");
        }
        return term.images().get(places[term.variable()]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Assignment same && model == same.model && Arrays.equals(places, same.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    /** All variables with their values, such as {@code x = 8, y = 9}. */
    @Override
    public String toString() {
        return IntStream.range(0, places.length)
                .mapToObj(variable -> domains.get(variable).text(places[variable]))
                .collect(Collectors.joining(", "));
    }
}
