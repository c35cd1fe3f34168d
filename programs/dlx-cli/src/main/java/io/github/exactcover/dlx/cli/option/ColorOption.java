package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.NameConverter;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.Terminals;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/** The option that says when there are colors. Each command has it. */
public final class ColorOption extends ArgumentGroup {

    /** When there are colors. */
    enum When {
        AUTO,
        ALWAYS,
        NEVER
    }

    private final Argument<When> when = add(new Argument<>(OptionSpec.builder("--color")
            .paramLabel("WHEN")
            .type(When.class)
            .converters(new NameConverter(When.class))
            .scopeType(ScopeType.INHERIT)
            .description("Use colors always or never. auto, the default, uses them on a terminal that has them, unless"
                    + " the variable NO_COLOR is set.")
            .build()));

    /** Turns colors on where they are wanted. */
    public void applyTo(Console console) {
        When chosen = when.or(When.AUTO);
        if (chosen == When.ALWAYS || (chosen == When.AUTO && Terminals.hasColors())) {
            console.useColors();
        }
    }
}
