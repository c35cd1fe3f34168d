package io.github.exactcover.dlx.cli;

/** Problems in files that keep a search busy for longer than anybody waits. */
final class Problems {

    private Problems() {}

    /** One pigeon more than there are holes; that they do not fit is hard to see for a search. */
    static String pigeons(int holes) {
        StringBuilder file = new StringBuilder();
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            file.append("p").append(pigeon).append(' ');
        }
        file.append('|');
        for (int hole = 0; hole < holes; hole++) {
            file.append(" h").append(hole);
        }
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            for (int hole = 0; hole < holes; hole++) {
                file.append("\np").append(pigeon).append(" h").append(hole);
            }
        }
        return file.append('\n').toString();
    }

    /** Latin squares, with costs that look random: many are found at once, and the cheapest is hard to prove. */
    static String latin(int size) {
        StringBuilder items = new StringBuilder();
        StringBuilder options = new StringBuilder();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                items.append(String.format(" cell%d,%d row%d,%d column%d,%d", i, j, i, j, i, j));
                for (int k = 0; k < size; k++) {
                    int cost = (i * 7919 + j * 104729 + k * 1299709 + i * j * k) % 97;
                    options.append(String.format("\ncell%d,%d row%d,%d column%d,%d |%d", i, j, i, k, j, k, cost));
                }
            }
        }
        return items + options.toString() + "\n";
    }
}
