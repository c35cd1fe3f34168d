package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;

/**
 * That a variable has one of some values.
 *
 * @param variable the number of the variable
 * @param places the places of these values; nobody changes the set
 */
public record Condition(int variable, BitSet places) {}
