package io.github.exactcover.dlx.cli.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** Arguments that belong together, each a field. They are added to a command in the order of the fields. */
public abstract class ArgumentGroup implements Arguments {

    private final List<Arguments> all = new ArrayList<>();
    private @Nullable CommandSpec command;

    /** Makes an argument, or a group of them, a part of this group. */
    protected final <A extends Arguments> A add(A part) {
        all.add(part);
        return part;
    }

    @Override
    public void addTo(CommandSpec command) {
        this.command = command;
        for (Arguments part : all) {
            part.addTo(command);
        }
    }

    /** The command that has these arguments. */
    protected final CommandSpec command() {
        return Objects.requireNonNull(command, "not yet added to a command");
    }
}
