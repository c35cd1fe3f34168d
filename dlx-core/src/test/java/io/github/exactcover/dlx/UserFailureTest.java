package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
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

    /** What is started, and the user's code that it calls first; an action before checkpoints is called besides. */
    enum Start {
        SOLVE {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.solve(solution -> {
                    user.run();
                    return Visit.CONTINUE;
                });
            }
        },
        FOR_EACH {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.forEach(solution -> user.run());
            }
        },
        COLLECT {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.collect(Collectors.summingLong(solution -> {
                    user.run();
                    return 1;
                }));
            }
        },
        CONDITION_OF_COLLECT {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.cancelWhen(asked(user)).collect(Collectors.counting());
            }
        },
        FIRST {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.first(solution -> user.run());
            }
        },
        LISTENER_OF_FIRST {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.progress(OFTEN, progress -> user.run()).first();
            }
        },
        LISTENER_OF_COUNT {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.progress(OFTEN, progress -> user.run()).count();
            }
        },
        CONDITION_OF_COUNT {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.cancelWhen(asked(user)).count();
            }
        },
        CONDITION_OF_SOLVE {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.cancelWhen(asked(user)).solve(solution -> Visit.CONTINUE);
            }
        },
        STREAM {
            @Override
            void run(Search<String, String> search, Runnable user) {
                try (Stream<Solution<String>> stream = search.stream()) {
                    stream.forEach(solution -> user.run());
                }
            }
        },
        STREAM_UP_TO_A_MATCH {
            @Override
            void run(Search<String, String> search, Runnable user) {
                try (Stream<Solution<String>> stream = search.stream()) {
                    assertThat(stream.peek(solution -> user.run()).noneMatch(solution -> true))
                            .isFalse();
                }
            }
        },
        STREAM_THAT_ITS_CONSUMER_CLOSES {
            @Override
            @SuppressWarnings("try") // That is what is tested.
            void run(Search<String, String> search, Runnable user) {
                try (Stream<Solution<String>> stream = search.stream()) {
                    stream.forEach(solution -> {
                        stream.close();
                        user.run();
                    });
                }
            }
        },
        CONDITION_OF_STREAM {
            @Override
            void run(Search<String, String> search, Runnable user) {
                try (Stream<Solution<String>> stream = search.cancelWhen(asked(user)).stream()) {
                    assertThat(stream.iterator().hasNext()).isTrue();
                }
            }
        },
        CHEAPEST {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.cheapest(1, incumbent -> {
                    user.run();
                    return Visit.CONTINUE;
                });
            }
        },
        LISTENER_OF_BEST_PARTIAL {
            @Override
            void run(Search<String, String> search, Runnable user) {
                search.progress(OFTEN, progress -> user.run()).analysis().bestPartial();
            }
        };

        abstract void run(Search<String, String> search, Runnable user);

        private static BooleanSupplier asked(Runnable user) {
            return () -> {
                user.run();
                return false;
            };
        }
    }

    /** More solutions than can be visited here. */
    private final Search<String, String> search = DLX.search(Permutations.of(12));

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
        Search<String, String> failing = search.threads(threads).checkpointTo(file(), OFTEN, () -> {
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
        Search<String, String> failing = search.threads(threads).checkpointTo(file(), OFTEN, () -> {
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
        Search<String, String> failing = search.threads(threads).checkpointTo(file(), SELDOM, throwing(mine));
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
        Search<String, String> failing = search.threads(threads).checkpointTo(file(), SELDOM, throwing(other));
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
        Search<String, String> failing = search.threads(threads).checkpointTo(file(), SELDOM, throwing(other));
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
            Search<String, String> failing = search.threads(threads).checkpointTo(file(), OFTEN, () -> sneak(thrown));
            assertThat(catchThrowable(() -> start.run(failing, () -> sneak(thrown))))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions();
        }
    }

    /** Whoever else is told or asked, on a problem whose search has steps of all kinds. */
    static Stream<Arguments> withoutCheckpoints() {
        Map<String, BiConsumer<Search<String, String>, Runnable>> places = new LinkedHashMap<>();
        for (Method step : SearchListener.class.getMethods()) {
            places.put(
                    "solve tells " + step.getName(),
                    (told, user) -> telling(told, step, user).solve(solution -> Visit.CONTINUE));
            places.put(
                    "count tells " + step.getName(),
                    (told, user) -> telling(told, step, user).count());
            places.put("a stream tells " + step.getName(), (told, user) -> {
                try (Stream<Solution<String>> stream = telling(told, step, user).stream()) {
                    assertThat(stream.count()).isOne();
                }
            });
        }
        Map<String, Consumer<Analysis<String, String>>> questions = new LinkedHashMap<>();
        questions.put("uniqueness", Analysis::uniqueness);
        questions.put("estimate", analysis -> analysis.estimate(10, 1));
        questions.put("explainInfeasible", analysis -> analysis.explainInfeasible(SELDOM));
        questions.put("diagram", Analysis::diagram);
        questions.forEach((name, question) -> {
            places.put(
                    name + " tells progress",
                    (asked, user) -> question.accept(
                            asked.progress(OFTEN, progress -> user.run()).analysis()));
            places.put(
                    name + " asks a condition",
                    (asked, user) ->
                            question.accept(asked.cancelWhen(Start.asked(user)).analysis()));
        });
        places.put("a plan asks a condition", (planned, user) -> {
            Plan plan = planned.engine(Engine.DANCING_LINKS).planToCount(); // Budgets need a single node.
            plan.run(plan.whole(), Budget.NONE, Start.asked(user));
        });
        places.put("a ledger hands out a solution", (planned, user) -> {
            Plan plan = planned.planToSolve();
            Ledger ledger = Ledger.of(plan);
            ledger.put(plan.run(plan.whole(), Budget.NONE));
            ledger.drain(solution -> user.run());
        });
        places.put(
                "a ledger runs a part",
                (planned, user) -> Ledger.of(planned.planToSolve()).split(2, (part, budget) -> {
                    user.run();
                    return Optional.empty();
                }));
        return places.entrySet().stream().map(place -> Arguments.of(place.getKey(), place.getValue()));
    }

    /** A search that calls the user at each step of one kind. */
    @SuppressWarnings("unchecked")
    private static Search<String, String> telling(Search<String, String> search, Method step, Runnable user) {
        return search.itemChoice(ItemChoice.FIRST).listener((SearchListener<String, String>) Proxy.newProxyInstance(
                SearchListener.class.getClassLoader(),
                new Class<?>[] {SearchListener.class},
                (proxy, method, values) -> {
                    if (method.equals(step)) {
                        user.run();
                    }
                    return null;
                }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("withoutCheckpoints")
    void whatAnybodyElseThrowsComesOut(String name, BiConsumer<Search<String, String>, Runnable> place) {
        Search<String, String> steps = DLX.search(ExactCoverProblem.<String, String>builder()
                .bounded("a", 1, 2)
                .primary("b", "c")
                .option("ab", "a", "b")
                .option("a", "a")
                .option("b", "b")
                .option("bc", "b", "c")
                .build());
        Search<String, String> asked = name.startsWith("diagram") ? search : steps;
        for (Throwable thrown : List.of(mine, new AssertionError("mine"))) {
            assertThat(catchThrowable(() -> place.accept(asked, () -> sneak(thrown))))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions()
                    .hasNoCause();
        }
        assertThat(steps.count().solutions()).isOne();
    }

    /** A stream that is closed early has nothing in flight, so its last checkpoint may throw. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatTheLastCheckpointOfAStreamThrowsComesOut(int threads) {
        Stream<Solution<String>> stream = search.threads(threads).checkpointTo(file(), SELDOM, throwing(mine)).stream();
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
