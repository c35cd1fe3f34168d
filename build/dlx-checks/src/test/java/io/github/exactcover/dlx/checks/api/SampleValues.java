package io.github.exactcover.dlx.checks.api;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.diagram.DiagramCompiler;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.model.Assignment;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Grid;
import io.github.exactcover.dlx.model.Literal;
import io.github.exactcover.dlx.model.Model;
import io.github.exactcover.dlx.model.Rule;
import io.github.exactcover.dlx.model.Term;
import io.github.exactcover.dlx.model.Variable;
import io.github.exactcover.dlx.model.puzzles.Dominosa;
import io.github.exactcover.dlx.model.puzzles.EdgeMatching;
import io.github.exactcover.dlx.model.puzzles.Futoshiki;
import io.github.exactcover.dlx.model.puzzles.Kakuro;
import io.github.exactcover.dlx.model.puzzles.LogicGrid;
import io.github.exactcover.dlx.model.puzzles.Nonogram;
import io.github.exactcover.dlx.model.puzzles.Pips;
import io.github.exactcover.dlx.model.puzzles.Puzzle;
import io.github.exactcover.dlx.model.puzzles.PuzzleDrawing;
import io.github.exactcover.dlx.model.puzzles.StarBattle;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Part;
import io.github.exactcover.dlx.parts.PartResult;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.parts.Planner;
import io.github.exactcover.dlx.problems.board.MacMahonSquares;
import io.github.exactcover.dlx.problems.design.OrthogonalMates;
import io.github.exactcover.dlx.problems.design.SteinerTriples;
import io.github.exactcover.dlx.problems.graph.Graph;
import io.github.exactcover.dlx.problems.packing.BurrPuzzle;
import io.github.exactcover.dlx.problems.packing.Piece;
import io.github.exactcover.dlx.problems.packing.Polycube;
import io.github.exactcover.dlx.problems.partition.SetCover;
import io.github.exactcover.dlx.problems.partition.SetPartitioning;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.word.Crossword;
import io.github.exactcover.dlx.problems.word.WordSearch;
import io.github.exactcover.dlx.symmetry.Symmetries;
import io.github.exactcover.dlx.symmetry.Symmetry;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A value of each type that the public methods take, or that they are methods of. Each call makes a new one. */
final class SampleValues {

    private static final String LATIN_SQUARE = "12\n21\n";

    private final AtomicInteger jobs = new AtomicInteger();
    private final Map<Class<?>, Supplier<?>> known = new HashMap<>();

