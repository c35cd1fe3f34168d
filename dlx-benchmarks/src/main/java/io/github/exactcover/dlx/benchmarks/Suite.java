package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The instances that engines and other programs are compared on, and the number of solutions of each.
 *
 * <pre>{@code
 * Suite.problem("langford-12"); // an exact-cover problem
 * Suite.check("langford-12", 216288, "my program");
 * }</pre>
 *
 * <p>A search counts all solutions, unless the name ends with {@code -first}: then it stops at the first one.
 */
final class Suite {

    private static final String FIRST = "-first";

    private static final Map<String, Long> SOLUTIONS = new LinkedHashMap<>();

    static {
        SOLUTIONS.put("queens-14-pipe-organ", 365596L);
        SOLUTIONS.put("queens-14", 365596L);
        SOLUTIONS.put("queens-15-pipe-organ", 2279184L);
        SOLUTIONS.put("toroidal-queens-11", 88L);
        SOLUTIONS.put("toroidal-queens-13", 4524L);
        SOLUTIONS.put("toroidal-queens-17", 140692L);
        SOLUTIONS.put("latin-5", 161280L);
        SOLUTIONS.put("quasigroup-30-300-2", 1719L);
        SOLUTIONS.put("quasigroup-30-300-6", 330L);
        SOLUTIONS.put("quasigroup-30-300-7", 520L);
        SOLUTIONS.put("quasigroup-30-300-8", 9L);
        SOLUTIONS.put("quasigroup-30-378-1-first", 1L);
        SOLUTIONS.put("quasigroup-30-378-3-first", 1L);
        SOLUTIONS.put("quasigroup-30-378-4-first", 1L);
        SOLUTIONS.put("langford-12", 216288L);
        SOLUTIONS.put("langford-13", 0L);
        SOLUTIONS.put("pentominoes-6x10", 9356L);
        SOLUTIONS.put("pentominoes-8x8", 520L);
        SOLUTIONS.put("pentominoes-3x20", 8L);
        SOLUTIONS.put("soma", 11520L);
        SOLUTIONS.put("sudoku-17-1", 1L);
        SOLUTIONS.put("sudoku-15", 938282L);
        SOLUTIONS.put("dominoes-8x8", 12988816L);
        SOLUTIONS.put("steiner-13-1", 115200L);
        SOLUTIONS.put("steiner-15-2", 95808L);
        SOLUTIONS.put("matchings-16", 2027025L);
        SOLUTIONS.put("factorizations-8-0", 6240L);
        SOLUTIONS.put("factorizations-10-2", 173008L);
        SOLUTIONS.put("three-dimensional-30-260-1", 1096L);
        SOLUTIONS.put("words-5x5-600-1", 122L);
        SOLUTIONS.put("de-bruijn-3-3", 373248L);
        SOLUTIONS.put("macmahon-4x6-3", 11564L);
        SOLUTIONS.put("mycielski-4-7", 2199380L);
        SOLUTIONS.put("queens-graph-7-7", 4L);
        SOLUTIONS.put("queens-graph-8-8", 0L);
    }

    /** Families of problems for {@code compare.sh} that no engine was tuned on, if the seed at the end is a new one. */
    private static final List<String> UNSEEN = List.of(
            "random-sets-54-228-3-3-",
            "random-sets-45-250-3-3-",
            "random-sets-36-240-3-3-",
            "random-sets-24-280-3-3-",
            "random-sets-40-260-2-5-",
            "random-sets-40-330-1-9-",
            "random-sets-60-460-3-7-",
            "random-sets-70-460-2-9-",
            "colored-sets-45-300-40-3-",
            "colored-sets-36-400-12-2-",
            "colored-sets-36-440-30-1-",
            "colored-sets-30-660-10-4-",
            "colored-sets-24-360-20-2-",
            "three-dimensional-30-270-",
            "three-dimensional-16-190-",
            "quasigroup-20-165-",
            "quasigroup-20-170-",
            "quasigroup-25-230-");

    /** Problems with up to 40 million solutions, each of which takes few steps. */
    private static final List<String> MANY = List.of(
            "dominoes-6x10",
            "dominoes-2x4x6",
            "dominoes-2x5x5",
            "tetrominoes-5x8",
            "matchings-18",
            "graph-matchings-46-129-71",
            "graph-matchings-52-147-71",
            "random-sets-30-310-1-8-71",
            "cyclic-transversals-13");

    /** Problems with bounds. */
    private static final List<String> BOUNDS = List.of(
            "dominating-5",
            "matrices-7-2",
            "random-bounds-24-90-71",
            "random-bounds-28-110-71",
            "random-bounds-24-100-72",
            "random-bounds-32-120-73");

    /** Problems in which a single solution, or the proof that there is none, is hard to find. */
    private static final List<String> ONE = List.of(
            "queens-100",
            "queens-400",
            "queens-1000",
            "queens-completion-100-30-1",
            "queens-completion-100-33-2",
            "queens-completion-150-45-3",
            "quasigroup-30-316-1",
            "quasigroup-35-405-1",
            "quasigroup-35-405-2",
            "quasigroup-40-560-1",
            "quasigroup-40-560-2",
            "quasigroup-45-700-1",
            "flat-coloring-400-920-1",
            "flat-coloring-600-1350-1",
            "flat-coloring-600-1380-2",
            "flat-coloring-1000-2250-1",
            "random-coloring-150-350-1",
            "random-coloring-150-360-2",
            "random-coloring-200-464-1",
            "random-coloring-300-720-1",
            "golfers-8-4-4",
            "golfers-8-4-5",
            "kirkman-15",
            "kirkman-21",
            "steiner-31-0",
            "steiner-45-0",
            "langford-27",
            "langford-28",
            "mutilated-10",
            "mutilated-12",
            "mutilated-30",
            "sudoku-holes-25-330-1",
            "sudoku-holes-36-750-1",
            "sudoku-holes-49-1500-1",
            "random-triples-60-130-1",
            "random-triples-75-165-1",
            "random-triples-90-200-1",
            "random-triples-90-220-2",
            "roster-7-14-1",
            "roster-9-14-1",
            "roster-30-28-1",
            "roster-60-28-1",
            "words-5x5-600-1",
            "words-6x6-3000-1",
            "costas-13",
            "costas-15");

