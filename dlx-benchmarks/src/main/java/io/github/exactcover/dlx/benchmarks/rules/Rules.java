package io.github.exactcover.dlx.benchmarks.rules;

import java.util.List;

/** A model to which a puzzle is told. Variables have integers as values, and numbers as names: 0, 1, 2 and so on. */
interface Rules {

    /** Adds variables with these values and gives their numbers. */
    List<Integer> variables(int count, int low, int high);

    void allDifferent(List<Integer> variables);

    /** Their values differ if these numbers are added to them. */
    void allDifferent(List<Integer> variables, List<Integer> added);

    void equal(int x, int y);

    void less(int x, int y);

    void value(int x, int value);

    void notValue(int x, int value);

    /** x = a if and only if y = b. */
    void together(int x, int a, int y, int b);

    /** y - x = z. */
    void difference(int x, int y, int z);

    /** |x - y| = z. */
    void distance(int x, int y, int z);

    /** |x - y| = 1. */
    void neighbours(int x, int y);

    /** x + 1 = y. */
    void follows(int x, int y);

    void sum(List<Integer> variables, List<Integer> weights, int total);

    /** So many are 1; all are 0 or 1. */
    void ones(List<Integer> variables, int low, int high);

    /** The runs of 1 have these lengths; all are 0 or 1. */
    void runs(List<Integer> variables, List<Integer> lengths);

    /** Whether there is a solution; finds the first. */
    boolean isPossible();

    /** How many solutions there are; negative if that takes longer than so many seconds. */
    long count(int seconds);
}
