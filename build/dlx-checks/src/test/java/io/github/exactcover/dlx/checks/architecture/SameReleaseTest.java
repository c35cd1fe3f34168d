package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.internal.run.Asked;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules use the inside of each other, so they say so if they are not of the same release. */
class SameReleaseTest {

    /** As long as ours, so that it fits into the same place of a class file. */
    private static final String OTHER = "9" + Asked.RELEASE.substring(1);

    @Test
    void theReleaseIsTheVersionOfThePoms() throws IOException {
        String version = Files.readString(Path.of("..", "..", "pom.xml"))
                .replaceFirst("(?s).*?<artifactId>dlx-parent</artifactId>\\s*<version>([^<]*)</version>.*", "$1");
        assertThat(Asked.RELEASE).isEqualTo(version);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cheapest.AllCheapest",
                "cheapest.BestPartial",
                "cheapest.Cheapest",
                "cheapest.CostRange",
                "cheapest.ParetoFront",
                "count.Count",
                "count.Estimate",
                "diagram.SolutionDiagram",
                "feasibility.Feasibility",
                "parts.Plan",
                "projection.Projection",
                "steps.Steps",
                "symmetry.Symmetries",
                "symmetry.UpToSymmetry"
            })
    void aQuestionOfAnotherReleaseThanTheCoreIsRefused(String type) throws Exception {
        Mixed mixed = new Mixed(LibraryModule.CORE);
        Method of = mixed.method(type, "of");
        Object problem = mixed.problem();
        assertThatThrownBy(() -> of.invoke(null, problem))
                .isInstanceOf(InvocationTargetException.class)
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("io\\.github\\.exactcover\\.dlx\\.\\S+ is of release " + Asked.RELEASE
                        + " of dlx, and dlx-core of " + OTHER
                        + "; all modules must come from the same release, as they do with dlx-bom");
    }

    /** What the one module asks of the other is found out when it does so. */
    @Test
    void soIsWhatAModuleUsesOfAnother() throws Exception {
        Mixed mixed = new Mixed(LibraryModule.FEASIBILITY);
        Object question = mixed.method("symmetry.Symmetries", "of").invoke(null, mixed.problem());
        Method find = question.getClass().getMethod("find");
        assertThatThrownBy(() -> find.invoke(question))
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(LibraryModule.ROOT + ".internal.symmetry.SymmetryGraph is of release " + OTHER
                        + " of dlx, and dlx-core of");
    }

    @Test
    void theSameReleaseIsFine() throws Exception {
        Mixed same = new Mixed(null);
        Object problem = same.problem();
        Method of = same.method("cheapest.Cheapest", "of");
        assertThatCode(() -> of.invoke(null, problem)).doesNotThrowAnyException();
    }

    /** Loads all modules, one of them as if it was of another release. */
    private static final class Mixed extends ClassLoader {

        private final @Nullable LibraryModule other;
        private final Map<String, LibraryModule> modules = new TreeMap<>();

        Mixed(@Nullable LibraryModule other) throws IOException {
            super(SameReleaseTest.class.getClassLoader());
            this.other = other;
            for (LibraryModule module : LibraryModule.values()) {
                module.types().forEach(type -> modules.put(type, module));
            }
        }

        Method method(String type, String name) throws ReflectiveOperationException {
            Class<?> problem = loadClass(LibraryModule.ROOT + ".ExactCoverProblem");
            return loadClass(LibraryModule.ROOT + "." + type).getMethod(name, problem);
        }

        /** One with two solutions. */
        Object problem() throws ReflectiveOperationException {
            Class<?> problem = loadClass(LibraryModule.ROOT + ".ExactCoverProblem");
            Class<?> builder = loadClass(LibraryModule.ROOT + ".ProblemBuilder");
            Object made = problem.getMethod("builder").invoke(null);
            builder.getMethod("primary", Object[].class).invoke(made, (Object) new Object[] {"a", "b"});
            for (String option : new String[] {"one", "two"}) {
                builder.getMethod("option", Object.class, Object[].class).invoke(made, option, new Object[] {"a", "b"});
            }
            return builder.getMethod("build").invoke(made);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                LibraryModule module = modules.get(name);
                if (module == null) {
                    return super.loadClass(name, resolve);
                }
                Optional<Class<?>> loaded = Optional.ofNullable(findLoadedClass(name));
                return loaded.isPresent() ? loaded.get() : define(name, module);
            }
        }

        private Class<?> define(String name, LibraryModule module) throws ClassNotFoundException {
            try {
                byte[] bytes = Files.readAllBytes(module.classes().resolve(name.replace('.', '/') + ".class"));
                if (module == other) {
                    bytes = new String(bytes, StandardCharsets.ISO_8859_1)
                            .replace(Asked.RELEASE, OTHER)
                            .getBytes(StandardCharsets.ISO_8859_1);
                }
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
