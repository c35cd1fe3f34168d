package io.github.exactcover.dlx.internal.count.diagram;

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

    /** A new object of the class. */
    public static Object make(Class<?> type, Diagram diagram, List<?> options) {
        Maker known = maker;
        if (known == null) {
            initialize(type);
            known = maker;
        }
        if (known == null) {
            throw new AssertionError(type + " has not set its constructor");
        }
        return known.make(diagram, options);
    }

    private static void initialize(Class<?> type) {
        try {
            Class.forName(type.getName(), true, type.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
