package io.github.exactcover.dlx.internal.steps;

/** The kinds of steps, the easiest first. {@code Step.Kind} has the same, and explains them. */
public enum Technique {
    SINGLE,
    EXCLUDED,
    WITHIN_2,
    WITHIN_3,
    WITHIN_4,
    CHAIN,
    TRIAL,
    STUCK,
    CONTRADICTION
}
