package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import org.jspecify.annotations.Nullable;

/**
 * Where what is learned goes, beside the engine that learns it.
 *
 * @param exchange gets short clauses, and gives those of other engines; null if the engine works alone
 * @param proof gets all that is learned; null if no proof is wanted
 */
record Outlets(
        ClauseExchange.@Nullable Member exchange, @Nullable ProofWriter proof) {

    static final Outlets NONE = new Outlets(null, null);
}
