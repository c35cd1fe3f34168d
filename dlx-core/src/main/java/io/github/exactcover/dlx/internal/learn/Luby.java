package io.github.exactcover.dlx.internal.learn;

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, ... of Luby, Sinclair and Zuckerman, <em>Optimal speedup of Las Vegas algorithms</em>
 * (1993): when nobody knows how long an attempt must be to succeed, attempts of these lengths lose least. Computed from a
 * pair of numbers, as Knuth does in TAOCP 4B, section 7.2.2.2.
 */
final class Luby {

    private long index = 1;
    private long term = 1;

    /** The next term. */
    long next() {
        long next = term;
        if ((index & -index) == term) {
            index++;
            term = 1;
        } else {
            term *= 2;
        }
        return next;
    }
}
