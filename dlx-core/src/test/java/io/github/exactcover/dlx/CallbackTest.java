package io.github.exactcover.dlx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.exactcover.dlx.testing.Families;
import io.github.exactcover.dlx.testing.HelperThreads;
import io.github.exactcover.dlx.testing.Permutations;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a user's code does when a search calls it: its failure reaches the caller as it is, the interrupt flag
 * stays, no thread is left behind, and the problem and the search are as good as new.
 */
@Timeout(60)
class CallbackTest {

    /** Where a search calls its user, and in which call the user does what is tested. */
    enum Callback {
        VISITOR_OF_SOLVE(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return search.limit(LIMIT).solve(solution -> call(user)).end();
            }
        },
        ACCUMULATOR(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                Collector<Object, ?, Long> collector = Collectors.summingLong(solution -> {
                    user.run();
                    return 1;
                });
                return search.limit(LIMIT).collect(collector, sum -> {}).end();
            }
        },
        CONSUMER_OF_STREAM(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                try (Stream<Solution<String>> stream = search.limit(LIMIT).stream()) {
                    stream.forEach(solution -> user.run());
                    return SearchEnd.LIMIT;
                }
            }
        },
        LISTENER_OF_SOLVE(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return listening(search, user)
                        .limit(LIMIT)
                        .solve(solution -> Visit.CONTINUE)
                        .end();
            }
        },
        LISTENER_OF_COUNT(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return listening(search, user).limit(LIMIT).count().end();
            }
        },
        LISTENER_OF_STREAM(3) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return CONSUMER_OF_STREAM.run(listening(search, user), () -> {});
            }
        },
        LISTENER_OF_FIRST(1) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return listening(search, user).first().isPresent() ? SearchEnd.LIMIT : SearchEnd.EXHAUSTED;
            }
        },
        CONDITION_OF_SOLVE(1) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return asking(search, user)
                        .limit(LIMIT)
                        .solve(solution -> Visit.CONTINUE)
                        .end();
            }
        },
        CONDITION_OF_COUNT(1) {
            @Override
            SearchEnd run(Search<String, String> search, Runnable user) {
                return asking(search, user).limit(LIMIT).count().end();
            }
        };

        private static final int LIMIT = 300;

        private final int decisive;

        Callback(int decisive) {
            this.decisive = decisive;
        }

        /** Runs a search that calls the user here, and says how it ended. */
        abstract SearchEnd run(Search<String, String> search, Runnable user);

        private static Visit call(Runnable user) {
            user.run();
            return Visit.CONTINUE;
        }

        private static Search<String, String> listening(Search<String, String> search, Runnable user) {
            return search.progress(Duration.ofNanos(1), progress -> user.run());
        }

        private static Search<String, String> asking(Search<String, String> search, Runnable user) {
            return search.cancelWhen(() -> {
                user.run();
                return false;
            });
        }
    }

    /** More solutions than can be visited here. */
    private final ExactCoverProblem<String, String> problem = Permutations.of(12);

    private final AtomicInteger calls = new AtomicInteger();

    static Stream<Arguments> everywhere() {
        return Arrays.stream(Callback.values())
                .flatMap(callback -> Stream.of(1, 4).map(threads -> Arguments.of(callback, threads)));
    }

    private Search<String, String> search(int threads) {
        return DLX.search(problem).threads(threads);
    }

    /** How a search ends whose user does something in the decisive call. */
    private SearchEnd run(Callback callback, Search<String, String> search, Runnable action) {
        return callback.run(search, () -> {
            if (calls.incrementAndGet() == callback.decisive) {
                action.run();
            }
        });
    }

    @BeforeEach
    @AfterEach
    void everythingIsAsGoodAsNew() {
        boolean interrupted = Thread.interrupted();
        assertThat(interrupted).as("tests take back the flag themselves").isFalse();
        assertThat(HelperThreads.alive()).isEmpty();
        List<Solution<String>> first = search(1).limit(100).stream().toList();
        assertThat(first)
                .doesNotHaveDuplicates()
                .allMatch(solution -> solution.options().size() == 12);
        assertThat(search(4).limit(100).stream().toList()).isEqualTo(first);
        String[] six = IntStream.range(0, 6).mapToObj(i -> i + ":" + i).toArray(String[]::new);
        assertThat(search(1).require(six).count().solutions()).isEqualTo(720);
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void whatItThrowsReachesTheCallerAsItIs(Callback callback, int threads) {
        for (Throwable thrown :
                List.of(new IllegalStateException("mine"), new AssertionError("mine"), new IOException("mine"))) {
            calls.set(0);
            assertThatThrownBy(() -> run(callback, search(threads), () -> sneak(thrown)))
                    .isSameAs(thrown)
                    .hasNoSuppressedExceptions()
                    .hasNoCause();
            assertThat(calls).as("it is not called again").hasValue(callback.decisive);
            everythingIsAsGoodAsNew();
        }
    }

    /** Throws anything, as other languages of the JVM do. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void itMaySleep(Callback callback, int threads) {
        assertThat(run(callback, search(threads), () -> sleep(30))).isEqualTo(SearchEnd.LIMIT);
        assertThat(calls.get()).isGreaterThanOrEqualTo(callback.decisive);
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void whenItSleepsPastTheTimeOutTheSearchEnds(Callback callback, int threads) {
        assumeTrue(callback != Callback.LISTENER_OF_FIRST, "another thread may have found the solution meanwhile");
        Search<String, String> search = search(threads).timeout(Duration.ofMillis(60));
        assertThat(endOf(() -> run(callback, search, () -> sleep(70)))).isEqualTo(SearchEnd.TIMEOUT);
        // A listener is told the end, too.
        assertThat(calls.get()).isLessThanOrEqualTo(callback.decisive + 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aSlowVisitorGetsEverythingInOrder(int threads) {
        ExactCoverProblem<String, String> permutations = Permutations.of(7);
        List<Solution<String>> seen = new ArrayList<>();
        DLX.search(permutations).threads(threads).solve(solution -> {
            seen.add(solution);
            while (seen.size() % 500 == 0 && !isAlone()) {
                Thread.onSpinWait();
            }
            return Visit.CONTINUE;
        });
        assertThat(seen).hasSize(5_040).isEqualTo(DLX.stream(permutations).toList());
    }

    /** Whether no helper can go on before the next solution is asked for. */
    private static boolean isAlone() {
        return HelperThreads.waitingIn("awaitWork").size()
                == HelperThreads.alive().size();
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void whenItInterruptsItsThreadTheSearchEndsAndTheFlagStays(Callback callback, int threads) {
        SearchEnd end = endOf(() ->
                run(callback, search(threads), () -> Thread.currentThread().interrupt()));
        assertThat(Thread.interrupted()).as("the flag").isTrue();
        assertThat(calls.get()).isBetween(callback.decisive, callback.decisive + 1);
        if (callback != Callback.LISTENER_OF_FIRST) {
            assertThat(end).isEqualTo(SearchEnd.CANCELLED);
        }
    }

    private static SearchEnd endOf(java.util.function.Supplier<SearchEnd> search) {
        try {
            return search.get();
        } catch (SearchIncompleteException e) {
            return e.result().end();
        }
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void itMayStartOtherSearches(Callback callback, int threads) {
        Search<String, String> search = search(threads);
        List<Solution<String>> expected = search.limit(20).stream().toList();
        List<List<Solution<String>>> inner = new ArrayList<>();
        SearchEnd end = run(callback, search, () -> {
            inner.add(search.limit(20).stream().toList());
            inner.add(DLX.search(problem).threads(4).limit(20).stream().toList());
            Search<Integer, Integer> endless =
                    DLX.search(Families.queens(30, false)).timeout(Duration.ofMillis(5));
            assertThat(endless.count().end()).isEqualTo(SearchEnd.TIMEOUT);
        });
        assertThat(end).isEqualTo(SearchEnd.LIMIT);
        assertThat(inner).hasSize(2).containsOnly(expected);
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void itMayCancelTheSearch(Callback callback, int threads) {
        AtomicBoolean cancelled = new AtomicBoolean();
        SearchEnd end = endOf(() -> run(callback, search(threads).cancelWhen(cancelled::get), () -> {
            cancelled.set(true);
            sleep(10); // The condition is asked every 5 ms only.
        }));
        if (callback != Callback.LISTENER_OF_FIRST) {
            assertThat(end).isEqualTo(SearchEnd.CANCELLED);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aVisitorMayStop(int threads) {
        List<Solution<String>> seen = new ArrayList<>();
        SearchResult result = search(threads).solve(solution -> {
            seen.add(solution);
            return seen.size() == 5 ? Visit.STOP : Visit.CONTINUE;
        });
        assertThat(seen).isEqualTo(search(1).limit(5).stream().toList());
        assertThat(result.end()).isEqualTo(SearchEnd.STOPPED);
        assertThat(result.isExhausted()).isFalse();
        assertThat(result.solutions()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aVisitorMustNotReturnNull(int threads) {
        SolutionVisitor<String> visitor = solution -> nothing();
        assertThatThrownBy(() -> search(threads).solve(visitor))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("The visitor " + visitor.getClass().getName()
                        + " returned null; return Visit.CONTINUE or Visit.STOP");
    }

    /** Null, as visitors return it that were compiled without a look at the annotations. */
    @SuppressWarnings("NullAway")
    private static Visit nothing() {
        return null;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    @SuppressWarnings("resource") // It is closed by its consumer.
    void aConsumerMayCloseItsStream(int threads) {
        Stream<Solution<String>> stream = search(threads).stream();
        Iterator<Solution<String>> solutions = stream.iterator();
        assertThat(solutions.next().options()).hasSize(12);
        stream.close();
        assertThat(solutions.hasNext()).isFalse();

        Stream<Solution<String>> other = search(threads).stream();
        other.forEach(solution -> {
            calls.incrementAndGet();
            other.close();
        });
        assertThat(calls).hasValue(1);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
