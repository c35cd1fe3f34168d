package io.github.exactcover.dlx.problems.sudoku;

import io.github.exactcover.dlx.problems.Placement;
import io.github.exactcover.dlx.steps.Step;
import io.github.exactcover.dlx.steps.Step.Kind;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the usual name of a step, and says it in words. */
final class StepWords {

    private static final Pattern ITEM = Pattern.compile("([rcbd])(\\d+)([cs])(\\d+)");

    private final Sudoku sudoku;
    private final Step<String, Placement> step;
    private final List<Item> items;

    /**
     * What an item of the problem stands for.
     *
     * @param unit the row, column, region or diagonal, {@link #CELL} for a cell
     * @param symbol what it must have; 0 for a cell
     * @param text its description
     */
    private record Item(int unit, int symbol, String text) {

        static final int CELL = -1;

        boolean isCell() {
            return unit == CELL;
        }
    }

    StepWords(Sudoku sudoku, Step<String, Placement> step) {
        this.sudoku = sudoku;
        this.step = step;
        this.items = step.items().stream().map(this::item).toList();
    }

    private Item item(String name) {
        Matcher parts = ITEM.matcher(name);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'" + name + "' is no item of a Sudoku; give a step of the problem of this one");
        }
        if (parts.group(3).equals("c")) {
            return new Item(Item.CELL, 0, name);
        }
        int unit = "rcbd".indexOf(parts.group(1)) * sudoku.rules().size() + Integer.parseInt(parts.group(2)) - 1;
        int symbol = Integer.parseInt(parts.group(4));
        return new Item(
                unit, symbol, sudoku.write(symbol) + " in " + sudoku.rules().titleOf(unit));
    }

    SudokuStep named() {
        SudokuTechnique technique = switch (step.kind()) {
            case SINGLE -> items.get(0).isCell() ? SudokuTechnique.NAKED_SINGLE : SudokuTechnique.HIDDEN_SINGLE;
            case EXCLUDED -> exclusion();
            case WITHIN_2 ->
                within(
                        SudokuTechnique.NAKED_PAIR,
                        SudokuTechnique.HIDDEN_PAIR,
                        SudokuTechnique.X_WING,
                        SudokuTechnique.OTHER_PAIR);
            case WITHIN_3 ->
                within(
                        SudokuTechnique.NAKED_TRIPLE,
                        SudokuTechnique.HIDDEN_TRIPLE,
                        SudokuTechnique.SWORDFISH,
                        SudokuTechnique.OTHER_TRIPLE);
            case WITHIN_4 ->
                within(
                        SudokuTechnique.NAKED_QUAD,
                        SudokuTechnique.HIDDEN_QUAD,
                        SudokuTechnique.JELLYFISH,
                        SudokuTechnique.OTHER_QUAD);
            case CHAIN -> SudokuTechnique.CHAIN;
            case TRIAL -> SudokuTechnique.TRIAL;
            case STUCK -> SudokuTechnique.STUCK;
            case CONTRADICTION -> SudokuTechnique.CONTRADICTION;
        };
        return new SudokuStep(technique, reason(technique), step);
    }

    private SudokuTechnique exclusion() {
        if (items.get(0).isCell()) {
            return SudokuTechnique.EXCLUSION;
        }
        boolean inRegion = agree(at -> sudoku.rules().regionAt(at.row(), at.column()));
        boolean inLine = agree(Placement::row) || agree(Placement::column);
        if (typeOf(items.get(0)) == 2) {
            return inLine ? SudokuTechnique.POINTING : SudokuTechnique.EXCLUSION;
        }
        return inRegion ? SudokuTechnique.BOX_LINE : SudokuTechnique.EXCLUSION;
    }

    /** Whether all placements that are removed have the same of something. */
    private boolean agree(Function<Placement, Integer> property) {
        return step.removed().stream().map(property).distinct().count() == 1;
    }

    /** 0 for a row, 1 for a column, 2 for a region, 3 for a diagonal. */
    private int typeOf(Item item) {
        return item.unit() / sudoku.rules().size();
    }

    private SudokuTechnique within(
            SudokuTechnique naked, SudokuTechnique hidden, SudokuTechnique fish, SudokuTechnique other) {
        List<Item> bases = bases();
        List<Item> covers = covers();
        if (bases.stream().allMatch(Item::isCell) && areDifferent(covers)) {
            return naked;
        }
        if (covers.stream().allMatch(Item::isCell) && areDifferent(bases)) {
            return hidden;
        }
        boolean areLines = (areAll(bases, 0) && areAll(covers, 1)) || (areAll(bases, 1) && areAll(covers, 0));
        return areLines && items.stream().map(Item::symbol).distinct().count() == 1 ? fish : other;
    }

    private List<Item> bases() {
        return items.subList(0, step.length());
    }

    private List<Item> covers() {
        return items.subList(step.length(), items.size());
    }

    /** Whether these are different symbols. */
    private static boolean areDifferent(List<Item> some) {
        return some.stream()
                        .filter(item -> !item.isCell())
                        .map(Item::symbol)
                        .distinct()
                        .count()
                == some.size();
    }

    private boolean areAll(List<Item> some, int type) {
        return some.stream().allMatch(item -> !item.isCell() && typeOf(item) == type);
    }

    private String reason(SudokuTechnique technique) {
        return switch (step.kind()) {
            case SINGLE -> {
                Item item = items.get(0);
                yield placements(step.taken(), " = ")
                        + (item.isCell()
                                ? ", because no other symbol can stand there"
                                : ", because there is no other place for " + item.text());
            }
            case EXCLUDED ->
                "wherever you place " + items.get(0).text() + ", it excludes " + placements(step.removed(), "=");
            case WITHIN_2, WITHIN_3, WITHIN_4 ->
                within(technique) + ", which excludes " + placements(step.removed(), "=");
            case CHAIN ->
                placements(step.removed(), "=") + " would exclude itself, by choices between two in this order: "
                        + texts(items);
            case TRIAL ->
                placements(step.removed(), "=") + " would leave " + nothing() + ", after " + step.length()
                        + (step.length() == 1 ? " step" : " steps");
            case STUCK -> "no technique leads further; perhaps there are several solutions";
            case CONTRADICTION -> "there is no solution, because there is " + nothing();
        };
    }

    private String within(SudokuTechnique technique) {
        return switch (technique) {
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD ->
                texts(bases()) + " can only have "
                        + listed(covers().stream().map(this::symbol).toList());
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD -> texts(bases()) + " can only stand in " + texts(covers());
            case X_WING, SWORDFISH, JELLYFISH ->
                texts(bases()) + " can only stand in "
                        + listed(covers().stream()
                                .map(item -> sudoku.rules().titleOf(item.unit()))
                                .toList());
            default -> texts(bases()) + " must be placed within " + texts(covers());
        };
    }

    private String symbol(Item item) {
        return sudoku.write(item.symbol());
    }

    private String nothing() {
        return items.isEmpty()
                ? "no way to place the clues"
                : items.get(0).isCell()
                        ? "no symbol for " + items.get(0).text()
                        : "no place for " + items.get(0).text();
    }

    private String placements(List<Placement> some, String equals) {
        return listed(some.stream()
                .map(each -> "r" + (each.row() + 1) + "c" + (each.column() + 1) + equals + sudoku.write(each.symbol()))
                .toList());
    }

    private String texts(List<Item> some) {
        return listed(some.stream().map(Item::text).toList());
    }

    /** With commas, and "and" before the last one. */
    private String listed(List<String> words) {
        int last = words.size() - 1;
        boolean isSequence = step.kind() == Kind.CHAIN;
        return last < 1 || isSequence
                ? String.join(", ", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
