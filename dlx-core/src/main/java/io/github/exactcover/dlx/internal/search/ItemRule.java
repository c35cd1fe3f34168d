package io.github.exactcover.dlx.internal.search;

/** Which primary item an engine branches on, among those not yet covered. */
public enum ItemRule {
    /** The item with the fewest remaining options; of several such, the first in the table. */
    SMALLEST,
    /** The first in the table. */
    LEFTMOST
}
