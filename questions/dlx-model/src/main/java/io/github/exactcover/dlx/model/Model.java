package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.model.AllDifferent;
import io.github.exactcover.dlx.internal.model.Domain;
import io.github.exactcover.dlx.internal.model.Path;
import io.github.exactcover.dlx.internal.model.Relation;
import io.github.exactcover.dlx.internal.model.Runs;
import io.github.exactcover.dlx.internal.model.Statement;
import io.github.exactcover.dlx.internal.model.Sum;
import io.github.exactcover.dlx.internal.model.Trick;
import io.github.exactcover.dlx.internal.model.View;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A problem as variables and rules. Say what there is to decide, and what must hold; then {@link #compile() compile}
 * translates it into an exact-cover problem, which answers all questions.
 *
 * <pre>{@code
 * Model model = new Model();
 * Variable<Integer> x = model.variable("x", 1, 9);
 * Variable<Integer> y = model.variable("y", 1, 9);
 * Variable<Integer> z = model.variable("z", 1, 9);
 * model.allDifferent(List.of(x, y, z));
 * model.sum(List.of(x, y, z), 20);
 * model.less(x, y);
 * model.require(z.oneOf(3, 4));
 * CompiledModel compiled = model.compile();
 * System.out.println(Count.of(compiled.problem()).solutions()); // 2
 * DLX.forEach(compiled.problem(), solution -> System.out.println(compiled.decode(solution)));
 * // prints x = 8, y = 9, z = 3
 * // prints x = 7, y = 9, z = 4
 * }</pre>
 *
 * <p>Rules call the functions of a user when the model is compiled, and expect the same answer each time. A rule is
 * about terms: variables, and {@linkplain Term#map views} of them.
 *
 * <p>A model can be changed and compiled again. It is not safe to share between threads; what {@code compile} returns
 * is.
 */
public final class Model {

    /** The most terms that the name of a rule has: a name is there to be read. */
    private static final int MOST_NAMES = 25;

    private final List<Domain> domains = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<long[]> costs = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** Makes a model without variables. It has one assignment, the empty one. */
    public Model() {}

    /**
     * The integers of a range, as values.
     *
     * @param from the first
     * @param to the last
     * @return all from the first to the last
     * @throws IllegalArgumentException if the last is less than the first, or there are more than 100,000
     */
    public static List<Integer> range(int from, int to) {
        if (to < from) {
            throw new IllegalArgumentException(
                    "The range " + from + ".." + to + " is empty; give the smaller number first");
        }
        Domain.checkSize((long) to - from + 1, "The range " + from + ".." + to, "values", Domain.DIGITS);
        return IntStream.rangeClosed(from, to).boxed().toList();
    }

    // What there is to decide.

    /**
     * Adds a variable.
     *
     * @param <T> the type of its values
     * @param name its name; no other variable of the model has it
     * @param values the values that it can have, at least one, all different
     * @return the variable
     * @throws IllegalArgumentException if the name or the values are not as they must be
     */
    public <T> Variable<T> variable(String name, Collection<? extends T> values) {
        Rule.checkName(name, "name");
        List<T> all = Given.copy(values, "values");
        Domain domain = new Domain(name, all);
        if (!names.add(name)) {
            throw new IllegalArgumentException(
                    "There is a variable '" + name + "' already; give each variable a name of its own");
        }
        domains.add(domain);
        costs.add(new long[all.size()]);
        return new Variable<>(this, domains.size() - 1, all, name);
    }

    /**
     * Adds a variable whose values are the integers of a range.
     *
     * @param name its name; no other variable of the model has it
     * @param from the least value
     * @param to the greatest value
     * @return the variable
     * @throws IllegalArgumentException if the name or the range is not as it must be
     */
    public Variable<Integer> variable(String name, int from, int to) {
        return variable(name, range(from, to));
    }

    /**
     * Adds several variables with the same values.
     *
     * @param <T> the type of the values
     * @param ofThese their names
     * @param values the values that each can have
     * @return the variables, in the order of their names
     * @throws IllegalArgumentException if a name or the values are not as they must be
     */
    public <T> List<Variable<T>> variables(Collection<String> ofThese, Collection<? extends T> values) {
        List<T> all = Given.copy(values, "values");
        return Given.copy(ofThese, "of these").stream()
                .map(name -> this.<T>variable(name, all))
                .toList();
    }

    /**
     * Adds a rectangle of variables with the same values. They are called {@code r1c1}, {@code r1c2} and so on.
     *
     * @param <T> the type of the values
     * @param height the number of rows
     * @param width the number of columns
     * @param values the values that each can have
     * @return the grid
     * @throws IllegalArgumentException if it has no cells, or the model has such a grid already
     */
    public <T> Grid<T> grid(int height, int width, Collection<? extends T> values) {
        return grid("", height, width, values);
    }

    /**
     * The same for a model that has several. With {@code "left "}, they are called {@code left r1c1} and so on.
     *
     * @param <T> the type of the values
     * @param prefix how their names begin
     * @param height the number of rows
     * @param width the number of columns
     * @param values the values that each can have
     * @return the grid
     * @throws IllegalArgumentException if it has no cells, or the model has such a grid already
     */
    public <T> Grid<T> grid(String prefix, int height, int width, Collection<? extends T> values) {
        Objects.requireNonNull(prefix, "The prefix must not be null");
        Grid.checkSides(height, width);
        List<String> cells = IntStream.range(0, height * width)
                .mapToObj(i -> prefix + "r" + (i / width + 1) + "c" + (i % width + 1))
                .toList();
        return new Grid<>(height, width, variables(cells, values));
    }

    // What must hold.

    /**
     * A condition holds.
     *
     * @param literal the condition
     * @return the rule
     */
    public Rule require(Literal literal) {
        Objects.requireNonNull(literal, "The literal must not be null");
        return counted("%s", 1, 1, List.of(literal));
    }

    /**
     * All terms differ.
     *
     * @param terms the terms
     * @return the rule
     */
    public Rule allDifferent(Collection<? extends Term<?>> terms) {
        return add(terms, "all different: %s", AllDifferent::new);
    }

    /**
     * Two terms are equal.
     *
     * @param first the one
     * @param second the other
     * @return the rule
     */
    public Rule equal(Term<?> first, Term<?> second) {
        return relation(first, second, "=", Object::equals);
    }

    /**
     * Two terms differ.
     *
     * @param first the one
     * @param second the other
     * @return the rule
     */
    public Rule different(Term<?> first, Term<?> second) {
        return relation(first, second, "!=", (a, b) -> !a.equals(b));
    }

    /**
     * A term is less than another.
     *
     * @param <T> their type
     * @param first the lesser one
     * @param second the greater one
     * @return the rule
     */
    public <T extends Comparable<? super T>> Rule less(Term<T> first, Term<T> second) {
        return this.<T, T>relation(first, second, "<", (a, b) -> a.compareTo(b) < 0);
    }

    /**
     * Any rule about two terms. It is the cheapest kind of rule: prefer several of these to one about more terms.
     *
     * @param <A> the type of the first
     * @param <B> the type of the second
     * @param first a term
     * @param second another
     * @param test whether two values go together
     * @return the rule
     */
    public <A, B> Rule rule(Term<A> first, Term<B> second, BiPredicate<? super A, ? super B> test) {
        Objects.requireNonNull(test, "The test must not be null");
        return relation(first, second, "goes with", test);
    }

    private <A, B> Rule relation(
            Term<? extends A> first, Term<? extends B> second, String word, BiPredicate<? super A, ? super B> test) {
        Objects.requireNonNull(first, "The first term must not be null");
        Objects.requireNonNull(second, "The second term must not be null");
        BiPredicate<Object, Object> any = (a, b) -> test.test(Model.<A>cast(a), Model.<B>cast(b));
        return add(List.of(first, second), "%s", views -> new Relation(views.get(0), views.get(1), any))
                .named(first + " " + word + " " + second);
    }

    /**
     * Any rule about a few terms. All combinations of their values are tried, at most some 200,000. For more terms, a
     * {@link #path path} needs no more than what has to be remembered of the values before.
     *
     * @param <T> the type of the terms
     * @param terms the terms
     * @param test whether values, in the order of the terms, are allowed
     * @return the rule
     */
    public <T> Rule rule(List<? extends Term<? extends T>> terms, Predicate<? super List<T>> test) {
        Objects.requireNonNull(test, "The test must not be null");
        Predicate<List<Object>> isAllowed = values -> test.test(Model.<List<T>>cast(values));
        return add(
                terms,
                "rule about %s",
                views -> Path.ofLists(views, values -> values.size() < views.size() || isAllowed.test(values)));
    }

    /**
     * The values of some terms are one of the rows of a table.
     *
     * @param terms the terms
     * @param rows what is allowed: lists of values, in the order of the terms; a row that is there twice counts once
     * @return the rule
     * @throws IllegalArgumentException if a row does not have a value for each term
     */
    public Rule table(List<? extends Term<?>> terms, Collection<? extends List<?>> rows) {
        List<List<?>> all = new ArrayList<>();
        Given.elements(rows, "rows").forEach(row -> all.add(Given.copy(row, "values of a row")));
        return add(terms, "table of %s", views -> Path.ofRows(views, all));
    }

    /**
     * Terms have a sum.
     *
     * @param terms the terms
     * @param total the sum
     * @return the rule
     */
    public Rule sum(Collection<? extends Term<Integer>> terms, int total) {
        return add(terms, "sum of %s = " + total, views -> new Sum(views, total, total));
    }

    /**
     * The sum of some terms is within bounds.
     *
     * @param terms the terms
     * @param low the least sum
     * @param high the greatest sum
     * @return the rule
     * @throws IllegalArgumentException if the least is more than the greatest
     */
    public Rule sum(Collection<? extends Term<Integer>> terms, int low, int high) {
        return add(terms, "sum of %s in " + low + ".." + high, views -> new Sum(views, low, high));
    }

    /**
     * So many of some conditions hold.
     *
     * @param number how many
     * @param literals the conditions
     * @return the rule
     */
    public Rule exactly(int number, Collection<Literal> literals) {
        return counted("exactly " + number + " of: %s", number, number, literals);
    }

    /**
     * So many of some conditions hold, or more.
     *
     * @param number how many at least
     * @param literals the conditions
     * @return the rule
     */
    public Rule atLeast(int number, Collection<Literal> literals) {
        return counted("at least " + number + " of: %s", number, Integer.MAX_VALUE, literals);
    }

    /**
     * So many of some conditions hold, or fewer.
     *
     * @param number how many at most
     * @param literals the conditions
     * @return the rule
     */
    public Rule atMost(int number, Collection<Literal> literals) {
        return counted("at most " + number + " of: %s", 0, number, literals);
    }

    /**
     * The number of conditions that hold is within bounds.
     *
     * @param low how many at least
     * @param high how many at most
     * @param literals the conditions
     * @return the rule
     * @throws IllegalArgumentException if {@code low} is more than {@code high}
     */
    public Rule count(int low, int high, Collection<Literal> literals) {
        return counted(low + ".." + high + " of: %s", low, high, literals);
    }

    private Rule counted(String words, int low, int high, Collection<Literal> literals) {
        if (high < 0) {
            throw new IllegalArgumentException(
                    "The number " + high + " is negative; so few conditions can never hold, so give at least 0");
        }
        List<Literal> all = Given.copy(literals, "literals");
        return add(all, words, views -> new Sum(views, low, high));
    }

    /**
     * If one condition holds, another does too.
     *
     * @param condition the one
     * @param consequence the other
     * @return the rule
     */
    public Rule implies(Literal condition, Literal consequence) {
        Objects.requireNonNull(condition, "The condition must not be null");
        Objects.requireNonNull(consequence, "The consequence must not be null");
        return atLeast(1, List.of(condition.not(), consequence)).named("if " + condition + " then " + consequence);
    }

    /**
     * The values lead along states, as in a finite automaton. A state is what must be remembered of the values before:
     * how many nights in a row there were, or a remainder.
     *
     * @param <S> the type of the states, which have {@code equals} and {@code hashCode}
     * @param <T> the type of the terms
     * @param terms the terms, in order
     * @param start the state before the first
     * @param next the state after a value, from the state before it; null if the value is not allowed there
     * @param accept whether the values may end in a state
     * @return the rule
     */
    public <S, T> Rule path(
            List<? extends Term<? extends T>> terms,
            S start,
            BiFunction<? super S, ? super T, ? extends @Nullable S> next,
            Predicate<? super S> accept) {
        Objects.requireNonNull(start, "The start must not be null");
        Objects.requireNonNull(next, "The next must not be null; give a function to the next state");
        Objects.requireNonNull(accept, "The accept must not be null; give a test of the last state");
        Path.Step step = (state, place, image) -> next.apply(Model.<S>cast(state), Model.<T>cast(image));
        Predicate<Object> accepts = state -> accept.test(Model.<S>cast(state));
        return add(terms, "path along %s", views -> new Path(views, start, step, accepts));
    }

    /**
     * The terms that are true form runs of these lengths, in this order, with at least one false between two runs: a
     * line of a nonogram.
     *
     * @param terms the terms, in order
     * @param lengths the lengths, each at least 1; none if all terms are false
     * @return the rule
     * @throws IllegalArgumentException if a length is less than 1
     */
    public Rule runs(List<? extends Term<Boolean>> terms, List<Integer> lengths) {
        List<Integer> all = Given.copy(lengths, "lengths");
        return add(terms, "runs " + all + " in %s", views -> Runs.in(views, all));
    }

    /**
     * Values cost something. Several costs of a variable add up. {@code Cheapest} then finds the cheapest assignment.
     *
     * @param <T> the type of the term
     * @param term the term
     * @param cost what each of its values costs; less than 0 if it pays
     */
    public <T> void cost(Term<T> term, ToLongFunction<? super T> cost) {
        Objects.requireNonNull(term, "The term must not be null");
        Objects.requireNonNull(cost, "The cost must not be null");
        checkModel(term.model(), term);
        long[] sums = costs.get(term.variable());
        long[] added = term.images().stream().mapToLong(cost).toArray();
        try {
            Arrays.setAll(sums, place -> Math.addExact(sums[place], added[place]));
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(
                    "The costs of " + term + " add up to more than a long can hold; give smaller ones");
        }
    }

    // What comes of it.

    /**
     * Translates the model. Later changes of the model do not change the result.
     *
     * @return the model as an exact-cover problem
     * @throws IllegalArgumentException if a rule is hopeless, because it would need too many options, or if the model
     *     is estimated to need more memory than Java may use ({@code -Xmx})
     */
    public CompiledModel compile() {
        return compile(Trick.all());
    }

    CompiledModel compile(Set<Trick> tricks) {
        long[][] copies = costs.stream().map(long[]::clone).toArray(long[][]::new);
        return new CompiledModel(this, List.copyOf(domains), List.copyOf(rules), copies, tricks);
    }

    /** The words say where the names of the terms come, by {@code %s}. */
    private Rule add(Collection<? extends Term<?>> terms, String words, Function<List<View>, Statement> says) {
        List<Term<?>> all = Given.copy(terms, "terms");
        all.forEach(term -> checkModel(term.model(), term));
        String end = all.size() > MOST_NAMES ? " and " + (all.size() - MOST_NAMES) + " more" : "";
        String names = all.stream().limit(MOST_NAMES).map(String::valueOf).collect(Collectors.joining(", ", "", end));
        List<View> views = all.stream()
                .map(term -> new View(term.variable(), term.images()))
                .toList();
        Rule rule = new Rule(says.apply(views), words.replace("%s", names));
        rules.add(rule);
        return rule;
    }

    private void checkModel(Object model, Object what) {
        if (model != this) {
            throw new IllegalArgumentException(
                    "'" + what + "' is of another model; use the variables of this one in its rules");
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The values are those that the user gave.
    private static <T> T cast(Object value) {
        return (T) value;
    }

    /** Its size, such as {@code 3 variables, 2 rules}. */
    @Override
    public String toString() {
        return Phrases.count(domains.size(), "variable") + ", " + Phrases.count(rules.size(), "rule");
    }
}
