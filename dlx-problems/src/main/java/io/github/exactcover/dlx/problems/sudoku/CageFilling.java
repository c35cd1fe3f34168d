package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.problems.internal.Given;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One way to fill a whole cage of a killer Sudoku, or a cell outside the cages.
 *
 * <pre>{@code
 * CageFilling filling = new CageFilling(List.of(new Placement(0, 0, 2), new Placement(0, 1, 1)));
 * System.out.println(filling); // r1c1=2 r1c2=1
 * }</pre>
 *
 * @param placements the symbols in the cells, row by row
 */
public record CageFilling(List<Placement> placements) {

    /**
     * Copies the list.
     *
     * @param placements the symbols in the cells, row by row
     */
    public CageFilling {
        placements = Given.copy(placements, "placements");
    }

    /** The placements, such as {@code r1c1=2 r1c2=1}. */
    @Override
    public String toString() {
        return placements.stream().map(Placement::toString).collect(Collectors.joining(" "));
    }
}
