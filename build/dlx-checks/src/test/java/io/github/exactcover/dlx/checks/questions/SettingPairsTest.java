package io.github.exactcover.dlx.checks.questions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Proof;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SolutionVisitor;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.AllCheapest;
import io.github.exactcover.dlx.cheapest.BestPartial;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CostRange;
import io.github.exactcover.dlx.cheapest.ParetoFront;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.projection.Projection;
import io.github.exactcover.dlx.steps.Steps;
import io.github.exactcover.dlx.symmetry.Symmetries;
import io.github.exactcover.dlx.symmetry.UpToSymmetry;
import io.github.exactcover.dlx.trace.SearchListener;
import io.github.exactcover.dlx.trace.Trace;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.BaseStream;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every pair of settings of every question, and every last call with them: what does not go together should not
 * compile. The few pairs that only fail at run time are listed here. A checkpoint to go on from is left out, since it
 * fits only the search that wrote it.
 */
class SettingPairsTest {

    private static final Set<String> NO_SETTINGS = Set.of("like", "resume");
    private static final Set<String> NO_CALLS =
            Set.of("problem", "toString", "hashCode", "equals", "getClass", "notify", "notifyAll", "wait");

    @TempDir
    private Path folder;

    private int files;

    private final ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
            .primary("a", "b")
            .secondary("x")
            .option("both", spec -> spec.covers("a", "b").costs(3))
            .option("left", spec -> spec.covers("a", "x").costs(1))
            .option("right", spec -> spec.covers("b").costs(1))
            .build();

    private Stream<Question<String, String, ?>> questions() {
        return Stream.of(
                DLX.search(problem),
                Proof.of(problem),
                Trace.of(problem),
                Count.of(problem),
                Estimate.of(problem),
                SolutionDiagram.of(problem),
                Feasibility.of(problem),
                Cheapest.of(problem),
                AllCheapest.of(problem),
                ParetoFront.of(problem),
                CostRange.of(problem),
                BestPartial.of(problem),
                Symmetries.of(problem),
                UpToSymmetry.of(problem),
                Projection.of(problem),
                Steps.of(problem),
                Plan.of(problem));
    }

    /** A setting with values. */
    private record Setting(Method method, List<Object> values) {

        @Override
        public String toString() {
            return method.getName()
                    + (!values.isEmpty() && values.get(0) instanceof Enum<?> constant ? "(" + constant + ")" : "");
        }
    }

    @Test
    void whatDoesNotGoTogetherDoesNotCompile() {
        Set<String> refused = new TreeSet<>();
        int pairs = 0;
        for (Question<String, String, ?> question : questions().toList()) {
            String name = question.getClass().getSimpleName() + ": ";
            List<Setting> settings = settings(question);
            assertThat(settings).hasSizeGreaterThan(10);
            for (Method call : calls(question).toList()) {
                if (isRefused(question, call)) {
                    refused.add(name + call.getName());
                    continue;
                }
                List<Setting> fitting = new ArrayList<>();
                for (Setting setting : settings) {
                    if (isRefused(question, call, setting)) {
                        refused.add(name + setting + " and " + call.getName());
                    } else {
                        fitting.add(setting);
                    }
                }
                for (Setting one : fitting) {
                    for (Setting other : fitting) {
                        pairs++;
                        if (isRefused(question, call, one, other)) {
                            refused.add(name
                                    + Stream.of(one, other)
                                            .map(Setting::toString)
                                            .sorted()
                                            .collect(Collectors.joining(" and ")));
                        }
                    }
                }
            }
        }
        assertThat(pairs).isGreaterThan(5_000);
        assertThat(refused)
                .containsExactlyInAnyOrder(
                        // FIRST takes the items in their own order.
                        "Search: itemChoice(FIRST) and prefer",
                        "Proof: itemChoice(FIRST) and prefer",
                        "Trace: itemChoice(FIRST) and prefer",
                        "Planner: itemChoice(FIRST) and prefer",
                        // A search that goes on elsewhere has no proof.
                        "Cheapest: checkpointTo and proofTo",
                        // A diagram is about options.
                        "Projection: by and diagram");
    }

