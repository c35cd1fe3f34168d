package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An order in which to add a family of similar items to a problem, such as the ranks of a chessboard.
 *
 * <pre>{@code
 * List<String> ranks = List.of("1", "2", "3", "4", "5", "6", "7", "8");
 * System.out.println(ItemOrder.PIPE_ORGAN.arrange(ranks)); // [5, 4, 6, 3, 7, 2, 8, 1]
 * }</pre>
 *
 * <p>If several items are equally good, a search takes the one that was added first. If the items in the middle have
 * the most conflicts, as on a chessboard, it pays to add those first.
 */
public enum ItemOrder {
    /** As they are: 0, 1, 2, ... */
    NATURAL,
    /**
     * From the middle outwards, like the pipes of some organs: for 5 members the order is 2, 1, 3, 0, 4. Used for the
     * queens problem in Knuth, <em>Dancing Links</em> (2000).
     */
    PIPE_ORGAN;

    /**
     * Which member of a family stands at a position.
     *
     * @param position the position, from 0
     * @param size the size of the family
     * @return the number of the member, from 0 to {@code size - 1}
     * @throws IndexOutOfBoundsException if there is no such position
     */
    public int memberAt(int position, int size) {
        if (position < 0 || position >= size) {
            throw new IndexOutOfBoundsException("There is no position " + position + " among "
                    + Phrases.count(size, "item") + (size > 0 ? "; it must be 0.." + (size - 1) : ""));
        }
        // In pipe-organ order, odd positions go down from the middle and even ones up.
        return this == NATURAL
                ? position
                : (int) (((position & 1) == 1 ? (long) size - 1 - position : (long) size + position) >> 1);
    }

    /**
     * A family of items in this order.
     *
     * @param <T> the type of the items
     * @param family the items in their natural order
     * @return an immutable list of the same items
     */
    public <T> List<T> arrange(List<? extends T> family) {
        Given.elements(family, "family of items");
        List<T> arranged = new ArrayList<>(family.size());
        for (int position = 0; position < family.size(); position++) {
            arranged.add(family.get(memberAt(position, family.size())));
        }
        return Collections.unmodifiableList(arranged);
    }
}
