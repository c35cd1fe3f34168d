package io.github.exactcover.dlx;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.stream.Stream;

/**
 * The packages below {@code internal}, from the bottom up, and which of the others each may use:
 * {@code table <- search <- links, cells, bits, budgets <- choose <- race <- parallel, resume <- run <- count, learn,
 * cost, classes, project}.
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
    CELLS("search.cells", TABLE, SEARCH),
    BITS("search.bits", TABLE, SEARCH),
    BUDGETS("search.budgets", TABLE, SEARCH),
    /** How a person would solve a problem. */
    STEPS("steps", TABLE),
    CHOOSE("search.choose", TABLE, SEARCH, LINKS, CELLS, BITS, BUDGETS),
    RACE("race", TABLE, SEARCH),
    PARALLEL("parallel", PROOF, TABLE, SEARCH, RACE),
    RESUME("resume", FILE, TABLE, SEARCH, CHOOSE),
    /** What starts and watches the work on a question. */
    RUN("run", FILE, PROOF, TABLE, SEARCH, LINKS, CHOOSE, RACE, PARALLEL, RESUME),
    FRONTIER("count.frontier", TABLE),
    SYMMETRY("count.symmetry", TABLE, RACE, FRONTIER),
    /** States and nodes that do not fit into the heap. */
    DISK("count.disk", FILE),
    DIAGRAM("count.diagram", FILE, DISK),
    MEMO("count.memo", TABLE, SEARCH, RACE, FRONTIER, DIAGRAM),
    LAYERS("count.layers", PROOF, DISK, TABLE, SEARCH, RACE, FRONTIER, SYMMETRY, DIAGRAM, MEMO),
    COUNT("count", PROOF, DISK, TABLE, SEARCH, RACE, FRONTIER, SYMMETRY, DIAGRAM, MEMO, LAYERS, RUN),
    /** Random walks that guess how large a search tree is. */
    ESTIMATE("count.estimate", TABLE, SEARCH),
    /** The symmetries of problems. */
    FINDER("symmetry", TABLE),
    /** One solution of each class up to symmetry. */
    CLASSES("classes", TABLE, SEARCH, RACE, LINKS, COUNT, FINDER),
    LEARN("learn..", PROOF, TABLE, SEARCH, RACE, LINKS, CELLS, BITS, CHOOSE, FINDER, RUN),
    /** Solutions that differ in what matters. */
    PROJECT("project", TABLE, SEARCH, RACE, LINKS, LEARN, COUNT, DIAGRAM, FRONTIER),
    PRICES("cost.prices", TABLE),
    SIMPLEX("cost.simplex", TABLE, PRICES),
    TREE("cost.tree", PROOF, TABLE, PRICES, SIMPLEX, SEARCH),
    COST("cost", PROOF, TABLE, SEARCH, RACE, LINKS, LEARN, PRICES, TREE);

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
