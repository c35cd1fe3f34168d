/**
 * Problems stated as variables and rules: {@link io.github.exactcover.dlx.model.Model}.
 *
 * <p>A model is translated into an {@link io.github.exactcover.dlx.ExactCoverProblem}, and all questions about it are
 * asked there. <b>Counts are exact:</b> there is one solution of the problem for each assignment that keeps all rules,
 * because every option that the translation adds is a function of the assignment.
 */
@NullMarked
package io.github.exactcover.dlx.model;

import org.jspecify.annotations.NullMarked;
