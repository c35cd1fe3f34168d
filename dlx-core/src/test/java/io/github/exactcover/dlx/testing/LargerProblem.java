package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.OptionTableBuilder;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Problems of well-known families, too large to try every subset, with the number of their solutions. */
public enum LargerProblem {
    QUEENS_10(724) {
        @Override
        public OptionTable table() {
            Options options = new Options();
            for (int rank = 0; rank < 10; rank++) {
                for (int file = 0; file < 10; file++) {
                    options.add(rank, 10 + file, 20 + rank + file, 39 + rank - file + 9);
                }
            }
            return options.table(20, 58);
        }
    },
    /** Both directions of each pairing. */
    LANGFORD_8(300) {
        @Override
        public OptionTable table() {
            return langford(8);
        }
    },
    /** The two tilings in all their rotations and reflections. */
    PENTOMINOES_3X20(8) {
        @Override
        public OptionTable table() {
            Options options = new Options();
            for (int piece = 0; piece < PENTOMINOES.size(); piece++) {
                for (Set<Integer> cells : placements(PENTOMINOES.get(piece))) {
                    int number = piece;
                    options.add(IntStream.concat(
                                    IntStream.of(number), cells.stream().mapToInt(cell -> 12 + cell))
                            .toArray());
                }
            }
            return options.table(72, 72);
        }
    },
    /** A cyclic square of order 9 in which six rows are empty but for two cells each. */
    LATIN_9_WITH_HOLES(-1) {
        @Override
        public OptionTable table() {
            Options options = new Options();
            for (int cell = 0; cell < 81; cell++) {
                int row = cell / 9;
                int column = cell % 9;
                int given = (row + column) % 9;
                boolean hole = row < 6 && (row + column * 4) % 9 > 2;
                for (int digit = 0; digit < 9; digit++) {
                    if (hole || digit == given) {
                        options.add(cell, 81 + row * 9 + digit, 162 + column * 9 + digit);
                    }
                }
            }
            return options.table(243, 243);
        }
    },
    /** Words across and down, where the letters are the colors of the squares. */
    WORD_RECTANGLES_4X4(-1) {
        @Override
        public OptionTable table() {
            Random random = new Random(20261121);
            Set<List<Integer>> words = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
            while (words.size() < 200) {
                words.add(random.ints(4, 1, 7).boxed().toList());
            }
            Options options = new Options();
            for (int line = 0; line < 8; line++) {
                for (List<Integer> word : words) {
                    options.cell(line, OptionTable.NO_COLOR);
                    for (int i = 0; i < 4; i++) {
                        options.cell(8 + (line < 4 ? 4 * line + i : 4 * i + line - 4), word.get(i));
                    }
                    options.end();
                }
            }
            return options.table(8, 24);
        }
    },
    /** A random sparse matching problem in three dimensions that has a solution. */
    MATCHING_3D(-1) {
        @Override
        public OptionTable table() {
            Random random = new Random(20261122);
            Options options = new Options();
            for (int i = 0; i < 60; i++) {
                options.add(i, 60 + i, 120 + i);
                for (int more = 0; more < 4; more++) {
                    options.add(random.nextInt(60), 60 + random.nextInt(60), 120 + random.nextInt(60));
                }
            }
            return options.table(180, 180);
        }
    };

    private static final List<List<String>> PENTOMINOES = List.of(
            List.of("XXXXX"),
            List.of("XXXX", "X"),
            List.of("XXXX", " X"),
            List.of("XXX", "  XX"),
            List.of("XXX", "XX"),
            List.of("XXX", "X X"),
            List.of("XXX", "X", "X"),
            List.of("XXX", " X", " X"),
            List.of("X", "XX", " XX"),
            List.of(" XX", "XX", " X"),
            List.of(" X", "XXX", " X"),
            List.of("XX", " X", " XX"));

    private final int solutions;

    LargerProblem(int solutions) {
        this.solutions = solutions;
    }

    /** The problem as engines see it. */
    public abstract OptionTable table();

    /** The number of solutions in the literature, or -1. */
    public int solutions() {
        return solutions;
    }

    /** All sets of squares of a board of 3 by 20 that a piece can cover. */
    private static Set<Set<Integer>> placements(List<String> piece) {
        Set<Set<Integer>> placements = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        for (int turn = 0; turn < 8; turn++) {
            for (int row = -4; row < 7; row++) {
                for (int column = -4; column < 24; column++) {
                    Set<Integer> cells = new TreeSet<>();
                    for (int y = 0; y < piece.size(); y++) {
                        for (int x = 0; x < piece.get(y).length(); x++) {
                            int across = (turn & 1) == 0 ? x : -x;
                            int down = (turn & 2) == 0 ? y : -y;
                            int atRow = row + ((turn & 4) == 0 ? down : across);
                            int atColumn = column + ((turn & 4) == 0 ? across : down);
                            boolean onBoard = atRow >= 0 && atRow < 3 && atColumn >= 0 && atColumn < 20;
                            if (piece.get(y).charAt(x) == 'X' && onBoard) {
                                cells.add(20 * atRow + atColumn);
                            }
                        }
                    }
                    if (cells.size() == 5) {
                        placements.add(cells);
                    }
                }
            }
        }
        return placements;
    }

    /**
     * Langford pairs of the numbers up to n, both directions of each pairing. There are none if n is 1 or 2 modulo 4.
     */
    public static OptionTable langford(int n) {
        Options options = new Options();
        langford(n, options);
        return options.table(3 * n, 3 * n);
    }

    /** The same with places that may stay free, though none can; so a parity does not say that there are none. */
    public static OptionTable langfordOfNumbers(int n) {
        Options options = new Options();
        langford(n, options);
        return options.table(n, 3 * n);
    }

    private static void langford(int n, Options options) {
        for (int digit = 1; digit <= n; digit++) {
            for (int place = 0; place + digit + 1 < 2 * n; place++) {
                options.add(digit - 1, n + place, n + place + digit + 1);
            }
        }
    }

    /** Items in a row; an option covers one of them, or two that are neighbours. */
    public static OptionTable path(int items) {
        Options options = new Options();
        for (int item = 0; item < items; item++) {
            options.add(item);
            if (item > 0) {
                options.add(item - 1, item);
            }
        }
        return options.table(items, items);
    }

    /** Langford pairs of the numbers up to 11, and many more items that one option covers. */
    public static OptionTable langfordAndOthers(int others) {
        Options options = new Options();
        langford(11, options);
        options.add(IntStream.range(33, 33 + others).toArray());
        return options.table(33 + others, 33 + others);
    }

    /** Builds a table, option by option. */
    private static final class Options {

        private final OptionTableBuilder builder = new OptionTableBuilder();

        void add(int... items) {
            for (int item : items) {
                cell(item, OptionTable.NO_COLOR);
            }
            end();
        }

        void cell(int item, int color) {
            builder.addCell(item, color);
        }

        void end() {
            builder.endOption();
        }

        OptionTable table(int primaryCount, int itemCount) {
            return builder.build(primaryCount, IntStream.range(0, itemCount).toArray());
        }
    }
}
