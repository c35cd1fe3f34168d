package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.search.EngineFactory;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.choose.EngineKind;
import io.github.exactcover.dlx.internal.table.View;

/**
 * A search that is ready to begin, as numbers: everything that another program needs to search a part of the tree. It
 * needs none of the user's classes.
 *
 * @param identity which search this is
 * @param optionCount how many options the problem has; the view is of that problem
 * @param kind the engine
 * @param rule the item rule, which learns nothing more
 * @param counting whether solutions are counted and not shown
 */
record SearchPlan(
        CheckpointFile.Identity identity,
        int optionCount,
        View view,
        EngineKind kind,
        ItemRule rule,
        boolean counting) {

    /** Makes the engines of this search. */
    EngineFactory factory() {
        return kind.factory(view.table());
    }
}
