package io.github.exactcover.dlx.internal.count.diagram;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes a {@code SolutionDiagram} of nodes. The search and that class are in different packages, and a public
 * constructor would show {@link Diagram} to users. So the class leaves the way to its private constructor here when it
 * is initialized.
 */
public final class DiagramFactory {

    private static volatile @Nullable Maker maker;

    private DiagramFactory() {}

    /** The constructor. */
    public interface Maker {
        Object make(Diagram diagram, List<?> options);
    }

    /** Called by the class when it is initialized. */
    public static void set(Maker constructor) {
        maker = constructor;
    }

    /** A new object of the class, which the caller must be able to see. */
    public static Object make(MethodHandles.Lookup caller, Class<?> type, Diagram diagram, List<?> options) {
        Maker known = maker;
        if (known == null) {
            initialize(caller, type);
            known = maker;
        }
        if (known == null) {
            throw new AssertionError(type + " has not set its constructor");
        }
        return known.make(diagram, options);
    }

    private static void initialize(MethodHandles.Lookup caller, Class<?> type) {
        try {
            caller.ensureInitialized(type);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
