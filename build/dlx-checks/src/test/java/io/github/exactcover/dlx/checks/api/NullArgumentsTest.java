package io.github.exactcover.dlx.checks.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.checks.Modules;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A null is refused by a message that says which parameter it was, and not by a line that could not go on. */
class NullArgumentsTest {

    @TempDir
    Path folder;

    static List<String> modules() {
        return Modules.withApi().stream()
                .filter(module -> !module.equals("dlx-check"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aNullArgumentIsNamed(String module) throws Exception {
        SampleValues samples = new SampleValues(folder);
        List<String> unnamed = new ArrayList<>();
        int positions = 0;
        for (Class<?> type : PublicApi.types(Modules.classes(module))) {
            for (Executable call : calls(type).toList()) {
                for (int place = 0; place < call.getParameterCount(); place++) {
                    if (isChecked(call, place)) {
                        positions++;
                        unnamed.addAll(complaints(samples, call, place));
                    }
                }
            }
        }
        assertThat(unnamed).as("%s", module).isEmpty();
        assertThat(positions).isPositive();
    }

    /** What users call; they write interfaces themselves, and the compiler writes the rest. */
    private static Stream<Executable> calls(Class<?> type) {
        return Stream.<Executable>concat(
                        Arrays.stream(type.getConstructors())
                                .filter(constructor -> !Modifier.isAbstract(type.getModifiers())),
                        Arrays.stream(type.getDeclaredMethods()))
                .filter(call ->
                        Modifier.isPublic(call.getModifiers()) && !call.isSynthetic() && !PublicApi.isInternal(call))
                .filter(call -> !type.isInterface() || Modifier.isStatic(call.getModifiers()))
                .filter(call -> !Set.of("equals", "main").contains(call.getName()))
                .filter(call -> !(type.isEnum() && call.getName().equals("valueOf")));
    }

    private static boolean isChecked(Executable call, int place) {
        Class<?>[] types = call.getParameterTypes();
        return !types[place].isPrimitive()
                && !call.getAnnotatedParameterTypes()[place].isAnnotationPresent(Nullable.class)
                && IntStream.range(0, types.length)
                        .allMatch(other -> other == place || SampleValues.canBeMade(types[other]));
    }

    /** What is said wrong if the parameter is null, or has null in it. */
    private static List<String> complaints(SampleValues samples, Executable call, int place) {
        Parameter parameter = call.getParameters()[place];
        List<String> complaints = new ArrayList<>();
        for (@Nullable Object value : values(samples, call, parameter)) {
            Throwable thrown = thrown(samples, call, place, value);
            if (!isNamed(thrown, value == null ? parameter.getName() : "null")) {
                complaints.add(call.getDeclaringClass().getSimpleName() + "." + call.getName() + "("
                        + parameter.getName() + " = "
                        + (value == null || value instanceof List ? value : "an array with null") + "): " + thrown);
            }
        }
        return complaints;
    }

    private static List<@Nullable Object> values(SampleValues samples, Executable call, Parameter parameter) {
        List<@Nullable Object> values = new ArrayList<>();
        values.add(null);
        // To look at all options for each solution would take longer than to find it.
        boolean isOnlyKept = call.getDeclaringClass() == Solution.class
                && parameter.getName().equals("options");
        if (SampleValues.canBeMade(parameter.getType()) && !isOnlyKept) {
            values.addAll(containing(samples.of(parameter.getParameterizedType())));
        }
        return values;
    }

    /** A list or an array as it is, but with null in one of the places where it can be; nothing for other values. */
    private static List<Object> containing(Object value) {
        List<Object> values = new ArrayList<>();
        if (value instanceof List<?> list) {
            values.add(new ArrayList<>(Arrays.asList((Object) null)));
            containing(list.get(0)).forEach(element -> values.add(new ArrayList<>(List.of(element))));
        } else if (value instanceof Object[] array) {
            values.add(Array.newInstance(value.getClass().getComponentType(), 1));
            containing(array[0]).forEach(element -> {
                Object[] other = array.clone();
                other[0] = element;
                values.add(other);
            });
        }
        return values;
    }

    private static @Nullable Throwable thrown(
            SampleValues samples, Executable call, int place, @Nullable Object value) {
        @Nullable Object[] arguments = samples.arguments(call);
        arguments[place] = value;
        try {
            if (call instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else if (Modifier.isStatic(call.getModifiers())) {
                ((Method) call).invoke(null, arguments);
            } else {
                List<Throwable> thrown = new ArrayList<>();
                samples.use(call.getDeclaringClass(), object -> {
                    try {
                        ((Method) call).invoke(object, arguments);
                    } catch (InvocationTargetException e) {
                        thrown.add(e.getCause());
                    } catch (IllegalAccessException e) {
                        throw new AssertionError(e);
                    }
                });
                return thrown.isEmpty() ? null : thrown.get(0);
            }
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("It cannot be called", e);
        }
        return null;
    }

    /** Whether a message has a name in it, as it is or as the words of a sentence. */
    private static boolean isNamed(@Nullable Throwable thrown, String name) {
        if (!(thrown instanceof NullPointerException || thrown instanceof IllegalArgumentException)) {
            return false;
        }
        String message = Objects.requireNonNullElse(thrown.getMessage(), "");
        String words = name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
        return !message.startsWith("Cannot ")
                && (message.contains(name) || message.toLowerCase(Locale.ROOT).contains(words));
    }
}
