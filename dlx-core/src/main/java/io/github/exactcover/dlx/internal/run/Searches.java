package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import org.jspecify.annotations.Nullable;

/** Makes plain searches that count, which other methods compete with. */
public interface Searches {

    /** A search of a table by one thread. */
    Machine single(OptionTable table);

    /** A search of a table by as many threads as there may be. */
    Machine parallel(OptionTable table);

    /** How many threads there may be. */
    int threads();

    /** Hears why something that could be faster is not tried. */
    default void tell(String reason) {}

    /** Where a single search writes its proof, and a sweep of the whole table too; null if none is wanted. */
    default @Nullable ProofWriter proof() {
        return null;
    }
}
