/**
 * Puzzles as variables and rules, each described once, for dlx-model and for choco-solver. {@link
 * io.github.exactcover.dlx.benchmarks.rules.CompareRules} is the program.
 */
@NullMarked
package io.github.exactcover.dlx.benchmarks.rules;

import org.jspecify.annotations.NullMarked;