    /** {@code folder} is empty. */
    SampleValues(Path folder) {
        known.put(boolean.class, () -> true);
        known.put(int.class, () -> 4);
        known.put(long.class, () -> 4L);
        known.put(double.class, () -> 0.5);
        known.put(Object.class, () -> "a");
        known.put(String.class, () -> "a");
        known.put(CharSequence.class, () -> "a");
        known.put(Integer.class, () -> 0);
        known.put(BigInteger.class, () -> BigInteger.ZERO);
        known.put(Duration.class, () -> Duration.ofDays(1));
        known.put(Instant.class, () -> Instant.EPOCH);
        known.put(Path.class, () -> folder.resolve("file"));
        known.put(Reader.class, () -> new StringReader(""));
        known.put(Appendable.class, StringBuilder::new);
        known.put(Class.class, () -> String.class);
        known.put(Optional.class, Optional::empty);
        known.put(OptionalLong.class, OptionalLong::empty);
        known.put(ProblemBuilder.class, SampleValues::builder);
        known.put(ExactCoverProblem.class, () -> builder().build());
        known.put(Search.class, SampleValues::search);
        known.put(Question.class, SampleValues::search);
        known.put(Planner.class, SampleValues::planner);
        known.put(Plan.class, SampleValues::plan);
        known.put(Ledger.class, () -> Ledger.of(plan()));
        known.put(Solution.class, () -> Solution.of(List.of("a"), 0));
        known.put(Symmetry.class, SampleValues::symmetry);
        known.put(DiagramCompiler.class, SampleValues::compiler);
        known.put(SolutionDiagram.class, () -> compiler().inMemory());
        known.put(Part.class, () -> plan().whole());
        known.put(PartResult.class, () -> plan().run(plan().whole(), Budget.NONE));
        known.put(JobFolder.class, () -> JobFolder.create(folder.resolve("job" + jobs.incrementAndGet()), plan(), 1));
        known.put(Variable.class, SampleValues::variable);
        known.put(Term.class, SampleValues::variable);
        known.put(Literal.class, () -> variable().eq("a"));
        known.put(Grid.class, () -> new Model().grid(2, 2, List.of("a")));
        known.put(Rule.class, () -> new Model().allDifferent(List.of()));
        known.put(CompiledModel.class, () -> new Model().compile());
        known.put(Assignment.class, () -> new Model().compile().decode(Solution.of(List.of())));
        known.put(Dominosa.class, () -> Dominosa.parse("0 0 1\n1 1 0\n"));
        known.put(EdgeMatching.class, () -> EdgeMatching.parse("2 2\n0 1 2 0\n0 0 3 1\n2 4 0 0\n3 0 0 4\n"));
        known.put(Futoshiki.class, () -> Futoshiki.parse(". > . .\n. . < .\n^\n. 2 .\n"));
        known.put(Kakuro.class, () -> Kakuro.parse("# 4\\ 3\\\n\\3 . .\n\\4 . 1\n"));
        known.put(LogicGrid.class, () -> LogicGrid.parse("p: 1 2\nn: Ann, Ben\nAnn = 1\n"));
        known.put(Nonogram.class, () -> Nonogram.parse("3\n1 1\n\n2\n1\n2\n"));
        known.put(Pips.class, () -> Pips.parse("aab\n*cb\n\n0-1 1-2 2-3\na 5\nb =\nc <1\n"));
        known.put(StarBattle.class, () -> StarBattle.parse("AAAB\nAABB\nCBBD\nCCDD\n"));
        known.put(Puzzle.class, SampleValues::puzzle);
        known.put(PuzzleDrawing.class, SampleValues::drawing);
        known.put(MacMahonSquares.class, () -> MacMahonSquares.of(2, 3, 2));
        known.put(KillerSudoku.class, () -> KillerSudoku.of("15 r1c1 r1c2 r2c1"));
        known.put(Graph.Edge.class, () -> new Graph.Edge(0, 1));
        known.put(BurrPuzzle.class, () -> BurrPuzzle.parse("<puzzle/>"));
        known.put(SetCover.class, () -> SetCover.parse("1 1 1 1 1"));
        known.put(SetPartitioning.class, () -> SetPartitioning.parse("1 1 1 1 1"));
        known.put(TripleCover.class, () -> TripleCover.parse("a b c"));
        known.put(OrthogonalMates.class, () -> OrthogonalMates.of(LATIN_SQUARE));
        known.put(SteinerTriples.class, () -> SteinerTriples.of(7));
        known.put(Polycube.class, () -> Polycube.box(2, 2, 1));
        known.put(Piece.class, () -> Piece.of("a", Polycube.box(2, 2, 1)));
        known.put(Crossword.class, () -> Crossword.rectangle(2, 2, List.of("at")));
        known.put(WordSearch.class, () -> WordSearch.of(2, 2, List.of("at")));
    }

    private static ProblemBuilder<String, String> builder() {
        return ExactCoverProblem.<String, String>builder().primary("a").option("a", "a");
    }

    private static Variable<Object> variable() {
        return new Model().variable("a", List.of("a"));
    }

    private static Puzzle puzzle() {
        return Nonogram.parse("1\n\n1\n");
    }

    private static PuzzleDrawing drawing() {
        Puzzle puzzle = puzzle();
        CompiledModel compiled = puzzle.compile();
        return puzzle.draw(
                compiled.decode(DLX.search(compiled.problem()).first().orElseThrow()));
    }

