package io.github.exactcover.dlx.cli;

/**
 * An option that a task refuses.
 *
 * @param option its name, such as {@code --limit}
 * @param why the reason, for the user
 */
record Refusal(String option, String why) {}
