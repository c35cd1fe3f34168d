package io.github.exactcover.dlx.model;

import io.github.exactcover.dlx.internal.text.Given;
import java.util.List;
import java.util.Objects;

/**
 * Why a model has no solution: rules that cannot hold together.
 *
 * <pre>{@code
 * import java.time.Duration;
 *
 * Model model = new Model();
 * List<String> drinks = List.of("tea", "milk");
 * Variable<String> ann = model.variable("Ann", drinks);
 * Variable<String> ben = model.variable("Ben", drinks);
 * Variable<String> cleo = model.variable("Cleo", drinks);
 * model.different(ann, ben).named("Ann and Ben drink different things");
 * model.different(ben, cleo).named("Ben and Cleo drink different things");
 * model.equal(ann, cleo).named("Ann and Cleo drink the same");
 * model.require(ann.eq("tea")).named("Ann drinks tea");
 * model.require(ben.eq("tea")).named("Ben drinks tea");
 * WhyNone why = model.compile().whyNone(Duration.ofSeconds(10));
 * System.out.println(why.kind()); // MINIMAL
 * System.out.println(why.rules());
 * // prints [Ann and Ben drink different things, Ann drinks tea, Ben drinks tea]
 * }</pre>
 *
 * @param kind what is known
 * @param rules the rules, in the order of the model; empty if there is a solution or nothing is known
 */
public record WhyNone(Kind kind, List<Rule> rules) {

    /** What is known. */
    public enum Kind {
        /** There is a solution, so there is nothing to explain. */
        FEASIBLE,
        /** The rules cannot hold together. Without any one of them, the others can. */
        MINIMAL,
        /**
         * The rules cannot hold together. Perhaps some of them can be left out: the time ran out before that was
         * known.
         */
        NOT_MINIMAL,
        /** It is not known whether there is a solution: the time ran out. */
        UNKNOWN
    }

    /**
     * An explanation.
     *
     * @param kind what is known
     * @param rules the rules; the list is copied
     */
    public WhyNone {
        Objects.requireNonNull(kind, "The kind must not be null");
        rules = Given.copy(rules, "rules");
    }
}