    /** Families of problems with exactly one solution, each with seeds from 1 to {@value #SEEDS}. */
    private static final List<String> UNIQUE = List.of(
            "unique-sudoku-16-170-",
            "unique-sudoku-16-210-",
            "unique-sudoku-25-310-",
            "unique-quasigroup-20-170-",
            "unique-quasigroup-30-320-",
            "unique-quasigroup-33-365-",
            "unique-sets-45-250-3-3-",
            "unique-sets-90-400-3-3-",
            "unique-sets-120-320-3-3-",
            "unique-sets-60-460-3-7-",
            "unique-pentominoes-6x10-",
            "unique-pentominoes-8x8-");

    private static final int SEEDS = 5;

    /** A search that takes longer is not measured. */
    static final int TOO_LONG_SECONDS = 20;

    /**
     * The engines that take longer, by instance: dancing links see dead ends late and do not take forced options first.
     */
    private static final Map<String, Set<Engine>> TOO_LONG = Map.of(
            "quasigroup-30-300-2", Set.of(Engine.DANCING_LINKS),
            "quasigroup-30-300-7", Set.of(Engine.DANCING_LINKS));

    /** Problems with costs, of which the cheapest solution is wanted. */
    private static final List<String> CHEAPEST = List.of(
            "crew-30-500-1",
            "crew-40-2000-1",
            "crew-60-6000-1",
            "crew-100-5000-1",
            "crew-200-9000-1",
            "wishes-8-7-1",
            "wishes-9-14-1",
            "wishes-12-28-1",
            "wishes-20-28-1",
            "wishes-40-28-1",
            "leave-15-28-12-1",
            "leave-25-35-5-1",
            "leave-25-35-12-1",
            "leave-40-42-5-1",
            "timetable-8-4-1",
            "tournament-12-1",
            "auction-150-1500-1",
            "facilities-20-50-50-1",
            "facilities-15-60-15-1",
            "facilities-30-100-100-1",
            "facilities-25-100-10-1",
            "shifts-30-1",
            "shifts-60-1",
            "shifts-120-1",
            "shifts-400-1",
            "penalties-wishes-9-14-1-6",
            "penalties-wishes-20-28-1-9",
            "penalties-wishes-40-28-1-15",
            "penalties-crew-30-500-1-9",
            "penalties-crew-60-6000-1-15",
            "penalties-shifts-60-1-6",
            "penalties-shifts-120-1-12",
            "tours-100-4000-1",
            "priced-coloring-80-180-1",
            "priced-pentominoes-6x10-1",
            "priced-matchings-80-1",
            "priced-sets-60-800-2-4-1");

    private Suite() {}

    /**
     * Rejects an engine that would take far too long.
     *
     * @throws IllegalStateException if this engine takes too long for this instance
     */
    static void refuseTooLong(String name, Engine engine) {
        if (TOO_LONG.getOrDefault(name, Set.of()).contains(engine)) {
            throw new IllegalStateException("Engine " + engine + " takes more than " + TOO_LONG_SECONDS
                    + " seconds for " + name + ", so it is not measured");
        }
    }

    /** The names of all instances. */
    static List<String> names() {
        return List.copyOf(SOLUTIONS.keySet());
    }

    /** The names of problems of kinds that are not in the suite, made from this seed. */
    static List<String> unseen(int seed) {
        return UNSEEN.stream().map(family -> family + seed).toList();
    }

    /** The names of problems with many solutions. */
    static List<String> many() {
        return MANY;
    }

    /** The names of problems with bounds. */
    static List<String> bounds() {
        return BOUNDS;
    }

    /** The names of problems with costs. */
    static List<String> cheapest() {
        return CHEAPEST;
    }

    /** The names of problems in which a single solution is hard to find. */
    static List<String> one() {
        return ONE;
    }

    /** The names of problems that have exactly one solution. */
    static List<String> unique() {
        return UNIQUE.stream()
                .flatMap(family -> IntStream.rangeClosed(1, SEEDS).mapToObj(seed -> family + seed))
                .toList();
    }

    /** The problem of any name that {@link NamedProblems} has, with or without {@code -first} at the end. */
    static ExactCoverProblem<?, ?> problem(String name) {
        return NamedProblems.get(stopsAtTheFirst(name) ? name.substring(0, name.length() - FIRST.length()) : name);
    }

    /** The number of solutions after which a search stops. */
    static long limit(String name) {
        return stopsAtTheFirst(name) ? 1 : Long.MAX_VALUE;
    }

    private static boolean stopsAtTheFirst(String name) {
        return name.endsWith(FIRST);
    }

    /**
     * Rejects a wrong number of solutions.
     *
     * @param name an instance of the suite; other names are not checked
     * @param counted what was counted
     * @param by what counted them, for the message
     * @throws IllegalStateException if the number is wrong
     */
    static void check(String name, long counted, String by) {
        Long known = SOLUTIONS.get(name);
        if (known != null && known != counted) {
            throw new IllegalStateException(
                    by + " counts " + counted + " solutions of " + name + ", which has " + known);
        }
    }
}
