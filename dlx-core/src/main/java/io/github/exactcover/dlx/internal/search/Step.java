package io.github.exactcover.dlx.internal.search;

/** Why {@link Machine#run} came back. */
public enum Step {
    /** The engine stands at a solution; see {@link Machine#solution()}. */
    SOLUTION,
    /** Nothing is left to visit. */
    EXHAUSTED,
    /** The budget is used up; run again to go on. */
    PAUSED
}
