package io.github.exactcover.dlx.internal.classes;

import io.github.exactcover.dlx.internal.symmetry.SymmetryGraph;
import java.math.BigInteger;

/** A group of symmetries, which puts sets of options into classes. */
public interface SetClasses {

    /** The graph of what the symmetries move. */
    SymmetryGraph graph();

    /**
     * What tells whether a set is in the class of another one.
     *
     * @param times by node of options: how many of these copies are in the set; not copied
     */
    Form form(int[] times);

    /**
     * How many solutions are in the class of a solution.
     *
     * @param solution all its options, in any order
     */
    BigInteger classSize(int[] solution);

    /** The form of a set of options. */
    final class Form {

        /** The same for two sets if and only if a symmetry takes one to the other. */
        final byte[] bytes;

        /** By node: a number that says which of several items comes first, where the set can grow at any. */
        final int[] places;

        /** The {@link Orbits} of the symmetries that keep the set. */
        final int[] orbits;

        Form(byte[] bytes, int[] places, int[] orbits) {
            this.bytes = bytes;
            this.places = places;
            this.orbits = orbits;
        }
    }
}
