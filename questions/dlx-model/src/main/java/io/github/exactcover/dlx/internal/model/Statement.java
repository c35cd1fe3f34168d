package io.github.exactcover.dlx.internal.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a rule says, and how it is said in items and options. */
public interface Statement {

    /** What it is about. */
    List<View> terms();

    /** Whether values keep it. Of each variable, they are the place of its value. */
    boolean holds(int... places);

    /**
     * Writes it.
     *
     * @param name what its items are called
     * @return what is left to say when all others have been written, which is a path, or null
     * @throws IllegalArgumentException if it is hopeless
     */
    @Nullable
    Statement write(Draft draft, String name);
}
