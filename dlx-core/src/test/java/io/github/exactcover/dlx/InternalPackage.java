package io.github.exactcover.dlx;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.stream.Stream;

/**
 * The packages below {@code internal}, from the bottom up, and which of the others each may use:
 * {@code table <- search <- links, cells, bits, budgets <- choose <- race <- count, learn, cost, parallel}. A search
 * that goes on elsewhere, {@code resume}, only needs {@code choose} and what is below it.
 */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes the array.
enum InternalPackage {
    /** Words and characters of messages and files; all others may use it. */
    TEXT("text"),
    FILE("file"),
    TABLE("table"),
    /** Any search may write a proof. */
    PROOF("proof", FILE, TABLE),
    /** The contract of engines, and what they have in common. */
    SEARCH("search", TABLE),
    LINKS("search.links", PROOF, TABLE, SEARCH),
    ESTIMATE("search.estimate", TABLE, SEARCH),
    CELLS("search.cells", TABLE, SEARCH),
    BITS("search.bits", TABLE, SEARCH),
    BUDGETS("search.budgets", TABLE, SEARCH),
    /** The symmetries of problems, and dancing links up to symmetry. */
    CLASSES("symmetry", TABLE, SEARCH, LINKS),
    /** How a person would solve a problem. */
    STEPS("steps", TABLE),
    CHOOSE("search.choose", TABLE, SEARCH, LINKS, CELLS, BITS, BUDGETS),
    RACE("race", TABLE, SEARCH),
    FRONTIER("count.frontier", TABLE),
    SYMMETRY("count.symmetry", TABLE, RACE, FRONTIER),
    DIAGRAM("count.diagram", FILE),
    MEMO("count.memo", TABLE, SEARCH, RACE, FRONTIER, DIAGRAM),
    LAYERS("count.layers", PROOF, FILE, TABLE, SEARCH, RACE, FRONTIER, SYMMETRY, DIAGRAM, MEMO),
    COUNT("count", PROOF, FILE, TABLE, SEARCH, RACE, FRONTIER, SYMMETRY, DIAGRAM, MEMO, LAYERS, CLASSES),
    LEARN("learn..", PROOF, TABLE, SEARCH, RACE, LINKS, CELLS, BITS, CHOOSE, CLASSES),
    /** Solutions that differ in what matters. */
    PROJECT("project", TABLE, SEARCH, LINKS, LEARN),
    PRICES("cost.prices", TABLE),
    SIMPLEX("cost.simplex", TABLE, PRICES),
    TREE("cost.tree", PROOF, TABLE, PRICES, SIMPLEX, SEARCH),
    COST("cost", PROOF, TABLE, SEARCH, RACE, LINKS, PRICES, TREE),
    PARALLEL("parallel", PROOF, TABLE, SEARCH, RACE),
    RESUME("resume", FILE, TABLE, SEARCH, CHOOSE);

    private static final String INTERNAL = "io.github.exactcover.dlx.internal.";

    private final String name;
    private final InternalPackage[] below;

    InternalPackage(String name, InternalPackage... below) {
        this.name = name;
        this.below = below;
    }

    /** As ArchUnit writes it. */
    String pattern() {
        return INTERNAL + name;
    }

    /** All internal classes but its own, texts, and those of the packages below. */
    DescribedPredicate<JavaClass> mustNotBeUsed() {
        String[] allowed = Stream.concat(Stream.of(this, TEXT), Stream.of(below))
                .map(InternalPackage::pattern)
                .toArray(String[]::new);
        return resideInAPackage(INTERNAL + ".").and(not(resideInAnyPackage(allowed)));
    }
}
