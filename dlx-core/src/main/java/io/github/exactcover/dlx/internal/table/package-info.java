/**
 * The compiled problem, and what can be done with it before a search.
 *
 * <p>An {@code OptionTable} has the items of all options in one int array, with offsets. An {@code OptionTableBuilder}
 * makes it. Items and options are numbers here, the primary items first; the objects of the user stay outside. Tables
 * never change. Whatever makes a smaller or another table gives a {@code View}: the new table, and the way back from
 * its options to those of the old one. {@code Restriction} settles required and forbidden options, and {@code
 * Reduction} drops what makes no difference. Views are chained, so a solution finds its way back through all of them.
 * What only one kind of question needs is in the module of that question.
 *
 * <p>{@code OptionLists} turns the table around: the options of each item. {@code Exclusion} answers which options
 * cannot be chosen together. Long work on a table spends {@code Patience}, so that a time-out ends it.
 */
@NullMarked
package io.github.exactcover.dlx.internal.table;

import org.jspecify.annotations.NullMarked;
