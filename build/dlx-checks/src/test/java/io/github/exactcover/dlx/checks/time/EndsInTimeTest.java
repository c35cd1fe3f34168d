package io.github.exactcover.dlx.checks.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every question about large problems of all shapes ends soon after its time-out, and soon after an interrupt. It does
 * not depend on the clock: {@link Work} counts what is done.
 */
class EndsInTimeTest {

    private static final ClassLoader COUNTED = new CountedClasses();

    @ParameterizedTest
    @EnumSource
    void aTimeOutEndsEveryQuestion(Shape shape) throws ReflectiveOperationException {
        assertThat(late(shape, false)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptEndsEveryQuestion(Shape shape) throws ReflectiveOperationException {
        assertThat(late(shape, true)).isEmpty();
        assertThat(Thread.interrupted()).isFalse();
    }

    private static List<String> late(Shape shape, boolean isInterrupted) throws ReflectiveOperationException {
        Class<?> asking = COUNTED.loadClass(Asking.class.getName());
        @SuppressWarnings("unchecked") // That is what it says.
        BiFunction<String, Boolean, List<String>> asked = (BiFunction<String, Boolean, List<String>>)
                asking.getConstructor().newInstance();
        return asked.apply(shape.name(), isInterrupted);
    }
}
