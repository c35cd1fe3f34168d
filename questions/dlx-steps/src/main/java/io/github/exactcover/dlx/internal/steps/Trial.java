package io.github.exactcover.dlx.internal.steps;

import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Finds an option that cannot be chosen, because choosing it leads step by step to an item with too few options.
 */
record Trial(Position position) {

    /** The option for which the fewest options must be chosen, one after the other, until an item has too few. */
    Optional<Conclusion> shortest() {
        int length = Integer.MAX_VALUE;
        int worst = Conclusion.NONE;
        int item = Conclusion.NONE;
        int mark = position.startTrials();
        for (int option = 0; option < position.table.optionCount() && length > 1; option++) {
            if (position.isOpen(option)) {
                position.take(option);
                int taken = 1;
                while (position.broken() == Position.NONE && taken < length - 1 && position.takeNextForced()) {
                    taken++;
                }
                if (position.broken() != Position.NONE && taken < length) {
                    worst = option;
                    item = position.broken();
                    length = taken;
                }
                position.undo(mark);
            }
        }
        return conclusion(worst, item, length);
    }

    /**
     * The first option that leads to an item with too few options by all steps but trials.
     *
     * @param step makes one step; its argument is the number of steps before, and it says whether there is one
     */
    Optional<Conclusion> first(IntPredicate step) {
        int mark = position.startTrials();
        for (int option = 0; option < position.table.optionCount(); option++) {
            if (position.isOpen(option)) {
                position.take(option);
                int steps = 1;
                while (position.broken() == Position.NONE && step.test(steps)) {
                    steps++;
                }
                int item = position.broken();
                position.undo(mark);
                if (item != Position.NONE) {
                    return conclusion(option, item, steps);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Conclusion> conclusion(int option, int item, int length) {
        return option == Conclusion.NONE
                ? Optional.empty()
                : Optional.of(Conclusion.removal(Technique.TRIAL, new int[] {item}, new int[] {option}, length));
    }
}
