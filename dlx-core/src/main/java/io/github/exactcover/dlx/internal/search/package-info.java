/**
 * Machines and engines: the contract, and what engines have in common. An engine is a search with an explicit stack on
 * arrays, which knows the numbers of items and options and nothing else.
 *
 * <p>The engines are in the packages {@code links}, {@code cells}, {@code bits} and {@code budgets}; {@code choose}
 * lists them, and finds out which one suits a table. To add an engine, extend
 * {@link io.github.exactcover.dlx.internal.search.StackEngine}, add a constant to {@code EngineKind}, and a line to
 * {@code EngineContractTest}.
 */
@NullMarked
package io.github.exactcover.dlx.internal.search;

import org.jspecify.annotations.NullMarked;
