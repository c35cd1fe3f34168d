package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What rules are about: a variable, or a function of one, which is called a view.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("x", 1, 9);
 * Term<Integer> square = x.map(value -> value * value);
 * model.sum(List.of(x, square), 20); // x + x * x = 20
 * CompiledModel compiled = model.compile();
 * Assignment found = compiled.decode(Feasibility.of(compiled.problem()).solution().orElseThrow());
 * System.out.println(found.get(x) + " " + found.get(square)); // 4 16
 * }</pre>
 *
 * <p>Immutable. A term belongs to its model.
 *
 * @param <T> the type of what it becomes
 */
public class Term<T> {

    private final Object model;
    private final int variable;
    private final List<T> images;
    private final String text;

    /** The images are what becomes of each value of the variable. */
    Term(Object model, int variable, List<T> images, String text) {
        this.model = model;
        this.variable = variable;
        this.images = images;
        this.text = text;
    }

    /**
     * A function of this term, to be used in rules: it takes the place of arithmetic. The diagonals of queens, for
     * example, are {@code queen.map(column -> column + row)}.
     *
     * @param <R> the type of what it becomes
     * @param function the function; it is called at once, for each value
     * @return the view, which is a term of the same variable
     */
    public <R> Term<R> map(Function<? super T, ? extends R> function) {
        Objects.requireNonNull(function, "The function must not be null");
        List<R> mapped = images.stream()
                .<R>map(image -> Objects.requireNonNull(
                        function.apply(image),
                        () -> "The function makes null of " + image + "; let it return a value of its own for that"))
                .toList();
        return new Term<>(model, variable, mapped, text + "'");
    }

    /**
     * That it fulfils a condition.
     *
     * @param test the condition; it is called at once, for each value
     * @param name what messages call the condition
     * @return the literal
     */
    public Literal where(Predicate<? super T> test, String name) {
        Objects.requireNonNull(test, "The test must not be null");
        Objects.requireNonNull(name, "The name must not be null");
        return new Literal(model, variable, images.stream().map(test::test).toList(), name);
    }

    /**
     * That it fulfils a condition.
     *
     * @param test the condition; it is called at once, for each value
     * @return the literal, which messages call "x is as asked"
     */
    public Literal where(Predicate<? super T> test) {
        return where(test, this + " is as asked");
    }

    /**
     * That it is a value. If it can never be, no assignment fulfils the literal.
     *
     * @param value the value
     * @return the literal
     */
    public Literal eq(T value) {
        Objects.requireNonNull(value, "The value must not be null");
        return where(value::equals, this + " = " + value);
    }

    /**
     * That it is not a value.
     *
     * @param value the value
     * @return the literal
     */
    public Literal ne(T value) {
        Objects.requireNonNull(value, "The value must not be null");
        return where(image -> !image.equals(value), this + " != " + value);
    }

    /**
     * That it is one of some values.
     *
     * @param values the values
     * @return the literal
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // The array is only read.
    public final Literal oneOf(T... values) {
        List<T> all = Given.copy(Given.list(values, "values"), "values");
        return where(all::contains, this + " in " + all);
    }

    Object model() {
        return model;
    }

    List<T> images() {
        return images;
    }

    int variable() {
        return variable;
    }

    /** The name of the variable; a view has a {@code '} behind it. */
    @Override
    public String toString() {
        return text;
    }
}
