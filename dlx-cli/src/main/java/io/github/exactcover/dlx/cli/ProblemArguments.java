package io.github.exactcover.dlx.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The arguments of commands that take any problem: a file, or one of the problems that are built in. */
final class ProblemArguments {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PROBLEM",
            description = "queens or latin with a size, or a file in Knuth's DLX format; - for standard input. (A file"
                    + " of such a name is ./queens.)")
    private @Nullable String name;

    @Parameters(index = "1", arity = "0..1", paramLabel = "N", description = "The size, for queens and latin.")
    private @Nullable Integer size;

    @Mixin
    private GivenOption given = new GivenOption();

    @Mixin
    private OrderOption order = new OrderOption();

    /** Whether a problem was named. */
    boolean isGiven() {
        return name != null;
    }

    Model<?> model(Console console) {
        if (name == null) {
            throw new BadInputException("which problem? Name a file, queens N or latin N");
        }
        return switch (name) {
            case "queens" -> queens();
            case "latin" -> LatinModel.of(size, given, order, console);
            default -> file(name, console);
        };
    }

    private Model<?> queens() {
        given.refuse();
        if (size == null) {
            throw new BadInputException("queens needs the size of the board, as in queens 8");
        }
        return QueensModel.of(size, order);
    }

    private Model<?> file(String file, Console console) {
        given.refuse();
        order.refuse();
        if (size != null) {
            throw new BadInputException("A size, here " + size + ", goes with queens or latin, not with file " + file);
        }
        return FileModel.read(file, console);
    }
}
