package io.github.exactcover.dlx.checks.proof;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.lang.reflect.Field;

/** The tables of problems, which are no part of the API. */
public final class Tables {

    private Tables() {}

    /** The table that engines see. */
    public static OptionTable of(ExactCoverProblem<?, ?> problem) {
        try {
            Field table = ExactCoverProblem.class.getDeclaredField("table");
            table.setAccessible(true);
            return (OptionTable) table.get(problem);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("ExactCoverProblem has no table", e);
        }
    }
}
