package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.BestPartial;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.diagram.DiagramCompiler;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import io.github.exactcover.dlx.trace.SearchListener;
import io.github.exactcover.dlx.trace.Trace;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/**
 * The user's code throws, and the action before a checkpoint throws too: the caller gets the very object that was
 * thrown first, and no thread is left behind.
 */
@Timeout(120)
class UserFailureTest {

    private static final Duration OFTEN = Duration.ofNanos(1);
    private static final Duration SELDOM = Duration.ofDays(1);

    /** More solutions than can be visited here. */
    private static final ExactCoverProblem<String, String> PROBLEM = Permutations.of(12);

    /** A question about that problem, which writes checkpoints, with an action before each of them. */
    private record Saved(int threads, Path file, Duration every, Runnable before) {

        Search<String, String> search() {
            return DLX.search(PROBLEM).threads(threads).checkpointTo(file, every, before);
        }

        Cheapest<String, String> cheapest() {
            return Cheapest.of(PROBLEM).threads(threads).checkpointTo(file, every, before);
        }
    }

    /** What is started, and the user's code that it calls first; an action before checkpoints is called besides. */
    enum Start {
        SOLVE {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().solve(solution -> {
                    user.run();
                    return Visit.CONTINUE;
                });
            }
        },
        FOR_EACH {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().forEach(solution -> user.run());
            }
        },
        COLLECT {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().collect(Collectors.summingLong(solution -> {
                    user.run();
                    return 1;
                }));
            }
        },
        CONDITION_OF_COLLECT {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().cancelWhen(asked(user)).collect(Collectors.counting());
            }
        },
        FIRST {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().first(solution -> user.run());
            }
        },
        LISTENER_OF_FIRST {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().progress(OFTEN, progress -> user.run()).first();
            }
        },
        LISTENER_OF_COUNT {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().progress(OFTEN, progress -> user.run()).count();
            }
        },
        CONDITION_OF_COUNT {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().cancelWhen(asked(user)).count();
            }
        },
        CONDITION_OF_SOLVE {
            @Override
            void run(Saved saved, Runnable user) {
                saved.search().cancelWhen(asked(user)).solve(solution -> Visit.CONTINUE);
            }
        },
        STREAM {
            @Override
            void run(Saved saved, Runnable user) {
                try (Stream<Solution<String>> stream = saved.search().stream()) {
                    stream.forEach(solution -> user.run());
                }
            }
        },
        STREAM_UP_TO_A_MATCH {
            @Override
            void run(Saved saved, Runnable user) {
                try (Stream<Solution<String>> stream = saved.search().stream()) {
                    assertThat(stream.peek(solution -> user.run()).noneMatch(solution -> true))
                            .isFalse();
                }
            }
        },
        STREAM_THAT_ITS_CONSUMER_CLOSES {
            @Override
            @SuppressWarnings("try") // That is what is tested.
            void run(Saved saved, Runnable user) {
                try (Stream<Solution<String>> stream = saved.search().stream()) {
                    stream.forEach(solution -> {
                        stream.close();
                        user.run();
                    });
                }
            }
        },
        CONDITION_OF_STREAM {
            @Override
            void run(Saved saved, Runnable user) {
                try (Stream<Solution<String>> stream = saved.search().cancelWhen(asked(user)).stream()) {
                    assertThat(stream.iterator().hasNext()).isTrue();
                }
            }
        },
        CHEAPEST {
            @Override
            void run(Saved saved, Runnable user) {
                saved.cheapest().find(1, incumbent -> {
                    user.run();
                    return Visit.CONTINUE;
                });
            }
        },
        LISTENER_OF_CHEAPEST {
            @Override
            void run(Saved saved, Runnable user) {
                saved.cheapest().progress(OFTEN, progress -> user.run()).find();
            }
        };

        abstract void run(Saved saved, Runnable user);

        private static BooleanSupplier asked(Runnable user) {
            return () -> {
                user.run();
                return false;
            };
        }
    }

    private final RuntimeException mine = new IllegalStateException("mine");

    private final AtomicInteger calls = new AtomicInteger();

    private final Logger logger = (Logger) LoggerFactory.getLogger(Search.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @TempDir
    Path folder;

    static Stream<Arguments> everywhere() {
        return Arrays.stream(Start.values())
                .flatMap(start -> Stream.of(1, 4).map(threads -> Arguments.of(start, threads)));
    }

    @BeforeEach
    void keepWhatIsLogged() {
        lines.start();
        logger.addAppender(lines);
        logger.setAdditive(false);
    }

    @AfterEach
    void noThreadIsLeftBehind() {
        logger.setAdditive(true);
        logger.detachAppender(lines);
        assertThat(HelperThreads.alive()).isEmpty();
    }

    private Path file() {
        return folder.resolve("checkpoint");
    }

    private static Runnable throwing(RuntimeException thrown) {
        return () -> {
            throw thrown;
        };
    }

    /** Every call throws the same object, so it may be in flight already when the last checkpoint is due. */
    @ParameterizedTest
    @MethodSource("everywhere")
    void anActionBeforeCheckpointsThrows(Start start, int threads) {
        Saved failing = new Saved(threads, file(), OFTEN, () -> {
            calls.incrementAndGet();
            throw mine;
        });
        assertThat(catchThrowable(() -> start.run(failing, () -> {})))
                .isSameAs(mine)
                .hasNoSuppressedExceptions()
                .hasNoCause();
        assertThat(calls).as("a flush that failed is not tried again").hasValue(1);
        assertThat(file()).doesNotExist();
    }

    /** As a flush that fails again in another way would. */
    @ParameterizedTest
    @MethodSource("everywhere")
    void anActionBeforeCheckpointsThrowsSomethingElseEachTime(Start start, int threads) {
        List<Throwable> thrown = new ArrayList<>();
        Saved failing = new Saved(threads, file(), OFTEN, () -> {
            RuntimeException next = new IllegalStateException("number " + thrown.size());
            thrown.add(next);
            throw next;
        });
        Throwable caught = catchThrowable(() -> start.run(failing, () -> {}));
        assertThat(caught).isSameAs(thrown.get(0));
        assertThat(file()).doesNotExist();
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void theActionBeforeTheLastCheckpointThrowsWhatIsInFlight(Start start, int threads) {
        Saved failing = new Saved(threads, file(), SELDOM, throwing(mine));
        assertThat(catchThrowable(() -> start.run(failing, throwing(mine))))
                .isSameAs(mine)
                .hasNoSuppressedExceptions()
                .hasNoCause();
        assertThat(file()).doesNotExist();
    }

    /** Nothing is lost: what is thrown later is found with what is thrown first. */
    @ParameterizedTest
    @MethodSource("everywhere")
    void theActionBeforeTheLastCheckpointThrowsSomethingElse(Start start, int threads) {
        RuntimeException other = new IllegalStateException("other");
        Saved failing = new Saved(threads, file(), SELDOM, throwing(other));
        Throwable caught = catchThrowable(() -> start.run(failing, throwing(mine)));
        assertThat(caught).isSameAs(mine);
        assertThat(caught.getSuppressed()).containsExactly(other);
        assertThat(file()).doesNotExist();
    }

    /** Some languages leave blocks with exceptions that have no room for others. */
    @ParameterizedTest
    @MethodSource("everywhere")
    void whatHasNoRoomForTheOtherOneIsLogged(Start start, int threads) {
        RuntimeException closed = new RuntimeException("closed", null, false, false) {};
        RuntimeException other = new IllegalStateException("other");
        Saved failing = new Saved(threads, file(), SELDOM, throwing(other));
        assertThat(catchThrowable(() -> start.run(failing, throwing(closed)))).isSameAs(closed);
        assertThat(lines.list)
                .filteredOn(event -> event.getLevel() == Level.ERROR)
                .singleElement()
                .satisfies(event -> assertThat(event.getFormattedMessage())
                        .isEqualTo("The last checkpoint was not written, because of"
                                + " java.lang.IllegalStateException: other"));
    }

    /** Throws anything, as other languages of the JVM do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void anActionMayThrowAnything(Start start, int threads) {
        for (Throwable thrown : List.of(new AssertionError("mine"), new IOException("mine"))) {
            Saved failing = new Saved(threads, file(), OFTEN, () -> sneak(thrown));
            assertThat(catchThrowable(() -> start.run(failing, () -> sneak(thrown))))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions();
        }
    }

    /** All others that are told or asked, on a problem whose search has steps of all kinds. */
    static Stream<Arguments> withoutCheckpoints() {
        Map<String, BiConsumer<ExactCoverProblem<String, String>, Runnable>> places = new LinkedHashMap<>();
        for (Method step : SearchListener.class.getMethods()) {
            places.put(
                    "solve tells " + step.getName(),
                    (told, user) -> byFirst(told).solve(solution -> Visit.CONTINUE, telling(step, user)));
            places.put(
                    "count tells " + step.getName(),
                    (told, user) -> byFirst(told).count(telling(step, user)));
        }
        Asking asking = new Asking(places);
        asking.put("uniqueness", Feasibility::of, Feasibility::uniqueness);
        asking.put("solution", Feasibility::of, Feasibility::solution);
        asking.put("count", Count::of, Count::result);
        asking.put("estimate", Estimate::of, question -> question.from(10, 1));
        asking.put("explain", Feasibility::of, question -> question.explain(SELDOM));
        asking.put("diagram", SolutionDiagram::of, DiagramCompiler::inMemory);
        asking.put("best partial", BestPartial::of, BestPartial::find);
        asking.put("up to symmetry", UpToSymmetry::of, UpToSymmetry::count);
        asking.put("projection", Projection::of, Projection::count);
        places.put("a plan asks a condition", (planned, user) -> {
            Plan plan = Plan.of(planned).engine(Engine.DANCING_LINKS).toCount(); // Budgets need a single node.
            plan.run(plan.whole(), Budget.NONE, Start.asked(user));
        });
        places.put("a ledger hands out a solution", (planned, user) -> {
            Plan plan = Plan.of(planned).toSolve();
            Ledger ledger = Ledger.of(plan);
            ledger.put(plan.run(plan.whole(), Budget.NONE));
            ledger.drain(solution -> user.run());
        });
        places.put(
                "a ledger runs a part",
                (planned, user) -> Ledger.of(Plan.of(planned).toSolve()).split(2, (part, budget) -> {
                    user.run();
                    return Optional.empty();
                }));
        return places.entrySet().stream().map(place -> Arguments.of(place.getKey(), place.getValue()));
    }

    /** Adds questions that tell how far they are, and that ask whether they go on. */
    private record Asking(Map<String, BiConsumer<ExactCoverProblem<String, String>, Runnable>> places) {

        <Q extends Question<String, String, Q>> void put(
                String name, Function<ExactCoverProblem<String, String>, Q> of, Consumer<Q> question) {
            places.put(
                    name + " tells progress",
                    (problem, user) -> question.accept(of.apply(problem).progress(OFTEN, progress -> user.run())));
            places.put(
                    name + " asks a condition",
                    (problem, user) -> question.accept(of.apply(problem).cancelWhen(Start.asked(user))));
        }
    }

    private static Trace<String, String> byFirst(ExactCoverProblem<String, String> problem) {
        return Trace.of(problem).itemChoice(ItemChoice.FIRST);
    }

    /** A listener that calls the user at each step of one kind. */
    @SuppressWarnings("unchecked")
    private static SearchListener<String, String> telling(Method step, Runnable user) {
        return (SearchListener<String, String>) Proxy.newProxyInstance(
                SearchListener.class.getClassLoader(),
                new Class<?>[] {SearchListener.class},
                (proxy, method, values) -> {
                    if (method.equals(step)) {
                        user.run();
                    }
                    return null;
                });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("withoutCheckpoints")
    void whatAnybodyElseThrowsComesOut(String name, BiConsumer<ExactCoverProblem<String, String>, Runnable> place) {
        ExactCoverProblem<String, String> steps = ExactCoverProblem.<String, String>builder()
                .bounded("a", 1, 2)
                .primary("b", "c")
                .option("ab", "a", "b")
                .option("a", "a")
                .option("b", "b")
                .option("bc", "b", "c")
                .build();
        ExactCoverProblem<String, String> asked = name.startsWith("diagram") ? PROBLEM : steps;
        for (Throwable thrown : List.of(mine, new AssertionError("mine"))) {
            assertThat(catchThrowable(() -> place.accept(asked, () -> sneak(thrown))))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions()
                    .hasNoCause();
        }
        assertThat(Count.of(steps).solutions()).isOne();
    }

    /** A stream that is closed early has nothing in flight, so its last checkpoint may throw. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatTheLastCheckpointOfAStreamThrowsComesOut(int threads) {
        Stream<Solution<String>> stream = new Saved(threads, file(), SELDOM, throwing(mine)).search().stream();
        assertThat(stream.iterator().hasNext()).isTrue();
        assertThat(catchThrowable(stream::close)).isSameAs(mine);
    }

    @Test
    void aSearchGoesOnFromTheCheckpointBeforeTheOneThatFailed() throws IOException {
        Search<String, String> small = DLX.search(Permutations.of(4));
        small.checkpointTo(file(), SELDOM).limit(3).solve(solution -> Visit.CONTINUE);
        String before = Files.readString(file());
        Search<String, String> failing = small.resume(file()).checkpointTo(file(), OFTEN, () -> {
            if (calls.incrementAndGet() == 1) {
                throw mine;
            }
        });
        assertThat(catchThrowable(() -> failing.solve(solution -> Visit.CONTINUE)))
                .isSameAs(mine);
        assertThat(Files.readString(file()))
                .as("a flush that failed once may have lost what it had")
                .isEqualTo(before);
    }
}