    /** A search on no cluster, which can be configured, but not started. */
    private static Object withoutCluster(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructors()[0];
            constructor.setAccessible(true);
            return constructor.newInstance(nothing(), planner());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("It cannot be called", e);
        }
    }

    private static Search<String, String> search() {
        return DLX.search(builder().build());
    }

    private static DiagramCompiler<String, String> compiler() {
        return SolutionDiagram.of(builder().build());
    }

    private static Symmetry<String, String> symmetry() {
        ProblemBuilder<String, String> alike = ExactCoverProblem.<String, String>builder()
                .primary("a", "b")
                .option("a", "a")
                .option("b", "b");
        return Symmetries.of(alike.option("both", "a", "b").build())
                .find()
                .generators()
                .get(0);
    }

    private static Planner<String, String> planner() {
        return Plan.of(builder().build());
    }

    private static Plan plan() {
        return planner().toSolve();
    }

    /** Hands an object of a type to an action. That of an option can only be used while the option is added. */
    void use(Class<?> type, Consumer<Object> action) {
        if (type == ProblemBuilder.OptionSpec.class) {
            builder().option("b", option -> {
                action.accept(option);
                option.covers("a");
            });
        } else {
            action.accept(of(type));
        }
    }

    /** Whether there is a sample of a type, which there is not for what starts a cluster. */
    static boolean canBeMade(Class<?> type) {
        return !type.getName().startsWith("org.apache.spark.");
    }

    /** The arguments of a call. */
    Object[] arguments(Executable call) {
        return Arrays.stream(call.getGenericParameterTypes())
                .map(type -> type instanceof Class<?> known && !canBeMade(known) ? nothing() : of(type))
                .toArray();
    }

    Object of(Type type) {
        if (type instanceof TypeVariable<?> variable) {
            return of(variable.getBounds()[0]);
        }
        if (type instanceof WildcardType wildcard) {
            Type[] lower = wildcard.getLowerBounds();
            return of(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0]);
        }
        if (type instanceof GenericArrayType array) {
            Type component = array.getGenericComponentType();
            Class<?> raw =
                    component instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : Object.class;
            return array(raw, of(component));
        }
        if (type instanceof ParameterizedType parameterized) {
            Class<?> raw = (Class<?>) parameterized.getRawType();
            return Collection.class.isAssignableFrom(raw)
                    ? new ArrayList<>(List.of(of(parameterized.getActualTypeArguments()[0])))
                    : of(raw);
        }
        return of((Class<?>) type);
    }

    private Object of(Class<?> type) {
        if (known.containsKey(type)) {
            return known.get(type).get();
        }
        if (type.isArray()) {
            return array(type.getComponentType(), of(type.getComponentType()));
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isInterface() && !type.isSealed()) {
            return Proxy.newProxyInstance(
                    type.getClassLoader(),
                    new Class<?>[] {type},
                    (proxy, method, values) -> method.getReturnType() == boolean.class ? (Object) false : nothing());
        }
        // To name this class here, the compiler would have to read all that it has of Scala.
        return type.getSimpleName().equals("SparkSearch") ? withoutCluster(type) : made(type);
    }

    @SuppressWarnings("NullAway")
    private static Object nothing() {
        return null;
    }

    private static Object array(Class<?> type, Object element) {
        Object array = Array.newInstance(type, 1);
        Array.set(array, 0, element);
        return array;
    }

    /** By one of its own methods or constructors, with samples. */
    private Object made(Class<?> type) {
        List<Executable> makers = new ArrayList<>();
        for (Method method : type.getMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type) {
                makers.add(method);
            }
        }
        makers.addAll(List.of(type.getConstructors()));
        for (Executable maker : makers) {
            try {
                return call(maker, arguments(maker));
            } catch (ReflectiveOperationException e) {
                // Another one may take the samples.
            }
        }
        throw new IllegalStateException("There is no sample of " + type + "; add one here");
    }

    private static Object call(Executable maker, Object[] arguments) throws ReflectiveOperationException {
        return maker instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments)
                : ((Method) maker).invoke(nothing(), arguments);
    }
}
