package io.github.exactcover.dlx.internal.model;

import java.util.BitSet;
import java.util.List;

/**
 * Variables and rules as items and options.
 *
 * @param items the items, in the order of their numbers
 * @param itemNames what they are called
 * @param options the options; their items that have no number count for nothing
 * @param optionNames what they are called
 * @param silent of each variable, the place of the value that it has if no option gives it one, or -1
 * @param restricting the rules that left out values; no item tells that they take part
 * @param isBroken whether they left a variable no value
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
public record Translated(
        List<DraftItem> items,
        FinalNames itemNames,
        List<DraftOption> options,
        FinalNames optionNames,
        int[] silent,
        BitSet restricting,
        boolean isBroken) {}
