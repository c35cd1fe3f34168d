package io.github.exactcover.dlx.internal.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.testing.HelperThreads;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60) // Only for a crew that waits forever.
class CrewTest {

    @AfterEach
    void noThreadIsLeftBehind() {
        assertThat(HelperThreads.alive()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void eachDoesItsPartOfEachWork(int size) {
        Crew crew = new Crew(size);
        AtomicIntegerArray parts = new AtomicIntegerArray(size);
        for (int round = 1; round <= 300; round++) {
            crew.run(parts::incrementAndGet);
            for (int number = 0; number < size; number++) {
                assertThat(parts.get(number)).isEqualTo(round);
            }
        }
        crew.close();
        crew.run(parts::incrementAndGet);
        assertThat(parts.get(0)).as("the caller's part, after the end").isEqualTo(301);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void whatOneThrowsReachesTheCallerWhenTheOthersAreDone(int thrower) {
        Crew crew = new Crew(3);
        AtomicInteger done = new AtomicInteger();
        IllegalStateException thrown = new IllegalStateException("on purpose");
        assertThatThrownBy(() -> crew.run(number -> {
                    if (number == thrower) {
                        throw thrown;
                    }
                    done.incrementAndGet();
                }))
                .isSameAs(thrown);
        assertThat(done).hasValue(2);
        crew.close();
    }

    @Test
    void aStepThatTakesLongEndsWhenTheCrewIsClosed() {
        Crew crew = new Crew(2);
        CountDownLatch begun = new CountDownLatch(1);
        crew.go(number -> {
            begun.countDown();
            while (true) {
                Patience.ofThread().spend(1_000);
            }
        });
        assertThatCode(begun::await).doesNotThrowAnyException();
        crew.close();
        assertThatCode(crew::check).doesNotThrowAnyException();
    }

    @Test
    void anInterruptIsKeptAndTheWorkIsDone() {
        Crew crew = new Crew(4);
        AtomicInteger done = new AtomicInteger();
        Thread.currentThread().interrupt();
        crew.run(number -> done.incrementAndGet());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(done).hasValue(4);
        crew.close();
    }

    /** Each new work wakes all helpers, also those that are just about to wait. */
    @Test
    void noWorkIsLost() {
        Crew crew = new Crew(3);
        AtomicIntegerArray steps = new AtomicIntegerArray(3);
        for (int round = 1; round <= 2_000; round++) {
            crew.go(number -> steps.incrementAndGet(number) % 3 != 0);
            assertThat(crew.await(Long.MAX_VALUE)).isTrue();
            assertThat(steps.get(1)).isEqualTo(3 * round);
            assertThat(steps.get(2)).isEqualTo(3 * round);
        }
        crew.close();
    }

    /** Helpers that are never done take up new work after a step, and end after one. */
    @Test
    void newWorkTakesThePlaceOfTheOld() {
        Crew crew = new Crew(3);
        AtomicInteger steps = new AtomicInteger();
        crew.go(number -> steps.incrementAndGet() > 0);
        while (steps.get() < 1_000) {
            Thread.onSpinWait();
        }
        assertThat(crew.await(1)).isFalse();
        crew.go(number -> false);
        assertThat(crew.await(Long.MAX_VALUE)).isTrue();
        crew.go(number -> steps.decrementAndGet() < Integer.MAX_VALUE);
        crew.close();
        assertThat(crew.await(Long.MAX_VALUE)).as("after the end").isTrue();
    }

    @Test
    void whatAStepThrowsReachesTheCallerLater() {
        Crew crew = new Crew(3);
        OutOfMemoryError thrown = new OutOfMemoryError("on purpose");
        crew.go(number -> {
            throw thrown;
        });
        assertThat(crew.await(Long.MAX_VALUE)).isTrue();
        assertThatThrownBy(crew::check).isSameAs(thrown);
        assertThatThrownBy(() -> crew.go(number -> false)).isSameAs(thrown);
        crew.close();
    }

    @Test
    void aCheckedExceptionComesOutUnchanged() {
        Crew crew = new Crew(2);
        IOException thrown = new IOException("disk");
        crew.go(number -> CrewTest.<RuntimeException>sneak(thrown));
        assertThat(crew.await(Long.MAX_VALUE)).isTrue();
        assertThatThrownBy(crew::check).isSameAs(thrown);
        crew.close();
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Exception> boolean sneak(Exception thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void aHelperThatIsInterruptedHasNotFailed() {
        Crew crew = new Crew(2);
        crew.go(number -> {
            throw new InterruptedException("on purpose");
        });
        assertThat(crew.await(Long.MAX_VALUE)).isTrue();
        crew.check();
        crew.close();
    }

    /** Also while the one who runs it gives it more work. */
    @Test
    void anyThreadCanCloseIt() throws InterruptedException {
        Crew crew = new Crew(3);
        AtomicInteger steps = new AtomicInteger();
        Thread closer = new Thread(() -> {
            while (steps.get() < 1_000) {
                Thread.onSpinWait();
            }
            crew.close();
        });
        closer.start();
        while (closer.isAlive()) {
            crew.go(number -> steps.incrementAndGet() > 0);
        }
        closer.join();
    }
}
