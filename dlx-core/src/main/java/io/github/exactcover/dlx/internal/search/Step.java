package io.github.exactcover.dlx.internal.search;

/** Why {@link SearchEngine#run} came back. */
public enum Step {
    /** The engine stands at a solution; {@link SearchEngine#solution()} tells which. */
    SOLUTION,
    /** Nothing is left to visit. */
    EXHAUSTED,
    /** The budget is used up; run again to go on. */
    PAUSED
}
