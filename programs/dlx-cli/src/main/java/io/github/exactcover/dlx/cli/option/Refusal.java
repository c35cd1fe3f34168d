package io.github.exactcover.dlx.cli.option;

/**
 * An option that a task refuses.
 *
 * @param option its name, such as {@code --limit}
 * @param why the reason, for the user
 */
public record Refusal(String option, String why) {}
