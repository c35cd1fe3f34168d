package io.github.exactcover.dlx.checks.architecture;

import static io.github.exactcover.dlx.checks.architecture.LibraryModule.CHEAPEST;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.CORE;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.COUNT;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.FEASIBILITY;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.FORMATS;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.MODEL;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.PARTS;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.PROJECTION;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.STEPS;
import static io.github.exactcover.dlx.checks.architecture.LibraryModule.SYMMETRY;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The packages of the library, from the bottom up, each with its module and with the packages that it uses. A package
 * uses only those above it in this list, with one exception, {@link #mutual}. That it uses {@link #TEXT} is not said.
 */
@SuppressWarnings("ImmutableEnumChecker") // The array is not changed.
enum LibraryPackage {
    /** Words and characters of messages and files; all others may use it. */
    TEXT(CORE, "internal.text"),
    FILE(CORE, "internal.file"),
    TABLE(CORE, "internal.table"),
    /** Any search may write a proof. */
    PROOF(CORE, "internal.proof", FILE, TABLE),
    /** The contract of engines, and what they have in common. */
    SEARCH(CORE, "internal.search", TABLE),
    LINKS(CORE, "internal.search.links", PROOF, TABLE, SEARCH),
    CELLS(CORE, "internal.search.cells", TABLE, SEARCH),
    BITS(CORE, "internal.search.bits", TABLE, SEARCH),
    COLORS(CORE, "internal.search.colors", TABLE, SEARCH),
    BUDGETS(CORE, "internal.search.budgets", TABLE, SEARCH),
    CHOOSE(CORE, "internal.search.choose", TABLE, SEARCH, LINKS, CELLS, BITS, COLORS, BUDGETS),
    RACE(CORE, "internal.race", TABLE, SEARCH),
    PARALLEL(CORE, "internal.parallel", PROOF, SEARCH, RACE),
    RESUME(CORE, "internal.resume", FILE, TABLE, SEARCH),
    /** What starts and watches the work on a question. */
    RUN(CORE, "internal.run", FILE, PROOF, TABLE, SEARCH, LINKS, CHOOSE, RACE, PARALLEL, RESUME),
    MAIN(CORE, "", TABLE, SEARCH, RESUME, RUN),
    TRACE(CORE, "trace", TABLE, LINKS, RUN, MAIN),

    FORMAT(FORMATS, "formats", FILE, TABLE, MAIN),
    /** Lines, words and numbers, and the problem that they make. */
    LINES(FORMATS, "internal.formats.text", MAIN, FORMAT),
    /** Brackets within brackets, such as JSON. */
    NESTED(FORMATS, "internal.formats.nested", MAIN, FORMAT, LINES),
    /** Integer programs. */
    PROGRAM(FORMATS, "internal.formats.program", MAIN, FORMAT, LINES),
    /** The formats that files have, a class for each. */
    FILES(FORMATS, "formats.files", MAIN, FORMAT, LINES, NESTED, PROGRAM),

    FRONTIER(COUNT, "internal.count.frontier", TABLE),
    /** The symmetry of what is left of a problem. */
    LEFT(COUNT, "internal.count.symmetry", TABLE, RACE, FRONTIER),
    /** States and nodes that do not fit into the heap. */
    DISK(COUNT, "internal.count.disk", FILE),
    DIAGRAM(COUNT, "internal.count.diagram", DISK),
    MEMO(COUNT, "internal.count.memo", SEARCH, RACE, FRONTIER, DIAGRAM),
    LAYERS(COUNT, "internal.count.layers", PROOF, TABLE, SEARCH, RACE, FRONTIER, LEFT, DISK, DIAGRAM, MEMO),
    COUNTING(COUNT, "internal.count", PROOF, TABLE, SEARCH, RACE, RUN, FRONTIER, DISK, DIAGRAM, LAYERS),
    /** Random walks that guess how large a search tree is. */
    ESTIMATE(COUNT, "internal.count.estimate", TABLE, SEARCH),
    COUNTS(COUNT, "count", TABLE, SEARCH, RACE, RUN, MAIN, COUNTING, ESTIMATE),
    DIAGRAMS(COUNT, "diagram", FILE, TABLE, SEARCH, RACE, RUN, MAIN, DISK, DIAGRAM, COUNTING, COUNTS),

    /** The symmetries of problems. */
    FINDER(FEASIBILITY, "internal.symmetry", TABLE, RUN),
    /** The simplex method. */
    SIMPLEX(FEASIBILITY, "internal.simplex", TABLE),
    ARGUMENT(FEASIBILITY, "internal.argument", PROOF, TABLE, SIMPLEX),
    LEARN(FEASIBILITY, "internal.learn", PROOF, TABLE, SEARCH, LINKS, RACE, RUN, FINDER, ARGUMENT),
    FEASIBLE(FEASIBILITY, "feasibility", TABLE, SEARCH, RACE, RUN, MAIN, ARGUMENT, LEARN),

    /** How a person would solve a problem. */
    HINTS(STEPS, "internal.steps", TABLE),
    STEP(STEPS, "steps", TABLE, RACE, RUN, MAIN, HINTS),

    PART(PARTS, "parts", FILE, TABLE, SEARCH, CHOOSE, RACE, PARALLEL, RESUME, RUN, MAIN),

    PRICES(CHEAPEST, "internal.cost.prices", TABLE, SIMPLEX),
    TREE(CHEAPEST, "internal.cost.tree", PROOF, TABLE, SEARCH, PRICES, SIMPLEX),
    COST(CHEAPEST, "internal.cost", PROOF, TABLE, SEARCH, LINKS, RACE, ARGUMENT, PRICES, TREE),
    CHEAP(CHEAPEST, "cheapest", PROOF, TABLE, SEARCH, LINKS, RACE, RESUME, RUN, MAIN, LEARN, COST),

    /** One solution of each class up to symmetry. */
    CLASSES(SYMMETRY, "internal.classes", TABLE, SEARCH, LINKS, RACE, COUNTING, FINDER),
    SYMMETRIES(SYMMETRY, "symmetry", TABLE, SEARCH, RACE, RUN, MAIN, COUNTING, COUNTS, FINDER, CLASSES),

    /** Solutions that differ in what you name. */
    PROJECT(PROJECTION, "internal.project", TABLE, SEARCH, LINKS, RACE, FRONTIER, DISK, DIAGRAM, COUNTING, LEARN),
    PROJECTIONS(
            PROJECTION,
            "projection",
            TABLE,
            SEARCH,
            RACE,
            RUN,
            MAIN,
            DISK,
            DIAGRAM,
            COUNTING,
            COUNTS,
            DIAGRAMS,
            PROJECT),

    /** Variables and rules as items and options. */
    TRANSLATION(MODEL, "internal.model", MAIN),
    MODELS(MODEL, "model", MAIN, FEASIBLE, TRANSLATION),
    /** Puzzles from texts, as models. */
    PUZZLES(MODEL, "model.puzzles", MODELS);

    private final LibraryModule module;
    private final String name;
    private final LibraryPackage[] below;

    LibraryPackage(LibraryModule module, String name, LibraryPackage... below) {
        this.module = module;
        this.name = name;
        this.below = below;
    }

    static List<LibraryPackage> of(LibraryModule module) {
        return Stream.of(values()).filter(each -> each.module == module).toList();
    }

    /** The one of a class; empty if the class is not of the library. */
    static Optional<LibraryPackage> of(String type) {
        String name = type.substring(0, Math.max(0, type.lastIndexOf('.')));
        return Stream.of(values()).filter(each -> each.fullName().equals(name)).findFirst();
    }

    LibraryModule module() {
        return module;
    }

    /** Without what all have in common; empty for the main package. */
    String shortName() {
        return name;
    }

    String fullName() {
        return name.isEmpty() ? LibraryModule.ROOT : LibraryModule.ROOT + "." + name;
    }

    /** Whether users know it. */
    boolean isApi() {
        return !isInternal();
    }

    boolean isInternal() {
        return name.startsWith("internal.");
    }

    /** The packages that it uses, without {@link #TEXT}. */
    Set<LibraryPackage> used() {
        Set<LibraryPackage> used = EnumSet.noneOf(LibraryPackage.class);
        used.addAll(List.of(below));
        mutual().ifPresent(used::add);
        return used;
    }

    /**
     * The package that uses it and that it uses. The main package and the one that runs questions use each other,
     * though no two files do, as {@link CirclesTest} shows.
     */
    Optional<LibraryPackage> mutual() {
        return this == RUN ? Optional.of(MAIN) : Optional.empty();
    }
}
