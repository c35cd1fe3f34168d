package io.github.exactcover.dlx.internal.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Helpers are waited for, and what the first of them throws reaches the thread that has them. */
class HelperThreadsTest {

    private final AtomicInteger failures = new AtomicInteger();
    private final HelperThreads threads = new HelperThreads(failures::incrementAndGet);

    @Test
    void theFirstFailureIsKept() {
        Error first = new AssertionError("first");
        threads.start(() -> {
            throw first;
        });
        threads.join();
        threads.start(() -> {
            throw new IllegalStateException("second");
        });
        threads.join();
        assertThat(failures).hasValue(2);
        assertThat(threads.size()).isEqualTo(2);
        assertThatThrownBy(threads::rethrowFailure).isSameAs(first);
    }

    @Test
    void aCheckedExceptionIsWrapped() {
        threads.start(() -> HelperThreadsTest.<RuntimeException>sneak(new IOException("disk")));
        threads.join();
        assertThatThrownBy(threads::rethrowFailure)
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("disk");
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Exception> void sneak(Exception thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void aHelperThatIsInterruptedHasNotFailed() {
        threads.start(() -> {
            throw new InterruptedException("on purpose");
        });
        threads.join();
        assertThat(failures).hasValue(0);
        assertThatCode(threads::rethrowFailure).doesNotThrowAnyException();
    }

    @Test
    void joiningWaitsAlsoWhenInterrupted() {
        AtomicBoolean done = new AtomicBoolean();
        CountDownLatch joining = new CountDownLatch(1);
        Thread caller = Thread.currentThread();
        threads.start(() -> {
            joining.await();
            caller.interrupt();
            Thread.sleep(50);
            done.set(true);
        });
        joining.countDown();
        threads.join();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(done).isTrue();
    }
}