    private List<Setting> settings(Question<String, String, ?> question) {
        List<Setting> settings = new ArrayList<>();
        for (Method method : question.getClass().getMethods()) {
            if (!method.isBridge()
                    && !method.isSynthetic()
                    && !Modifier.isStatic(method.getModifiers())
                    && Question.class.isAssignableFrom(method.getReturnType())
                    && !NO_SETTINGS.contains(method.getName())) {
                Class<?> first = method.getParameterTypes().length == 0 ? void.class : method.getParameterTypes()[0];
                if (first.isEnum()) {
                    Arrays.stream(first.getEnumConstants())
                            .filter(constant -> !(question instanceof Proof && constant == ItemChoice.FRB))
                            .forEach(constant -> settings.add(new Setting(method, List.of(constant))));
                } else {
                    settings.add(new Setting(method, List.of(values(method))));
                }
            }
        }
        return settings;
    }

    private static Stream<Method> calls(Question<String, String, ?> question) {
        return Arrays.stream(question.getClass().getMethods())
                .filter(method -> !method.isBridge()
                        && !Modifier.isStatic(method.getModifiers())
                        && !Question.class.isAssignableFrom(method.getReturnType())
                        && !NO_CALLS.contains(method.getName()));
    }

    private boolean isRefused(Question<String, String, ?> question, Method call, Setting... settings) {
        try {
            Object asked = question;
            for (Setting setting : settings) {
                asked = setting.method().invoke(asked, setting.values().toArray());
            }
            Object answer = call.invoke(asked, values(call));
            if (answer instanceof BaseStream<?, ?> stream) {
                try (stream) {
                    assertThat(stream.iterator().hasNext()).isIn(true, false); // Only now it begins.
                }
            }
            return false;
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalStateException || e.getCause() instanceof IllegalArgumentException) {
                return true;
            }
            throw new AssertionError(question + " " + call.getName() + " " + List.of(settings), e.getCause());
        } catch (IllegalStateException | IllegalArgumentException e) {
            return true;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private Object[] values(Method method) {
        return Arrays.stream(method.getParameters()).map(this::value).toArray();
    }

    private Object value(Parameter parameter) {
        Class<?> type = parameter.getType();
        String method = parameter.getDeclaringExecutable().getName();
        if (type == int.class || type == long.class) {
            return type == int.class ? (Object) 2 : method.equals("maxMemory") ? 1L << 24 : (Object) 2L;
        } else if (type == int[].class) {
            return method.startsWith("forbid") ? new int[0] : new int[] {0};
        } else if (type == Object[].class) {
            return method.equals("require") ? new Object[] {"both"} : new Object[0];
        } else if (type == Collection.class) {
            return switch (method) {
                case "prefer", "onItems" -> List.of("a");
                case "startFrom" -> List.of("both");
                case "onOptions" -> List.of("left");
                default -> List.of();
            };
        } else if (type == Path.class) {
            return method.equals("on") ? folder : folder.resolve("file" + files++);
        } else if (type == Duration.class) {
            return Duration.ofDays(1);
        } else if (type == BooleanSupplier.class) {
            return (BooleanSupplier) () -> false;
        } else if (type == Runnable.class) {
            return (Runnable) () -> {};
        } else if (type == Consumer.class) {
            return (Consumer<Object>) given -> {};
        } else if (type == Function.class) {
            return (Function<Object, Object>) given -> "same";
        } else if (type == UnaryOperator.class) {
            return UnaryOperator.identity();
        } else if (type == ToLongFunction.class) {
            return (ToLongFunction<Object>) given -> 1;
        } else if (type == Collector.class) {
            return Collectors.counting();
        } else if (type == SolutionVisitor.class) {
            return (SolutionVisitor<Object>) solution -> Visit.CONTINUE;
        } else if (type == SearchListener.class) {
            return new SearchListener<>() {};
        } else if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        throw new AssertionError("There is no value for " + parameter + " of " + method);
    }
}
