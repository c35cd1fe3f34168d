package io.github.exactcover.dlx.model.puzzles;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A rectangle of cells in areas, such as regions or dominoes, drawn with walls between them.
 *
 * @param rows the area of each cell; empty words are no cells
 */
record Areas(List<List<String>> rows) {

    /** The name of a cell, with its row and its column from 1. */
    static String name(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    /** What is written in each cell, by its name, row by row. */
    Map<String, String> cells() {
        Map<String, String> cells = new LinkedHashMap<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                if (!at(row, column).isEmpty()) {
                    cells.put(name(row, column), at(row, column));
                }
            }
        }
        return cells;
    }

    /** The names of all two cells that lie side by side, or one below the other. */
    List<List<String>> neighbors() {
        List<List<String>> pairs = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                if (!at(row, column).isEmpty() && !at(row, column + 1).isEmpty()) {
                    pairs.add(List.of(name(row, column), name(row, column + 1)));
                }
                if (!at(row, column).isEmpty() && !at(row + 1, column).isEmpty()) {
                    pairs.add(List.of(name(row, column), name(row + 1, column)));
                }
            }
        }
        return pairs;
    }

    /** The same cells with other words, by the names of the cells. */
    Areas with(Map<String, String> words) {
        return new Areas(IntStream.range(0, rows.size())
                .mapToObj(row -> IntStream.range(0, rows.get(row).size())
                        .mapToObj(column -> words.getOrDefault(name(row, column), ""))
                        .toList())
                .toList());
    }

    /** The drawing with walls between these areas, and in the colors of others. */
    PuzzleDrawing drawing(List<List<String>> words, Areas colored) {
        StringBuilder text = new StringBuilder();
        int height = rows.size();
        int width = rows.get(0).size();
        int letters = words.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(1);
        for (int row = 0; row <= height; row++) {
            StringBuilder above = new StringBuilder();
            StringBuilder line = new StringBuilder();
            for (int column = 0; column <= width; column++) {
                boolean isAbove = isWall(row, column, row - 1, column);
                boolean isLeft = isWall(row, column, row, column - 1);
                boolean isCorner = isAbove
                        || isLeft
                        || isWall(row - 1, column - 1, row, column - 1)
                        || isWall(row - 1, column - 1, row - 1, column);
                above.append(isCorner ? "+" : " ").append((isAbove ? "-" : " ").repeat(letters + 2));
                String word = row < height && column < width ? words.get(row).get(column) : "";
                line.append(isLeft ? "| " : "  ")
                        .append(" ".repeat(letters - word.length()))
                        .append(word)
                        .append(' ');
            }
            text.append(above.toString().stripTrailing()).append('\n');
            text.append(row < height ? line.toString().stripTrailing() + "\n" : "");
        }
        return new PuzzleDrawing(text.toString(), words, colored.colors());
    }

    private String at(int row, int column) {
        boolean isInside = row >= 0
                && row < rows.size()
                && column >= 0
                && column < rows.get(0).size();
        return isInside ? rows.get(row).get(column) : "";
    }

    private boolean isWall(int row, int column, int otherRow, int otherColumn) {
        return !at(row, column).equals(at(otherRow, otherColumn));
    }

    /** For each cell the color of its area. Areas that touch have different colors, also at a corner. */
    private List<List<Integer>> colors() {
        Map<String, Set<String>> neighbors = new LinkedHashMap<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                Set<String> near = neighbors.computeIfAbsent(at(row, column), area -> new LinkedHashSet<>());
                for (int i = 0; i < 9; i++) {
                    near.add(at(row + i / 3 - 1, column + i % 3 - 1));
                }
            }
        }
        Map<String, Integer> colors = new HashMap<>(Map.of("", PuzzleDrawing.PLAIN));
        neighbors.forEach((area, near) -> {
            BitSet taken = new BitSet();
            near.stream()
                    .map(other -> colors.getOrDefault(other, PuzzleDrawing.PLAIN))
                    .filter(color -> color >= 0)
                    .forEach(taken::set);
            colors.putIfAbsent(area, taken.nextClearBit(0));
        });
        return rows.stream().map(row -> row.stream().map(colors::get).toList()).toList();
    }
}
