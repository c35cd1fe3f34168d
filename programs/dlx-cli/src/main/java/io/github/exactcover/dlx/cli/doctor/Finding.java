package io.github.exactcover.dlx.cli.doctor;

import java.util.List;

/**
 * Something about a problem that its author may not have meant.
 *
 * @param kind what it is
 * @param items the items that it is about, by their numbers
 * @param options the options that it is about, by their places
 * @param text what was found
 */
record Finding(Kind kind, List<Integer> items, List<Integer> options, String text) {

    /** How bad it is. */
    enum Level {
        /** There is no solution. */
        ERROR,
        /** Most likely a mistake. */
        WARNING,
        /** What follows from the problem, and may well be meant. */
        NOTE
    }

    /** What there is to find, the worst first, and what to do about it. */
    enum Kind {
        NO_OPTION(
                Level.ERROR,
                "add options that cover it; make it secondary if it need not be covered; or correct the name"),
        TOO_FEW_OPTIONS(Level.ERROR, "add options, or let it be covered less often"),
        BOUNDS_DISAGREE(Level.ERROR, "correct the bounds"),
        CLASH(Level.ERROR, "add other options for what they cover, or correct the item that they share"),
        NEVER_CHOSEN(
                Level.WARNING,
                "give it a primary item; for a choice that is free, a primary item with the bounds 0..1"),
        EQUAL_OPTIONS(
                Level.WARNING,
                "keep one of each (the cheapest), unless they differ in something that the problem does not say"),
        UNUSED(Level.WARNING, "leave the item out, or check that no option that should have it lacks it"),
        NO_EFFECT(Level.NOTE, "leave the item out, or check that no option that should have it lacks it"),
        ALWAYS_TOGETHER(Level.NOTE, "leave the others out"),
        FORCED(Level.NOTE, "nothing, if this is what is given, as the clues of a puzzle"),
        IMPOSSIBLE(Level.NOTE, "--reduce takes them away, and what follows from it, before the search");

        final Level level;
        final String remedy;

        Kind(Level level, String remedy) {
            this.level = level;
            this.remedy = remedy;
        }
    }

    /** How many items or options it is about. */
    int count() {
        return Math.max(items.size(), options.size());
    }
}
