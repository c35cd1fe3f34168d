package io.github.exactcover.dlx.cli.option;

import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.formats.ProblemFormat;
import io.github.exactcover.dlx.problems.packing.Turns;
import io.github.exactcover.dlx.problems.sudoku.SudokuTechnique;
import java.time.Duration;
import picocli.CommandLine;

/** Reads the values of arguments, in the same way for every command. */
public final class Converters {

    private Converters() {}

    /** Teaches the command line all types of this program; returns it. */
    public static CommandLine register(CommandLine commandLine) {
        return commandLine
                .setExpandAtFiles(false) // An argument such as @name is a name, not a file with more arguments.
                .registerConverter(int.class, new WholeNumber<>(Integer::valueOf))
                .registerConverter(Integer.class, new WholeNumber<>(Integer::valueOf))
                .registerConverter(Long.class, new WholeNumber<>(Long::valueOf))
                .registerConverter(Shard.class, Shard::parse)
                .registerConverter(Duration.class, new DurationConverter())
                .registerConverter(ItemOrder.class, new NameConverter<>(ItemOrder.class))
                .registerConverter(ItemChoice.class, new NameConverter<>(ItemChoice.class))
                .registerConverter(Counting.class, new NameConverter<>(Counting.class))
                .registerConverter(Engine.class, new NameConverter<>(Engine.class))
                .registerConverter(Comparison.class, new NameConverter<>(Comparison.class))
                .registerConverter(SudokuTechnique.class, new NameConverter<>(SudokuTechnique.class))
                .registerConverter(Turns.class, new NameConverter<>(Turns.class))
                .registerConverter(ColorOption.When.class, new NameConverter<>(ColorOption.When.class))
                .registerConverter(Format.class, new NameConverter<>(Format.class))
                .registerConverter(ProblemFormat.class, FormOption::named)
                .registerConverter(Target.class, new NameConverter<>(Target.class));
    }
}
