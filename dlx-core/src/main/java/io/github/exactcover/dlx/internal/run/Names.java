package io.github.exactcover.dlx.internal.run;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import org.jspecify.annotations.Nullable;

/** What users call an engine, and what it is inside: the names are the same. */
final class Names {

    private Names() {}

    /** Null for the one that is chosen later. */
    static @Nullable EngineKind kind(Engine engine) {
        return engine == Engine.AUTO ? null : EngineKind.valueOf(engine.name());
    }

    static Engine engine(EngineKind kind) {
        return Engine.valueOf(kind.name());
    }
}
