package io.github.exactcover.dlx.cli.option;

import java.util.List;

/**
 * Options that a task refuses.
 *
 * @param why the reason, for the user
 * @param options their names, such as {@code --limit}
 */
public record Refusal(String why, List<String> options) {

    public Refusal(String why, String... options) {
        this(why, List.of(options));
    }
}
