package io.github.exactcover.dlx.testing;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The threads that help a search or a count at this moment, as seen from outside. */
public final class HelperThreads {

    private static final String SEARCH = "io.github.exactcover.dlx.internal.search.";
    private static final String COUNT = "io.github.exactcover.dlx.internal.count.";

    private HelperThreads() {}

    /** The names of all of them. */
    public static Set<String> alive() {
        return all().map(helper -> helper.getKey().getName()).collect(Collectors.toSet());
    }

    /** The names of those that are just running an engine or a walk. */
    public static Set<String> atWork() {
        return all().filter(helper -> Arrays.stream(helper.getValue()).anyMatch(HelperThreads::isRun))
                .map(helper -> helper.getKey().getName())
                .collect(Collectors.toSet());
    }

    /** The names of those that are just waiting in a method. */
    public static Set<String> waitingIn(String method) {
        return all().filter(helper -> helper.getKey().getState() == Thread.State.WAITING)
                .filter(helper -> Arrays.stream(helper.getValue())
                        .anyMatch(frame -> frame.getMethodName().equals(method)))
                .map(helper -> helper.getKey().getName())
                .collect(Collectors.toSet());
    }

    private static boolean isRun(StackTraceElement frame) {
        String name = frame.getClassName();
        return frame.getMethodName().equals("run")
                && (name.startsWith(SEARCH) || (name.startsWith(COUNT) && name.endsWith("Walk")));
    }

    private static Stream<Map.Entry<Thread, StackTraceElement[]>> all() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().startsWith("dlx-helper"));
    }
}
